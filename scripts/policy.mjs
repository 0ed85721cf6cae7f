/**
 * What a page may run and load stands in the page itself, whatever host serves it: the scripts and
 * styles of this site, and of what is written in the page that which has the sum of its text in
 * the list. Nothing else runs, a `style` attribute least of all: what the build wrote into one goes
 * into the style of the page.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultTreeAdapter, parse } from 'parse5';
import { filesOf } from './site-files.mjs';

const { getChildNodes, getTemplateContent, isElementNode, isTextNode } = defaultTreeAdapter;

/** Who may make a script or markup of a text: `tests/architecture.test.ts` knows where they stand. */
const TRUSTED = 'workers waiting islands offline pagefind';
/** Text in a script of another type is data. */
const RUNS = new Set(['', 'module', 'text/javascript', 'application/javascript']);

const attributesOf = ({ attrs }) =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
const textOf = (node) =>
  getChildNodes(node)
    .filter(isTextNode)
    .map(({ value }) => value)
    .join('');
const sumOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Every element of a page, what waits in a `noscript` too, and whether it waits there. */
function elementsOf(html) {
  const found = [];
  const visit = (node, waits) => {
    const inside = node.nodeName === 'template' ? getTemplateContent(node) : node;
    for (const child of getChildNodes(inside)) {
      if (!isElementNode(child)) continue;
      const name = child.tagName.toLowerCase();
      const at = child.sourceCodeLocation;
      // What a browser would add, such as a `tbody`, is nowhere in the text.
      if (at) found.push({ name, at, waits, node: child, attributes: attributesOf(child) });
      visit(child, waits || name === 'noscript' || name === 'template');
    }
  };
  visit(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }), false);
  return found;
}

const isRun = ({ name, attributes }) =>
  name === 'script' && attributes.src === undefined && RUNS.has(attributes.type ?? '');
const isPlain = (element) => isRun(element) && element.node.attrs.length === 0 && !element.waits;
const isSheet = ({ name, waits }) => name === 'style' && !waits;

const replaced = (html, edits) =>
  [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, by }) => text.slice(0, from) + by + text.slice(to), html);

/** The names of rules: a, b, … z, a1, b1, … */
const ruleName = (n) => String.fromCharCode(97 + (n % 26)) + (n < 26 ? '' : Math.floor(n / 26));

function attributesApart(elements) {
  const names = new Map();
  const edits = [];
  for (const { at, attributes } of elements) {
    const { style } = attributes;
    if (style === undefined) continue;
    if (/[{}<]/.test(style)) throw new Error(`A style that is no list of declarations: ${style}`);
    if (!names.has(style)) names.set(style, ruleName(names.size));
    const { startOffset: from, endOffset: to } = at.attrs.style;
    edits.push({ from, to, by: `data-css="${names.get(style)}"` });
  }
  const rules = [...names].map(([style, name]) => `[data-css=${name}]{${style.replace(/;$/, '')}}`);
  return { rules: rules.join(''), edits };
}

/** One style in the place of the first: each more costs the page another sum. */
function stylesTogether(elements, rules) {
  const sheets = elements.filter(isSheet);
  const text = sheets.map(({ node }) => textOf(node).trim()).join('') + rules;
  const places = sheets.map(({ at }) => ({ from: at.startOffset, to: at.endOffset, by: '' }));
  if (text === '') return { texts: [], edits: [] };
  if (places.length === 0) throw new Error('A page with styles in attributes and none of its own.');
  const [first, ...others] = places;
  return { texts: [text], edits: [{ ...first, by: `<style>${text}</style>` }, ...others] };
}

/** Scripts that follow each other at once are one. */
function scriptsTogether(elements) {
  const texts = [];
  const edits = [];
  let before;
  for (const element of elements.filter(isRun)) {
    const { at, node } = element;
    if (before && isPlain(element) && at.startOffset === before.endOffset) {
      edits.push({ from: before.endTag.startOffset, to: at.startTag.endOffset, by: ';' });
      texts.push(`${texts.pop()};${textOf(node)}`);
    } else texts.push(textOf(node));
    before = isPlain(element) ? at : undefined;
  }
  return { texts, edits };
}

