/**
 * Every page and stylesheet of the built site: its links and fragments lead somewhere, the tiles it
 * draws are in the sprite, and the head of a page says what it is, in which language, and where the
 * other language is; with `SITE_URL`, that what is read elsewhere has whole addresses. One file counts one. Nothing leaves this machine.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFound, readFound } from './found-problems.mjs';
import { elementsIn, textIn, treeOf } from './html.mjs';
import { basePath, dist } from './project.mjs';
import { finish } from './result.mjs';
import { addressOf, fileAt, filesOf } from './site-files.mjs';

const base = basePath();
const LANGUAGES = ['fr', 'en'];
const SHORTEST_DESCRIPTION = 40;
const languageOf = (file) => LANGUAGES.find((language) => file.startsWith(`${language}/`));

const LESSON = /^(fr|en)\/learn\/[^/]+\/[^/]+\/index\.html$/;
/** The element that keeps a word on one line. */
const keepsWhole = ({ name, attributes }) => name === 'span' && attributes.class === 'one-line';
const WORD = /mah-jong/i;

/** What is written in an element, but for words that are kept whole. */
const breakable = (node) =>
  typeof node === 'string' ? node : keepsWhole(node) ? '' : node.children.map(breakable).join('');

/** The prose of a lesson, but for the description in its head, where a word may break that must not. */
const brokenWords = (elements, description) =>
  elements
    .filter(({ name, attributes }) => name === 'p' && Object.keys(attributes).length === 0)
    .map(breakable)
    .filter((text) => WORD.test(text) && text.trim() !== description);

const LINKING = ['href', 'xlink:href', 'src', 'poster', 'data', 'action', 'formaction'];
const REFRESHED = /url=(.*)$/i;

/** What an element leads to, loads or draws. */
function addressesOf({ name, attributes }) {
  const several = (attributes.srcset ?? '').split(',').map((one) => one.trim().split(/\s/)[0]);
  const next = name === 'meta' ? REFRESHED.exec(attributes.content ?? '')?.[1] : undefined;
  return [...LINKING.map((attribute) => attributes[attribute]), ...several, next].filter(Boolean);
}

function readPage(file) {
  const elements = elementsIn(treeOf(readFileSync(join(dist, file), 'utf8')));
  const attributesOf = (wanted) =>
    elements.filter(({ name }) => name === wanted).map(({ attributes }) => attributes);
  const links = attributesOf('link');
  const metas = attributesOf('meta');
  const description = metas.find(({ name }) => name === 'description')?.content?.trim();
  // An SVG in the page may have a title too: the page's own stands first.
  const title = elements.find(({ name }) => name === 'title');
  return {
    file,
    address: addressOf(file, base),
    lang: attributesOf('html')[0]?.lang,
    title: title && textIn(title).trim(),
    headings: attributesOf('h1').length,
    description,
    broken: LESSON.test(file) ? brokenWords(elements, description) : [],
    sharing: new Map(
      metas.filter(({ property }) => property).map(({ property, content }) => [property, content]),
    ),
    ...readFound(elements),
    manifest: links.find(({ rel }) => rel === 'manifest')?.href,
    isRedirect: metas.some((meta) => meta['http-equiv']?.toLowerCase() === 'refresh'),
    alternates: new Map(
      links.filter(({ hreflang }) => hreflang).map(({ hreflang, href }) => [hreflang, href ?? '']),
    ),
    addresses: new Set(elements.flatMap(addressesOf)),
    ids: new Set(elements.flatMap(({ attributes }) => attributes.id ?? [])),
  };
}

/** The page of the site that an alternate link names; `SITE_URL` may have made it absolute. */
function alternateFile(page, href) {
  const url = new URL(href, `http://site.invalid${page.address}`);
  return fileAt(url.pathname, { base });
}

function alternateProblems(page, pages) {
  const own = languageOf(page.file);
  if (!own) return [];
  return LANGUAGES.flatMap((language) => {
    const href = page.alternates.get(language);
    if (href === undefined) return [`no alternate link with hreflang="${language}"`];
    const other = pages.get(alternateFile(page, href));
    if (!other) return [`hreflang="${language}" leads to ${href}, which is no page`];
    if (other.lang !== language) return [`hreflang="${language}" leads to a page in ${other.lang}`];
    const back = other.alternates.get(own);
    const isMutual = back !== undefined && alternateFile(other, back) === page.file;
    return isMutual ? [] : [`hreflang="${language}" leads to ${href}, which does not lead back`];
  });
}

