/**
 * On a slow line each step from one file to the next costs a round trip. The page of a drill names
 * at once all that its question will ask for, down to the worker that deals it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What was packed into which file, for the pages and for the worker. */
const PACKED = { client: new Map(), worker: new Map() };

const packing = (into) => ({
  name: 'packed-files',
  generateBundle: {
    // Others may still rename a file.
    order: 'post',
    handler(_, bundle) {
      if (into === PACKED.client && this.environment?.name !== 'client') return;
      for (const { type, fileName, imports, modules } of Object.values(bundle)) {
        if (type === 'chunk') into.set(fileName, { imports, modules: Object.keys(modules) });
      }
    },
  },
});

/** The files of some modules, and what those import. */
function filesOf(packed, modules) {
  const holds = ([, file]) => file.modules.some((id) => modules.some((name) => id.includes(name)));
  const queue = [...packed].filter(holds).map(([name]) => name);
  const found = new Set();
  for (const file of queue) {
    if (found.has(file)) continue;
    found.add(file);
    queue.push(...(packed.get(file)?.imports ?? []));
  }
  return found;
}

/** What the row of a drill fetches in the worker, and its own rule set. */
function engineModules({ load, taught }) {
  const fetched = [...String(load).matchAll(/import\(['"`]\.(\/[^'"`]+)['"`]\)/g)];
  return [
    '/workers/engine.worker.ts',
    ...fetched.map(([, path]) => `/engine/drills${path}`),
    ...(taught ? ['kit', 'teaching/index'].map((of) => `/rulesets/${taught.rules}/${of}.ts`) : []),
  ];
}

const pageModules = (view) => {
  const views = ['view', 'page-board'].map((part) => `/components/drills/${view}/${part}.tsx`);
  const frame = ['drills/Question.tsx', 'drills/Drill.tsx', 'parts/desks.ts'];
  return [...views, ...frame.map((part) => `/components/${part}`)];
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
        const { DRILLS } = await import('../src/engine/drills.ts');
        const { boardOf } = await import('../src/course/drill-data.ts');
        for (const row of DRILLS) {
          const files = new Set([
            ...filesOf(PACKED.client, pageModules(boardOf(row))),
            ...filesOf(PACKED.worker, engineModules(row)),
          ]);
          const links = [...files].map(
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
