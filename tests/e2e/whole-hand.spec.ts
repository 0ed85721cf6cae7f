/** The whole hand of the first evening: a word of the coach taken back, left at a claim, won and counted. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** The partners are not waited for. */
async function settled(page: Page): Promise<void> {
  const table = page.locator('.whole-hand[data-ready]');
  while ((await table.getAttribute('aria-busy')) === 'true') {
    await table.dispatchEvent('pointerdown');
    await page.waitForTimeout(30);
  }
}

async function discard(page: Page, tile: string): Promise<void> {
  await page.locator(`.held-tile:has([data-tile="${tile}"])`).first().click();
  await page.locator('.table-deeds .button--main').last().click();
  await settled(page);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
  await settled(page);
}

test('the hand is won after a word of the coach, and counted line by line @phone', async ({
  page,
}) => {
  await page.goto('fr/learn/first-evening/a-whole-hand/');
  await settled(page);
  await discard(page, '9m');
  await expect(page.locator('.coach')).toContainText('Un second 9');
  await press(page, 'Reprendre');
  await discard(page, '4z');
  await page.reload();
  await settled(page);
  await press(page, /^Pung/);
  for (const tile of ['3z', '9p', '2z']) await discard(page, tile);
  await press(page, 'Passer');
  await discard(page, '5z');
  await press(page, 'Continuer ainsi');
  for (const tile of ['2m', '6m']) await discard(page, tile);
  await press(page, 'Mah-jong');
  const next = page.getByRole('button', { name: 'Ligne suivante' });
  for (let line = 0; line < 7; line++) await next.click();
  await expect(next).toHaveCount(0);
  await expect(page.locator('.whole-hand-count .sheet-sum')).toContainText('52');
  await expect(page.getByText('Vous avez joué une manche de 1924.')).toBeVisible();
});
