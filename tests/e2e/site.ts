/** What the end-to-end tests share: the watched browser, the pages, the words. */
import { test as base, expect, type Page } from '@playwright/test';
import { DRILL_PAGES } from '../../src/course/drills.ts';
import {
  EVENING_COURSE,
  errataPath,
  lessonPath,
  pathOf,
  pointsPath,
  rulesPath,
  summaryPath,
} from '../../src/course/links.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { type Say, speaker } from '../../src/i18n/speak.ts';
import { WORDS } from '../../src/i18n/words.ts';
import type { SkillRecord } from '../../src/stores/record/result.ts';

export { expect };

interface Watch {
  /** Presses come half a second apart on the clock of the page, as a reader's do. */
  readonly unhurried: boolean;
  /** A console error that belongs to the story, such as the browser's own about a 404. */
  readonly expectedError: string;
  readonly watched: undefined;
}

/** The tests run without the worker that keeps pages on the device, and are told so. */
const BLOCKED = 'Service Worker registration blocked';
/** A page that was asked for before the worker took over, and a script of it after. */
const TAKEN_OVER = 'cross-world service worker resource mismatch';

/** Runs in the page. */
function spacePresses(): void {
  const now = performance.now.bind(performance);
  let later = 0;
  performance.now = () => now() + later;
  for (const press of ['pointerdown', 'keydown']) {
    addEventListener(press, () => (later += 500), true);
  }
  const single = { get: () => 1 };
  addEventListener('click', (event) => Object.defineProperty(event, 'detail', single), true);
}

