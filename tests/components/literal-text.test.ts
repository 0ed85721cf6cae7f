/** What readers read comes from the dictionaries and the content: no component says a word itself. */
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { markupOf, misread } from '../build/markup.ts';
import { lineAt, nodesOf, readSources } from '../build/source-files.ts';

const FILES = readSources().filter(({ path }) => /\.(tsx|astro)$/.test(path));

/** Attributes that are read out or shown. */
const READ = new Set([
  ...['title', 'alt', 'placeholder', 'label', 'summary'],
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
]);

/** Of all that pages tell browsers, the description is what people read. */
const isDescription = (attribute: ts.JsxAttribute): boolean =>
  attribute.name.getText() === 'content' && /\bname="description"/.test(attribute.parent.getText());

const LETTERS = /\p{L}{2}|\p{L}\p{M}/u;

/** Texts that an expression may put on the page as they stand: itself, or one of its branches. */
function textsIn(node: ts.Node | undefined): readonly ts.Node[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node];
  if (ts.isTemplateExpression(node)) {
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  }
  if (ts.isParenthesizedExpression(node)) return textsIn(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsIn);
  if (ts.isBinaryExpression(node)) return [node.left, node.right].flatMap(sideTexts);
  return [];
}

/** One side of `a && 'b'` or `'a' + b`; what is compared is not shown. */
const sideTexts = (node: ts.Expression): readonly ts.Node[] =>
  ts.isBinaryExpression(node) && isComparison(node.operatorToken.kind) ? [] : textsIn(node);

const isComparison = (kind: ts.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
  kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;

function shownTexts(node: ts.Node): readonly ts.Node[] {
  if (ts.isJsxText(node)) return [node];
  if (ts.isJsxAttribute(node)) {
    if (!READ.has(node.name.getText()) && !isDescription(node)) return [];
    const { initializer } = node;
    return textsIn(
      initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer,
    );
  }
  const isChild = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent);
  return isChild ? textsIn(node.expression) : [];
}

function literalTexts(markup: ts.SourceFile): readonly string[] {
  return nodesOf(markup)
    .flatMap(shownTexts)
    .map((node) => ({ node, text: 'text' in node ? String(node.text).trim() : '' }))
    .filter(({ text }) => LETTERS.test(text))
    .map(({ node, text }) => `${markup.fileName}:${lineAt(markup, node.getStart())} ${text}`);
}

describe.each(FILES)('$path', (file) => {
  test('can be read as markup', () => expect(misread(markupOf(file))).toEqual([]));

  test('says no word of its own', () => {
    expect(literalTexts(markupOf(file)), 'word it in src/i18n/words').toEqual([]);
  });
});

describe('the search for literal texts', () => {
  const found = (path: string, text: string) =>
    literalTexts(markupOf({ path, text, code: text, imports: [] })).length;

  test.each([
    ['<p>Waits</p>', 1],
    ['<p>été</p>', 1],
    ["<p>{'Waits'}</p>", 1],
    ["<p>{wins && 'Right'}</p>", 1],
    ["<p>{wins ? 'Right' : 'Wrong'}</p>", 2],
    [`<p>{\`Hand \${n}\`}</p>`, 1],
    ['<img alt="A sparrow" />', 1],
    ["<button aria-label={'Close' + it} />", 1],
    ['<p>{say("waits.check")}</p>', 0],
    ['<p class="note">{kind === \'chow\' && <b>{n}</b>}</p>', 0],
    ["<p>{' · '}–→✓ 7</p>", 0],
    ['<kbd>?</kbd>', 0],
    ['<meta name="description" content="Learn mah-jong" />', 1],
    ['<meta name="viewport" content="width=device-width, initial-scale=1" />', 0],
  ])('finds in %s as many: %d', (markup, count) => {
    expect(found('a.tsx', `export const it = () => ${markup};`)).toBe(count);
    expect(
      found(
        'a.astro',
        `---\nconst wins = 'Right';\n---\n${markup}\n<style>p { color: red }</style>`,
      ),
    ).toBe(count);
  });
});