const SHARING = ['og:title', 'og:description', 'og:image'];

/** What is seen where a page is shared, and what a device installs. */
function sharingProblems(page) {
  const { sharing, manifest } = page;
  const said = SHARING.filter((name) => !sharing.get(name)).map((name) => `no ${name}`);
  const named = [sharing.get('og:image'), languageOf(page.file) && (manifest ?? 'no manifest')];
  const lacking = named.filter(Boolean).filter((href) => {
    const file = alternateFile(page, href);
    return file === undefined || !existsSync(join(dist, file));
  });
  return [...said, ...lacking.map((href) => `${href} is not there`)];
}

const found = createFound({ dist, base, siteUrl: process.env.SITE_URL });

function headProblems(page, pages) {
  if (page.isRedirect) return [];
  const own = languageOf(page.file);
  return [
    ...(page.lang ? [] : ['no lang on <html>']),
    ...(own && page.lang && page.lang !== own ? [`lang is ${page.lang}, not ${own}`] : []),
    ...(page.title ? [] : ['no title']),
    ...(page.headings === 1 ? [] : [`${page.headings} headings of the first order`]),
    ...((page.description ?? '').length < SHORTEST_DESCRIPTION
      ? ['no description worth the name']
      : []),
    ...sharingProblems(page),
    ...page.broken.map((text) => `a line may end inside a word: ${text}`),
    ...alternateProblems(page, pages),
    ...found.problems(page, pages),
  ];
}

const LOADED = /(?:url\(\s*|@import\s+)["']?([^"')\s;]+)/g;

/** A stylesheet as a page: it has addresses alone. */
function readSheet(file) {
  const text = readFileSync(join(dist, file), 'utf8');
  const addresses = [...text.matchAll(LOADED)].map(([, address]) => address);
  return { file, address: addressOf(file, base), addresses: new Set(addresses) };
}

/** Why an address leads nowhere; undefined for one that does, and for those of other hosts. */
function brokenAddress(address, from, { files, pages }) {
  const url = new URL(address, `http://site.invalid${from}`);
  if (url.origin !== 'http://site.invalid') return undefined;
  const file = fileAt(address, { base, from });
  if (file === undefined) return 'leads out of the site';
  if (files.has(`${file}/index.html`)) return 'lacks the slash at its end';
  if (!files.has(file)) return 'is not there';
  const part = decodeURIComponent(url.hash.slice(1));
  const ids = /\.(html|svg)$/.test(file) ? idsOf(file, pages) : undefined;
  // What has a sign of equality is read by a script.
  return part === '' || part.includes('=') || !ids || ids.has(part) ? undefined : 'no such part';
}

const idsOfDrawings = new Map();

function idsOf(file, pages) {
  const known = pages.get(file)?.ids ?? idsOfDrawings.get(file);
  if (known) return known;
  const { ids } = readPage(file);
  idsOfDrawings.set(file, ids);
  return ids;
}

const linkProblems = ({ address: from, addresses }, site) =>
  [...addresses].flatMap((address) => {
    const reason = brokenAddress(address, from, site);
    return reason === undefined ? [] : [`${address} ${reason}`];
  });

function print(place, problems) {
  process.stdout.write(`  ✗ ${place}\n${problems.map((one) => `      ${one}\n`).join('')}`);
}

const files = new Set(existsSync(dist) ? filesOf(dist) : []);
const ending = (extension) => [...files].filter((file) => file.endsWith(extension));
const pages = new Map(ending('.html').map((file) => [file, readPage(file)]));
if (pages.size === 0) process.stdout.write('No page in dist: build the site first.\n');
const site = { files, pages };
const problems = new Map();
for (const page of pages.values()) {
  problems.set(page.address, [...linkProblems(page, site), ...headProblems(page, pages)]);
}
for (const sheet of ending('.css').map(readSheet)) {
  problems.set(sheet.address, linkProblems(sheet, site));
}
if (pages.size > 0) for (const [file, wrong] of found.lists(pages)) problems.set(file, wrong);
const failed = [...problems].filter(([, found]) => found.length > 0);
for (const [place, found] of failed) print(place, found);
process.stdout.write(`  ${pages.size} pages read\n`);
finish({
  passed: problems.size - failed.length,
  failed: pages.size === 0 ? 1 : failed.length,
});
