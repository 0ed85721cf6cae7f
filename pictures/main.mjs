/**
 * Pictures of every kind of page: `npm run pictures`. `-- --against DIR` compares them with those of
 * an earlier run and exits with 1 where they differ. CONTRIBUTING.md lists the options.
 */
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from '../scripts/project.mjs';
import { serve } from '../scripts/serve.mjs';
import { SCHEMES, takeAll, WIDTHS } from './camera.mjs';
import { compare, picturesIn } from './compare.mjs';
import { shareText, sizesText, writeDifferences, writeIndex } from './page.mjs';
import { SCENES } from './scenes.mjs';

const LOCALES = ['fr', 'en'];

const list = { type: 'string', multiple: true, default: [] };
const { values } = parseArgs({
  options: {
    ...{ only: list, widths: list, locales: list, schemes: list },
    ...{ into: { type: 'string' }, dist: { type: 'string' }, against: { type: 'string' } },
    // Compares what an earlier run has taken.
    taken: { type: 'boolean', default: false },
  },
});

/** What was asked for, of what there is: all of it unless told. */
function chosen(name, known) {
  const wanted = values[name].flatMap((text) => text.split(','));
  const unknown = wanted.find((one) => !known.includes(one));
  if (unknown !== undefined) throw new Error(`--${name} ${unknown}: one of ${known.join(', ')}`);
  return wanted.length === 0 ? known : wanted;
}

const names = values.only.flatMap((text) => text.split(','));
const isMeant = (text) => names.length === 0 || names.some((name) => text.includes(name));

const widths = chosen('widths', Object.keys(WIDTHS));
const locales = chosen('locales', LOCALES);
const schemes = chosen('schemes', SCHEMES);
const into = resolve(values.into ?? join(root, '.cache/pictures/last'));

async function builtSite() {
  if (values.dist !== undefined) return resolve(values.dist);
  const folder = join(root, '.cache/pictured-site');
  process.stderr.write('Building the site…\n');
  const { code, output } = await run('astro', ['build', '--outDir', folder], { sink: 'keep' });
  if (code !== 0) throw new Error(output);
  return folder;
}

async function take() {
  const from = Date.now();
  const site = await serve({ folder: await builtSite(), port: 0, base: '/', host: '127.0.0.1' });
  const scenes = SCENES.filter(({ name }) => isMeant(name));
  mkdirSync(into, { recursive: true });
  try {
    const { count, failed } = await takeAll(scenes, {
      ...{ at: site.url, into, widths: widths.map(Number), locales, schemes },
      lanes: Math.max(1, availableParallelism()),
    });
    for (const failure of failed) process.stderr.write(`✗ ${failure}\n`);
    if (failed.length > 0) process.exitCode = 1;
    const minutes = ((Date.now() - from) / 60_000).toFixed(1);
    process.stdout.write(`${count} pictures in ${minutes} minutes\n`);
  } finally {
    site.close();
  }
}

/** Only what this run was asked for. */
function isAsked(file) {
  const [locale] = file.split('/');
  const [width, scheme] = file.split('.').slice(-3, -1);
  return (
    locales.includes(locale) && widths.includes(width) && schemes.includes(scheme) && isMeant(file)
  );
}

async function tellDifferences(before) {
  const found = await compare(before, into, isAsked);
  for (const one of found.differing) {
    process.stdout.write(
      `${shareText(one).padStart(8)}  ${sizesText(one).padEnd(28)}${one.file}\n`,
    );
  }
  for (const file of found.missing) process.stdout.write(`only before: ${file}\n`);
  for (const file of found.added) process.stdout.write(`only after: ${file}\n`);
  process.stdout.write(`${found.differing.length} differ, ${found.same} do not\n`);
  if (found.differing.length > 0 || found.missing.length > 0) process.exitCode = 1;
  return writeDifferences(into, before, found);
}

if (!values.taken) await take();
process.stdout.write(`${await writeIndex(into, await picturesIn(into))}\n`);
if (values.against !== undefined) {
  process.stdout.write(`${await tellDifferences(resolve(values.against))}\n`);
}
