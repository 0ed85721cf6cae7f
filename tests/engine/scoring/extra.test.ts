/** What a rule set asks of a hand beside tiles, winds and circumstances. */
import { describe, expect, test } from 'vitest';
import { inSituation } from '../../../src/engine/notation.ts';
import {
  type ExtraRule,
  extraNumber,
  extraTiles,
  formatExtra,
  impossibleExtra,
  readExtra,
} from '../../../src/engine/scoring/extra.ts';
import { hand } from '../hands.ts';

const MARKERS: ExtraRule = {
  id: 'markers',
  rule: 'riichi.6.3.1',
  kind: 'tiles',
  most: 2,
  possible: () => true,
};
const COUNTERS: ExtraRule = {
  id: 'counters',
  rule: 'riichi.6.3.1',
  kind: 'number',
  most: 4,
  possible: ({ melds }) => melds.length === 0,
  mostIn: ({ concealed }) => concealed.filter((tile) => tile === '5s').length,
};

describe('texts of an address', () => {
  test.each([
    ['tiles', MARKERS, '4p7s', ['4p', '7s']],
    ['one tile', MARKERS, '1z', ['1z']],
    ['a number', COUNTERS, '3', 3],
  ] as const)('%s', (_, rule, text, value) => {
    expect(readExtra(rule, text)).toEqual({ ok: true, value });
    expect(formatExtra(value)).toBe(text);
  });

  test.each([
    [MARKERS, []],
    [COUNTERS, 0],
  ] as const)('nothing is left out', (rule, value) => {
    expect(readExtra(rule, undefined)).toEqual({ ok: true, value });
    expect(formatExtra(value)).toBe(undefined);
  });

  test.each([
    ['too many tiles', MARKERS, '123p', 'bad-extra'],
    ['too high', COUNTERS, '5', 'bad-extra'],
    ['no number', COUNTERS, 'x', 'bad-extra'],
    ['no tile', MARKERS, '0z', 'no-such-tile'],
  ] as const)('%s', (_, rule, text, code) => {
    expect(readExtra(rule, text)).toMatchObject({ ok: false, error: { code } });
  });
});

test.each([
  ['all can be', '123m456p789s99p45s*6s', { markers: ['1z'], counters: 1 }, undefined],
  ['nothing is always possible', '456p789s99p45s~123m*6s', { counters: 0 }, undefined],
  ['as many as its tiles', '123m456p789s99p55s*6s', { counters: 2 }, undefined],
  ['more than its tiles', '123m456p789s99p45s*6s', { counters: 2 }, 'counters'],
  ['its own condition', '456p789s99p45s~123m*6s', { counters: 1 }, 'counters'],
  ['too many', '123m456p789s99p45s*6s', { counters: 5 }, 'counters'],
  ['another kind', '123m456p789s99p45s*6s', { markers: 2 }, 'markers'],
  ['not asked for', '123m456p789s99p45s*6s', { others: ['1z'] }, 'others'],
  ['a fifth copy', '123m456p999p45s789s*6s', { markers: ['9p', '9p'] }, 'markers'],
] as const)('what cannot be: %s', (_, text, extras, id) => {
  const situation = inSituation(hand(text), { extras });
  expect(impossibleExtra([MARKERS, COUNTERS], situation)).toBe(id);
});

test('what is not given is nothing', () => {
  const { extras } = inSituation(hand('123m456p789s99p45s*6s'), { extras: { markers: ['1z'] } });
  expect([extraTiles({ extras }, 'markers'), extraTiles({ extras }, 'others')]).toEqual([
    ['1z'],
    [],
  ]);
  expect([
    extraNumber({ extras: { counters: 2 } }, 'counters'),
    extraNumber({ extras }, 'counters'),
  ]).toEqual([2, 0]);
});
