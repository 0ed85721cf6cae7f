/** An answer to whatever a board asks. */
import type { Page } from '@playwright/test';

/** What boards let one choose: tiles, lines, things of several, seats, the next stack of the walls. */
const TOUCHED = [
  ...['.held-tile:enabled', '.pick', 'button.seat'],
  '.stack-slider button:last-of-type',
];

/** Whatever a board lets one choose or write. */
export async function answer(page: Page): Promise<void> {
  const board = page.locator('.question').first();
  for (const field of await board.locator('input[data-field]:visible').all()) {
    await field.fill('1');
  }
  for (const lines of await board.locator('.line-choice:visible').all()) {
    await lines.locator('.line-button').first().click();
  }
  // Where several tiles go, the others; the first is touched below.
  for (const several of await board.locator('[data-several]').all()) {
    const count = Number(await several.getAttribute('data-several'));
    for (let at = 1; at < count; at++) await several.locator('.held-tile').nth(at).click();
  }
  for (const chosen of TOUCHED) {
    const first = board.locator(chosen).first();
    if (await first.isVisible()) await first.click();
  }
  // Not the tile that was taken from the hand, which begins with the lowest.
  const last = board.locator('.choice-tile:visible').last();
  if (await last.isVisible()) await last.click();
  const choice = board.locator('button[data-field]').first();
  if (await choice.isVisible()) await choice.click();
}
