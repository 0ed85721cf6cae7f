/**
 * Writes the figures of the page about correctness: runs the tests that count something, and keeps
 * what each of them counted. A figure that no test counts any more is left out.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './project.mjs';
import { filesOf } from './site-files.mjs';

const FIGURES = join(root, 'src/content/checked.json');
const folder = join(root, '.cache/checked');
const tests = join(root, 'tests');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const counting = filesOf(tests, '.ts')
  .map((file) => join(tests, file))
  .filter((file) => /\bchecked\(['`]/.test(readFileSync(file, 'utf8')));
/** Those that share their tests hold them in a file beside. */
const named = counting.map((file) => file.replace(/\/[^/]+(?<!\.test)\.ts$/, '/'));
const { code } = await run('vitest', ['run', ...new Set(named)], {
  env: { CHECKED_FOLDER: folder },
});
if (code === 0) {
  const known = Object.keys(JSON.parse(readFileSync(FIGURES, 'utf8')));
  const found = readdirSync(folder).sort();
  const order = [
    ...known.filter((name) => found.includes(name)),
    ...found.filter((name) => !known.includes(name)),
  ];
  const figures = order.map((name) => [name, Number(readFileSync(join(folder, name), 'utf8'))]);
  writeFileSync(FIGURES, `${JSON.stringify(Object.fromEntries(figures), null, 2)}\n`);
}
process.exitCode = code;
