/** Reading the built pages: enough HTML for what Astro writes, and no more. */
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#38': '&', '#39': "'" };
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

export function unescapeHtml(text) {
  return text.replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole);
}

export function attributesOf(text) {
  const found = {};
  for (const [, name, double, single, bare] of text.matchAll(ATTRIBUTE)) {
    found[name.toLowerCase()] = unescapeHtml(double ?? single ?? bare ?? '');
  }
  return found;
}

/** The page without its comments and the insides of its scripts and styles. */
function skeleton(html) {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2\s*>)/gi, '$1$3');
}

/** Every start tag, in order. */
export function tagsOf(html) {
  const tags = skeleton(html).matchAll(/<([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi);
  return [...tags].map(([, name, rest]) => ({
    name: name.toLowerCase(),
    attributes: attributesOf(rest),
  }));
}

/** The elements of a name that hold text: scripts, styles, the title. */
export function elementsOf(html, name) {
  const pattern = new RegExp(
    `<${name}\\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([\\s\\S]*?)</${name}\\s*>`,
    'gi',
  );
  return [...html.replace(/<!--[\s\S]*?-->/g, '').matchAll(pattern)].map(([, rest, text]) => ({
    attributes: attributesOf(rest),
    text,
  }));
}

/** Files of a folder, by their path from it with `/`, sorted. */
export function filesOf(folder, extension = '') {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .map((path) => path.split(sep).join('/'))
    .sort();
}

/** The address of a page's file: `/fr/learn/index.html` is `/fr/learn/`. */
export function addressOf(file, base = '/') {
  return `${base}${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

/** The file that an address of the site names, or undefined for another host's. */
export function fileAt(address, { base = '/', from = base } = {}) {
  const url = new URL(address, `http://site.invalid${from}`);
  if (url.host !== 'site.invalid' || !url.pathname.startsWith(base)) return undefined;
  const path = decodeURIComponent(url.pathname.slice(base.length));
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}
