/**
 * The budgets of the built site, in gzipped bytes (1 kB = 1000): what a page itself loads, the
 * tiles, and nothing from another host. `node scripts/weights.mjs --all` lists every page.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layersOf } from './offline/layers.mjs';
import { LAYERS } from './offline/order.mjs';
import { createScales, foreignIn, gzipBytes } from './page-weight.mjs';
import { policyTroubles } from './policy.mjs';
import { basePath, dist } from './project.mjs';
import { finish } from './result.mjs';
import { addressOf, filesOf } from './site-files.mjs';

const LESSON = /^(fr|en)\/learn\/[^/]+\/[^/]+\/index\.html$/;
const DRILL = /^(fr|en)\/drill\/[^/]+\/index\.html$/;
const isLesson = ({ file }) => LESSON.test(file);
const isEvening = ({ file }) => isLesson({ file }) && file.includes('/learn/first-evening/');
/** The engine that deals and judges runs in a worker: a drill's page is its frame and its board. */
const isDrill = ({ file }) => DRILL.test(file);

/** One budget a row. A page is held to each row it is of. */
const PAGE_BUDGETS = [
  {
    name: 'JS, lesson with a widget',
    part: 'js',
    kB: 30,
    of: (p) => isLesson(p) && p.hasWidget && !isEvening(p),
  },
  // Its table is the drawing that every other page has of the table.
  { name: 'JS, first evening', part: 'js', kB: 34.3, of: isEvening },
  { name: 'JS, lesson without', part: 'js', kB: 3, of: (p) => isLesson(p) && !p.hasWidget },
  { name: 'JS, drill', part: 'js', kB: 40, of: isDrill },
  // The page of mistakes shows any question again, with the players of each named in full; one hand
  // in five ledgers shares its fields with the accounts of an evening.
  { name: 'JS, any other page', part: 'js', kB: 45.2, of: (p) => !isLesson(p) && !isDrill(p) },
  // A whole hand from the deal to the accounts is asked on seven kinds of board.
  { name: 'CSS, every page', part: 'css', kB: 18.4, of: () => true },
];
const SPRITE_KB = 28;
const SPRITE = /(^|\/)sprite[^/]*\.svg$/;

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

function line({ ok, name, text }) {
  process.stdout.write(`  ${ok ? '✓' : '✗'} ${name.padEnd(26)} ${text}\n`);
  return ok;
}

function pageBudget({ name, part, kB: limit, of }, pages) {
  const held = pages.filter(of).sort((a, b) => b[part] - a[part]);
  const [heaviest] = held;
  if (!heaviest) return undefined;
  const over = held.filter((page) => page[part] > limit * 1000);
  const text = `at most ${kB(heaviest[part])} of ${limit} kB on ${held.length} pages (${addressOf(heaviest.file)})`;
  line({ ok: over.length === 0, name, text });
  for (const page of over)
    process.stdout.write(`      ${addressOf(page.file)}: ${kB(page[part])}\n`);
  return over.length === 0;
}

/** On a slow line a request costs more than its bytes. */
const FILES_AT_ONCE = 39;

function filesAtOnce(pages) {
  const [most] = [...pages].sort((a, b) => b.files.length - a.files.length);
  const ok = most.files.length <= FILES_AT_ONCE;
  const text = `at most ${most.files.length} of ${FILES_AT_ONCE} (${addressOf(most.file)})`;
  return line({ ok, name: 'files at once', text });
}

/** Up to its board a drill asks for what its page names (a test sees to that), and for these beside. */
const FILES_TO_BOARD = 45;
const BESIDE = ['the page', 'its icon', 'the tiles'].length;

function filesToBoard(pages) {
  const [most] = pages.filter(isDrill).sort((a, b) => b.fetched - a.fetched);
  const files = most ? most.fetched + BESIDE : 0;
  const ok = most !== undefined && files <= FILES_TO_BOARD;
  const where = most ? addressOf(most.file) : 'no drill found';
  return line({
    ok,
    name: 'files to the board',
    text: `at most ${files} of ${FILES_TO_BOARD} (${where})`,
  });
}

