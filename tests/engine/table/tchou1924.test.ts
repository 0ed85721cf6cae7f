/** Chapters II and III at the table: the book's own examples, and the register's numbers. */
import { describe, expect, test } from 'vitest';
import {
  awarded,
  breachOf,
  type Claim,
  deal,
  firstHandDrawn,
  type HandEnd,
  isGameOver,
  isLastDraw,
  mayClaim,
  mayDeclareKong,
  mayDraw,
  nextFirstHand,
  placesDrawn,
  roundsOver,
  type Seat,
  seatCounted,
  stacksPerWall,
  tchou1924,
  tilesInPlay,
  WINDS,
  windOf,
} from '../../../src/engine/index.ts';

const { claims, table, tiles } = tchou1924;

describe('drawing places', () => {
  // Seats A, B, C, D are 0 to 3.
  test('3 from A falls on C, 9 comes back to A', () => {
    expect([seatCounted(0, 3), seatCounted(0, 9)]).toEqual([2, 0]);
  });

  test('A draws East and moves to C’s seat, C to D’s, D to A’s; B stays', () => {
    const seated = placesDrawn({ thrower: 0, totals: [3, 9], column: ['E', 'N', 'S', 'W'] });
    expect(seated.map((player) => 'ABCD'.charAt(player)).join('')).toBe('DBAC');
  });
});

// In the order of turns that comes of it, A, C, D, B are 0 to 3.
const [A, C, D, B] = [0, 1, 2, 3] as const;

describe('the first hand', () => {
  test('12 from A reaches B, 3 from B reaches C', () => {
    expect(firstHandDrawn(A, [12, 3])).toBe(C);
  });

  test('is East; the winds follow to the right', () => {
    expect([C, D, B, A].map((seat) => windOf(seat, C))).toEqual([...WINDS]);
  });

  test.each<[HandEnd, Seat]>([
    ['first-hand-won', C],
    ['other-won', D],
    ['drawn-without-kong', C],
    ['drawn-with-kong', D],
    ['annulled', C],
    ['void', C],
  ])('after %s', (end, next) => expect(nextFirstHand(C, end, table)).toBe(next));

  test('passes from the last seat to the first', () => {
    expect(nextFirstHand(B, 'other-won', table)).toBe(A);
  });

  test.each([
    [3, 0, false],
    [4, 1, false],
    [15, 3, false],
    [16, 4, true],
  ])('%i passes: %i rounds, four over: %s', (passes, rounds, over) => {
    expect([roundsOver(passes), isGameOver(passes, 4)]).toEqual([rounds, over]);
  });
});

describe('the walls', () => {
  test.each([
    [0, 136, 17],
    [8, 144, 18],
    [16, 152, 19],
  ])('with %i flowers %i tiles, %i stacks a wall', (flowers, count, stacks) => {
    expect([tilesInPlay(tiles, flowers), stacksPerWall(tiles, flowers)]).toEqual([count, stacks]);
    expect(tiles.flowers).toContain(flowers);
  });

  test('C throws 3, which reaches B; with 12 the 15th stack of B’s wall', () => {
    expect(breachOf(C, [3, 12], 17)).toEqual({ wall: B, stack: 15 });
  });

  test('20 in B’s wall is the third stack of the wall to its left, D’s', () => {
    expect(breachOf(C, [11, 9], 17)).toEqual({ wall: D, stack: 3 });
  });
});

describe('the deal', () => {
  const walls = Array.from({ length: 136 }, (_, at) => at);
  const { hands, left } = deal(walls, C, table);

  test('gives fourteen to the first hand and thirteen to the others', () => {
    expect(hands.map(({ length }) => length)).toEqual([13, 14, 13, 13]);
    expect(left.length).toBe(83);
  });

  test('goes round in fours, to the right', () => {
    expect(hands[C]?.slice(0, 4)).toEqual([0, 1, 2, 3]);
    expect(hands[D]?.slice(0, 4)).toEqual([4, 5, 6, 7]);
    expect(hands[A]?.slice(8, 12)).toEqual([44, 45, 46, 47]);
  });

  test('ends with the tops of the first and third stack, then one each', () => {
    // Tops of stacks are even places: top 1, bottom 1, top 2, bottom 2, top 3.
    const last = [C, D, B, A].map((seat) => hands[seat]?.slice(12));
    expect(last).toEqual([[48, 52], [49], [50], [51]]);
    expect(left[0]).toBe(53);
  });
});

/** Draws from head and tail together, so many of them after kongs. */
function draws(kongs: number): number {
  let [left, count] = [83, 0];
  while (mayDraw(left, kongs, table)) {
    left--;
    count++;
  }
  return count;
}

describe('the reserve', () => {
  test.each([0, 1, 2, 3, 4])('with %i kongs leaves so many draws fewer than 69', (kongs) => {
    expect(draws(kongs)).toBe(69 - kongs);
  });

  test('a kong needs a tile that may still be drawn', () => {
    expect([16, 15].map((left) => mayDeclareKong(left, 0, table))).toEqual([true, false]);
    expect([18, 17].map((left) => mayDeclareKong(left, 2, table))).toEqual([true, false]);
  });

  test('the replacement of the last possible kong is the last conventional tile', () => {
    expect(isLastDraw(16, 1, table)).toBe(true);
    expect([15, 16, 14].map((left) => isLastDraw(left, 0, table))).toEqual([true, false, false]);
  });
});

describe('claims', () => {
  const claim = (seat: Seat, what: Claim) => ({ seat, claim: what });
  const thrown = { discarder: C };

  test('p’ong comes before tch’eu', () => {
    const found = awarded([claim(D, 'chow'), claim(B, 'pung')], thrown, claims);
    expect(found).toEqual(claim(B, 'pung'));
  });

  test('hou comes before all', () => {
    const all = [claim(D, 'chow'), claim(B, 'kong'), claim(A, 'mah-jong')];
    expect(awarded(all, thrown, claims)).toEqual(claim(A, 'mah-jong'));
  });

  test('of two who win the next in turn has the tile', () => {
    const found = awarded([claim(A, 'mah-jong'), claim(B, 'mah-jong')], thrown, claims);
    expect(found).toEqual(claim(B, 'mah-jong'));
  });

  test.each<[string, Seat, Claim, boolean]>([
    ['the next player may make a sequence', D, 'chow', true],
    ['another may not', B, 'chow', false],
    ['but may win with one', B, 'mah-jong', true],
    ['nobody takes his own discard', C, 'pung', false],
  ])('%s', (_, seat, what, may) => {
    expect(mayClaim(claim(seat, what), thrown, claims)).toBe(may);
  });

  test('the last discard can only be won with', () => {
    const last = { discarder: C, isLast: true };
    const allowed = (['mah-jong', 'kong', 'pung', 'chow'] as const).filter((what) =>
      mayClaim(claim(D, what), last, claims),
    );
    expect(allowed).toEqual(['mah-jong']);
    expect(awarded([claim(D, 'chow')], last, claims)).toBeUndefined();
  });

  test('no kong in a turn that a claim began', () => expect(claims.kongAfterClaim).toBe(false));
});
