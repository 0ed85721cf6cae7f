/** The list of keys, which kinds.spec.ts opens on every kind of page, and keys that must do nothing. */
import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locales.ts';
import { handInAddress, openFinder } from './question.ts';
import { alive, expect, speak, test, turnsOf, unfold } from './site.ts';

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);
  const list = (page: Page) => page.getByRole('dialog', { name: say('site.help') });

  test.describe(`keys, ${locale}`, { tag: '@desktop' }, () => {
    turn()('the button opens the list and gets the focus back', async ({ page }) => {
      await page.goto(`${locale}/`);
      const opener = page.getByRole('button', { name: say('site.help'), exact: true });
      await opener.click();
      await list(page)
        .getByRole('button', { name: say('site.close') })
        .click();
      await expect(list(page)).toBeHidden();
      await expect(opener).toBeFocused();
    });

    turn()('the key that opens the list closes it', async ({ page }) => {
      await page.goto(`${locale}/`);
      await alive(page);
      await page.keyboard.press('?');
      await expect(list(page)).toBeVisible();
      await page.keyboard.press('?');
      await expect(list(page)).toBeHidden();
      await page.keyboard.press('?');
      await expect(list(page)).toBeVisible();
    });

    turn()('while the list is open, keys do not choose', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '34m' });
      await page.keyboard.press('?');
      await expect(list(page)).toBeVisible();
      await page.keyboard.press('2');
      await page.keyboard.press('h');
      await page.keyboard.press('Escape');
      await expect(list(page)).toBeHidden();
      await expect(question.choice('2m')).toHaveAttribute('aria-pressed', 'false');
      await expect(question.hints).toHaveCount(0);
    });

    turn()('what is typed into a field is no key', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '34m' });
      await unfold(page, say('finder.own'));
      const field = page.getByRole('textbox', { name: say('finder.own.label') });
      await field.pressSequentially('2h?m');
      await expect(field).toHaveValue('2h?m');
      await expect(list(page)).toBeHidden();
      await expect(question.choice('2m')).toHaveAttribute('aria-pressed', 'false');
      await expect(question.hints).toHaveCount(0);
    });

    turn()('Enter held down checks once and stays with the question', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '34m' });
      await page.keyboard.press('2');
      for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down('Enter');
      await expect(question.verdict).toBeVisible();
      for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down('Enter');
      await expect(question.verdict).toBeVisible();
      expect(handInAddress(page)).toBe('34m');
      await page.keyboard.up('Enter');
      await page.keyboard.press('Enter');
      await expect(question.verdict).toHaveCount(0);
    });

    turn()('keys held with Control are left to the browser', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '34m' });
      await page.keyboard.press('Control+2');
      await page.keyboard.press('Alt+5');
      await expect(question.root.locator('[data-mark]')).toHaveCount(0);
      await page.keyboard.press('2');
      await expect(question.choice('2m')).toHaveAttribute('aria-pressed', 'true');
    });
  });
}
