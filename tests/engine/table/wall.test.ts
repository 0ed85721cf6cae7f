/** The box, the walls, the breach and the deal against chapters I to III. */
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../src/engine/core/seat.ts';
import { tchou1924Table } from '../../../src/engine/rulesets/tchou1924/table.ts';
import { dealTakings, takerOfTile } from '../../../src/engine/table/deal.ts';
import { setSize } from '../../../src/engine/table/tile-set.ts';
import {
  breachOf,
  fromHead,
  fromTail,
  placeAt,
  ringIndex,
  wallSize,
} from '../../../src/engine/table/wall.ts';

/** The players of chapter III in the order of play. */
const PLAYERS = ['A', 'C', 'D', 'B'];
const at = (name: string) => PLAYERS.indexOf(name) as Seat;
const SIZE = wallSize(setSize(tchou1924Table));

describe('the box', () => {
  test.each([
    [['characters', 'circles', 'bamboos'] as const, 108],
    [['winds'] as const, 16],
    [['dragons'] as const, 12],
    [['characters', 'circles', 'bamboos', 'winds', 'dragons', 'flowers'] as const, 144],
  ])('holds in %j %i tiles', (ids, size) => expect(setSize(tchou1924Table, ids)).toBe(size));

  test('is played with 136 tiles (I.set.1)', () => expect(setSize(tchou1924Table)).toBe(136));
});

describe('the walls', () => {
  test.each([
    [136, 17],
    [144, 18],
    [152, 19],
  ])('of %i tiles have %i stacks each (II.walls, III.flowerdraw)', (tiles, stacks) => {
    expect(wallSize(tiles)).toEqual({ stacks, runs: 'left', opens: 'stack' });
  });

  test('come out even or not at all', () => expect(() => wallSize(137)).toThrow(RangeError));

  test('are one ring, each stack on it once', () => {
    const places = Array.from({ length: 68 }, (_, index) => placeAt(index, SIZE));
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(68);
    expect(places.map((place) => ringIndex(place, SIZE))).toEqual([...places.keys()]);
    expect(placeAt(68, SIZE)).toEqual(placeAt(0, SIZE));
    expect(placeAt(-1, SIZE)).toEqual(placeAt(67, SIZE));
  });

  test('are taken against the order of play: c, a, b, d (III.deal.2)', () => {
    const walls = [0, 17, 34, 51].map((on) => {
      const { seat } = placeAt(ringIndex({ seat: at('C'), stack: 1 }, SIZE) + on, SIZE);
      return PLAYERS[seat];
    });
    expect(walls).toEqual(['C', 'A', 'B', 'D']);
  });
});

describe('the breach', () => {
  test('goes as the book tells it: 3, then 12, the fifteenth stack of B (III.breach.ex1)', () => {
    const breach = breachOf(at('C'), [3, 12], SIZE);
    expect(breach).toEqual({
      breaker: at('B'),
      count: 15,
      place: { seat: at('B'), stack: 15 },
    });
  });

  test('turns the corner past seventeen, into the wall on the left (III.breach.2)', () => {
    expect(breachOf(at('C'), [11, 9], SIZE)).toMatchObject({
      breaker: at('B'),
      count: 20,
      place: { seat: at('D'), stack: 3 },
    });
  });

  test.each([
    [[3, 12], 1, { seat: at('B'), stack: 16 }],
    [[3, 12], 3, { seat: at('D'), stack: 1 }],
  ] as const)('after %j leaves as number %i of the head %j', (throws, nth, place) => {
    expect(fromHead(breachOf(at('C'), throws, SIZE), nth, SIZE)).toEqual(place);
  });

  test('has the tail at its right', () => {
    expect(fromTail(breachOf(at('C'), [3, 12], SIZE), 1, SIZE)).toEqual({
      seat: at('B'),
      stack: 14,
    });
  });
});

/** Seats 0 to 3 are East, South, West and North. */
describe('walls that run to the right', () => {
  const RIGHT = wallSize(144, { runs: 'right', opens: 'stack' });

  test('are one ring, each stack on it once, in the order of play', () => {
    const places = Array.from({ length: 72 }, (_, index) => placeAt(index, RIGHT));
    expect(places.map((place) => ringIndex(place, RIGHT))).toEqual([...places.keys()]);
    expect([0, 18, 36, 54].map((on) => places[on]?.seat)).toEqual([0, 1, 2, 3]);
    expect(placeAt(-1, RIGHT)).toEqual({ seat: 3, stack: 18 });
  });

  test.each([
    [[7, 8], 2, 15],
    [[2, 2], 1, 4],
    [[12, 12], 0, 6],
    [[9, 10], 1, 1],
  ] as const)('are opened after %j at seat %i, stack %i (vulcain1953.2.1.8)', (...row) => {
    const [throws, seat, stack] = row;
    expect(breachOf(0, throws, RIGHT).place).toEqual({ seat, stack });
  });

  test('have the head at the right of the breach and the tail at its left', () => {
    const breach = breachOf(0, [7, 8], RIGHT);
    expect(fromHead(breach, 4, RIGHT)).toEqual({ seat: 3, stack: 1 });
    expect(fromTail(breach, 5, RIGHT)).toEqual({ seat: 2, stack: 10 });
  });
});

describe('the deal', () => {
  const takings = dealTakings(at('C'), tchou1924Table.deal);
  const tilesOf = (name: string) =>
    takings.filter(({ seat }) => seat === at(name)).flatMap(({ tiles }) => tiles);

  test('gives fourteen to the first hand and thirteen to the others (III.deal.1)', () => {
    expect(PLAYERS.map((name) => tilesOf(name).length)).toEqual([13, 14, 13, 13]);
  });

  test('takes no tile twice, 53 in all', () => {
    const taken = takings.flatMap(({ tiles }) => tiles.map((tile) => JSON.stringify(tile)));
    expect(taken).toHaveLength(53);
    expect(new Set(taken).size).toBe(53);
  });

  test('goes round in the order C, D, B, A', () => {
    const order = takings.map(({ seat }) => PLAYERS[seat]).join('');
    expect(order).toBe('CDBA'.repeat(4));
  });

  test('ends with single tiles: tops 1 and 3, bottom 1, top 2, bottom 2', () => {
    const [c, d, b, a] = takings.slice(-4).map(({ tiles }) => tiles);
    expect(c).toEqual([
      { stack: 25, layer: 'top' },
      { stack: 27, layer: 'top' },
    ]);
    expect(d).toEqual([{ stack: 25, layer: 'bottom' }]);
    expect(b).toEqual([{ stack: 26, layer: 'top' }]);
    expect(a).toEqual([{ stack: 26, layer: 'bottom' }]);
  });

  test('leaves the bottom of the third stack as the next draw', () => {
    expect(takerOfTile(takings, { stack: 27, layer: 'top' })).toBe(at('C'));
    expect(takerOfTile(takings, { stack: 27, layer: 'bottom' })).toBeUndefined();
  });
});
