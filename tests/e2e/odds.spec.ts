/** Chances on request: in the analyser and in the verdict of a discard, with a worker and without. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pathOf } from '../../src/course/links.ts';
import { oddsWithin } from '../../src/engine/hand/odds.ts';
import type { DiscardHand } from '../../src/engine/hand.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { percent } from '../../src/i18n/percent.ts';
import { questionOf, tilesOf } from './question.ts';
import { alive, expect, speak, test, turnsOf } from './site.ts';

const HAND = '1355m2468p13789s7z';
const asked: DiscardHand = { concealed: tilesOf(HAND), melds: [], seen: [] };

/** The chances to win of the likeliest discard, as they are written. */
const best = (locale: Locale, draws: number): string =>
  percent(locale, Math.max(...oddsWithin(asked, draws).map(({ win }) => win)));

const panelOn = (page: Page, locale: Locale) => ({
  start: page.getByRole('button', { name: speak(locale)('odds.start') }),
  stop: page.getByRole('button', { name: speak(locale)('odds.cancel') }),
  progress: page.getByRole('progressbar'),
  rows: page.locator('.odds-rows li'),
  draws: page.getByRole('slider'),
  best: page.locator('.odds-rows > p[role="status"]'),
});

async function openHand(page: Page, locale: Locale, hand: string) {
  await page.goto(`${locale}/${pathOf('analyse')}?hand=${hand}`);
  await alive(page);
  return panelOn(page, locale);
}

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);

  test.describe(`chances, ${locale}`, () => {
    turn()(
      'of every discard that keeps the distance, with keys alone',
      {
        tag: '@desktop',
      },
      async ({ page }) => {
        const { start, rows, draws, best: told } = await openHand(page, locale, HAND);
        await start.focus();
        await page.keyboard.press('Enter');
        await expect(rows).toHaveCount(oddsWithin(asked, 12).length);
        await expect(told).toContainText(best(locale, 12));
        await expect(rows.first()).toContainText(best(locale, 12));

        await page.keyboard.press('Tab');
        await expect(draws).toBeFocused();
        await page.keyboard.press('ArrowRight');
        await expect(told).toContainText(best(locale, 13));
        await page.keyboard.press('Home');
        await expect(told).toHaveText(say('odds.none', { n: 1 }));
      },
    );

    turn()('of a ready hand, on a phone', { tag: '@phone' }, async ({ page }) => {
      const { start, rows, best: told } = await openHand(page, locale, '1112345678999m');
      await start.tap();
      await expect(rows).toHaveCount(1);
      const { concealed } = questionOf('1112345678999m').hand;
      const [row] = oddsWithin({ concealed, melds: [], seen: [] }, 12);
      const win = percent(locale, row?.win ?? 0);
      await expect(told).toHaveText(say('odds.hand', { n: 12, win }));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - screen.width);
      expect(wide).toBe(0);
      const axe = await new AxeBuilder({ page }).setLegacyMode(true).include('.odds').analyze();
      expect(axe.violations).toEqual([]);
    });

    turn()('of a hand too far away are not promised', { tag: '@phone' }, async ({ page }) => {
      const { start } = await openHand(page, locale, '147m258p369s1234z');
      await expect(page.getByText(say('odds.tooFar'))).toBeVisible();
      await expect(start).toHaveCount(0);
    });

    turn()('in the verdict of a discard', { tag: '@phone' }, async ({ page }) => {
      await page.goto(`${locale}/${pathOf('discards')}?hand=${HAND}`);
      await alive(page);
      const { start, rows, best: told } = panelOn(page, locale);
      await expect(start).toHaveCount(0);
      await page.locator('.held-tile').last().tap();
      await page.locator('.question-actions button').first().tap();
      await start.tap();
      await expect(rows).toHaveCount(oddsWithin(asked, 12).length);
      await expect(told).toContainText(best(locale, 12));
      await page.locator('.question-actions button').first().tap();
      await expect(rows).toHaveCount(0);
    });
  });
}

test.describe('where the worker', { tag: '@desktop' }, () => {
  test('says nothing, the work can be stopped, and the page takes over', async ({ page }) => {
    await page.addInitScript(() => {
      window.Worker = class extends EventTarget {
        postMessage() {}
        terminate() {}
      } as unknown as typeof Worker;
    });
    const { start, stop, progress, rows } = await openHand(page, 'en', HAND);
    await start.click();
    await expect(progress).toBeVisible();
    await stop.click();
    await expect(progress).toHaveCount(0);
    await expect(start).toBeFocused();
    await start.click();
    await expect(rows).toHaveCount(oddsWithin(asked, 12).length);
  });

  for (const [story, startsNot] of [
    ['cannot start', true],
    ['dies', false],
  ] as const) {
    test(`${story}, the page works the chances out`, async ({ page }) => {
      await page.addInitScript((refuses) => {
        window.Worker = class extends EventTarget {
          constructor() {
            super();
            if (refuses) throw new DOMException('no workers here', 'SecurityError');
          }
          postMessage() {
            setTimeout(() => this.dispatchEvent(new Event('error')), 50);
          }
          terminate() {}
        } as unknown as typeof Worker;
      }, startsNot);
      const { start, rows, best: told } = await openHand(page, 'fr', HAND);
      await start.click();
      await expect(rows).toHaveCount(oddsWithin(asked, 12).length);
      await expect(told).toContainText(best('fr', 12));
    });
  }
});
