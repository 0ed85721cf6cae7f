/** The files of the built site and their addresses. */
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

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
