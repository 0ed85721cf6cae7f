/** Beside the board of a drill at a desk: what is said of a question before it is answered. */
import { pathOf } from '../../src/course/links.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { answer } from './any-board.ts';
import { withoutChance } from './long-tasks.ts';
import { alive, expect, ONE_A_BOARD, speak, test } from './site.ts';

/** No lesson leads to the first two; the others ask which rules a hand is of, or of all at once. */
const NOTHING_TO_READ: readonly string[] = ['kinds', 'left', 'whose-rules', 'takers'];

for (const locale of LOCALES) {
  const say = speak(locale);
  const hints = (taken: number) => new RegExp(say('stage.hintsTaken', { taken, n: '[1-9]' }));

  test.describe(`beside the board, ${locale}`, { tag: '@desktop' }, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    for (const { page: name } of ONE_A_BOARD) {
      test(`${name} says its level, its hints and what to read`, async ({ page }) => {
        await withoutChance(page);
        await page.goto(`${locale}/${pathOf(name)}`);
        await alive(page);
        const rail = page.locator('.stage-rail');
        await expect(rail.getByRole('heading', { name: say('finder.level') })).toBeVisible();
        await expect(rail.getByText(hints(0))).toBeVisible();
        const reading = rail.locator('a[href*="/learn/"], a[href*="/rules/"]');
        await expect(reading.first()).toBeVisible({ visible: !NOTHING_TO_READ.includes(name) });
        expect(await rail.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
      });
    }

    test('the level is changed from there', async ({ page }) => {
      await page.goto(`${locale}/${pathOf('waits')}`);
      await alive(page);
      await page.getByRole('link', { name: say('stage.level.change') }).click();
      await expect(page.locator('.drill-panel')).toBeVisible();
    });

    test('a hint that is taken is counted there, and the answer takes its place', async ({
      page,
    }) => {
      await page.goto(`${locale}/${pathOf('waits')}`);
      await alive(page);
      const before = page.locator('.stage-before');
      await expect(before).toContainText(say('finder.level'));
      await page.locator('[data-hint]').click();
      await expect(before.getByText(hints(1))).toBeVisible();
      await expect(page.locator('.question-hints li')).toHaveCount(1);
      await answer(page);
      await page.locator('.question-actions .button--main').click();
      await expect(before).toHaveCount(0);
    });
  });
}
