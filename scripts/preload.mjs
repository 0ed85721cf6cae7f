/**
 * On a slow line each step from one file to the next costs a round trip. The page of a drill names
 * at once all that its question will ask for, down to the worker that deals it.
 */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What was packed into which file, and what each module imports at once and later. */
const createPacked = () => ({ files: new Map(), modules: new Map() });

/** Of the pages, and of the worker that deals; the other workers serve other pages. */
const PACKED = { client: createPacked(), worker: createPacked() };

/** What the view of a drill says inside other pages goes by its file. */
const SAID_ELSEWHERE = /\?words/;

const ENGINE = '/workers/engine.worker.ts';

const packing = (into) => ({
  name: 'packed-files',
  generateBundle: {
    // Others may still rename a file.
    order: 'post',
    handler(_, bundle) {
      if (into === PACKED.client && this.environment?.name !== 'client') return;
      const files = Object.values(bundle)
        .filter(({ type }) => type === 'chunk')
        .map(({ fileName, imports, modules, facadeModuleId }) => ({
          ...{ fileName, imports },
          modules: [...Object.keys(modules), ...(facadeModuleId ? [facadeModuleId] : [])].filter(
            (id) => !SAID_ELSEWHERE.test(id),
          ),
        }));
      const all = files.flatMap(({ modules }) => modules);
      if (into === PACKED.worker && !all.some((id) => id.includes(ENGINE))) return;
      for (const { fileName, ...file } of files) into.files.set(fileName, file);
      for (const id of all) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        into.modules.set(id, { now: importedIds, later: dynamicallyImportedIds });
      }
    },
  },
});

/** Some things, and all that they lead to. */
function reached(first, next) {
  const found = new Set(first);
  for (const one of found) for (const other of next(one)) found.add(other);
  return found;
}

/** The files of some modules, and what those import. */
function filesOf({ files }, modules) {
  const holds = ([, file]) => file.modules.some((id) => modules.some((name) => id.includes(name)));
  const own = [...files].filter(holds).map(([name]) => name);
  return reached(own, (name) => files.get(name)?.imports ?? []);
}

/** What the row of a drill fetches in the worker, and what that fetches in turn: of its first rule set, where it asks about one. */
function engineModules({ load }, rules) {
  const { modules } = PACKED.worker;
  const fetched = [...String(load).matchAll(/import\(['"`]\.(\/[^'"`]+)['"`]\)/g)];
  const names = fetched.map(([, path]) => `/engine/drills${path}`);
  const first = [...modules.keys()].filter((id) => names.some((name) => id.includes(name)));
  const all = [...reached(first, (id) => modules.get(id)?.now ?? [])];
  const later = all.flatMap((id) => modules.get(id)?.later ?? []);
  const isAsked = (id) => !rules || id.includes(`/rulesets/${rules}`);
  return [ENGINE, ...names, ...later.filter(isAsked)];
}

/** The rule set of the first question, if it is about one. */
async function firstRules({ id, taught, usual }, { findDesk, levelFrom }) {
  if (!usual) return taught?.rules;
  const { game = usual } = levelFrom((await findDesk(id)).levels);
  return game;
}

/** So many small files are asked for before each large one. */
const SMALL_ONES = 2;

/**
 * Browsers ask a host for six files at a time: while a large one uses the line, the round trips of
 * small ones go on beside it.
 */
async function inTurns(files, dir) {
  const sizeOf = async (file) => ({ file, bytes: (await stat(new URL(file, dir))).size });
  const left = (await Promise.all([...files].map(sizeOf))).sort((a, b) => b.bytes - a.bytes);
  const turns = [];
  while (left.length > 0) turns.push(...left.splice(-SMALL_ONES), ...left.splice(0, 1));
  return turns.map(({ file }) => file);
}

const pageModules = (view) => {
  const views = ['view', 'page-board'].map((part) => `/components/drills/${view}/${part}.tsx`);
  const frame = ['drills/QuestionIsland.tsx', 'drills/Drill.tsx', 'parts/desks.ts'];
  const islands = '/@astrojs/preact/dist/client.js';
  return [...views, ...frame.map((part) => `/components/${part}`), islands];
};

/** @returns {import('astro').AstroIntegration} */
export const preload = () => {
  let site;
  return {
    name: 'preload',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [packing(PACKED.client)],
            worker: { plugins: () => [packing(PACKED.worker)] },
          },
        });
      },
      'astro:config:done': ({ config }) => {
        site = config;
      },
      'astro:build:done': async ({ dir }) => {
        const engine = await import('../src/engine/drills.ts');
        const { boardOf } = await import('../src/course/drill-data.ts');
        for (const row of engine.DRILLS) {
          const rules = await firstRules(row, engine);
          const files = new Set([
            ...filesOf(PACKED.client, pageModules(boardOf(row))),
            ...filesOf(PACKED.worker, engineModules(row, rules)),
          ]);
          const links = (await inTurns(files, dir)).map(
            (file) => `<link rel="modulepreload" href="${site.base.replace(/\/?$/, '/')}${file}">`,
          );
          for (const locale of site.i18n.locales) {
            const page = fileURLToPath(new URL(`${locale}/drill/${row.page}/index.html`, dir));
            const html = await readFile(page, 'utf8');
            await writeFile(page, html.replace('</head>', `${links.join('')}</head>`));
          }
        }
      },
    },
  };
};
