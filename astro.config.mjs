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
          // What pages always load together packs better in one file than in five.
          codeSplitting: {
            groups: [
              { name: 'preact', test: /node_modules.(preact|@nanostores.preact)/ },
              { name: 'tile', test: /engine.core.(group|result|tile)\.ts/ },
              {
                name: 'notation',
                test: /engine.core.(hand|notation|plain-tiles|tile-counts|tokens|unicode)\.ts/,
              },
            ],
          },
        },
      },
    },
  },
});
