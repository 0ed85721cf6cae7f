/** What moves in sight before anyone has touched the page. */
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** The shares of the screen that moved, each with what did. */
declare global {
  interface Window {
    shifts: { readonly share: number; readonly moved: readonly string[] }[];
  }
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node }[];
}

export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName),
        );
        window.shifts.push({ share: value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Under this browsers call a page still; where a question is dealt by chance, its room is too. */
const MOST = 0.1;

/** Once the page has come to rest: what moved, where that is more of the screen than anyone sees. */
export async function expectStill(page: Page): Promise<void> {
  await expect(page.locator('astro-island:not([ssr]) [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(
    () => new Promise((rested) => requestIdleCallback(rested, { timeout: 3_000 })),
  );
  const shifts = await page.evaluate(() => window.shifts);
  const share = shifts.reduce((sum, shift) => sum + shift.share, 0);
  expect(share > MOST ? shifts : []).toEqual([]);
}
