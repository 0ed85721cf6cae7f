/** A finished hand at the open table, looked back on. */
import { expect, test } from 'vitest';
import { LEVELS } from '../../../src/engine/judge.ts';
import { callTable, type TableCall, type TableNews } from '../../../src/engine/open-table.ts';

async function called(call: TableCall): Promise<TableNews> {
  const news = await callTable(call);
  if (!news.ok) throw new Error(news.error.code);
  return news.value;
}

/** Discards what was drawn, and claims nothing. */
async function playedToItsEnd(): Promise<TableNews> {
  let news = await called({ deed: 'open', rules: 'riichi', seed: 11, until: 'hand' });
  while (news.finished === undefined) {
    const move = news.view.moves.filter(({ m }) => m === 'discard').at(-1);
    news = await called({ deed: 'answer', kept: news.kept, move });
  }
  return news;
}

const end = playedToItsEnd();

test('the costliest choices are shown where they were made, and can be played from', async () => {
  const { kept } = await end;
  const { handReview } = await called({ deed: 'review', kept });
  expect(handReview?.greatest).toHaveLength(3);
  for (const { move, view, kept: before, good, counsel } of handReview?.greatest ?? []) {
    const { view: again } = await called({ deed: 'look', kept: before });
    expect(again).toEqual(view);
    expect(good).toContainEqual(counsel?.best.move);
    expect(good).not.toContainEqual(move);
  }
});

test('the steps make up what the hand settled', async () => {
  const { kept, finished, you } = await end;
  const { handReview } = await called({ deed: 'review', kept });
  const sum = handReview?.course.reduce((all, { gain }) => all + gain, 0);
  expect(sum).toBe(finished?.settlement.payments[you]);
});

test('each kind of partner plays the same wall to its end, always alike', async () => {
  const { kept } = await end;
  const { sameWall } = await called({ deed: 'same-wall', kept });
  expect(sameWall?.map(({ level }) => level)).toEqual(LEVELS);
  expect((await called({ deed: 'same-wall', kept })).sameWall).toEqual(sameWall);
});

test('a hand that is being played is not looked back on', async () => {
  const { kept } = await called({ deed: 'open', rules: 'riichi', seed: 11 });
  const news = await called({ deed: 'review', kept });
  expect(news.handReview).toBeUndefined();
});
