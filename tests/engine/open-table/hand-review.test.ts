/** A finished hand at the open table, looked back on. */
import { expect, test } from 'vitest';
import type { Desk } from '../../../src/engine/drills/desk.ts';
import { findDesk, type TypesOf } from '../../../src/engine/drills.ts';
import { MEASURED } from '../../../src/engine/judge/measured/index.ts';
import { callTable, type TableCall, type TableNews } from '../../../src/engine/open-table.ts';

async function called(call: TableCall): Promise<TableNews> {
  const news = await callTable(call);
  if (!news.ok) throw new Error(news.error.code);
  return news.value;
}

/** Discards what was drawn, and claims nothing. */
async function playedToItsEnd(): Promise<TableNews> {
  let news = await called({ task: 'open', rules: 'riichi', seed: 11, until: 'hand' });
  while (news.finished === undefined) {
    const move = news.view.moves.filter(({ m }) => m === 'discard').at(-1);
    news = await called({ task: 'answer', kept: news.kept, move });
  }
  return news;
}

const end = playedToItsEnd();

test('the costliest choices are shown where they were made, and can be played from', async () => {
  const { kept } = await end;
  const { handReview } = await called({ task: 'review', kept });
  expect(handReview?.greatest).toHaveLength(3);
  for (const { move, view, kept: before, good, counsel } of handReview?.greatest ?? []) {
    const { view: again } = await called({ task: 'look', kept: before });
    expect(again).toEqual(view);
    expect(good).toContainEqual(counsel?.best.move);
    expect(good).not.toContainEqual(move);
  }
});

test('the steps make up what the hand settled', async () => {
  const { kept, finished, you } = await end;
  const { handReview } = await called({ task: 'review', kept });
  const sum = handReview?.course.reduce((all, { gain }) => all + gain, 0);
  expect(sum).toBe(finished?.settlement.payments[you]);
});

test('a hand that is being played is not looked back on', async () => {
  const { kept } = await called({ task: 'open', rules: 'riichi', seed: 11 });
  const news = await called({ task: 'review', kept });
  expect(news.handReview).toBeUndefined();
});

test('a large mistake with one reason can be asked again: what was seen, and judged alike', async () => {
  const { kept } = await end;
  const { handReview } = await called({ task: 'review', kept });
  const { win, lose } = MEASURED.riichi;
  const desk = (await findDesk('table-choice')) as Desk<TypesOf<'table-choice'>>;
  const places = handReview?.greatest ?? [];
  const large = places.filter(
    ({ counsel, cost }) => counsel?.reason.code !== 'none' && cost >= 0.08 * (win - lose),
  );
  expect(places.filter(({ card }) => card)).toEqual(large);
  expect(large.length).toBeGreaterThan(0);
  for (const { card = {}, view, counsel, move, good } of large) {
    const asked = desk.ask(card);
    if (!asked.ok) throw new Error(asked.error.part);
    const { shown } = asked.value;
    expect(shown.view).toEqual(view);
    expect(shown.made).toEqual(move ?? { m: 'pass', seat: view.seat });
    const verdict = desk.check(card, counsel?.other.move as (typeof good)[number]);
    expect(verdict.right).toBe(false);
    expect(verdict.counsel).toEqual(counsel);
    for (const choice of shown.choices) {
      const text = JSON.stringify(choice);
      const isGood = good.some((known) => JSON.stringify(known) === text);
      expect(desk.check(card, choice).right).toBe(isGood);
    }
  }
});
