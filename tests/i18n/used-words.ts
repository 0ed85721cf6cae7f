/** Which keys of the dictionaries the sources speak of. */
import ts from 'typescript';
import { RULESET_IDS } from '../../src/engine/scoring/rule-id.ts';
import { WORDS } from '../../src/i18n/words.ts';
import { markupOf } from '../build/markup.ts';
import { nodesOf, type SourceFile, syntaxOf } from '../build/source-files.ts';

const { en } = WORDS;

export interface UsedWords {
  /** Keys that stand in the source as they are. */
  readonly keys: ReadonlySet<string>;
  /** Keys that are put together, a star for each part that is filled in: `wait.*`. */
  readonly patterns: ReadonlySet<string>;
  /** What a speaker is told to say that is no key. */
  readonly unknown: readonly string[];
}

const AREAS = new Set(Object.keys(en).map((key) => key.slice(0, key.indexOf('.') + 1)));

const isArea = (text: string): boolean =>
  AREAS.has(text.slice(0, text.indexOf('.') + 1)) && /^[\w.-]+\.$/.test(text);

const isSpeaking = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  /^say/.test(node.expression.text);

/** What keys begin with that are made for any rule set, or any drill that one teaches. */
const OWNERS = [...RULESET_IDS, 'count', 'marks', 'fans', 'total', 'eight'].join('|');

/** Whether a pattern begins with the name of a rule set or a drill, filled in, and words some keys. */
function isOpenPattern(pattern: string): boolean {
  if (!/^\*\.[a-z]/i.test(pattern)) return false;
  const rest = pattern.slice(1).replace(/[.]/g, '\\.').replace(/\*/g, '[^.]+');
  const key = new RegExp(`^(${OWNERS})${rest}$`);
  return Object.keys(en).some((known) => key.test(known));
}

const patternOf = ({ head, templateSpans }: ts.TemplateExpression): string =>
  templateSpans.reduce((text, span) => `${text}*${span.literal.text}`, head.text);

/** Both halves of an Astro file: its code and its template. */
const nodesIn = (file: SourceFile): readonly ts.Node[] =>
  file.path.endsWith('.astro')
    ? [syntaxOf(file), markupOf(file)].flatMap(nodesOf)
    : nodesOf(syntaxOf(file));

export function wordsUsedIn(files: readonly SourceFile[]): UsedWords {
  const keys = new Set<string>();
  const patterns = new Set<string>();
  const unknown: string[] = [];
  for (const file of files) {
    for (const node of nodesIn(file)) {
      if (ts.isStringLiteralLike(node) && Object.hasOwn(en, node.text)) keys.add(node.text);
      if (ts.isTemplateExpression(node)) {
        const pattern = patternOf(node);
        if (isArea(node.head.text) || isOpenPattern(pattern)) patterns.add(pattern);
      }
      const [said] = isSpeaking(node) ? node.arguments : [];
      if (said && ts.isStringLiteralLike(said) && !Object.hasOwn(en, said.text)) {
        unknown.push(`${file.path}: ${said.text}`);
      }
    }
  }
  return { keys, patterns, unknown };
}