/**
 * As it is parsed before it can be read. The long ones have up to twelve positions, each drawn with
 * its board, and on paper or without a script with its answer in tiles.
 */
const LESSON_KB = 100;
const LONG_LESSON_KB = 200;
const LONG_LESSONS = new Set(
  `
  encyclopedie/a-counted-hand encyclopedie/play-and-claims mcr/counting-together
  mcr/eight-points mcr/four-and-six mcr/from-deal-to-hu mcr/great-hands mcr/pungs-and-kongs mcr/rounds-and-flowers
  mcr/straights-and-shifts mcr/suits-and-numbers mcr/terminals-and-honours mcr/the-last-tile
  mcr/two-point-hands riichi/declaring-ready riichi/defence-and-last-hand
  riichi/from-deal-to-payment riichi/greatest-roles riichi/one-role
  riichi/richer-roles riichi/three-kans tchou1924/counting-groups tchou1924/fan
  tchou1924/from-deal-to-accounts tchou1924/last-tile tchou1924/limit-hands
  tchou1924/obligation-and-fines tchou1924/one-tile-short tchou1924/reading-the-table
  tchou1924/turn-and-claims tchou1924/what-to-discard vulcain1953/counting vulcain1953/doubles
  vulcain1953/from-deal-to-counters vulcain1953/hands-of-pairs vulcain1953/one-chow
  waits/five-six-seven waits/nine-gates waits/pair-and-run waits/the-missing-eights waits/thirteen-tiles
  waits/triplet-and-run waits/what-is-a-wait
`
    .trim()
    .split(/\s+/),
);

/** Where the site is published is no fault of a page: its folder and its host are not counted. */
function ownBytes(file) {
  const text = readFileSync(join(dist, file), 'utf8');
  const host = process.env.SITE_URL ? new URL(process.env.SITE_URL).origin : '';
  return Buffer.byteLength(
    text.replaceAll(`${host}${basePath()}`, '/').replaceAll(basePath(), '/'),
  );
}

function lessonHtml(files) {
  const lessons = files
    .filter((file) => LESSON.test(file))
    .map((file) => ({ file, bytes: ownBytes(file) }));
  const isLong = ({ file }) => LONG_LESSONS.has(file.split('/').slice(2, 4).join('/'));
  const most = (some) => Math.max(0, ...some.map(({ bytes }) => bytes));
  const long = lessons.filter(isLong);
  const over = lessons.filter(
    (one) => one.bytes > (isLong(one) ? LONG_LESSON_KB : LESSON_KB) * 1000,
  );
  const text = [
    `at most ${kB(most(lessons.filter((one) => !isLong(one))))} of ${LESSON_KB} kB`,
    `${kB(most(long))} of ${LONG_LESSON_KB} kB on ${long.length} long ones`,
  ];
  line({ ok: over.length === 0, name: 'HTML, lesson', text: text.join(', ') });
  for (const { file, bytes } of over) {
    process.stdout.write(`      ${addressOf(file)}: ${kB(bytes)}\n`);
  }
  return over.length === 0;
}

function spriteBudget(files) {
  const built = files.filter((file) => SPRITE.test(file)).map((file) => join(dist, file));
  const bytes = built.reduce((sum, file) => sum + gzipBytes(readFileSync(file)), 0);
  const ok = bytes > 0 && bytes <= SPRITE_KB * 1000;
  return line({
    ok,
    name: 'the tiles',
    text: bytes > 0 ? `${kB(bytes)} of ${SPRITE_KB} kB` : 'no sprite found',
  });
}

/** The library of the record: what opens the device's database. */
const RECORD = /\bindexedDB\.open\b/;
/** Pages that show the record; all others fetch it when there is something to keep. */
const OF_RECORD = /^(fr|en)\/(skills|mistakes|today|settings)\/index\.html$/;

