/**
 * A built page cut into what a search can lead to: its sections, and each rule, word or hand of
 * a list with an address of its own.
 */
import { elementsIn, treeOf } from '../html.mjs';

/** What kind of thing an address leads to; the first row that fits counts. */
const KINDS = [
  [/^learn\/[^/]+\/[^/]+\/$/, 'lesson'],
  [/^rules\/[^/]+\/(errata\/)?$/, 'rule'],
  [/^glossary\/$/, 'term'],
  [/^hands\/[^/]+\/$/, 'hand'],
];

/** Stands around the prose of a record. */
export const FENCE = '¶';

/** Between two texts of which the first ends without a full stop. */
const BREAK = '·';

/** Scripts, styles, drawings and what a script takes over. */
const LEFT_OUT = new Set(['script', 'style', 'template', 'svg', 'astro-island']);
const SKIPPED = new Set(['nav', 'form', 'search', 'button', 'dialog', 'footer']);
/** Questions and their answers on paper; what is only drawn, or only said. */
const SKIPPED_CLASS = /\b(lesson-position|visually-hidden|tile)\b|(^|\s)fold(\s|$)/;
const BLOCK =
  /^(p|li|dt|dd|tr|td|th|h[1-6]|div|section|article|figure|figcaption|caption|summary|blockquote|details|header|aside|ul|ol|dl|table|br)$/;
const HEADING = /^h[1-4]$/;
const ENDED = /[.!?…:;]\s?»?$/;

const has = (node, name) => node.attributes[name] !== undefined;
const isSkipped = ({ name, attributes }) =>
  SKIPPED.has(name) ||
  attributes['aria-hidden'] === 'true' ||
  SKIPPED_CLASS.test(attributes.class ?? '');

const squeeze = (text) => text.replace(/\s+/g, ' ').trim();

function joined(texts) {
  let all = '';
  for (const text of texts.map(squeeze)) {
    if (text === '') continue;
    const gap = ENDED.test(all) ? ' ' : ` ${BREAK} `;
    all = all === '' ? text : all + gap + text;
  }
  return all;
}

/** Words that only their boxes keep apart get a space. */
const glued = (before, after) =>
  /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after)
    ? `${before} ${after}`
    : before + after;

/** Everything that is written in an element. */
const textOf = (node) =>
  squeeze(
    node.children
      .map((child) => (typeof child === 'string' ? child : isSkipped(child) ? '' : textOf(child)))
      .reduce(glued, ''),
  );

/** The title of a row is what stands in its heading itself, unless that is only a number. */
function titleOf(heading) {
  const own = squeeze(heading.children.filter((child) => typeof child === 'string').join(' '));
  return own === '' || LIKE_A_NUMBER.test(own) ? textOf(heading) : own;
}

const LIKE_A_NUMBER = /^[A-Z0-9]+([.-][A-Z0-9]+)*[a-z]?$/;

/** Reads one page into pieces: `{ anchor, title, texts, hidden }`. */
class PageReader {
  constructor(locale, kind) {
    Object.assign(this, { locale, kind, pieces: [] });
    this.begin('', '');
  }

  begin(anchor, title, heading) {
    const piece = { anchor, title, heading, texts: [''], hidden: [] };
    this.pieces.push(piece);
    return piece;
  }

  write(piece, text, isBlock) {
    if (isBlock) piece.texts.push(text);
    else piece.texts.push(glued(piece.texts.pop(), text));
  }

  /** A row has an address of its own, and its heading other names for it. */
  readRow(node) {
    const named = has(node, 'id') ? node : elementsIn(node).find((child) => has(child, 'id'));
    const heading = elementsIn(node).find(({ name }) => HEADING.test(name));
    const piece = this.begin(
      named?.attributes.id ?? '',
      heading ? titleOf(heading) : '',
      heading ?? node,
    );
    this.read(node, piece);
  }

