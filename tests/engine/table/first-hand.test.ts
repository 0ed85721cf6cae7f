/** The drawing of places and the first hand against the examples of chapter II. */
import { describe, expect, test } from 'vitest';
import { createRng } from '../../../src/engine/core/rng.ts';
import type { Seat } from '../../../src/engine/core/seat.ts';
import type { HandEnd } from '../../../src/engine/core/table-rules.ts';
import { WINDS } from '../../../src/engine/core/wind.ts';
import { tchou1924Table } from '../../../src/engine/rulesets/tchou1924/table.ts';
import { diceTotal, throwDice } from '../../../src/engine/table/dice.ts';
import { afterHands, firstStarter, nextStarter } from '../../../src/engine/table/first-hand.ts';
import { drawPlaces } from '../../../src/engine/table/places.ts';

/** Players by their letter, in the order of play. */
const BEFORE = ['A', 'B', 'C', 'D'];
const AFTER = ['A', 'C', 'D', 'B'];
const at = (players: readonly string[], name: string) => players.indexOf(name) as Seat;

describe('a throw', () => {
  test('of two dice is one of the thirty-six', () => {
    const rng = createRng(1924);
    const thrown = Array.from({ length: 2000 }, () => throwDice(rng));
    expect(new Set(thrown.map(String)).size).toBe(36);
    const totals = thrown.map(diceTotal);
    expect([Math.min(...totals), Math.max(...totals)]).toEqual([2, 12]);
  });
});

describe('the drawing of places', () => {
  // II.places.ex1: A throws 3 and 9; A, B, C, D turn up East, North, South, West.
  const drawn = drawPlaces({ thrower: 0, throws: [3, 9], column: ['E', 'N', 'S', 'W'] });

  test('goes as the book tells it', () => {
    expect(BEFORE[drawn.east]).toBe('C');
    expect(BEFORE[drawn.first]).toBe('A');
    expect(drawn.winds).toEqual(['E', 'N', 'S', 'W']);
    const moves = drawn.moves.map((seat, from) => `${BEFORE[from]}>${BEFORE[seat]}`);
    expect(moves).toEqual(['A>C', 'B>B', 'C>D', 'D>A']);
  });

  test('seats them in the new order from East', () => {
    const order = WINDS.map((wind) => BEFORE[drawn.winds.indexOf(wind)]);
    expect(order).toEqual(AFTER);
  });

  test('starts the column where the second throw says', () => {
    const { winds } = drawPlaces({ thrower: 0, throws: [5, 2], column: WINDS });
    expect(winds).toEqual(['N', 'E', 'S', 'W']);
  });
});

describe('the first hand', () => {
  test('is drawn by two throws, the second counted from the first (II.firsthand.ex1)', () => {
    expect(AFTER[firstStarter(at(AFTER, 'A'), [12, 3])]).toBe('C');
  });

  test.each<[HandEnd, string]>([
    ['starter-wins', 'C'],
    ['other-wins', 'D'],
    ['draw-without-kong', 'C'],
    ['draw-with-kong', 'D'],
    ['annulled', 'C'],
  ])('after %s is with %s (II.firsthand.2)', (end, next) => {
    expect(AFTER[nextStarter(at(AFTER, 'C'), end, tchou1924Table)]).toBe(next);
  });

  test.each<[readonly HandEnd[], Seat, number]>([
    [[], 2, 0],
    [['other-wins', 'other-wins', 'other-wins'], 1, 0],
    [['other-wins', 'other-wins', 'other-wins', 'other-wins'], 2, 1],
    [['other-wins', 'starter-wins', 'other-wins', 'other-wins', 'draw-with-kong'], 2, 1],
    [['other-wins', 'other-wins', 'other-wins', 'starter-wins'], 1, 0],
    [['starter-wins', 'annulled', 'draw-without-kong'], 2, 0],
  ])('after %j, home at 2, is at %i with %i rounds over (II.length.2)', (ends, starter, rounds) => {
    expect(afterHands({ home: 2 }, ends, tchou1924Table)).toEqual({
      starter,
      rounds,
      isOver: false,
    });
  });
});
