/**
 * Every page of the built site: its links and fragments lead somewhere, the tiles it draws are in
 * the sprite, and its head says what it is, in which language, and where the other language is.
 * One page counts one. Nothing leaves this machine.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LinkChecker } from 'linkinator';
import { addressOf, elementsOf, fileAt, filesOf, tagsOf, unescapeHtml } from './html.mjs';
import { basePath, dist } from './project.mjs';
import { finish } from './result.mjs';
import { serve } from './serve.mjs';

const base = basePath();
const LANGUAGES = ['fr', 'en'];
const SHORTEST_DESCRIPTION = 40;
const languageOf = (file) => LANGUAGES.find((language) => file.startsWith(`${language}/`));

const LESSON = /^(fr|en)\/learn\/[^/]+\/[^/]+\/index\.html$/;
const KEPT_WHOLE = /<span style="white-space:nowrap">mah-jongs?<\/span>/gi;

/** The prose of a lesson, but for the description in its head, where a word may break that must not. */
function brokenWords(file, html, description) {
  if (!LESSON.test(file)) return [];
  return elementsOf(html, 'p')
    .filter(({ attributes }) => Object.keys(attributes).length === 0)
    .map(({ text }) => text.replace(KEPT_WHOLE, '').replace(/<[^>]*>/g, ''))
    .filter((text) => /mah-jong/i.test(text) && unescapeHtml(text).trim() !== description);
}

function readPage(file) {
  const html = readFileSync(join(dist, file), 'utf8');
  const tags = tagsOf(html);
  const links = tags.filter(({ name }) => name === 'link').map(({ attributes }) => attributes);
  const metas = tags.filter(({ name }) => name === 'meta').map(({ attributes }) => attributes);
  const description = metas.find(({ name }) => name === 'description')?.content?.trim();
  return {
    file,
    address: addressOf(file, base),
    lang: tags.find(({ name }) => name === 'html')?.attributes.lang,
    // An SVG in the page may have a title too: the page's own stands first.
    title: elementsOf(html, 'title')[0]?.text.trim(),
    headings: elementsOf(html, 'h1').length,
    description,
    broken: brokenWords(file, html, description),
    sharing: new Map(
      metas.filter(({ property }) => property).map(({ property, content }) => [property, content]),
    ),
    manifest: links.find(({ rel }) => rel === 'manifest')?.href,
    isRedirect: metas.some((meta) => meta['http-equiv']?.toLowerCase() === 'refresh'),
    alternates: new Map(
      links.filter(({ hreflang }) => hreflang).map(({ hreflang, href }) => [hreflang, href ?? '']),
    ),
    uses: tags
      .filter(({ name }) => name === 'use' || name === 'image')
      .map(({ attributes }) => attributes.href ?? attributes['xlink:href'] ?? '')
      .filter((href) => href !== '' && !href.startsWith('#') && !href.startsWith('data:')),
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
  ];
}

const idsOfFile = new Map();

function idsOf(file) {
  if (!idsOfFile.has(file)) {
    const tags = tagsOf(readFileSync(join(dist, file), 'utf8'));
    idsOfFile.set(file, new Set(tags.flatMap(({ attributes }) => attributes.id ?? [])));
  }
  return idsOfFile.get(file);
}

function drawingProblems(page) {
  return [...new Set(page.uses)].flatMap((href) => {
    const file = fileAt(href, { base, from: page.address });
    if (file === undefined || !existsSync(join(dist, file))) return [`${href} is not there`];
    const id = new URL(href, 'http://site.invalid').hash.slice(1);
    return id === '' || idsOf(file).has(id) ? [] : [`${href}: no such part`];
  });
}

function wording({ url, status, failureDetails = [] }) {
  const { pathname, search, hash } = new URL(url);
  const reason = failureDetails.find((detail) => detail instanceof Error)?.message;
  return `${pathname}${search}${hash}: ${reason ?? status}`;
}

/** Broken links by the address of the page they stand on. */
async function brokenLinks(pages) {
  const site = await serve({ port: 0 });
  const origin = new URL(site.url).origin;
  const checker = new LinkChecker();
  const { links } = await checker.check({
    path: [
      ...pages.map((page) => origin + encodeURI(page.address)),
      ...filesOf(dist, '.css').map((file) => site.url + encodeURI(file)),
    ],
    concurrency: 20,
    checkFragments: true,
    checkCss: true,
    redirects: 'error',
    linksToSkip: async (link) => new URL(link).origin !== origin,
  });
  site.close();
  const broken = new Map();
  for (const link of links.filter(({ state }) => state === 'BROKEN')) {
    const place = new URL(link.parent ?? link.url).pathname;
    broken.set(place, [...(broken.get(place) ?? []), wording(link)]);
  }
  return broken;
}

function print(place, problems) {
  process.stdout.write(`  ✗ ${place}\n${problems.map((one) => `      ${one}\n`).join('')}`);
}

const pages = (existsSync(dist) ? filesOf(dist, '.html') : []).map(readPage);
if (pages.length === 0) process.stdout.write('No page in dist: build the site first.\n');
const byFile = new Map(pages.map((page) => [page.file, page]));
// By the place they stand on: a page, or a stylesheet that names a file.
const problems = pages.length === 0 ? new Map() : await brokenLinks(pages);
for (const page of pages) {
  const place = encodeURI(page.address);
  const found = [
    ...(problems.get(place) ?? []),
    ...headProblems(page, byFile),
    ...drawingProblems(page),
  ];
  if (found.length > 0) problems.set(place, found);
}
for (const [place, found] of problems) print(place, found);
process.stdout.write(`  ${pages.length} pages read\n`);
finish({
  passed: pages.filter((page) => !problems.has(encodeURI(page.address))).length,
  failed: pages.length === 0 ? 1 : problems.size,
});
