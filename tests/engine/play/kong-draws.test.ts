/** What a kong costs: two draws by the source, one at many tables of today (`riichi.today.kong-draws`). */
import { expect, test } from 'vitest';
import { drawsLeft, type HandState } from '../../../src/engine/play/hand-state.ts';
import { dealt, played, refusal, rulesOf } from './at-play.ts';

const rules = { 1: await rulesOf('riichi', { kongDraws: 1 }), 2: await rulesOf('riichi') } as const;

const HANDS = {
  E: '1111m258p369s1234z',
  S: '147m258p369s1177z',
  W: '147m258p369s2266z',
  N: '147m258p369s3377z',
  loose: '9s',
};

/** After a kong of East so many tiles from the end of the wall. */
function kongWith(left: number, kongDraws: 1 | 2): HandState {
  const setup = dealt(HANDS);
  const { tiles } = rules[kongDraws].kit.table.reserve;
  const wall = setup.wall.slice(0, tiles - 1 + left);
  return played({ ...setup, wall }, ['E kong concealed 1m', 'E draw 9s loose'], rules[kongDraws]);
}

test.each([
  [2, 8],
  [1, 9],
] as const)('of ten draws a kong that costs %i leaves %i', (kongDraws, left) => {
  const state = kongWith(10, kongDraws);
  expect(drawsLeft(state, rules[kongDraws])).toBe(left);
});

test('with one tile left to draw a kong may be declared only where it costs one draw', () => {
  const state = kongWith(1, 1);
  expect(drawsLeft(state, rules[1])).toBe(0);
  expect(() => kongWith(1, 2)).toThrow('no-kong');
});

test('after the last discard that follows nobody draws', () => {
  const state = played(
    kongWith(1, 1).setup,
    ['E kong concealed 1m', 'E draw 9s loose', 'E discard 9s'],
    rules[1],
  );
  expect(refusal(state, 'S draw 5z', rules[1])).toEqual({
    code: 'wall-exhausted',
    rule: 'riichi.8.1',
  });
});
