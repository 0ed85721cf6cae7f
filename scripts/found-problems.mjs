/**
 * What search engines, cards and feed readers take from the built site: titles and descriptions that
 * tell pages apart, structured data, and, where `SITE_URL` says where the site is published, whole
 * addresses that lead to its own pages.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITEMAP } from './found.mjs';
import { elementsIn, textIn, treeOf } from './html.mjs';
import { addressOf, fileAt } from './site-files.mjs';

/** What is shown of a title and of a description in lists of results. */
const LONGEST_TITLE = 75;
const LONGEST_DESCRIPTION = 160;
const LESSON = /^(fr|en)\/learn\/[^/]+\/[^/]+\/index\.html$/;
const DRILL = /^(fr|en)\/drill\/[^/]+\/index\.html$/;
/** It is led to by mistakes alone, and is no drill of the list. */
const UNLISTED = /\/drill\/choice\//;

const FEED = 'feed.xml';
const languageOf = (file) => /^(fr|en)\//.exec(file)?.[1];

/** What stands in the head of a page for others than its readers. */
export function readFound(elements) {
  const of = (wanted) => elements.filter(({ name }) => name === wanted);
  const links = of('link').map(({ attributes }) => attributes);
  const data = of('script').filter(({ attributes }) => attributes.type === 'application/ld+json');
  return {
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    feed: links.find(({ type }) => type === 'application/atom+xml')?.href,
    isListed: !of('meta').some(({ attributes }) => attributes.name === 'robots'),
    structured: data.map(textIn),
  };
}

const SHOWN = ['og:image:width', 'og:image:height', 'og:image:alt'];

function lengthProblems({ title = '', description = '', sharing, file }) {
  return [
    ...(title.length > LONGEST_TITLE ? [`a title of ${title.length} signs: ${title}`] : []),
    ...(description.length > LONGEST_DESCRIPTION
      ? [`a description of ${description.length} signs`]
      : []),
    ...(languageOf(file) ? SHOWN.filter((name) => !sharing.get(name)).map((it) => `no ${it}`) : []),
  ];
}

/** Titles and descriptions that another page of the language has too. */
function twins(page, pages) {
  const own = languageOf(page.file);
  const others = [...pages.values()].filter(
    (other) => other !== page && other.isListed && languageOf(other.file) === own,
  );
  return ['title', 'description'].flatMap((part) =>
    others
      .filter((other) => other[part] === page[part])
      .map((other) => `the ${part} of ${other.address}: ${page[part]}`),
  );
}

/** Every address in structured data. */
const addressesIn = (thing) =>
  Object.entries(thing).flatMap(([name, value]) => {
    if (['url', 'item', 'image'].includes(name)) return [value];
    return value && typeof value === 'object' ? addressesIn(value) : [];
  });

function structuredProblems(page, { leads }) {
  const wanted = [
    ...(LESSON.test(page.file) ? ['LearningResource', 'BreadcrumbList'] : []),
    ...(DRILL.test(page.file) && !UNLISTED.test(page.file) ? ['LearningResource'] : []),
    ...(/^(fr|en)\/index\.html$/.test(page.file) ? ['WebSite'] : []),
  ];
  let things = [];
  try {
    things = page.structured.flatMap((text) => JSON.parse(text)['@graph']);
  } catch (error) {
    return [`structured data: ${error.message}`];
  }
  const lacking = wanted.filter((type) => !things.some((thing) => thing['@type'] === type));
  return [
    ...lacking.map((type) => `no ${type} in its structured data`),
    ...things
      .flatMap(addressesIn)
      .filter((href) => !leads(href))
      .map((href) => `structured data leads to ${href}`),
  ];
}