/** The policy that a page needs for what is written in it. */
function policyFor(scripts, styles) {
  const allowed = (kind, texts) => [`${kind}-src 'self'`, ...new Set(texts.map(sumOf))].join(' ');
  return [
    "default-src 'self'",
    allowed('script', scripts),
    allowed('style', styles),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED}`,
  ].join(';');
}

const HEADER = 'content-security-policy';

/** The page with its policy, before anything that falls under it. */
export function strictPage(html) {
  const elements = elementsOf(html);
  const attributes = attributesApart(elements);
  const styles = stylesTogether(elements, attributes.rules);
  const scripts = scriptsTogether(elements);
  const waiting = elements.filter(({ name, waits }) => name === 'style' && waits);
  const charset = elements.find(({ attributes: { charset } }) => charset !== undefined);
  const title = elements.find(({ name }) => name === 'title');
  const place = charset?.at.endOffset ?? title?.at.startOffset;
  if (place === undefined) throw new Error('A page without a title.');
  const text = policyFor(scripts.texts, [
    ...styles.texts,
    ...waiting.map(({ node }) => textOf(node)),
  ]);
  return replaced(html, [
    ...[...attributes.edits, ...styles.edits, ...scripts.edits],
    { from: place, to: place, by: `<meta http-equiv="${HEADER}" content="${text}">` },
  ]);
}

/** What in a built page its policy would stop, or let through that is not known; none where all is well. */
export function policyTroubles(html) {
  const elements = elementsOf(html);
  const [meta, ...others] = elements.filter(
    ({ attributes }) => attributes['http-equiv']?.toLowerCase() === HEADER,
  );
  if (!meta || others.length > 0) return ['no policy, or more than one'];
  const early = elements.filter(
    ({ name, at }) => /^(script|style|link)$/.test(name) && at.startOffset < meta.at.startOffset,
  );
  const scripts = elements.filter(isRun).map(({ node }) => textOf(node));
  const styles = elements.filter(({ name }) => name === 'style').map(({ node }) => textOf(node));
  const attributes = elements.flatMap(({ node }) => node.attrs.map(({ name }) => name));
  return [
    ...early.map(({ name }) => `${name} before the policy`),
    ...attributes.filter((name) => name === 'style' || name.startsWith('on')),
    ...(meta.attributes.content === policyFor(scripts, styles)
      ? []
      : ['another policy than its own']),
  ];
}

/** @returns {import('astro').AstroIntegration} */
export const policy = () => ({
  name: 'policy',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      for (const file of filesOf(folder, '.html')) {
        const place = join(folder, file);
        writeFileSync(place, strictPage(readFileSync(place, 'utf8')));
      }
    },
  },
});

/** What the islands of Preact do with texts, and what they are to do. */
const ISLANDS = {
  // A place is emptied with a text; no node needs one.
  client: ['element.innerHTML = "";', 'element.replaceChildren();'],
  // What the build wrote between the tags of an island is markup by a policy of its own.
  'static-html': [
    '{ __html: value }',
    '{ __html: (policy ??= globalThis.trustedTypes?.createPolicy("islands", RULES) ?? RULES).createHTML(value) }',
  ],
};
const ISLAND_POLICY = 'const RULES = { createHTML: (text) => text };\nlet policy;\n';

export const trustedIslands = () => ({
  name: 'trusted-islands',
  transform: (code, id) => {
    const file = /\/@astrojs\/preact\/dist\/([\w-]+)\.js/.exec(id)?.[1];
    if (!file || !Object.hasOwn(ISLANDS, file)) return undefined;
    const [found, wanted] = ISLANDS[file];
    const changed = code.replace(found, wanted);
    if (changed === code) throw new Error(`@astrojs/preact has another ${file}.js.`);
    return { code: (file === 'client' ? '' : ISLAND_POLICY) + changed, map: null };
  },
});
