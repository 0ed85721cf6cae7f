/**
 * What is kept of a language for reading offline, in layers: first what the worker waits for before
 * it answers anything, then what lessons need beside it, the rest, and the index of the search.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../site-files.mjs';
import { isNamedByContent, LAYERS } from './order.mjs';

const NOT_FOUND = '404.html';

/** These have a sum of their content in their name. */
const ASSET = /^_astro\/.*\.(css|js|svg|woff2)$/;
const SCRIPT_OR_SHEET = /\.(css|html|js)$/;
/** The words of a drill for other pages: their name says which state of the site they are of. */
const WORDS = /^drill\/[^/]+\.json$/;
const FIRST = /^((learn\/|drill\/([^/]+\/)?)?index\.html)$/;
const LESSON = /^learn\/[^/]+\//;

/** The files that one names, and those that these name: whatever a page may ask for. */
function createReach(folder, assets) {
  const byName = new Map(assets.map((path) => [path.slice(path.lastIndexOf('/') + 1), path]));
  const named = new Map();
  const namedIn = (path) => {
    if (!SCRIPT_OR_SHEET.test(path)) return [];
    const text = readFileSync(join(folder, path), 'utf8');
    const names = new Set(text.match(/[\w.@~-]+\.(?:css|js|svg|woff2)\b/g));
    return [...names].flatMap((name) => byName.get(name) ?? []);
  };
  const next = (path) => {
    if (!named.has(path)) named.set(path, namedIn(path));
    return named.get(path);
  };
  return (paths) => {
    const found = new Set(paths);
    for (const path of found) for (const other of next(path)) found.add(other);
    return found;
  };
}

/** @returns {{ path: string, layer: number }[]} the files of a language, each in its layer */
export function layersOf(folder, locale) {
  const all = filesOf(folder);
  const own = all
    .filter((path) => path.startsWith(`${locale}/`))
    .map((path) => path.slice(locale.length + 1))
    .filter((path) => /\.html$|^pagefind\//.test(path) || WORDS.test(path));
  const pagesThat = (match) =>
    own.filter((path) => match.test(path)).map((path) => `${locale}/${path}`);
  const assets = all.filter((path) => ASSET.test(path));
  const reach = createReach(folder, assets);
  const first = reach([NOT_FOUND, 'favicon.svg', ...pagesThat(FIRST)]);
  const lessons = reach(pagesThat(LESSON));
  const layerOf = (path) => {
    if (first.has(path)) return LAYERS.first;
    if (path.startsWith('_astro/') && lessons.has(path)) return LAYERS.lessons;
    return path.startsWith(`${locale}/pagefind/`) ? LAYERS.search : LAYERS.rest;
  };
  return [NOT_FOUND, 'favicon.svg', ...assets, ...own.map((path) => `${locale}/${path}`)].map(
    (path) => ({ path, layer: layerOf(path) }),
  );
}

/**
 * What the worker knows of a file: by its address alone where that changes with the content, and
 * otherwise by the sum that browsers check, so that no other state of a page is taken for it.
 */
export function entryOf(folder, { path, layer }) {
  if (isNamedByContent(path)) return { url: path, revision: null, layer };
  const sum = createHash('sha256')
    .update(readFileSync(join(folder, path)))
    .digest('base64');
  return { url: path, revision: sum.slice(0, 8), integrity: `sha256-${sum}`, layer };
}
