import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { offline } from './scripts/offline.mjs';

/** `SITE_URL` makes the alternate links absolute; `BASE_PATH` serves the site from a folder. */
const { SITE_URL, BASE_PATH = '/' } = process.env;

/**
 * The engine only computes. Told so, the bundler leaves out of a page what the one door names and
 * the page does not use, and shares the rest by use.
 */
const isEngine = /\/src\/engine\//;

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
  integrations: [mdx(), preact(), offline()],
  vite: {
    build: {
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: isEngine, sideEffects: false }] },
      },
    },
  },
  devToolbar: { enabled: false },
});
