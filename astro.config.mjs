import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { fewFiles } from './scripts/few-files.mjs';
import { formerPages } from './scripts/former-pages.mjs';
import { found } from './scripts/found.mjs';
import { lightImports } from './scripts/light-imports.mjs';
import { namedWidths } from './scripts/named-widths.mjs';
import { offline } from './scripts/offline/integration.mjs';
import { policy, trustedIslands } from './scripts/policy.mjs';
import { preload } from './scripts/preload.mjs';
import { search } from './scripts/search/integration.mjs';
import { wholeWords } from './scripts/whole-words.mjs';
import { wordKeyLists } from './scripts/word-keys.mjs';
import { wordsApart } from './scripts/words-apart.mjs';
import { FORMER_LESSONS } from './src/course/former-lessons.ts';

/**
 * `SITE_URL` is the host that the site is published on, for all that is read elsewhere: links
 * between languages, cards, map, feed. `BASE_PATH` serves the site from a folder.
 */
const { SITE_URL, BASE_PATH = '/' } = process.env;

const LOCALES = ['fr', 'en'];

/** The addresses of former lessons lead on. */
const redirects = Object.fromEntries(
  LOCALES.flatMap((locale) =>
    Object.entries(FORMER_LESSONS).map(([from, to]) => [
      `/${locale}/learn/${from}`,
      `${BASE_PATH.replace(/\/$/, '')}/${locale}/learn/${to}/`,
    ]),
  ),
);

export default defineConfig({
  ...(SITE_URL ? { site: SITE_URL } : {}),
  base: BASE_PATH,
  trailingSlash: 'always',
  redirects,
  build: { format: 'directory', inlineStylesheets: 'never' },
  i18n: {
    locales: LOCALES,
    defaultLocale: 'fr',
    routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false },
  },
  markdown: { processor: satteri({ hastPlugins: [wholeWords] }) },
  integrations: [
    mdx(),
    preact(),
    formerPages(redirects),
    preload(),
    found(),
    search(),
    policy(),
    offline(),
  ],
  devToolbar: { enabled: false },
  vite: {
    css: { postcss: { plugins: [namedWidths()] } },
    // The worker of the engine fetches the drill that it is asked for.
    worker: { format: 'es' },
    plugins: [trustedIslands(), lightImports(), wordsApart(), wordKeyLists(), fewFiles()],
  },
});
