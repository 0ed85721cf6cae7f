/** Looking back on a finished hand: asked once, and again where it failed. */
import { expect, test } from 'vitest';
import type { TableCall, TableNews } from '../../../src/engine/open-table.ts';
import { choicesSoFar, createLookBack } from '../../../src/stores/table/look-back.ts';

const KEPT = { game: {}, record: { wall: '1m' } } as unknown as TableNews['kept'];

function lookBack(answers: (() => Promise<unknown>)[]) {
  const calls: TableCall[] = [];
  const caller = {
    warm: () => undefined,
    call: async (call: TableCall): Promise<unknown> => {
      calls.push(call);
      return answers[calls.length - 1]?.();
    },
  };
  return { calls, ...createLookBack({ caller, deed: 'review', kept: KEPT }) };
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
  expect(calls).toEqual([{ deed: 'review', kept: KEPT }]);
});

test('what failed is said, and may be tried again', async () => {
  const { $state, begin } = lookBack([() => Promise.reject(new Error('gone')), answer]);
  await begin();
  expect($state.get()).toEqual({ hasFailed: true });
  await begin();
  expect($state.get()).toEqual({ news: { money: 'points' } });
});

test('a hand that is looked back on twice counts once', () => {
  const choices = [{ cost: 1, learnerCost: 2 }];
  choicesSoFar(KEPT, choices);
  expect(choicesSoFar(KEPT, choices)).toEqual(choices);
});