  /** @returns the piece that what follows the heading belongs to */
  readHeading(node, piece) {
    const text = textOf(node);
    if (node === piece.heading) {
      for (const child of node.children) {
        if (typeof child !== 'string') piece.hidden.push(textOf(child));
      }
    } else if (node.name === 'h1') this.pieces[0].title = text;
    else if (node.name === 'h2' && !piece.heading && has(node, 'id'))
      return this.begin(node.attributes.id, text);
    else this.write(piece, text, true);
    return piece;
  }

  /** The facts beside a rule lead elsewhere; the source's own words for it are kept. */
  readFacts(node, piece) {
    for (const child of node.children) {
      if (typeof child === 'string') continue;
      if (has(child, 'lang')) piece.hidden.push(textOf(child));
      else this.readFacts(child, piece);
    }
  }

  /** Tiles in a sentence are written as the site writes hands: `234m`. */
  writeTile(piece, tile) {
    const text = piece.texts.pop();
    const isSame = /\d[mpszf]$/.test(text) && text.at(-1) === tile.at(-1);
    piece.texts.push((isSame ? text.slice(0, -1) : text) + tile);
  }

  readElement(node, piece) {
    if (node.attributes['data-size'] === 'inline' && has(node, 'data-tile'))
      this.writeTile(piece, node.attributes['data-tile']);
    if (isSkipped(node)) return piece;
    if (has(node, 'data-row')) this.readRow(node);
    // It tells the answer to a question.
    else if (has(node, 'data-after')) piece.hidden.push(textOf(node));
    else if (HEADING.test(node.name)) return this.readHeading(node, piece);
    else if (node.name === 'dl' && this.kind === 'rule') this.readFacts(node, piece);
    else {
      const isBlock = BLOCK.test(node.name);
      if (isBlock) this.write(piece, '', true);
      if (node.attributes.lang && node.attributes.lang !== this.locale)
        piece.hidden.push(textOf(node));
      const last = this.read(node, piece);
      if (isBlock) this.write(last, '', true);
      return last;
    }
    return piece;
  }

  /** @returns the piece that what follows the element belongs to */
  read(node, piece) {
    let at = piece;
    for (const child of node.children) {
      if (typeof child === 'string') this.write(at, child, false);
      else at = this.readElement(child, at);
    }
    return at;
  }
}

function recordOf(piece, { page, kind, locale, path }) {
  const { anchor, texts, hidden, heading } = piece;
  const isRule = kind === 'rule' && heading !== undefined;
  const title = piece.title || page;
  const isNumbered = isRule && LIKE_A_NUMBER.test(anchor) && !title.startsWith(anchor);
  const names = isRule ? [anchor, `${path.split('/')[1]}.${anchor}`] : [];
  return {
    url: `/${locale}/${path}${anchor === '' ? '' : `#${anchor}`}`,
    locale,
    // The heads of lists are pages as others are.
    kind: kind === 'lesson' || heading ? kind : 'page',
    title: isNumbered ? `${anchor} ${BREAK} ${title}` : title,
    place: anchor === '' ? '' : page,
    text: joined(texts),
    hidden: joined([...names, ...hidden]),
  };
}

/**
 * What the search knows of one page.
 * @param {string} html
 * @param {{ locale: string, path: string }} at the address below the language, `learn/waits/nine-gates/`
 */
export function recordsOf(html, { locale, path }) {
  const elements = elementsIn(treeOf(html, LEFT_OUT));
  const main = elements.find(({ name }) => name === 'main');
  const metas = new Map(
    elements
      .filter(({ name, attributes }) => name === 'meta' && attributes.name)
      .map(({ attributes }) => [attributes.name, attributes.content]),
  );
  if (!main || metas.has('robots')) return [];
  const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
  const reader = new PageReader(locale, kind);
  const [first] = reader.pieces;
  first.texts.unshift(metas.get('description') ?? '');
  reader.read(main, first);
  const title = elements.find(({ name }) => name === 'title');
  const page = first.title || (title ? textOf(title).split(' · ')[0] : '');
  return reader.pieces
    .map((piece) => recordOf(piece, { page, kind, locale, path }))
    .filter(({ text, place }) => place === '' || text !== '');
}
