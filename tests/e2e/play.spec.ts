/** A hand at the open table: chosen, left and taken up again, played to its end. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** The partners are not waited for. */
async function settled(page: Page): Promise<void> {
  const table = page.locator('.open-table');
  while ((await table.getAttribute('aria-busy')) === 'true') {
    await table.dispatchEvent('pointerdown');
    await page.waitForTimeout(30);
  }
}

const hand = (page: Page) => page.locator('.own-hand .held-tile');

async function discardLast(page: Page): Promise<void> {
  await hand(page).and(page.locator(':not([aria-disabled="true"])')).last().click();
  await page.locator('.table-deeds .button--main').click();
  await settled(page);
}

async function passOrDiscard(page: Page, pass: string): Promise<void> {
  const passing = page.getByRole('button', { name: pass, exact: true });
  if ((await passing.count()) === 0) return discardLast(page);
  await passing.click();
  await settled(page);
}

const TABLES = [
  { locale: 'fr', rules: /^Tchou 1924/, pass: 'Passer', tag: '@phone' },
  { locale: 'en', rules: /^Japan/, pass: 'Pass', tag: '@desktop' },
] as const;

for (const { locale, rules, pass, tag } of TABLES) {
  test(`${locale}: a hand is left, taken up again and played to its end ${tag}`, async ({
    page,
  }) => {
    await page.goto(`${locale}/play/`);
    await expect(page.locator('.open-table[data-ready]')).toBeVisible();
    await page.getByRole('button', { name: rules }).click();
    await expect(hand(page).first()).toBeVisible();
    await settled(page);
    for (let turn = 0; turn < 3; turn++) await passOrDiscard(page, pass);

    const tiles = await hand(page).allInnerTexts();
    await page.reload();
    await expect(page.locator('.open-table[data-ready]')).toBeVisible();
    await settled(page);
    expect(await hand(page).allInnerTexts()).toEqual(tiles);

    const end = page.locator('.hand-end');
    while ((await end.count()) === 0) await passOrDiscard(page, pass);
    await expect(end.locator('.open-hand')).toHaveCount(4);
    await expect(end.locator('.table-totals li')).toHaveCount(4);
    await page.locator('.table-onward .button--main').click();
    await settled(page);
    await expect(hand(page).first()).toBeVisible();
  });
}
