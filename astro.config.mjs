import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { offline } from './scripts/offline.mjs';

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
  integrations: [mdx(), preact(), offline()],
  devToolbar: { enabled: false },
  vite: {
    // The worker of the engine fetches the drill that it is asked for.
    worker: { format: 'es' },
    build: {
      rolldownOptions: {
        output: {
          // Whatever runs on a page needs all of it: one file packs better than five.
          codeSplitting: {
            groups: [{ name: 'preact', test: /node_modules.(preact|@nanostores.preact)/ }],
          },
        },
      },
    },
  },
});
