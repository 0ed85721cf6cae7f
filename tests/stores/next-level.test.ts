/** Right answers in a row lead on to the next level of those that are taught one after the other. */
import { describe, expect, test } from 'vitest';
import { inARow } from '../../src/stores/record/ladder.ts';
import { $lastAnswer } from '../../src/stores/record/later.ts';
import { nextLevel } from '../../src/stores/record/next-level.ts';

const FIELD = {
  values: ['name-eight-points', 'name-one-point-hands', 'name-the-last-tile', 'small', 'great'],
  leadsOn: ['name-eight-points', 'name-one-point-hands', 'name-the-last-tile'],
};
const SUMS = { asked: 9, right: 5, found: 0, missed: 0, wrong: 0, hints: 0, spent: 0, at: 0 };

describe('the way on', () => {
  test.each([
    ['after four right answers', 'name-eight-points', '1111', undefined],
    ['after five', 'name-eight-points', '11111', { value: 'name-one-point-hands', right: 5 }],
    ['past a mistake', 'name-eight-points', '1111101111', undefined],
    ['past a hint', 'name-the-last-tile', '01111hh1', { value: 'small', right: 5 }],
    ['of a level that leads nowhere', 'small', '111111', undefined],
    ['of a hand of one’s own', 'own', '111111', undefined],
  ] as const)('%s', (_, level, last, expected) => {
    const $next = nextLevel('which-fans', FIELD);
    $lastAnswer.set({ ...SUMS, skill: `which-fans/${level}`, last });
    expect($next.get()).toEqual(expected);
  });

  test('of another drill is none', () => {
    $lastAnswer.set({ ...SUMS, skill: 'total-fans/name-eight-points', last: '11111' });
    expect(nextLevel('which-fans', FIELD).get()).toBeUndefined();
  });
});

test.each([
  ['', 0],
  ['110', 0],
  ['0111', 3],
  ['011h1h', 3],
] as const)('in %j, %d in a row', (last, count) => {
  expect(inARow(last)).toBe(count);
});