/** Addresses that are read away from the site: whole where its place is known, else none. */
function wholeAddressProblems(page, { host, leads }) {
  const { canonical, feed, sharing, address, file } = page;
  if (!host) {
    const guessed = [canonical, sharing.get('og:url'), feed].filter(Boolean);
    return guessed.map((href) => `${href} although nobody said where the site stands`);
  }
  const own = new URL(address, host).href;
  const whole = [...page.alternates.values(), sharing.get('og:image')];
  return [
    ...(page.isListed && canonical !== own ? [`canonical ${canonical}, not ${own}`] : []),
    ...(page.isListed && sharing.get('og:url') !== own ? [`og:url ${sharing.get('og:url')}`] : []),
    ...whole
      .filter((href) => !href?.startsWith(host) || !leads(href))
      .map((it) => `leads to ${it}`),
    ...(languageOf(file) && !leads(feed ?? '') ? [`the feed ${feed} is not there`] : []),
  ];
}

/** Whether an address, whole or not, is that of a file of the site. */
const leadsInto =
  ({ dist, base, host }) =>
  (href) => {
    const local = host && href.startsWith(host) ? href.slice(host.length) : href;
    const file = fileAt(local, { base });
    return file !== undefined && existsSync(join(dist, file));
  };

export const createFound = (site) => {
  const host = site.siteUrl && new URL(site.siteUrl).origin;
  const told = { ...site, host, leads: leadsInto({ ...site, host }) };
  return {
    problems: (page, pages) => [
      ...lengthProblems(page),
      ...(page.isListed ? twins(page, pages) : []),
      ...structuredProblems(page, told),
      ...wholeAddressProblems(page, told),
    ],
    lists: (pages) => listProblems(pages, told),
  };
};

const locations = (text) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href]) => href);

/** The map names each page that may be listed, once, and `robots.txt` names the map. */
function mapProblems(pages, { dist, host, base }) {
  const robots = readFileSync(join(dist, 'robots.txt'), 'utf8');
  const file = join(dist, SITEMAP);
  if (!host) return existsSync(file) || robots.includes('Sitemap') ? ['a map without a host'] : [];
  const listed = [...pages.values()].filter(({ isListed, isRedirect }) => isListed && !isRedirect);
  const wanted = listed.map(({ file: page }) => new URL(addressOf(page, base), host).href);
  const found = locations(readFileSync(file, 'utf8'));
  const map = new URL(`${base}${SITEMAP}`, host).href;
  return [
    ...wanted.filter((href) => !found.includes(href)).map((href) => `lacks ${href}`),
    ...found.filter((href) => !wanted.includes(href)).map((href) => `has ${href}`),
    ...(new Set(found).size === found.length ? [] : ['names a page twice']),
    ...(robots.includes(`Sitemap: ${map}`) ? [] : ['robots.txt does not name it']),
  ];
}

const FEED_ADDRESS = /(?:href="|&lt;img src=&quot;)(https?:.*?)(?:"|&quot;)/g;

/** Entries of different days, latest first, none from after the build, each leading to its page. */
function feedProblems(language, { dist, host, leads }) {
  const file = join(dist, language, FEED);
  if (!host) return existsSync(file) ? ['a feed without a host'] : [];
  const text = readFileSync(file, 'utf8');
  const { children } = treeOf(text);
  const entries = elementsIn({ children }).filter(({ name }) => name === 'entry');
  const dates = [...text.matchAll(/<published>(.*?)<\/published>/g)].map(([, date]) => date);
  const addresses = [...text.matchAll(FEED_ADDRESS)].map(([, href]) => href);
  return [
    ...(entries.length > 0 && dates.length === entries.length ? [] : ['no entries']),
    ...(dates.every((date, at) => at === 0 || date < dates[at - 1]) ? [] : ['out of order']),
    ...dates.filter((date) => Date.parse(date) > Date.now()).map((date) => `has ${date} already`),
    ...addresses.filter((href) => !leads(href)).map((href) => `leads to ${href}`),
  ];
}

const listProblems = (pages, told) =>
  new Map([
    [SITEMAP, mapProblems(pages, told)],
    ...['fr', 'en'].map((language) => [`${language}/${FEED}`, feedProblems(language, told)]),
  ]);
