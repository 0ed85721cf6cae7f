import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { lightImports } from './scripts/light-imports.mjs';
import { namedWidths } from './scripts/named-widths.mjs';
import { offline } from './scripts/offline.mjs';
import { saidWords } from './scripts/said-words.mjs';
import { search } from './scripts/search/integration.mjs';
import { wholeWords } from './scripts/whole-words.mjs';
import { wordsApart } from './scripts/words-apart.mjs';

/** `SITE_URL` makes the alternate links absolute; `BASE_PATH` serves the site from a folder. */
const { SITE_URL, BASE_PATH = '/' } = process.env;

/** What runs together is packed together: one file packs better than five. */
const TOGETHER = {
  words: /src.(i18n.(speak|locales|page-words)|engine.core.result)\.ts/,
  later: /preload-helper|src.(stores.device.(idle|still)|components.parts.styled)/,
  preact: /node_modules.(preact|@astrojs.preact)|src.components.parts.use-(store|later)/,
  atom: /node_modules.nanostores.(atom|lifecycle|clean-stores)/,
  storage: /src.stores.device.storage\.ts/,
  persistent: /node_modules.@nanostores.persistent|src.stores.device.(persistent|desk-caller)\.ts/,
  field: /src.engine.drills.drill\.ts/,
  recording: /src.stores.record.(later|waiting)\.ts/,
  rules: /src.stores.device.(own-rules|persistent-word)\.ts/,
  levels: /src.stores.(question.drill-levels|device.always-rules|record.ladder)\.ts/,
  settings: /src.(stores.device.(settings|setting-values)\.ts|components.site.settings-controls)/,
  keys: /src.components.parts.use-(feedback|keys)/,
  question:
    /src.(stores.(question.(drill-session|drill-source|on-board)|drafts.figures)|components.(answer.Stage|boards.board\.css|parts.clock|drills.judged-later))/,
  exercise: /src.(components.drills.Exercise|stores.question.drill-exercise)/,
  tile: /engine.core.(group|tile)\.ts|i18n.hand.tile-names|components.tiles.Tile\.tsx/,
  notation: /engine.core.(hand|notation|plain-tiles|tile-counts|tokens|unicode)\.ts/,
};

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
  integrations: [mdx(), preact(), search(), offline()],
  devToolbar: { enabled: false },
  vite: {
    css: { postcss: { plugins: [namedWidths()] } },
    // The worker of the engine fetches the drill that it is asked for.
    worker: { format: 'es' },
    plugins: [lightImports(), wordsApart(), saidWords()],
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            // A group takes what it imports along, styles too, unless an earlier one has it.
            groups: Object.entries(TOGETHER).map(([name, test], at) => ({
              ...{ name, test, priority: Object.keys(TOGETHER).length - at },
            })),
          },
        },
      },
    },
  },
});