function recordComesLate(files, pages) {
  const library = files.filter(
    (file) => /\.m?js$/.test(file) && RECORD.test(readFileSync(join(dist, file), 'utf8')),
  );
  const early = pages.filter(
    (page) => !OF_RECORD.test(page.file) && page.files.some(({ file }) => library.includes(file)),
  );
  const ok = library.length > 0 && early.length === 0;
  line({ ok, name: 'the record', text: 'loaded at once by the pages that show it' });
  for (const page of early) process.stdout.write(`      ${addressOf(page.file)}\n`);
  return ok;
}

/** Before anything can be read without a network: the worker of a language, and its first layer. */
const FIRST_LAYER_KB = 1500;
const WORKER = /^sw-([a-z]+)\.js$/;

function firstLayer(files) {
  const weights = files.flatMap((worker) => {
    const [, locale] = WORKER.exec(worker) ?? [];
    if (!locale) return [];
    const first = layersOf(dist, locale).filter(({ layer }) => layer === LAYERS.first);
    const paths = [worker, ...first.map(({ path }) => path)];
    return paths.reduce((sum, path) => sum + gzipBytes(readFileSync(join(dist, path))), 0);
  });
  const most = Math.max(...weights);
  const ok = weights.length > 0 && most <= FIRST_LAYER_KB * 1000;
  const text =
    weights.length > 0 ? `at most ${kB(most)} of ${FIRST_LAYER_KB} kB` : 'no worker found';
  return line({ ok, name: 'first layer offline', text });
}

function noOtherHost(files) {
  const read = files.filter((file) => /\.(html|css|m?js|svg)$/.test(file));
  const calls = read.flatMap((file) =>
    foreignIn(file, readFileSync(join(dist, file), 'utf8')).map((to) => `${file}: ${to}`),
  );
  line({ ok: calls.length === 0, name: 'no other host', text: `${read.length} files read` });
  for (const call of calls) process.stdout.write(`      ${call}\n`);
  return calls.length === 0;
}

function nothingMissing(pages) {
  const missing = pages.flatMap((page) =>
    page.missing.map((at) => `${addressOf(page.file)}: ${at}`),
  );
  line({
    ok: missing.length === 0,
    name: 'nothing missing',
    text: 'every script and style is there',
  });
  for (const one of missing) process.stdout.write(`      ${one}\n`);
  return missing.length === 0;
}

/** What a page may run and load is said in it, and lets through no more than what is there. */
function strictPolicy(pages) {
  const troubles = pages.flatMap(({ file }) =>
    policyTroubles(readFileSync(join(dist, file), 'utf8')).map(
      (trouble) => `${addressOf(file)}: ${trouble}`,
    ),
  );
  const text = `no style attribute, no script or style but those it names, on ${pages.length} pages`;
  line({ ok: troubles.length === 0, name: 'policy', text });
  for (const trouble of troubles) process.stdout.write(`      ${trouble}\n`);
  return troubles.length === 0;
}

function listPages(pages) {
  for (const page of pages) {
    const later = page.jsOnDemand > 0 ? `, ${kB(page.jsOnDemand)} more on demand` : '';
    process.stdout.write(
      `${addressOf(page.file)}: JS ${kB(page.js)}, CSS ${kB(page.css)}${later}\n`,
    );
    for (const { file, bytes } of page.files) process.stdout.write(`    ${kB(bytes)}  ${file}\n`);
  }
}

const files = existsSync(dist) ? filesOf(dist) : [];
const scales = createScales(dist, basePath());
const pages = files.filter((file) => file.endsWith('.html')).map((file) => scales.weigh(file));
if (process.argv.includes('--all')) listPages(pages);

const outcomes =
  pages.length === 0
    ? []
    : [
        ...PAGE_BUDGETS.map((budget) => pageBudget(budget, pages)),
        filesAtOnce(pages),
        filesToBoard(pages),
        lessonHtml(files),
        spriteBudget(files),
        recordComesLate(files, pages),
        firstLayer(files),
        noOtherHost(files),
        nothingMissing(pages),
        strictPolicy(pages),
      ].filter((outcome) => outcome !== undefined);
if (pages.length === 0) process.stdout.write('No page in dist: build the site first.\n');
finish({
  passed: outcomes.filter(Boolean).length,
  failed: pages.length === 0 ? 1 : outcomes.filter((ok) => !ok).length,
});
