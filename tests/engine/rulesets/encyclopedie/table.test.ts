/** The encyclopedia's table: the checks of the register, and what its errata decide. */
import { describe, expect, test } from 'vitest';
import { SEATS, type Seat, seatReached } from '../../../../src/engine/core/seat.ts';
import type { HandEnd } from '../../../../src/engine/core/table-rules.ts';
import type { Tile } from '../../../../src/engine/core/tile.ts';
import { WINDS, type Wind } from '../../../../src/engine/core/wind.ts';
import { encyclopedieClaims } from '../../../../src/engine/rulesets/encyclopedie/claims.ts';
import { encyclopedieTable } from '../../../../src/engine/rulesets/encyclopedie/table.ts';
import { claimsOn, turnAfter } from '../../../../src/engine/table/claims.ts';
import { dealTakings } from '../../../../src/engine/table/deal.ts';
import { afterHands } from '../../../../src/engine/table/first-hand.ts';
import { rankedByThrows } from '../../../../src/engine/table/places.ts';
import { ordinaryDraws, replacementAt, setApart } from '../../../../src/engine/table/reserve.ts';
import { familySize, setSize } from '../../../../src/engine/table/tile-set.ts';
import { breachOf, fromHead, fromTail, wallSize } from '../../../../src/engine/table/wall.ts';
import { hand } from '../../hands.ts';

const SIZE = wallSize(setSize(encyclopedieTable), encyclopedieTable.breach);
const { replacements } = encyclopedieTable.reserve;
if (!replacements) throw new Error('no replacements');

describe('the set', () => {
  test('has 144 tiles, in walls of eighteen stacks (tuiles.1, muraille.1)', () => {
    expect(setSize(encyclopedieTable)).toBe(144);
    expect(SIZE.stacks).toBe(18);
  });

  test.each([
    [['characters', 'circles', 'bamboos'] as const, 108],
    [['winds'] as const, 16],
    [['dragons'] as const, 12],
    [['flowers'] as const, 8],
  ])('of %j it has %i (tuiles.1 to tuiles.5)', (ids, size) => {
    expect(setSize(encyclopedieTable, ids)).toBe(size);
  });

  test('a suit has 36 (tuiles.2)', () => {
    const [suit] = encyclopedieTable.families;
    expect(suit && familySize(suit)).toBe(36);
  });
});

describe('the places (places.1)', () => {
  test.each<[readonly (readonly (number | undefined)[])[], string]>([
    [[[6, 4, 3, 1]], '0 1 2 3'],
    [[[2, 5, 1, 6]], '3 1 0 2'],
    // F11: who is level throws again, and only for the places in question.
    [[[4, 4, 6, 1]], '2 01 3'],
    [
      [
        [4, 4, 6, 1],
        [1, 6],
      ],
      '2 1 0 3',
    ],
    [[[5, 5, 5, 2]], '012 3'],
    [
      [
        [5, 5, 5, 2],
        [3, 3, 1],
        [2, 6],
      ],
      '1 0 2 3',
    ],
    [
      [
        [3, 6, 3, 6],
        [2, 1, 5, 4],
      ],
      '3 1 2 0',
    ],
  ])('%j: %s', (rounds, order) => {
    expect(
      rankedByThrows(rounds)
        .map((level) => level.join(''))
        .join(' '),
    ).toBe(order);
  });
});

describe('the breach', () => {
  test.each<[number, Wind]>([
    [5, 'E'],
    [2, 'S'],
    [3, 'W'],
    [4, 'N'],
    // F01: the article prints South for its own example of 5 and 3.
    [8, 'N'],
    [12, 'N'],
    [9, 'E'],
    [10, 'S'],
    [11, 'W'],
  ])('a throw of %i names %s (dist.2, dist.2.ex1)', (total, wind) => {
    expect(WINDS[seatReached(0, total)]).toBe(wind);
  });

  test('8 and 6 make stack 14 from the right (dist.3)', () => {
    expect(breachOf(0, [8, 6], SIZE)).toEqual({
      breaker: 3,
      count: 14,
      place: { seat: 3, stack: 14 },
    });
  });

  test('above 18 it turns the corner, into the wall on the left (dist.3, F12)', () => {
    const breach = breachOf(0, [10, 10], SIZE);
    expect(breach.breaker).toBe(1);
    expect(breach.place).toEqual({ seat: 0, stack: 2 });
    expect(breachOf(0, [12, 12], SIZE).place.stack).toBe(6);
  });
});

describe('the hill', () => {
  const breach = breachOf(0, [8, 6], SIZE);

  test('is fourteen tiles: two loose ones and six stacks, 8 to 13 (dist.4)', () => {
    const apart = setApart(encyclopedieTable, { kongs: 0 });
    expect(apart).toEqual({ stacks: 6, tiles: 14, present: 14, markers: [] });
    const stacks = [1, 2, 3, 4, 5, 6].map((nth) => fromTail(breach, nth, SIZE).stack);
    expect(stacks).toEqual([13, 12, 11, 10, 9, 8]);
  });

  test('runs round the corner for the smallest sum (F12)', () => {
    const small = breachOf(0, [2, 2], SIZE);
    const places = [1, 2, 3, 4, 5, 6].map((nth) => fromTail(small, nth, SIZE));
    expect(places.map(({ seat, stack }) => `${seat}:${stack}`)).toEqual([
      ...['1:3', '1:2', '1:1'],
      ...['2:18', '2:17', '2:16'],
    ]);
  });

  test('stays as it is after kongs; replacements come from right of it (dist.6, F13)', () => {
    expect(setApart(encyclopedieTable, { kongs: 4 })).toEqual(
      setApart(encyclopedieTable, { kongs: 0 }),
    );
    const taken = [1, 2, 3].map((nth) => replacementAt(nth, replacements, [1, 3]));
    expect(taken).toEqual([
      { stack: 7, layer: 'top' },
      { stack: 7, layer: 'bottom' },
      { stack: 8, layer: 'top' },
    ]);
    expect(fromTail(breach, 7, SIZE)).toEqual({ seat: 3, stack: 7 });
  });

  test.each([
    [0, 0, 77],
    [2, 0, 75],
    [1, 8, 68],
  ])('with %i kongs and %i bonus tiles %i ordinary draws are left (dist.6)', (...row) => {
    const [kongs, flowers, draws] = row;
    expect(ordinaryDraws({ kongs, flowers }, encyclopedieTable)).toBe(draws);
  });
});

