/**
 * The index that the search of the site reads, made by Pagefind from the built pages. Where its
 * program is missing for a system the site is built all the same, and its search says so.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf } from '../site-files.mjs';
import { FENCE, recordsOf } from './pieces.mjs';

/** Below each language: what is kept for reading offline answers for its own folder alone. */
const FOLDER = 'pagefind';
/** Looks of its own that Pagefind would add, and its engine for no language. */
const UNUSED = /-ui\.|highlight|unknown/;
/** Few files: without a network they are all kept. */
const FRAGMENTS = 24;
const TITLE_WEIGHT = 7;

/** Its worker is a script of this site; the pages name the policy that says so. */
const WORKER = 'new Worker(workerUrl)';
const OWN_WORKER = `new Worker((self.trustedTypes?.createPolicy('pagefind',{createScriptURL:(own)=>new URL(own,location.href).origin===location.origin?own:null}).createScriptURL(workerUrl))??workerUrl)`;

function trusted(path, content) {
  if (path !== 'pagefind.js') return content;
  const text = Buffer.from(content).toString('utf8');
  const [before, after, ...more] = text.split(WORKER);
  if (after === undefined || more.length > 0) throw new Error('Its worker starts in another way.');
  return Buffer.from(before + OWN_WORKER + after);
}

const escaped = (text) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign],
  );

/** In French the word after an apostrophe is a word of its own. */
const ELIDED = /(?<!\p{L})((?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)’)(?=\p{L})/giu;
const apart = (text, locale) => (locale === 'fr' ? text.replace(ELIDED, '$1 ') : text);

/** What stands between the fences may be quoted; the rest is only found. */
function pageOf({ locale, kind, title, place, text, hidden }) {
  const written = (words) => escaped(apart(words, locale));
  return `<!doctype html>
<html lang="${locale}"><head>
<meta data-pagefind-meta="title[content]" content="${escaped(title)}">
<meta data-pagefind-meta="place[content]" content="${escaped(place)}">
</head><body data-pagefind-filter="kind:${kind}">
<p data-pagefind-weight="${TITLE_WEIGHT}">${written(title)}</p>
<p>${FENCE}</p><p>${written(text)}</p><p>${FENCE}</p><p>${written(hidden)}</p></body></html>`;
}

/** @returns the files of the index, by their paths */
async function indexOf(records) {
  const { close, createIndex } = await import('pagefind');
  try {
    const { index, errors } = await createIndex({ maxFragments: FRAGMENTS });
    if (!index) throw new Error(errors.join(' '));
    for (const record of records) {
      const added = await index.addHTMLFile({ url: record.url, content: pageOf(record) });
      if (added.errors.length > 0) throw new Error(`${record.url}: ${added.errors.join(' ')}`);
    }
    const { files } = await index.getFiles();
    return files.filter(({ path }) => !UNUSED.test(path));
  } finally {
    await close();
  }
}

/** Names of files say which language they are of: `index/fr_…`, `pagefind.fr_…`, `wasm.fr.…`. */
function isFor(locale, path, locales) {
  const of = locales.find((other) => new RegExp(`(^|[./])${other}[._]`).test(path));
  return of === undefined || of === locale;
}

function recordsIn(folder, locales) {
  return locales.flatMap((locale) =>
    filesOf(join(folder, locale), 'index.html').flatMap((file) =>
      recordsOf(readFileSync(join(folder, locale, file), 'utf8'), {
        locale,
        path: file.slice(0, -'index.html'.length),
      }),
    ),
  );
}

/** @returns {import('astro').AstroIntegration} */
export const search = () => {
  let locales = [];
  return {
    name: 'search',
    hooks: {
      'astro:config:done': ({ config }) => {
        locales = config.i18n?.locales ?? [];
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const records = recordsIn(folder, locales);
        try {
          const files = await indexOf(records);
          for (const locale of locales) {
            const own = files.filter(({ path }) => isFor(locale, path, locales));
            for (const { path, content } of own) {
              const place = join(folder, locale, FOLDER, path);
              mkdirSync(dirname(place), { recursive: true });
              writeFileSync(place, trusted(path, content));
            }
            const n = records.filter((record) => record.locale === locale).length;
            const bytes = own.reduce((sum, { content }) => sum + content.length, 0);
            logger.info(
              `${locale}: ${n} places to find, ${own.length} files, ${Math.round(bytes / 1024)} kB`,
            );
          }
        } catch (error) {
          logger.warn(`Built without search, Pagefind does not run here: ${error.message}`);
        }
      },
    },
  };
};
