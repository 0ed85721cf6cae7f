/** Nothing in sight moves before anyone has touched it: neither when a page comes to life nor when its font comes. */
import type { Page } from '@playwright/test';
import { pathOf } from '../../src/course/links.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { alive, eachPage, expect, KINDS, sharedOut, test } from './site.ts';

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

async function watchShifts(page: Page): Promise<void> {
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

/** What moved, where that is more of the screen than anyone sees. */
async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts);
  const share = shifts.reduce((sum, shift) => sum + shift.share, 0);
  expect(share > MOST ? shifts : []).toEqual([]);
}

const PATHS = [...KINDS.map(({ path }) => path), pathOf('play')];

/** Where there is most to read. */
const PROSE = KINDS.filter(({ name }) =>
  /^(lesson|compare|hands|formulas|glossary|tiles|international rules|table of points|errata)$/.test(
    name,
  ),
).map(({ path }) => path);

for (const locale of LOCALES) {
  test(`nothing moves when a page comes to life, ${locale}`, async ({ page }) => {
    await watchShifts(page);
    await eachPage(sharedOut(PATHS, locale), async (path) => {
      await page.goto(`${locale}/${path}`);
      await alive(page);
      await expect(page.locator('astro-island:not([ssr]) [aria-busy="true"]')).toHaveCount(0);
      await page.evaluate(
        () => new Promise((rested) => requestIdleCallback(rested, { timeout: 3_000 })),
      );
      await expectStill(page);
    });
  });

  test(`nothing moves when the font comes late, ${locale}`, { tag: '@phone' }, async ({ page }) => {
    await watchShifts(page);
    await page.route(/\.woff2/, async (route) => {
      await new Promise((later) => setTimeout(later, 1_000));
      await route.continue();
    });
    await eachPage(sharedOut(PROSE, locale), async (path) => {
      await page.goto(`${locale}/${path}`);
      await page.evaluate(() => document.fonts.ready);
      await expectStill(page);
    });
  });
}
