/** Looking back on a finished hand: asked once, and again where it failed. */
import { expect, test } from 'vitest';
import type { TableAnswer, TableCall, TableNews } from '../../../src/engine/open-table.ts';
import { choicesSoFar, createLookBack, ownResults } from '../../../src/stores/table/look-back.ts';

const KEPT = { game: {}, record: { wall: '1m' } } as unknown as TableNews['kept'];

function lookBack(answers: (() => Promise<unknown>)[]) {
  const calls: TableCall[] = [];
  const caller = {
    warm: () => undefined,
    call: async (call: TableCall): Promise<TableAnswer> => {
      calls.push(call);
      return (await answers[calls.length - 1]?.()) as TableAnswer;
    },
  };
  return { calls, ...createLookBack(caller, { task: 'review', kept: KEPT }) };
}

const answer = async () => ({ ok: true, value: { money: 'points' } });

test('it says that it is working, and asks the engine once', async () => {
  const { calls, $state, begin } = lookBack([answer]);
  const asked = begin();
  expect($state.get()).toEqual({ isThinking: true });
  await begin();
  await asked;
  await begin();
  expect($state.get()).toEqual({ news: { money: 'points' } });
  expect(calls).toEqual([{ task: 'review', kept: KEPT }]);
});

test('what failed is said, and may be tried again', async () => {
  const { $state, begin } = lookBack([() => Promise.reject(new Error('gone')), answer]);
  await begin();
  expect($state.get()).toEqual({ hasFailed: true });
  await begin();
  expect($state.get()).toEqual({ news: { money: 'points' } });
});

test('a hand that is looked back on twice counts once', () => {
  const choices = [{ cost: 1, learnerCost: 2, kind: 'discard', error: 0 }] as const;
  choicesSoFar(KEPT, choices);
  expect(choicesSoFar(KEPT, choices)).toEqual(choices);
});

test('what was made of one hand is told together: from each seat, and under other rules', () => {
  const news = (rules: string, you: 'E' | 'S', wall: string, gain: number) =>
    ({
      ...{ rules, you, money: 'points' },
      kept: { record: { wall, deal: { E: '1m', S: '2m' }, moves: [{ m: String(gain) }] } },
      finished: {
        result: { by: 'exhausted' },
        winners: [],
        settlement: { payments: { [you]: gain } },
      },
    }) as unknown as TableNews;
  const gains = (made: TableNews) => ownResults(made).map(({ gain }) => gain);
  const first = news('mcr', 'E', 'one', 8);
  expect(gains(first)).toEqual([8]);
  expect(gains(news('mcr', 'S', 'one', -4))).toEqual([8, -4]);
  expect(gains(news('riichi', 'E', 'two', 3))).toEqual([8, 3]);
  expect(gains(first)).toEqual([-4, 3, 8]);
  expect(gains({ ...first, finished: undefined } as unknown as TableNews)).toEqual([]);
});
