/** Ten questions in a row: the seal for ten right ones, else what was missed offered again. */
import type { Page } from '@playwright/test';
import { pathOf } from '../../src/course/links.ts';
import { tilesOf, winsOf } from './question.ts';
import { expect, speak, test, timeFor } from './site.ts';

const SERIES = 10;

const handOf = (page: Page): string => new URL(page.url()).searchParams.get('hand') ?? '';

async function solve(page: Page): Promise<void> {
  for (const tile of tilesOf(winsOf(handOf(page)))) {
    await page.locator(`.choice-tile:has([data-tile="${tile}"])`).click();
  }
}

async function playTen(page: Page, answer: (page: Page) => Promise<void>): Promise<void> {
  const main = page.locator('.button--main');
  await expect.poll(() => handOf(page)).not.toBe('');
  for (let played = 1; played <= SERIES; played++) {
    const hand = handOf(page);
    await answer(page);
    await main.click();
    await expect(page.locator('.verdict-line')).toBeVisible();
    await expect(page.locator('.pips > [data-right]')).toHaveCount(played);
    if (played === SERIES) return;
    await main.click();
    await expect.poll(() => handOf(page)).not.toBe(hand);
  }
}

test.describe('a series of ten', { tag: '@desktop' }, () => {
  test('all right: a seal', async ({ page }) => {
    timeFor(SERIES);
    const say = speak('fr');
    await page.goto(`fr/${pathOf('waits')}?size=7&none=0`);
    await playTen(page, solve);
    await expect(page.getByRole('img', { name: say('stage.seal') })).toBeVisible();
    await expect(page.getByRole('status').getByText(/Réponses justes\s:\s10 sur 10/)).toBeVisible();
  });

  test('all missed: one like the last is offered, and asked', async ({ page }) => {
    timeFor(SERIES);
    const say = speak('en');
    await page.goto(`en/${pathOf('waits')}?size=7&none=0`);
    // Each of these hands waits on something.
    await playTen(page, () => page.locator('.question-actions button[aria-pressed]').click());
    const missed = handOf(page);
    await page.getByRole('button', { name: say('stage.likeMissed') }).click();
    await expect.poll(() => handOf(page)).not.toBe(missed);
    expect(tilesOf(winsOf(handOf(page)))).toHaveLength(tilesOf(winsOf(missed)).length);
    await expect(page.locator('.button--main')).toBeFocused();
  });
});
