/** How pages do with 50,000 recorded answers, in a browser: `-- --only kept`. Needs `npm run build`. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserPath } from '../scripts/browser.mjs';
import { basePath, dist, root } from '../scripts/project.mjs';
import { createRng } from '../src/engine/core/rng.ts';

const ANSWERS = 50_000;
const PORT = 4399;
const PAGES = [
  { page: 'home', path: 'fr/', shown: '[data-right]:not(:empty)' },
  { page: 'drill', path: 'fr/drill/waits/?hand=3456p', shown: '.question' },
  { page: 'skills', path: 'fr/skills/', shown: '.days' },
  { page: 'today', path: 'fr/today/', shown: '.today-items' },
  { page: 'settings', path: 'fr/settings/#mine', shown: '.mine-kept li' },
];

export const KEPT_FIGURES = [
  { name: 'kept', says: 'a browser with 50,000 recorded answers, milliseconds' },
];

/** Two years of answers at a few levels, as the file of *Mine to keep* holds them. */
function manyAnswers() {
  const rng = createRng(7);
  const day = 86_400_000;
  const attempts = Array.from({ length: ANSWERS }, (_, at) => ({
    id: `bench-${at}`,
    at: 1_764_000_000_000 - 730 * day + Math.floor((at / ANSWERS) * 730 * day),
    skill: `find-waits/${[4, 7, 10, 13][rng.below(4)]}/pure`,
    right: rng.below(10) < 8,
    ...{ found: 2, missed: 0, wrong: 0, hints: 0, spent: 4_000 + rng.below(9_000) },
    texts: { hand: '2233445566778m' },
    aspects: { waits: String(1 + rng.below(5)) },
  }));
  const record = { attempts, cards: [], runs: [], earlier: [] };
  const file = { moineau: 1, at: 0, record, progress: { version: 2, lessons: {} }, texts: {} };
  return JSON.stringify(file);
}

/** Runs in the page: the longest task since it was opened. */
function watchTasks() {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
}

async function timed(page, act) {
  await page.evaluate(() => {
    window.longest = 0;
  });
  const from = performance.now();
  await act();
  const took = performance.now() - from;
  const longest = await page.evaluate(() => window.longest);
  return { took: Math.round(took), longestTask: Math.round(longest) };
}

async function throughFile(page, at) {
  await page.goto(`${at}fr/settings/#mine`);
  await page.waitForSelector('.mine-kept h3');
  // On the disk, where the page itself reads it.
  const folder = mkdtempSync(join(tmpdir(), 'moineau-bench-'));
  const file = join(folder, 'kept.json');
  writeFileSync(file, manyAnswers());
  const look = await timed(page, async () => {
    await page.setInputFiles('.mine-file input', file);
    await page.waitForSelector('.mine-brought');
  });
  const merge = await timed(page, async () => {
    await page.click('.mine-brought .button--main');
    await page.waitForSelector('.mine-kept li');
  });
  const save = await timed(page, async () => {
    const download = page.waitForEvent('download');
    await page.click('.mine-actions > .button');
    await download;
  });
  rmSync(folder, { recursive: true });
  return { look, merge, save };
}

async function opened(page, at, { path, shown }) {
  await page.goto('about:blank');
  const from = performance.now();
  await page.goto(at + path);
  await page.waitForSelector(shown, { state: 'attached' });
  const took = Math.round(performance.now() - from);
  return { took, longestTask: Math.round(await page.evaluate(() => window.longest)) };
}

export async function measureKept() {
  if (!existsSync(join(dist, 'fr/settings/index.html'))) return undefined;
  const server = spawn(process.execPath, [join(root, 'scripts/serve.mjs')], {
    env: { ...process.env, PORT: String(PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const own = await browserPath();
  const browser = await chromium.launch({
    ...{ executablePath: own.path, args: own.args, env: { ...process.env, ...own.env } },
  });
  try {
    await new Promise((done) => server.stdout.once('data', done));
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await context.addInitScript(watchTasks);
    const page = await context.newPage();
    const at = `http://localhost:${PORT}${basePath()}`;
    const rows = await throughFile(page, at);
    for (const one of PAGES) rows[one.page] = await opened(page, at, one);
    return rows;
  } finally {
    await browser.close();
    server.kill();
  }
}

export const keptText = ({ name, says }, rows) =>
  [
    `\n${name}: ${says}`,
    ...Object.entries(rows ?? {}).map(
      ([what, { took, longestTask }]) =>
        `  ${what.padEnd(9)}${String(took).padStart(6)} ms, longest task ${longestTask} ms`,
    ),
    ...(rows ? [] : ['  not built: npm run build']),
  ].join('\n');