describe('the deal (dist.5)', () => {
  const takings = dealTakings(0, encyclopedieTable.deal);
  const breach = breachOf(0, [8, 6], SIZE);

  test('gives 14 tiles to East, 13 to the others', () => {
    const held = SEATS.map((seat) =>
      takings.filter((taking) => taking.seat === seat).flatMap(({ tiles }) => tiles),
    );
    expect(held.map(({ length }) => length)).toEqual([14, 13, 13, 13]);
  });

  test('begins with stacks 15 and 16 for East', () => {
    const [first] = takings;
    const stacks = first?.tiles.map(({ stack }) => fromHead(breach, stack, SIZE).stack);
    expect(stacks).toEqual([15, 15, 16, 16]);
  });

  test('ends one tile at a time, from East to East', () => {
    const last = takings.slice(12);
    expect(last.map(({ seat }) => WINDS[seat]).join('')).toBe('ESWNE');
    expect(last.flatMap(({ tiles }) => tiles.map(({ stack, layer }) => stack + layer))).toEqual([
      '25top',
      '25bottom',
      '26top',
      '26bottom',
      '27top',
    ]);
  });
});

describe('the role of East (fin.3, fin.4, fin.5)', () => {
  test.each<[readonly HandEnd[], Seat, boolean]>([
    [['starter-wins'], 0, false],
    [['other-wins'], 1, false],
    // F08
    [['drawn'], 0, false],
    [['other-wins', 'starter-wins', 'drawn', 'other-wins'], 2, false],
    [['other-wins', 'other-wins', 'other-wins', 'starter-wins'], 3, false],
    [['other-wins', 'other-wins', 'other-wins', 'other-wins'], 0, true],
  ])('%j: East is %i, the game is over: %s', (ends, starter, isOver) => {
    expect(afterHands({ home: 0 }, ends, encyclopedieTable)).toMatchObject({ starter, isOver });
  });
});

describe('claims', () => {
  const said = (discarder: Seat, hands: readonly (string | undefined)[], tile: Tile) =>
    claimsOn(
      { tile, discarder, hands: hands.map((text) => (text ? hand(text) : undefined)) },
      encyclopedieClaims,
    ).map(({ seat, claim, group }) => `${seat} ${claim} ${group?.kind ?? ''}`.trim());

  test.each<[string, Seat, (string | undefined)[], Tile, string[]]>([
    ['chow is for the next in turn', 0, [undefined, '23m147p258s34567z'], '1m', ['1 chow chow']],
    ['and for no other', 3, [undefined, '23m147p258s34567z'], '1m', []],
    [
      'the three dragons are claimed like a chow (comb.2, F04)',
      0,
      [undefined, '147m258p369s1z57z2z'],
      '6z',
      ['1 chow dragons'],
    ],
    ['by the next in turn alone', 3, [undefined, '147m258p369s1z57z2z'], '6z', []],
    ['and so are the four winds', 0, [undefined, '147m258p369s124z5z'], '3z', ['1 chow winds']],
    ['not with one wind missing', 0, [undefined, '147m258p369s12z56z'], '3z', []],
    [
      'pung and kong go before a chow, a win before all (prio.1)',
      0,
      [undefined, '23m147p258s34567z', '111m47p258s34567z', '23m456p789s11p567s'],
      '1m',
      ['3 win', '2 kong kong', '2 pung pung', '1 chow chow'],
    ],
    [
      'of two wins the nearer goes first (F15)',
      2,
      ['23m456p789s11p567s', undefined, undefined, '23m456p789s22p567s'],
      '1m',
      ['3 win', '0 win', '3 chow chow'],
    ],
  ])('%s', (_, discarder, hands, tile, wanted) => {
    expect(said(discarder, hands, tile)).toEqual(wanted);
  });

  test('pung and kong have one rank: the nearer goes first (prio.1, F05)', () => {
    const rank = (wanted: string) =>
      encyclopedieClaims.find(({ claim }) => claim === wanted)?.rank ?? Number.NaN;
    expect(rank('pung')).toBe(rank('kong'));
    expect(rank('win')).toBeLessThan(rank('pung'));
    expect(rank('kong')).toBeLessThan(rank('chow'));
  });

  test('after a claimed mah-jong those passed over play once more (prio.2, F07)', () => {
    expect(turnAfter({ seat: 3, claim: 'win' }, 0, encyclopedieClaims)).toEqual({
      next: 0,
      passed: [1, 2],
      playOn: 'encyclopedie.prio.2',
    });
  });

  test('after a pung or a kong they lose their turn (pung, kong)', () => {
    for (const claim of ['pung', 'kong'] as const) {
      expect(turnAfter({ seat: 3, claim }, 0, encyclopedieClaims)).toEqual({
        next: 0,
        passed: [1, 2],
      });
    }
  });
});
