/** Components as the server draws them, and what a test wants to know of the markup. */
import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  type ParserError,
  parseFragment,
} from 'parse5';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Locale } from '../../src/i18n/locales.ts';
import { type Say, speaker } from '../../src/i18n/speak.ts';
import { WORDS } from '../../src/i18n/words.ts';

export const speak = (locale: Locale): Say => speaker(locale, WORDS[locale]);

type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** An element of the markup, with what stands inside it as markup. */
export interface Drawn {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inner: string;
}

const { isElementNode, isTextNode } = defaultTreeAdapter;

const complain = ({ code, startOffset }: ParserError): never => {
  throw new Error(`${code} at ${startOffset}`);
};

/** All nodes of some markup, in its order. */
function nodesIn(markup: string): readonly ChildNode[] {
  const below = (node: ParentNode): readonly ChildNode[] =>
    node.childNodes.flatMap((child) => [child, ...('childNodes' in child ? below(child) : [])]);
  return below(parseFragment(markup, { sourceCodeLocationInfo: true, onParseError: complain }));
}

/** Every element of some markup in the order of the opening tags. */
export const elementsIn = (markup: string): readonly Drawn[] =>
  nodesIn(markup).flatMap((node) => {
    if (!isElementNode(node)) return [];
    const { startTag, endTag } = node.sourceCodeLocation ?? {};
    const attributes = node.attrs.map(({ prefix, name, value }) => [
      prefix ? `${prefix}:${name}` : name,
      value,
    ]);
    return {
      name: node.tagName,
      attributes: Object.fromEntries(attributes),
      inner: endTag ? markup.slice(startTag?.endOffset, endTag.startOffset) : '',
    };
  });

/** The text of some markup, as it is read. */
export const textIn = (markup: string): string =>
  nodesIn(markup)
    .flatMap((node) => (isTextNode(node) ? node.value : []))
    .join(' ')
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
