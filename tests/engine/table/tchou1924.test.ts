/** How far the walls may be drawn (`tchou1924.III.deadwall`), and the last discard. */
import { describe, expect, test } from 'vitest';
import { tchou1924 } from '../../../src/engine/rulesets/tchou1924/ruleset.ts';
import { claimsOn } from '../../../src/engine/table/claims.ts';
import { mayDeclareKong, mayDraw } from '../../../src/engine/table/reserve.ts';
import { hand } from '../hands.ts';

const { claims, table } = tchou1924;

/** Draws from head and tail together after the deal, so many of them for kongs. */
function draws(kongs: number): number {
  let left = 136 - 53;
  while (mayDraw({ left, kongs }, table)) left--;
  return 136 - 53 - left;
}

describe('the reserve', () => {
  test.each([0, 1, 2, 3, 4])('with %i kongs leaves so many draws fewer than 69', (kongs) => {
    expect(draws(kongs)).toBe(69 - kongs);
  });

  test.each([
    [16, 0, true],
    [15, 0, false],
    [18, 2, true],
    [17, 2, false],
  ])('%i tiles left, %i kongs: another one %s', (left, kongs, may) => {
    expect(mayDeclareKong({ left, kongs }, table)).toBe(may);
  });

  test('the replacement of the last possible kong is the last conventional tile', () => {
    expect([16, 15].map((left) => mayDraw({ left, kongs: 1 }, table))).toEqual([true, false]);
  });

  test('without kong the 15th tile from the end is the last', () => {
    expect([15, 14].map((left) => mayDraw({ left, kongs: 0 }, table))).toEqual([true, false]);
  });
});

test('the last discard can only be won with', () => {
  const hands = [undefined, hand('23m55p66z123456s9m'), hand('11m9p'), hand('123m456p789s99p23m')];
  const thrown = { tile: '1m', discarder: 0, hands } as const;
  const said = (isLast: boolean) =>
    claimsOn({ ...thrown, isLast }, claims).map(({ claim }) => claim);
  expect(said(false)).toEqual(['win', 'pung', 'chow']);
  expect(said(true)).toEqual(['win']);
});
