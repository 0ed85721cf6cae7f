/** From the first page to a solved hand: by touch, by figures, and by Tab alone. */
import type { Locator } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locales.ts';
import { openQuestion, winsOf } from './question.ts';
import { expect, speak, tabTo, test } from './site.ts';

/** The hand the first page shows, and what completes it. */
const FIRST = { hand: '3456p', wins: '36p' };

const hasFocus = (element: Locator) => () =>
  element.evaluate((one) => one === document.activeElement);

for (const locale of LOCALES) {
  const say = speak(locale);

  test.describe(`the first page, ${locale}`, () => {
    test('a hand solved by touch, and the next', { tag: '@phone' }, async ({ page }) => {
      const question = await openQuestion(page, locale, '');
      expect(await question.held()).toBe(FIRST.hand);
      await question.tap(FIRST.wins);
      await question.action.tap();

      await question.expectRight(FIRST.wins);
      await question.expectGroups('33p', '456p');
      await expect(question.groups).toContainText([say('group.pair'), say('group.chow')]);
      await expect(question.board.locator('[data-state="winning"]')).toHaveAttribute(
        'data-tile',
        '3p',
      );
      const kind = say('wait.pair');
      await expect(question.proof).toContainText(
        say('waits.proof.wins', { tile: question.names('3p'), kind }),
      );
      await expect(question.proof).toContainText(say('waits.proof.left', { n: 3 }));

      await question.action.tap();
      await expect(question.verdict).toHaveCount(0);
      const wins = winsOf(await question.held());
      await question.tap(wins);
      await question.action.tap();
      await question.expectRight(wins);
    });

    test('a hand solved with figures and Enter', { tag: '@desktop' }, async ({ page }) => {
      const question = await openQuestion(page, locale, '');
      await question.press(FIRST.wins);
      await expect(question.action).toHaveText(say('stage.check'));
      await page.keyboard.press('Enter');
      await question.expectRight(FIRST.wins);

      await page.keyboard.press('Enter');
      await expect(question.verdict).toHaveCount(0);
      const wins = winsOf(await question.held());
      await question.press(wins);
      await page.keyboard.press('Enter');
      await question.expectRight(wins);
    });

    test('a hand solved with Tab and Space alone', { tag: '@desktop' }, async ({ page }) => {
      const question = await openQuestion(page, locale, '');
      for (const tile of ['3p', '6p'] as const) {
        await tabTo(page, hasFocus(question.choice(tile)));
        await page.keyboard.press('Space');
        await expect(question.choice(tile)).toHaveAttribute('aria-pressed', 'true');
      }
      await tabTo(page, hasFocus(question.action));
      await page.keyboard.press('Space');
      await question.expectRight(FIRST.wins);

      await expect(question.action).toHaveText(say('stage.next'));
      await page.keyboard.press('Space');
      await expect(question.verdict).toHaveCount(0);
      await expect(question.action).toBeFocused();
    });

    test('the first Tab offers to skip the menu', { tag: '@desktop' }, async ({ page }) => {
      await openQuestion(page, locale, '');
      const skip = page.getByRole('link', { name: say('site.skip') });
      await expect(skip).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
}