/** Every story fails on an error or a warning in the console and on a request to another host. */
export const test = base.extend<Watch>({
  expectedError: ['', { option: true }],
  unhurried: [true, { option: true }],
  watched: [
    async ({ context, baseURL, expectedError, unhurried }, use) => {
      if (unhurried) await context.addInitScript(spacePresses);
      const troubles: string[] = [];
      const { origin } = new URL(baseURL ?? '');
      context.on('request', (request) => {
        const address = new URL(request.url());
        const leaves = address.protocol.startsWith('http') && address.origin !== origin;
        if (leaves) troubles.push(`request to ${address.host}`);
      });
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if ([BLOCKED, TAKEN_OVER].some((known) => message.text().includes(known))) return;
        if (expectedError !== '' && message.text().includes(expectedError)) return;
        troubles.push(`console: ${message.text()}`);
      });
      context.on('weberror', (problem) => troubles.push(`error: ${problem.error().message}`));
      await use(undefined);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

export const speak = (locale: Locale): Say => speaker(locale, WORDS[locale]);

/** The drills, of those that share a board the first. */
export const ONE_A_BOARD = DRILL_PAGES.filter(
  ({ board }, at) => DRILL_PAGES.findIndex((drill) => drill.board === board) === at,
);

/** One page of each kind that exists in both languages, below the language. */
export const KINDS = [
  { name: 'home', path: pathOf('home') },
  { name: 'learn', path: pathOf('learn') },
  { name: 'lesson', path: lessonPath('waits', 'nine-gates') },
  { name: 'first evening', path: lessonPath(EVENING_COURSE, 'four-taps') },
  { name: 'drills', path: pathOf('drills') },
  { name: 'mistakes', path: pathOf('mistakes') },
  ...ONE_A_BOARD.map(({ page }) => ({ name: page, path: pathOf(page) })),
  { name: 'sheets', path: pathOf('sheets') },
  { name: 'a set of questions', path: pathOf('set') },
  { name: 'ceremony', path: pathOf('ceremony') },
  { name: 'analyser', path: pathOf('analyse') },
  { name: 'accounts of an evening', path: pathOf('accounts') },
  { name: 'our table', path: pathOf('ourTable') },
  { name: 'five ledgers', path: pathOf('ledgers') },
  { name: 'atlas', path: pathOf('atlas') },
  { name: 'formulas', path: pathOf('formulas') },
  { name: 'tiles', path: pathOf('tiles') },
  { name: 'waits under the lens', path: pathOf('lens') },
  { name: 'the same tiles', path: pathOf('dealt') },
  { name: 'what changed', path: pathOf('changes') },
  { name: 'glossary', path: pathOf('glossary') },
  { name: 'search', path: pathOf('search') },
  { name: 'today', path: pathOf('today') },
  { name: 'skills', path: pathOf('skills') },
  { name: 'correctness', path: pathOf('correctness') },
  { name: 'news', path: pathOf('news') },
  { name: 'settings', path: pathOf('settings') },
  { name: 'rules', path: pathOf('rules') },
  { name: 'international rules', path: rulesPath('mcr') },
  { name: 'rules on one page', path: summaryPath('tchou1924') },
  { name: 'table of points', path: pointsPath('mcr') },
  { name: 'errata', path: errataPath('riichi') },
  { name: 'which rules', path: pathOf('which') },
  { name: 'sources', path: pathOf('sources') },
  { name: 'the words of the sources', path: pathOf('sourceWords') },
  { name: 'data', path: pathOf('data') },
  { name: 'compare', path: pathOf('compare') },
  { name: 'hands', path: pathOf('hands') },
  { name: 'exclusions', path: pathOf('exclusions') },
];

/** Pages that stand in neither language. */
export const BOTH = [
  { name: 'door', path: '' },
  { name: 'not found', path: 'no/such/page/' },
] as const;

/** Turns keys and touches into actions only now: islands come to life after they are shown. */
export async function alive(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr][client="load"]')).toHaveCount(0);
  await effectsRun(page);
}

/** Effects, and with them the keys, run after the next frame; the view of a question is fetched. */
export async function effectsRun(page: Page): Promise<void> {
  await expect(page.locator('astro-island:not([ssr]) [data-pending]')).toHaveCount(0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Presses Tab until the wanted element has the focus. */
export async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press('Tab');
    if (await isThere()) return;
  }
  throw new Error('not reached with Tab');
}

/** Opens what a drill has behind one button on a phone. */
export async function openTools(page: Page): Promise<void> {
  const more = page.locator('.drill-more[aria-expanded="false"]');
  if (await more.isVisible()) await more.click();
}

/** Opens a part of the page that is folded away. */
export async function unfold(page: Page, title: string): Promise<void> {
  const fold = page.locator('main summary').filter({ hasText: title });
  if (!(await fold.isVisible())) await openTools(page);
  await fold.click();
}

/** An empty page of the tests' own, beside those of the site. */
const BLANK = 'blank-page-of-the-tests';

/** Writes into the device's storage before the first page of the site runs. */
export async function store(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route(`**/${BLANK}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(BLANK);
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
}

/** Not even looking at the storage is allowed. */
export async function forbidLooking(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
}

export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** The sums of answers by their skills, as the device's database keeps them. */
export const sumsKept = (page: Page): Promise<Readonly<Record<string, SkillRecord>>> =>
  page.evaluate(async () => {
    // Opened before the site made it, it would stay without stores.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'moineau')) return {};
    const result = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await result(indexedDB.open('moineau'));
    const rows = await result(db.transaction('skills').objectStore('skills').getAll());
    db.close();
    return Object.fromEntries(rows.map((row) => [row.skill, row]));
  });

/** Rows written into the record by their stores, as if the reader had been here before. */
export async function keepRows(
  page: Page,
  rows: Readonly<Record<string, readonly object[]>>,
): Promise<void> {
  await page.evaluate(async (stores) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('moineau');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const tx = db.transaction(Object.keys(stores), 'readwrite');
    for (const [store, all] of Object.entries(stores))
      for (const row of all) tx.objectStore(store).put(row);
    await new Promise((done) => {
      tx.oncomplete = done;
    });
    db.close();
  }, rows);
  await page.reload();
  await alive(page);
}

/** What one page may take on a slow machine. */
const PAGE_TIME = 5_000;

/** Time for a story that goes through so many pages. */
export const timeFor = (pages: number): void =>
  test.setTimeout(test.info().timeout + pages * PAGE_TIME);

/** What a page is told apart by: its path, or what it is opened with. */
const nameOf = (page: unknown): string =>
  typeof page === 'string' ? page : JSON.stringify(page).slice(0, 200);

/** The same look at many pages, to the last of them whatever is wrong with some. */
export async function eachPage<One>(
  pages: readonly One[],
  look: (one: One) => Promise<void>,
): Promise<void> {
  timeFor(pages.length);
  const troubles: string[] = [];
  for (const one of pages) {
    await look(one).catch(({ message }: Error) => troubles.push(`${nameOf(one)}: ${message}`));
  }
  expect(troubles).toEqual([]);
}

/** What costs much and is alike in both languages: they take turns. */
export const sharedOut = <Item>(items: readonly Item[], locale: Locale): readonly Item[] =>
  items.filter((_, at) => at % LOCALES.length === LOCALES.indexOf(locale));

/** Stories that are alike in both languages: each is told in one of them, by turns. */
export function turnsOf(locale: Locale): () => typeof test {
  const skip = (() => undefined) as unknown as typeof test;
  let at = 0;
  return () => (at++ % LOCALES.length === LOCALES.indexOf(locale) ? test : skip);
}
