/** A hand won at a real table, from its tiles to who pays what, in few taps. */
import type { Locator, Page } from '@playwright/test';
import { pathOf } from '../../src/course/links.ts';
import type { Tile } from '../../src/engine/notation.ts';
import { extraName } from '../../src/i18n/hand/situation-words.ts';
import { tileName } from '../../src/i18n/hand/tile-names.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { handInAddress, tapTile, tilesOf } from './question.ts';
import { alive, expect, speak, test } from './site.ts';

const MOST_TAPS = 20;

/** Every tap is counted, those that only show more tiles too. */
async function scorerOn(page: Page, locale: Locale) {
  await page.goto(`${locale}/${pathOf('analyse')}`);
  await alive(page);
  const say = speak(locale);
  const palette = page.locator('.analyser-tiles');
  let taps = 0;
  const tap = async (what: Locator): Promise<void> => {
    taps += 1;
    await what.click();
  };
  const button = (within: Locator, name: string): Locator =>
    within.getByRole('button', { name, exact: true });
  const tile = (within: Locator, one: Tile): Promise<void> => tapTile(within, one, { say, tap });
  return {
    say,
    total: page.locator('.scorer-total'),
    taps: () => taps,
    tiles: async (text: string) => {
      for (const one of tilesOf(text)) await tile(palette, one);
    },
    lay: (laying: 'tile' | 'pung') => tap(button(palette, say(`pick.laying.${laying}`))),
    choose: (group: string, name: string) =>
      tap(button(page.getByRole('group', { name: group, exact: true }), name)),
    unfold: async (label: string): Promise<Locator> => {
      const fold = page
        .locator('.scorer .fold')
        .filter({ has: page.getByText(label, { exact: true }) });
      await tap(fold.locator('> summary'));
      return fold;
    },
    tapIn: tile,
    tap,
    button,
  };
}

/** The sums at the seats, East first. */
const sums = (total: Locator): Promise<readonly string[]> => total.locator('dd').allTextContents();

for (const locale of LOCALES) {
  const tag = locale === 'fr' ? '@phone' : '@desktop';

  test.describe(`the scorer, ${locale}`, { tag }, () => {
    test('a hand of the Japanese game, declared ready, with a dora', async ({ page }) => {
      const scorer = await scorerOn(page, locale);
      const { say, total } = scorer;
      await scorer.tiles('234567m345p56788s');
      await scorer.choose(say('analyse.rules'), say('source.riichi'));
      await scorer.choose(say('tally.how'), say('tally.how.riichi'));
      const markers = await scorer.unfold(extraName(say, 'riichi', 'doraIndicators'));
      await scorer.tapIn(markers, '1m');

      // Riichi, drawn by a concealed hand, no ends, one dora: 4 han at 30 fu, and East has won.
      await expect(total).toContainText(say('sheet.points', { n: 11_700 }));
      const [east = '', ...others] = await sums(total);
      expect(east).toMatch(/^\+11.700$/);
      expect(others.map((sum) => sum.replace(/\D/g, ''))).toEqual(['3900', '3900', '3900']);
      await expect(total).toBeInViewport();
      expect(handInAddress(page)).toBe('234567m345p5678s*8s');
      expect(scorer.taps()).toBeLessThanOrEqual(MOST_TAPS);
    });

    test('an international hand with a flower', async ({ page }) => {
      const scorer = await scorerOn(page, locale);
      const { say, total } = scorer;
      await scorer.lay('pung');
      await scorer.tiles('7z25s');
      await scorer.lay('tile');
      await scorer.tiles('55666p');
      await scorer.choose(say('analyse.rules'), say('source.mcr'));
      await scorer.choose(say('tally.seat'), say('wind.N'));
      await scorer.choose(say('tally.wonBy'), say('tally.from', { seat: say('player.to.S') }));
      const flowers = await scorer.unfold(say('pick.flowers'));
      await scorer.tap(scorer.button(flowers, tileName(say, '3f')));

      // All pungs 6, a pung of dragons 2, a suit not used 1, the flower 1.
      await expect(total).toContainText(say('sheet.points', { n: 10 }));
      await expect.poll(() => sums(total)).toEqual(['−8', '−18', '−8', '+34']);
      await expect(total).toBeInViewport();
      expect(scorer.taps()).toBeLessThanOrEqual(MOST_TAPS);
    });

    test('a hand of 1924', async ({ page }) => {
      const scorer = await scorerOn(page, locale);
      const { say, total } = scorer;
      await scorer.tiles('23455p222333111s');
      await scorer.choose(say('analyse.rules'), say('source.tchou1924'));
      await scorer.choose(say('tally.seat'), say('wind.W'));

      // The book's own: 76 points, 3.04 francs from each.
      await expect(total).toContainText(say('sheet.points', { n: 76 }));
      const [east = '', south, west = ''] = await sums(total);
      expect([east, south, west].map((sum = '') => sum.replace(',', '.'))).toEqual([
        '−3.04',
        '−3.04',
        '+9.12',
      ]);
      await expect(total).toBeInViewport();
      expect(scorer.taps()).toBeLessThanOrEqual(MOST_TAPS);
    });

    test('an international hand is counted by another edition in place', async ({ page }) => {
      // A wait for one tile alone only if one may wait for the fifth 4 (`mcr.hand.11`).
      const hand = '1231s~345m~888p(4444s)!1s';
      await page.goto(`${locale}/${pathOf('analyse')}?hand=${hand}&rules=mcr&from=S`);
      await alive(page);
      const say = speak(locale);
      const worth = page.locator('.scorer-worth');
      const points = async (): Promise<number> =>
        Number.parseInt((await worth.textContent()) ?? '', 10);
      const byText = await points();
      await page.getByLabel(say('editions.countedBy')).selectOption('practice');
      await expect.poll(points).toBe(byText - 1);
      await expect(page).toHaveURL(/edition=practice/);
      await expect(page.locator('.sheet-edition')).toContainText(say('mcr.option.edition.text'));
    });

    test('what a hand is worth stays in sight down to the last of what can be said', async ({
      page,
    }) => {
      await page.goto(`${locale}/${pathOf('analyse')}?hand=234567m345p5678s*8s&rules=riichi`);
      await alive(page);
      const say = speak(locale);
      const situation = page.getByRole('group', { name: say('tally.situation') });
      await situation.locator('.fold').last().scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 200);
      await expect(page.locator('.scorer-total')).toBeInViewport({ ratio: 1 });
    });
  });
}
