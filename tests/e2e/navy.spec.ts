/** The Navy's rules: a hand counted, one named, tiles exchanged, and a hand read by them. */
import type { Page } from '@playwright/test';
import { type DrillName, pathOf } from '../../src/course/links.ts';
import { tileName } from '../../src/i18n/hand/tile-names.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { itemName } from '../../src/i18n/scores/score-names.ts';
import { alive, effectsRun, expect, speak, test } from './site.ts';

async function open(page: Page, locale: Locale, drill: DrillName | 'analyse', query: string) {
  await page.goto(`${locale}/${pathOf(drill)}?${query}`);
  await alive(page);
  await expect(
    page.locator(drill === 'analyse' ? '.analyser-head h2' : '.hand-board').first(),
  ).toBeVisible();
  await effectsRun(page);
}

test('a pure hand with its own dragon is counted', { tag: '@desktop' }, async ({ page }) => {
  const say = speak('fr');
  // 4 and 4 for the pungs, 20 to win; pure three times (vulcain1953.4.1.2.1).
  await open(page, 'fr', 'marks', 'hand=77m99m~777z~222m~345m!7m&seat=S');
  const board = page.locator('.question.stage');
  for (const [field, figure] of [
    ['base', '28'],
    ['doubles', '3'],
    ['total', '224'],
  ] as const) {
    await board.locator(`[data-field="${field}"]`).fill(figure);
  }
  await page.keyboard.press('Enter');
  await expect(board.locator('.verdict-line')).toHaveAttribute('data-right', 'true');
  await board.getByRole('button', { name: say('score.allLines') }).click();
  await expect(board.locator('.sheet-sum')).toContainText('28 × 2 × 2 × 2 = 224');
});

test('a snake is named by taps, with its waits and its mark', { tag: '@phone' }, async ({
  page,
}) => {
  const say = speak('en');
  await open(page, 'en', 'named', 'hand=1234567899m123z');
  const board = page.locator('.question.stage');
  const snake = itemName(say, 'vulcain1953', 'wriggling-snake');
  await board.getByRole('button', { name: snake }).tap();
  await board.getByRole('button', { name: say('sheet.points', { n: 500 }), exact: true }).tap();
  await board.getByRole('button', { name: say('stage.check') }).tap();
  await expect(board.getByRole('alert')).toHaveText(say('named.need.tiles'));
  await board.getByRole('button', { name: say('family.z') }).tap();
  await board.getByRole('button', { name: tileName(say, '4z'), exact: true }).tap();
  await board.getByRole('button', { name: say('stage.check') }).tap();
  await expect(board.locator('.verdict-line')).toHaveAttribute('data-right', 'true');
  await expect(board.locator('.verdict-line')).toContainText(
    say('named.waits', { tiles: tileName(say, '4z') }),
  );
});

test('three tiles are exchanged by keys', { tag: '@desktop' }, async ({ page }) => {
  await open(page, 'fr', 'exchange', 'hand=6m1223345678p13z');
  const board = page.locator('.question.stage');
  // The character, the second 2 and the second 3: what is left is of the snake.
  for (const key of ['1', '3', '5']) await page.keyboard.press(key);
  await expect(board.locator('[aria-pressed="true"]')).toHaveCount(3);
  await page.keyboard.press('Enter');
  await expect(board.locator('.verdict-line')).toHaveAttribute('data-right', 'true');
  const best = itemName(speak('fr'), 'vulcain1953', 'wriggling-snake');
  await expect(board.locator('li', { hasText: best })).toBeVisible();
});

test('the analyser reads a hand by these rules', { tag: '@desktop' }, async ({ page }) => {
  const say = speak('en');
  await open(page, 'en', 'analyse', 'hand=123456789m1234z');
  await expect(page.locator('.analyser-head h2')).not.toContainText(tileName(say, '9m'));
  const rules = page.getByRole('group', { name: say('analyse.rules') });
  await rules.getByRole('button', { name: say('source.vulcain1953') }).click();
  await expect(page.locator('.analyser-waits .analyser-wait')).toHaveCount(9);
  await expect(page).toHaveURL(/rules=vulcain1953/);
  await page.reload();
  await expect(page.locator('.analyser-waits .analyser-wait')).toHaveCount(9);
});
