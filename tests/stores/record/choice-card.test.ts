/** A choice at the table that is kept: due again, carried to another device, and refused where it is damaged. */
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { findDesk, type Texts } from '../../../src/engine/drills.ts';
import { parseHand } from '../../../src/engine/notation.ts';
import { dayAhead, isDue } from '../../../src/stores/record/due.ts';
import { closePage, openPage } from '../device.ts';

const open = async () => ({
  ...(await import('../../../src/stores/record/cards.ts')),
  ...(await import('../../../src/stores/mine/mine.ts')),
});

const MONDAY = new Date(2026, 10, 23, 9).getTime();
const SKILL = 'table-choice/mcr';

const desk = findDesk('table-choice');
const dealt = desk.then(({ deal }) => deal(5, { level: { game: 'mcr' } }).texts);

afterEach(closePage);

async function openWith(texts: Texts) {
  globalThis.indexedDB = new IDBFactory();
  openPage();
  const page = await open();
  await page.keepMistake({ skill: SKILL, texts, right: false, hints: 0 }, MONDAY);
  return page;
}

test('it is due, answered right twice it is not, and comes again some day', async () => {
  const { cardsNow, reviewCard } = await openWith(await dealt);
  const [card] = await cardsNow();
  if (!card) throw new Error('not kept');
  const tuesday = dayAhead(MONDAY, 1);
  expect([isDue(card, MONDAY), isDue(card, tuesday)]).toEqual([true, true]);
  await reviewCard(card.id, '1', tuesday);
  const known = await reviewCard(card.id, '1', tuesday + 600_000);
  if (!known) throw new Error('gone');
  expect(isDue(known, tuesday + 700_000)).toBe(false);
  expect(isDue(known, dayAhead(tuesday, 60))).toBe(true);
});

test('on another device it is asked as it was', async () => {
  const texts = await dealt;
  const file = await (await openWith(texts)).saveMine(MONDAY);
  globalThis.indexedDB = new IDBFactory();
  closePage();
  openPage();
  const { cardsNow, mergeMine } = await open();
  expect(await cardsNow()).toEqual([]);
  expect((await mergeMine(file)).ok).toBe(true);
  const [card] = await cardsNow();
  expect(card?.texts).toEqual(texts);
  expect((await desk).ask(card?.texts ?? {})).toEqual((await desk).ask(texts));
});

test('the list can show its hand', async () => {
  const hand = parseHand((await dealt)['hand'] ?? '');
  expect(hand.ok && hand.value.concealed.length).toBeGreaterThan(0);
});

test('what was damaged on the device is refused, and never throws', async () => {
  const texts = await dealt;
  const { ask } = await desk;
  for (const name of Object.keys(texts).filter((part) => part !== 'made')) {
    for (const wrong of ['', 'x', '123m', '\u202E', '9'.repeat(1999)]) {
      if (wrong === texts[name]) continue;
      expect(typeof ask({ ...texts, [name]: wrong }).ok, name).toBe('boolean');
    }
  }
  expect(ask({}).ok).toBe(false);
});
