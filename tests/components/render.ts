/** Components as the server draws them, and what a test wants to know of the markup. */
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Locale } from '../../src/i18n/locales.ts';
import { type Say, speaker } from '../../src/i18n/speak.ts';
import { WORDS } from '../../src/i18n/words.ts';

export const speak = (locale: Locale): Say => speaker(locale, WORDS[locale]);

/** An element of the markup, with what stands inside it as markup. */
export interface Drawn {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inner: string;
}

const VOID = new Set(['img', 'input', 'br', 'hr', 'link', 'meta']);
const TAG = /<(\/?)([a-z][\w-]*)((?:\s[^<>]*?)?)(\/?)>/g;
const ATTRIBUTE = /\s([\w:-]+)(?:="([^"]*)")?/g;

const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" } as const;
const plain = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity as keyof typeof ENTITIES]);

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, plain(value)]),
  );

/** Every element of some markup in the order of the opening tags. */
export function elementsIn(markup: string): readonly Drawn[] {
  const open: { name: string; at: number; place: number }[] = [];
  const found: Drawn[] = [];
  for (const { 0: tag, 1: closing, 2: name = '', 3: rest = '', 4: alone, index } of markup.matchAll(
    TAG,
  )) {
    if (!closing) {
      found.push({ name, attributes: attributesOf(rest), inner: '' });
      if (!alone && !VOID.has(name)) {
        open.push({ name, at: index + tag.length, place: found.length - 1 });
      }
      continue;
    }
    const last = open.pop();
    if (last?.name !== name) throw new Error(`</${name}> closes <${last?.name}>`);
    found[last.place] = { ...(found[last.place] as Drawn), inner: markup.slice(last.at, index) };
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  return found;
}

/** The text of some markup, as it is read. */
export const textIn = (markup: string): string =>
  plain(markup.replace(/<[^>]*>/g, ' '))
    .replace(/[ \n]+/g, ' ')
    .trim();

export const draw = (node: VNode): readonly Drawn[] => elementsIn(renderToString(node));

/** The elements that carry all these attributes with these values; a star stands for any value. */
export const having = (
  elements: readonly Drawn[],
  wanted: Readonly<Record<string, string>>,
): readonly Drawn[] =>
  elements.filter(({ attributes }) =>
    Object.entries(wanted).every(([name, value]) =>
      value === '*' ? Object.hasOwn(attributes, name) : attributes[name] === value,
    ),
  );

/** The elements of a class. */
export const ofClass = (elements: readonly Drawn[], name: string): readonly Drawn[] =>
  elements.filter(({ attributes }) => attributes['class']?.split(' ').includes(name));

/** The faces that are drawn, in their order, backs as `back`. */
export const facesIn = (markup: string): readonly string[] =>
  ofClass(elementsIn(markup), 'tile').map(({ attributes }) => attributes['data-tile'] ?? 'back');

/** What is said in place of a drawing, as text that cannot be seen. */
export const nameIn = (markup: string): string =>
  ofClass(elementsIn(markup), 'visually-hidden')
    .map(({ inner }) => textIn(inner))
    .join(' ');
