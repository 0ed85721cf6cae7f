/**
 * The site without a network: after a build, each language gets a worker for its folder, which
 * knows the files of the language and keeps them on the reader's device, layer by layer. What is
 * read of the other language is kept by the worker of that language.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { root } from '../project.mjs';
import { filesOf } from '../site-files.mjs';
import { entryOf, layersOf } from './layers.mjs';
import { LAYERS } from './order.mjs';

/** Which state of the project the pages are built from: what asks for words asks for those of its own. */
function siteState(folder = join(root, 'src')) {
  const sum = createHash('sha256');
  for (const path of filesOf(folder)) sum.update(path).update(readFileSync(join(folder, path)));
  return sum.digest('hex').slice(0, 8);
}

/** The worker's own code with what it uses of Workbox, in one file. */
async function bundle() {
  const [{ output }] = [
    await build({
      configFile: false,
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        target: 'es2022',
        modulePreload: false,
        rollupOptions: {
          input: fileURLToPath(new URL('worker.mjs', import.meta.url)),
          output: { format: 'iife' },
        },
      },
    }),
  ].flat();
  return output[0].code;
}

/** Writes the worker of each language into a built site. */
export async function writeWorkers(folder, locales) {
  const code = await bundle();
  return locales.map((locale) => {
    const files = layersOf(folder, locale);
    const entries = files.map((file) => entryOf(folder, file));
    const text = code.replace('self.__WB_MANIFEST', () => JSON.stringify(entries));
    writeFileSync(join(folder, `sw-${locale}.js`), text);
    const first = files.filter(({ layer }) => layer === LAYERS.first);
    return { locale, all: files.length, first: first.length };
  });
}

/** @returns {import('astro').AstroIntegration} */
export const offline = () => {
  let locales = [];
  return {
    name: 'offline',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const define = { 'import.meta.env.SITE_STATE': JSON.stringify(siteState()) };
        updateConfig({ vite: { define } });
      },
      'astro:config:done': ({ config }) => {
        locales = config.i18n?.locales ?? [];
      },
      'astro:build:done': async ({ dir, logger }) => {
        for (const { locale, all, first } of await writeWorkers(fileURLToPath(dir), locales))
          logger.info(`${locale}: ${first} of ${all} files kept before anything is read offline`);
      },
    },
  };
};
