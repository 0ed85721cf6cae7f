/** Seats and winds, with the players of chapter II. */
import { describe, expect, test } from 'vitest';
import {
  SEATS,
  type Seat,
  seatAfter,
  seatOfWind,
  seatReached,
  turnsAfter,
  windOf,
} from '../../../src/engine/core/seat.ts';
import { WINDS, windTile } from '../../../src/engine/core/wind.ts';

/** Players by their letter, in the order of play. */
const BEFORE = ['A', 'B', 'C', 'D'];
const AFTER = ['A', 'C', 'D', 'B'];
const at = (players: readonly string[], name: string) => players.indexOf(name) as Seat;

test.each([
  [BEFORE, 'A', 3, 'C'],
  [BEFORE, 'A', 9, 'A'],
  [AFTER, 'A', 12, 'B'],
  [AFTER, 'B', 3, 'C'],
  [AFTER, 'C', 3, 'B'],
  [BEFORE, 'D', 2, 'A'],
])('a throw counted among %j from %s, %i reaches %s', (players, from, total, reached) => {
  expect(players[seatReached(at(players, from), total)]).toBe(reached);
});

test.each([
  [0, 1, 1],
  [3, 1, 0],
  [0, -1, 3],
  [2, 9, 3],
] as const)('%i and %i turns further is %i', (from, steps, to) => {
  expect(seatAfter(from, steps)).toBe(to);
  expect(turnsAfter(from, to)).toBe(((steps % 4) + 4) % 4);
});

describe('the winds', () => {
  test('follow the first hand (II.winds)', () => {
    const winds = AFTER.map((name) => `${name}${windOf(at(AFTER, 'C'), at(AFTER, name))}`);
    expect(winds.sort()).toEqual(['AN', 'BW', 'CE', 'DS']);
  });

  test('are each somebody’s', () => {
    for (const starter of SEATS) {
      for (const seat of SEATS) expect(seatOfWind(starter, windOf(starter, seat))).toBe(seat);
    }
  });

  test('have a tile each', () => {
    expect(WINDS.map(windTile)).toEqual(['1z', '2z', '3z', '4z']);
  });
});
