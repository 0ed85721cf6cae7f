/** A built page as a tree: the HTML that Astro writes, where every element is closed. */
import { attributesOf, unescapeHtml } from '../html.mjs';

const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
const LEFT_OUT = new Set(['script', 'style', 'template', 'svg', 'astro-island']);
const PART =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([a-z][\w:-]*)\s*>|<([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+|</gi;

class Element {
  #written;
  #attributes;

  constructor(name, written = '') {
    this.name = name;
    this.children = [];
    this.#written = written;
  }

  /** Most are never asked for theirs. */
  get attributes() {
    this.#attributes ??= attributesOf(this.#written);
    return this.#attributes;
  }
}

/** Where an element ends that holds no other of its name. */
function endOf(html, name, from) {
  const end = `</${name}>`;
  const at = html.indexOf(end, from);
  return at < 0 ? html.length : at + end.length;
}

function close(open, name) {
  const at = open.findLastIndex((one) => one.name === name);
  if (at > 0) open.length = at;
}

/**
 * Elements are `{ name, attributes, children }`, text is a string. Scripts, styles, drawings and
 * what a script takes over are left out; what waits in a `noscript` is part of the page.
 */
export function treeOf(html) {
  const root = new Element('');
  const open = [root];
  PART.lastIndex = 0;
  for (let found = PART.exec(html); found; found = PART.exec(html)) {
    const [text, closed, opened, rest = ''] = found;
    if (closed) close(open, closed.toLowerCase());
    else if (opened) {
      const name = opened.toLowerCase();
      if (LEFT_OUT.has(name) && !rest.endsWith('/')) {
        PART.lastIndex = endOf(html, name, PART.lastIndex);
        continue;
      }
      const made = new Element(name, rest);
      open.at(-1).children.push(made);
      if (!VOID.has(name) && !rest.endsWith('/')) open.push(made);
    } else if (!text.startsWith('<!')) open.at(-1).children.push(unescapeHtml(text));
  }
  return root;
}

/** The first element below this one that fits, in the order of the page. */
export function firstIn(node, fits) {
  for (const child of node.children) {
    if (typeof child === 'string') continue;
    const found = fits(child) ? child : firstIn(child, fits);
    if (found) return found;
  }
  return undefined;
}
