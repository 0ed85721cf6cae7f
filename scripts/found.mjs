/**
 * What search engines are told, written once the pages are there: a map of those that may be listed,
 * and `robots.txt`. A map needs whole addresses: without `SITE_URL` there is none.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { elementsIn, treeOf } from './html.mjs';
import { addressOf, filesOf } from './site-files.mjs';

export const SITEMAP = 'sitemap.xml';

const isMeta = (element, name, value) =>
  element.name === 'meta' && element.attributes[name]?.toLowerCase() === value;

function readHead(html) {
  const elements = elementsIn(treeOf(html));
  const links = elements.filter(({ name }) => name === 'link').map(({ attributes }) => attributes);
  return {
    isListed: !elements.some(
      (one) => isMeta(one, 'http-equiv', 'refresh') || isMeta(one, 'name', 'robots'),
    ),
    alternates: links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang),
  };
}

const entryOf = ({ address, alternates }) =>
  [
    '  <url>',
    `    <loc>${address}</loc>`,
    ...alternates.map(
      ({ hreflang, href }) =>
        `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    ),
    '  </url>',
  ].join('\n');

const mapOf = (pages) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map(entryOf).join('\n')}
</urlset>
`;

/** @returns {import('astro').AstroIntegration} */
export const found = () => {
  let settings;
  return {
    name: 'found',
    hooks: {
      'astro:config:done': ({ config }) => {
        settings = config;
      },
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const { site, base } = settings;
        const from = base.endsWith('/') ? base : `${base}/`;
        const pages = filesOf(folder, '.html').map((file) => ({
          file,
          ...readHead(readFileSync(join(folder, file), 'utf8')),
        }));
        const robots = ['User-agent: *', 'Allow: /'];
        if (site) {
          const listed = pages
            .filter(({ isListed }) => isListed)
            .map((page) => ({ ...page, address: new URL(addressOf(page.file, from), site).href }));
          writeFileSync(join(folder, SITEMAP), mapOf(listed));
          robots.push('', `Sitemap: ${new URL(`${from}${SITEMAP}`, site).href}`);
          logger.info(`${listed.length} pages in ${SITEMAP}`);
        }
        writeFileSync(join(folder, 'robots.txt'), `${robots.join('\n')}\n`);
      },
    },
  };
};
