import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { fewFiles } from './scripts/few-files.mjs';
import { lightImports } from './scripts/light-imports.mjs';
import { namedWidths } from './scripts/named-widths.mjs';
import { offline } from './scripts/offline.mjs';
import { preload } from './scripts/preload.mjs';
import { saidWords } from './scripts/said-words.mjs';
import { search } from './scripts/search/integration.mjs';
import { wholeWords } from './scripts/whole-words.mjs';
import { wordsApart } from './scripts/words-apart.mjs';

/** `SITE_URL` makes the alternate links absolute; `BASE_PATH` serves the site from a folder. */
const { SITE_URL, BASE_PATH = '/' } = process.env;

export default defineConfig({
  ...(SITE_URL ? { site: SITE_URL } : {}),
  base: BASE_PATH,
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  i18n: {
    locales: ['fr', 'en'],
    defaultLocale: 'fr',
    routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false },
  },
  markdown: { processor: satteri({ hastPlugins: [wholeWords] }) },
  integrations: [mdx(), preact(), preload(), search(), offline()],
  devToolbar: { enabled: false },
  vite: {
    css: { postcss: { plugins: [namedWidths()] } },
    // The worker of the engine fetches the drill that it is asked for.
    worker: { format: 'es' },
    plugins: [lightImports(), wordsApart(), saidWords(), fewFiles()],
  },
});
