/** Beside the board of a drill at a desk: what is said of a question follows it. Each drill has its own in stage.spec.ts. */
import { pathOf } from '../../src/course/links.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { answer } from './any-board.ts';
import { alive, expect, speak, test, turnsOf } from './site.ts';

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);

  test.describe(`beside the board, ${locale}`, { tag: '@desktop' }, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    turn()('the level is changed from there', async ({ page }) => {
      await page.goto(`${locale}/${pathOf('waits')}`);
      await alive(page);
      await page.getByRole('link', { name: say('stage.level.change') }).click();
      await expect(page.locator('.drill-panel')).toBeVisible();
    });

    turn()(
      'a hint that is taken is counted there, and the answer takes its place',
      async ({ page }) => {
        await page.goto(`${locale}/${pathOf('waits')}`);
        await alive(page);
        const before = page.locator('.stage-before');
        await expect(before).toContainText(say('finder.level'));
        await page.locator('[data-hint]').click();
        await expect(
          before.getByText(new RegExp(say('stage.hintsTaken', { taken: 1, n: '[1-9]' }))),
        ).toBeVisible();
        await expect(page.locator('.question-hints li')).toHaveCount(1);
        await answer(page);
        await page.locator('.question-actions .button--main').click();
        await expect(before).toHaveCount(0);
      },
    );
  });
}
