/** Nothing runs over the side of a phone, and fingers find what they look for. */
import type { Page } from '@playwright/test';
import { lessonPath, pathOf } from '../../src/course/links.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { openFinder } from './question.ts';
import { alive, BOTH, eachPage, expect, speak, store, test, turnsOf, unfold } from './site.ts';

/** By how many pixels the page is wider than the screen. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - screen.width);

/** What one can touch and is too small to, with its size; links inside sentences aside. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const touched = [
      ...document.querySelectorAll<HTMLElement>(
        'a:not(.skip, p a), button, select, summary, input:not(label input), label:has(input)',
      ),
    ];
    return touched
      .filter((one) => one.checkVisibility())
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.95 || box.height < 43.95)
      .map(({ one, box }) => `${one.textContent || one.className}: ${box.width} × ${box.height}`);
  });

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);

  test.describe(`on a phone, ${locale}`, { tag: '@phone' }, () => {
    for (const hand of ['2223456777888s', '123m456p789s1122z', '1m~234m~567p~888s~111z']) {
      turn()(`the drill with ${hand} stays within the screen`, async ({ page }) => {
        const question = await openFinder(page, locale, { hand });
        expect(await overflow(page)).toBe(0);
        await question.hint.tap();
        await question.answerNone();
        await expect(question.verdict).toBeVisible();
        expect(await overflow(page)).toBe(0);
      });
    }

    turn()('everything in the drill is large enough for a finger', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '67888m34555s' });
      expect(await tooSmall(page)).toEqual([]);
      await unfold(page, say('finder.level'));
      expect(await tooSmall(page)).toEqual([]);
      // What closes it comes after the question.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(page.locator('.drill-bar details[open]')).toHaveCount(0, { timeout: 500 });
      }).toPass();
      await unfold(page, say('finder.own'));
      await question.answerNone();
      await question.choice('8m').tap();
      await expect(page.getByRole('button', { name: say('waits.proof.next') })).toBeVisible();
      await unfold(page, say('finder.results'));
      await expect(page.getByRole('button', { name: say('finder.results.erase') })).toBeVisible();
      expect(await tooSmall(page)).toEqual([]);
    });

    turn()('everything in the Atlas is large enough for a finger', async ({ page }) => {
      await page.goto(`${locale}/${pathOf('atlas')}?size=10&waits=7`);
      await page.locator('.atlas-unfold').tap();
      await unfold(page, say('atlas.how'));
      await unfold(page, say('atlas.census.others'));
      await expect(page.locator('.atlas-list li')).toHaveCount(1);
      expect(await overflow(page)).toBe(0);
      expect(await tooSmall(page)).toEqual([]);
    });

    turn()('the web of exclusions suits a finger', async ({ page }) => {
      const hands = ['no-honors', 'seven-pairs', 'lesser-honors-and-knitted-tiles'];
      await eachPage(hands, async (hand) => {
        await page.goto(`${locale}/${pathOf('exclusions')}?hand=${hand}`);
        await alive(page);
        await page.locator('.web-hand').first().tap();
        await expect(page.locator('.web-trail li')).toHaveCount(2);
        expect(await tooSmall(page)).toEqual([]);
        expect(await overflow(page)).toBe(0);
      });
    });

    turn()('the analyser suits a finger', async ({ page }) => {
      const hands = ['', '1112345678999m', '222m34m55667p678s1z', '123m~777z(9999p)*5p'];
      await eachPage(hands, async (hand) => {
        await page.goto(`${locale}/${pathOf('analyse')}?hand=${hand}`);
        await alive(page);
        await unfold(page, say('pick.how'));
        const discard = page.locator('.analyser-discard').first();
        if (await discard.isVisible()) await discard.tap();
        expect(await tooSmall(page)).toEqual([]);
        expect(await overflow(page)).toBe(0);
      });
    });

    turn()('the display panel and the list of keys suit a finger', async ({ page }) => {
      await page.goto(`${locale}/`);
      await alive(page);
      await page
        .locator('summary')
        .and(page.getByLabel(say('site.settings')))
        .tap();
      await expect(page.locator('.display-panel')).toBeInViewport({ ratio: 1 });
      expect(await tooSmall(page)).toEqual([]);
      await page.getByRole('button', { name: say('site.help'), exact: true }).tap();
      await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
      expect(await tooSmall(page)).toEqual([]);
    });

    turn()(
      'large tiles with names and marks leave the question on one screen',
      async ({ page }) => {
        const all = { tiles: 'large', names: 'on', marks: 'on' };
        const kept = Object.entries(all).map(([name, value]) => [`moineau.${name}`, value]);
        await store(page, Object.fromEntries(kept));
        await page.setViewportSize({ width: 360, height: 640 });
        const question = await openFinder(page, locale, { hand: '1112345678999m' });
        const tile = question.board.locator('.tile').first();
        const written = await tile.evaluate((one) => getComputedStyle(one, '::after').content);
        expect(written).toMatch(/^"1\s/);
        expect((await tile.boundingBox())?.width).toBeGreaterThanOrEqual(44);
        const answers = await page.locator('.stage-answer').boundingBox();
        const bar = await page.locator('.question-actions').boundingBox();
        expect((answers?.y ?? 0) + (answers?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
        expect([await overflow(page), await tooSmall(page)]).toEqual([0, []]);
        await page.goto(`${locale}/${lessonPath('waits', 'nine-gates')}`);
        expect(await overflow(page)).toBe(0);
      },
    );

    turn()('what is rarely used lies behind one button', async ({ page }) => {
      await openFinder(page, locale, { hand: '1112345678999m' });
      const links = page.locator('.copy-link');
      await expect(links).toHaveCount(2);
      const tools = [links.first(), links.last(), page.locator('.to-print')];
      for (const tool of tools) await expect(tool).toBeHidden();
      await page.getByRole('button', { name: say('finder.more') }).tap();
      for (const tool of tools) await expect(tool).toBeVisible();
    });

    for (const { height, rows } of [
      { height: 640, rows: [5, 4] },
      { height: 844, rows: [3, 3, 3] },
    ]) {
      turn()(`nine choices fill the room of a screen of ${height} px`, async ({ page }) => {
        await page.setViewportSize({ width: 360, height });
        const question = await openFinder(page, locale, { hand: '1112345678999m' });
        const places = await question.root
          .locator('.choice-tile')
          .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().toJSON()));
        const tops = [...new Set(places.map(({ top }) => top))];
        const inRow = tops.map((top) => places.filter((place) => place.top === top));
        expect(inRow.map(({ length }) => length)).toEqual(rows);
        for (const row of inRow) {
          const [left = 0, right = 0] = [row.at(0)?.left, row.at(-1)?.right];
          expect(Math.abs(left + right - 360)).toBeLessThanOrEqual(2);
        }
        const bar = await page.locator('.question-actions').boundingBox();
        expect(Math.max(...places.map(({ bottom }) => bottom))).toBeLessThanOrEqual(bar?.y ?? 0);
        expect(Math.min(...places.map(({ width }) => width))).toBeGreaterThanOrEqual(58);
      });
    }

    turn()('seven tiles of the hand stand in a row', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '1112345678999m' });
      const tops = await question.board
        .locator('[data-tile]')
        .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top));
      const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      expect(rows).toEqual([7, 6]);
    });
  });
}

test.describe('on a phone, in neither language', { tag: '@phone' }, () => {
  test.use({ locale: 'de-DE', expectedError: '404' });
  for (const { name, path } of BOTH) {
    test(`${name} stays within the screen`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await overflow(page)).toBe(0);
      expect(await tooSmall(page)).toEqual([]);
    });
  }
});
