/** A mistake of a finished hand, from its review to the day on which it is asked again; and the hand begun again. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pathOf } from '../../src/course/links.ts';
import type { Desk } from '../../src/engine/drills/desk.ts';
import { findDesk, type TypesOf } from '../../src/engine/drills.ts';
import type { WINDS } from '../../src/engine/notation.ts';
import { callTable } from '../../src/engine/open-table.ts';
import { callOutside, handToKeep } from '../../src/engine/outside-game.ts';
import type { HandRecord } from '../../src/engine/play.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { tenhouOf } from '../engine/outside-games/write-log.ts';
import { MONDAY } from './question.ts';
import { alive, expect, speak, test } from './site.ts';

const [, , line = ''] = readFileSync('tests/data/japanese-games.jsonl', 'utf8').split('\n');
const { record, expect: known } = JSON.parse(line) as {
  readonly record: HandRecord;
  readonly expect: { readonly payments: Record<(typeof WINDS)[number], number> };
};
const GAME = tenhouOf([
  {
    ...{ record, starter: 0, gains: known.payments, markers: ['3p'], underMarkers: [] },
    isDrawn: false,
  },
]);

/** The player whose costliest choice is a mistake with one reason, by place and by letter. */
const PLAYER = { place: 2, letter: 'C' } as const;

async function mistake() {
  const read = await callOutside({ text: GAME });
  const hand = read.ok ? read.value.hands[0] : undefined;
  if (!hand?.ok) throw new Error('the hand was not read');
  const news = await callTable({ task: 'review', kept: handToKeep(hand.value, PLAYER.place) });
  const card = news.ok ? news.value.handReview?.greatest[0]?.card : undefined;
  if (!card) throw new Error('no mistake');
  const desk = (await findDesk('table-choice')) as Desk<TypesOf<'table-choice'>>;
  const best = desk.solve(card);
  if (best.m !== 'discard') throw new Error('the best choice is no discard');
  return { card, best };
}

async function openHand(page: Page, locale: Locale): Promise<void> {
  const say = speak(locale);
  await page.goto(`${locale}/${pathOf('outside')}`);
  await alive(page);
  await page.getByLabel(say('outside.text')).fill(GAME);
  await page.getByRole('button', { name: say('outside.read') }).click();
  await page.getByRole('radio', { name: PLAYER.letter, exact: true }).check();
  await page.locator('.outside-hands summary').first().click();
}

const TUESDAY = new Date(MONDAY.time.getTime() + 86_400_000);

for (const [locale, device] of [
  ['fr', '@phone'],
  ['en', '@desktop'],
] as const) {
  const say = speak(locale);

  test(`a mistake at the table is kept, and asked again the next day (${locale}) ${device}`, async ({
    page,
  }) => {
    // A review takes seconds, and many where a machine is busy.
    test.setTimeout(300_000);
    const { card, best } = await mistake();
    await page.clock.setFixedTime(MONDAY.time);
    await openHand(page, locale);
    await page.getByText(say('counsel.review'), { exact: true }).click();
    await page.getByRole('button', { name: say('choice.keep') }).click({ timeout: 180_000 });
    await expect(page.getByText(say('choice.kept'))).toBeVisible();

    await page.clock.setFixedTime(TUESDAY);
    await page.goto(`${locale}/${pathOf('mistakes')}`);
    await expect(page.getByText(say('mistakes.due', { n: 1 }))).toBeVisible();
    await expect(page.locator('.question-tiles [data-tile]').first()).toBeVisible();
    const main = page.locator('.button--main');
    await main.click();

    await expect(page).toHaveURL(/drill\/choice\/\?.*plan=0$/);
    const held = page.locator('.own-hand .held-tile');
    await expect(page.locator('.table-square')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('hand')).toBe(card['hand']);
    await held
      .filter({ has: page.locator(`[data-tile="${best.tile}"]`) })
      .first()
      .click();
    await main.click();
    await expect(page.getByText(say('counsel.review.right'))).toBeVisible({ timeout: 60_000 });
    const next = say('plan.due', { when: say('mistakes.when.minutes', { n: 10 }) });
    await expect(page.getByText(next)).toBeVisible();
    await main.click();
    await expect(page.getByText(say('mistakes.done.right', { right: 1, n: 1 }))).toBeVisible();
  });
}

test('a hand is begun again by each kind of partner, from two seats @desktop', async ({ page }) => {
  test.setTimeout(240_000);
  const say = speak('en');
  await openHand(page, 'en');
  await page.getByText(say('counsel.wall'), { exact: true }).click();
  const play = page.getByRole('button', { name: say('counsel.wall.play') });
  await play.click();
  const tables = page.locator('.same-wall');
  await expect(tables.first().locator('tbody tr')).toHaveCount(5, { timeout: 100_000 });
  await page.getByLabel(say('counsel.wall.seat')).selectOption('E');
  await play.click();
  await expect(tables.nth(1).locator('tbody tr')).toHaveCount(4, { timeout: 100_000 });
});
