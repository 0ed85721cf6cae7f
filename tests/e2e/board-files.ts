/** On a slow line a file that nobody has named ahead costs a round trip, and what is needed later waits. */
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** As `npm test -- weights` counts them; the icon is asked for by the window. */
const MOST_FILES = 45;

/** Fetched while nothing else is to be done, as when a table is still being dealt. */
const WHEN_IDLE = /\/(keep-offline|later-parts)\./;

const BOARD = '.drill[aria-busy="false"] .stage';

/** Runs in the page: says when the board is there. */
function markBoard(board: string): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(board)) return;
    watch.disconnect();
    performance.mark('board');
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true });
}

/** Runs in the page and in its workers: what was asked for, and when. */
function askedFor(): readonly { path: string; at: number }[] {
  const all = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  return all.map(({ name, startTime }) => ({
    path: new URL(name, location.href).pathname,
    at: performance.timeOrigin + startTime,
  }));
}

/** Before the page is opened. */
export async function watchBoard(page: Page): Promise<void> {
  await page.addInitScript(markBoard, BOARD);
}

/** Up to its board a page asks for what it has named, and for little. */
export async function expectFewFiles(page: Page): Promise<void> {
  await expect(page.locator(BOARD)).toBeVisible();
  const board = await page.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByName('board')[0]?.startTime ?? 0),
  );
  const asked = [
    await page.evaluate(askedFor),
    ...(await Promise.all(page.workers().map((worker) => worker.evaluate(askedFor)))),
  ];
  const before = asked.flat().filter(({ at, path }) => at <= board && !WHEN_IDLE.test(path));
  const paths = [...new Set(before.map(({ path }) => path))];
  const named = await page
    .locator('link, script[src]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('src')));
  const code = paths.filter((path) => /\.(js|css)$/.test(path));
  expect(code.filter((path) => !named.includes(path))).toEqual([]);
  expect(code.filter((path) => path.includes('engine.worker'))).toHaveLength(1);
  expect(paths.length).toBeLessThanOrEqual(MOST_FILES);
}
