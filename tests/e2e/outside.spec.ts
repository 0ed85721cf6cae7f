/** A Japanese game from elsewhere: brought as text, refused by name, looked back on from a seat. */
import { readFileSync } from 'node:fs';
import { pathOf } from '../../src/course/links.ts';
import type { WINDS } from '../../src/engine/notation.ts';
import type { HandRecord } from '../../src/engine/play.ts';
import { tenhouOf } from '../engine/outside-games/write-log.ts';
import { alive, expect, speak, test } from './site.ts';

const [line = ''] = readFileSync('tests/data/japanese-games.jsonl', 'utf8').split('\n');
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

for (const [locale, device] of [
  ['fr', '@phone'],
  ['en', '@desktop'],
] as const) {
  const say = speak(locale);

  test(`a game from elsewhere is read, and its choices are looked back on (${locale}) ${device}`, async ({
    page,
  }) => {
    await page.goto(`${locale}/${pathOf('outside')}`);
    await alive(page);
    const text = page.getByLabel(say('outside.text'));
    const read = page.getByRole('button', { name: say('outside.read') });

    await text.fill('tuiles');
    await read.click();
    await expect(page.getByText(say('outside.error.unknown-form'))).toBeVisible();
    await expect(text).toHaveValue('tuiles');

    await text.fill(GAME);
    await read.click();
    await page.getByRole('radio', { name: 'D', exact: true }).check();
    const hand = page.locator('.outside-hands summary').first();
    await expect(hand).toContainText('5');
    await hand.click();
    await page.getByText(say('counsel.review'), { exact: true }).click();
    await expect(page.getByText(say('counsel.review.result'))).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(say('counsel.review.again'))).toBeVisible();
  });
}
