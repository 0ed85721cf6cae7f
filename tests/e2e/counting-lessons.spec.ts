/** Lessons that count: a hand by touch, the accounts by keys, and both without JavaScript. */
import type { Locator, Page } from '@playwright/test';
import { lessonPath } from '../../src/course/links.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { francs } from '../../src/i18n/money.ts';
import { effectsRun, expect, speak, test, turnsOf } from './site.ts';

/** The nth position of a lesson, once it has come to life. */
async function position(page: Page, at: number): Promise<Locator> {
  const place = page.locator('.position').nth(at);
  await place.scrollIntoViewIfNeeded();
  await expect(place.locator('astro-island:not([ssr])')).toHaveCount(1);
  await effectsRun(page);
  return place;
}

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);

  test.describe(`counting, ${locale}`, () => {
    turn()(
      'the book’s third hand by touch, line after line',
      { tag: '@phone' },
      async ({ page }) => {
        await page.goto(`${locale}/${lessonPath('tchou1924', 'fan')}`);
        const place = await position(page, 0);
        await place.locator('input').fill('38');
        await place.getByRole('button', { name: say('stage.check') }).tap();
        await place.getByRole('button', { name: say('stage.giveUp') }).tap();
        await expect(place.locator('.verdict-line')).toHaveText(
          say('score.slip.base', { guess: 38, n: 152 }),
        );
        const lines = place.locator('.sheet-line');
        await expect(lines).toHaveCount(1);
        await place.getByRole('button', { name: say('score.nextLine') }).tap();
        await expect(lines).toHaveCount(2);
        await place.getByRole('button', { name: say('score.allLines') }).tap();
        await expect(lines).toHaveCount(8);
        await expect(place.locator('.sheet-sum')).toContainText('38 × 2 × 2 = 152');
        await place.getByRole('button', { name: say('stage.again') }).tap();
        await expect(place.locator('.verdict-line')).toHaveCount(0);
      },
    );

    turn()('the sheet goes on with Enter', { tag: '@desktop' }, async ({ page }) => {
      await page.goto(`${locale}/${lessonPath('tchou1924', 'fan')}`);
      const place = await position(page, 0);
      await place.locator('input').focus();
      await page.keyboard.type('152');
      await page.keyboard.press('Enter');
      await expect(place.locator('.verdict-line')).toHaveText(say('score.right', { n: 152 }));
      for (let line = 2; line <= 8; line++) {
        await page.keyboard.press('Enter');
        await expect(place.locator('.sheet-line')).toHaveCount(line);
      }
    });

    turn()('the accounts of chapter V by keys', { tag: '@desktop' }, async ({ page }) => {
      await page.goto(`${locale}/${lessonPath('tchou1924', 'settling-the-accounts')}`);
      const place = await position(page, 0);
      await expect(place.locator('.settle-arrow')).toHaveCount(0);
      await place.locator('input').focus();
      await page.keyboard.type('much');
      await page.keyboard.press('Enter');
      await expect(place.getByRole('alert')).toHaveText(say('score.needNumber'));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(francs(locale, 1.6));
      await page.keyboard.press('Enter');
      await expect(place.locator('.verdict-line')).toHaveAttribute('data-right', 'true');
      await expect(place.locator('.settle-arrow')).toHaveCount(6);
      await expect(place.locator('.settle-row').nth(3)).toContainText(
        '20 − 16 = 4 · 4 × 2 centimes = 8 centimes',
      );
      await place.locator('.settle-row').nth(0).press('Enter');
      await expect(place.locator('.settle-arrow[data-dimmed]')).toHaveCount(5);
    });
  });

  test.describe(`counting without JavaScript, ${locale}`, { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled: false });

    turn()('every position has its answer', async ({ page }) => {
      for (const [slug, answer] of [
        ['fan', '.sheet-sum'],
        ['settling-the-accounts', '.settle-nets'],
      ] as const) {
        await page.goto(`${locale}/${lessonPath('tchou1924', slug)}`);
        const place = page.locator('.position').first();
        await place.locator('noscript summary').click();
        await expect(place.locator(`noscript ${answer}`)).toBeVisible();
      }
    });
  });
}
