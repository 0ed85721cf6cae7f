/** The Japanese table: the checks of the register, and the running example of the players A to D. */
import { describe, expect, test } from 'vitest';
import {
  SEATS,
  type Seat,
  seatReached,
  turnsAfter,
  windOf,
} from '../../../../src/engine/core/seat.ts';
import type { HandEnd, NextRule } from '../../../../src/engine/core/table-rules.ts';
import type { Tile } from '../../../../src/engine/core/tile.ts';
import { WINDS, type Wind } from '../../../../src/engine/core/wind.ts';
import { riichiClaims } from '../../../../src/engine/rulesets/riichi/claims.ts';
import { riichiTable } from '../../../../src/engine/rulesets/riichi/table.ts';
import { meldRow, sideOf } from '../../../../src/engine/table/across.ts';
import { claimsOn, turnAfter } from '../../../../src/engine/table/claims.ts';
import { dealTakings, firstDraw } from '../../../../src/engine/table/deal.ts';
import { afterHands, firstStarter, nextStarter } from '../../../../src/engine/table/first-hand.ts';
import { drawFromRow } from '../../../../src/engine/table/places.ts';
import {
  bringsSecondMarker,
  mayDeclareKong,
  ordinaryDraws,
  replacementAt,
  reserveUnder,
  setApart,
} from '../../../../src/engine/table/reserve.ts';
import { setSize } from '../../../../src/engine/table/tile-set.ts';
import { breachOf, fromHead, fromTail, wallSize } from '../../../../src/engine/table/wall.ts';
import { windKind } from '../../../../src/engine/table/winds.ts';
import { hand } from '../../hands.ts';

const SIZE = wallSize(setSize(riichiTable), riichiTable.breach);
const { markers, replacements } = riichiTable.reserve;
if (!markers || !replacements) throw new Error('no treasure');

/** Players in the order of play, from the one of seat 0. */
const seatIn = (order: string, player: string) => order.indexOf(player) as Seat;

test.each([
  [5, 'self'],
  [9, 'self'],
  [2, 'right'],
  [6, 'right'],
  [10, 'right'],
  [3, 'opposite'],
  [7, 'opposite'],
  [11, 'opposite'],
  [4, 'left'],
  [8, 'left'],
  [12, 'left'],
])('%i points at %s, seen from who throws (riichi.3.3, 4.4, 6.1.1)', (total, who) => {
  for (const thrower of SEATS) {
    const turns = turnsAfter(thrower, seatReached(thrower, total));
    expect(['self', 'right', 'opposite', 'left'][turns]).toBe(who);
  }
});

describe('the places (riichi.3.7)', () => {
  const row: readonly Tile[] = ['4z', '3z', '8s', '1z', '1p', '2z'];
  const draw = (second: number) => drawFromRow({ thrower: 0, throws: [7, second], row });
  const seated = ({ moves }: ReturnType<typeof draw>, from: Seat) =>
    SEATS.map((on) => 'ABCD'[moves.indexOf(((from + on) % 4) as Seat)]).join('');

  test('the numbers go to the ends of the row', () => {
    expect(draw(9).tidied.join('')).toBe('8s4z3z1z2z1p');
  });

  test.each<[number, string, string, string]>([
    [9, 'right', 'NSEW', 'CBDA'],
    [8, 'left', 'SNWE', 'DACB'],
  ])('a second throw of %i starts at the %s', (second, from, winds, order) => {
    const drawn = draw(second);
    expect(drawn.from).toBe(from);
    expect(drawn.winds.join('')).toBe(winds);
    expect(drawn.east).toBe(seatIn('ABCD', 'C'));
    expect(seated(drawn, drawn.east)).toBe(order);
  });

  test('J01: who was at the right of A is not any more', () => {
    const { moves } = draw(9);
    const rightOfA = moves.indexOf((((moves[0] ?? 0) + 1) % 4) as Seat);
    expect('ABCD'[rightOfA]).toBe('C');
  });
});

/** Phase 2 on: the order of play after the draw, A at seat 0. */
const ORDER = 'ACBD';
const at = (player: string) => seatIn(ORDER, player);

describe('the first dealer (riichi.4.1, 4.5)', () => {
  test.each([
    ['A', [4, 6], 'D', 'A'],
    ['B', [5, 9], 'B', 'B'],
  ] as const)('%s throws: %j', (thrower, throws, second, dealer) => {
    expect(ORDER[seatReached(at(thrower), throws[0])]).toBe(second);
    expect(ORDER[firstStarter(at(thrower), throws)]).toBe(dealer);
  });

  test('the winds go round from A', () => {
    const winds = [...ORDER].map((player) => windOf(at('A'), at(player)));
    expect(winds).toEqual(['E', 'S', 'W', 'N']);
    expect(ORDER).toBe('ACBD');
  });
});

describe('the breach (riichi.6.1.2)', () => {
  test.each<[number, Wind]>([
    [12, 'N'],
    [5, 'E'],
    [2, 'S'],
    [7, 'W'],
  ])('a throw of %i opens the wall of %s, with as many stacks on its right', (roll, wall) => {
    const breach = breachOf(0, [roll], SIZE);
    expect(WINDS[breach.breaker]).toBe(wall);
    expect(breach.place).toEqual({ seat: breach.breaker, stack: roll });
    // J02: the stack counted to is the first of the tail.
    expect(fromTail(breach, 1, SIZE)).toEqual(breach.place);
    expect(fromHead(breach, 1, SIZE)).toEqual({ seat: breach.breaker, stack: roll + 1 });
  });
});

describe('the deal', () => {
  const takings = dealTakings(0, riichiTable.deal);

  test('takes 5 stacks of North, 17 of West and 2 of South after a 12 (riichi.6.5)', () => {
    const breach = breachOf(0, [12], SIZE);
    const walls = Array.from({ length: 24 }, (_, on) => WINDS[fromHead(breach, on + 1, SIZE).seat]);
    const count = (wind: Wind) => walls.filter((wall) => wall === wind).length;
    expect({ N: count('N'), W: count('W'), S: count('S'), E: count('E') }).toEqual({
      N: 5,
      W: 17,
      S: 2,
      E: 0,
    });
    expect(walls.join('')).toBe('N'.repeat(5) + 'W'.repeat(17) + 'S'.repeat(2));
  });

  test('gives four tiles three times round, 12 to each (riichi.6.2.1)', () => {
    const rounds = takings.slice(0, 12);
    expect(rounds.map(({ seat }) => WINDS[seat]).join('')).toBe('ESWN'.repeat(3));
    expect(rounds.every(({ tiles }) => tiles.length === 4)).toBe(true);
    expect(Math.max(...rounds.flatMap(({ tiles }) => tiles.map(({ stack }) => stack)))).toBe(24);
  });

  test('ends with the jump, and the lower tile of stack 3 is drawn first (riichi.6.2.2)', () => {
    const named = takings
      .slice(-4)
      .map(({ seat, tiles }) =>
        [WINDS[seat], ...tiles.map((tile) => `${tile.stack - 24}${tile.layer}`)].join(' '),
      );
    expect(named).toEqual(['E 1top 3top', 'S 1bottom', 'W 2top', 'N 2bottom']);
    expect(firstDraw(riichiTable.deal)).toEqual({ stack: 27, layer: 'bottom' });
  });
});

describe('the treasure', () => {
  test.each([
    [0, false, [3], 14, 14, 69],
    [1, false, [3, 4], 16, 15, 67],
    [2, false, [3, 4, 5], 18, 16, 65],
    [3, false, [3, 4, 5, 6], 20, 17, 63],
    [4, false, [3, 4, 5, 6, 7], 22, 18, 61],
    [0, true, [3, 4], 16, 16, 67],
    [1, true, [3, 4, 5], 18, 17, 65],
    [2, true, [3, 4, 5, 6], 20, 18, 63],
    [3, true, [3, 4, 5, 6, 7], 22, 19, 61],
    [4, true, [3, 4, 5, 6, 7, 8], 24, 20, 59],
  ])(
    'after %i kans, double Tiger %s: markers on %j (riichi.6.3.3, 6.4.1 to 6.4.4)',
    (kongs, secondMarker, at, tiles, present, draws) => {
      const declared = { kongs, secondMarker };
      const apart = setApart(riichiTable, declared);
      expect(apart).toEqual({ stacks: tiles / 2, tiles, present, markers: at });
      expect(ordinaryDraws(declared, riichiTable)).toBe(draws);
      // riichi.8.6: four stacks behind the right-most marker.
      expect((apart?.stacks ?? 0) - Math.max(...at)).toBe(4);
    },
  );

  test('encloses fourteen tiles whatever the kans where each costs one draw', () => {
    const reserve = reserveUnder(riichiTable, { kongDraws: 1 });
    const enclosed = [0, 1, 2, 3, 4].map((kongs) => {
      const { tiles = 0, present = 0 } = setApart(reserve, { kongs }) ?? {};
      return [tiles, present, ordinaryDraws({ kongs }, { ...riichiTable, ...reserve })];
    });
    expect(enclosed).toEqual([
      [14, 14, 69],
      [14, 13, 68],
      [16, 14, 67],
      [16, 13, 66],
      [18, 14, 65],
    ]);
  });

  test.each<[number, number, number]>([
    [2, 1, 13],
    [6, 1, 17],
    [7, 0, 1],
    [12, 0, 6],
  ])(
    'after a %i its last stack lies %i wall to the right, as number %i (riichi.6.4.1)',
    (...row) => {
      const [roll, walls, stack] = row;
      const breach = breachOf(0, [roll], SIZE);
      const last = fromTail(breach, 7, SIZE);
      expect(turnsAfter(breach.breaker, last.seat)).toBe(walls);
      expect(last.stack).toBe(stack);
    },
  );

  test.each<[readonly [number, number], boolean]>([
    [[6, 6], true],
    [[1, 1], true],
    [[6, 1], true],
    [[1, 6], true],
    [[5, 2], false],
    [[3, 4], false],
  ])('a throw of %j brings a second marker: %s (riichi.6.3.4)', (dice, second) => {
    expect(bringsSecondMarker(dice, markers, { doubleTiger: true })).toBe(second);
    expect(bringsSecondMarker(dice, markers, {})).toBe(false);
  });

  test('gives its four replacement tiles from the breach on (riichi.6.4.2, J07)', () => {
    const taken = [1, 2, 3, 4].map((nth) => replacementAt(nth, replacements, []));
    expect(taken.map(({ stack, layer }) => `${stack} ${layer}`)).toEqual([
      '1 top',
      '1 bottom',
      '2 top',
      '2 bottom',
    ]);
  });

  test.each([
    [3, true],
    [4, false],
  ])('after %i kans another one: %s (riichi.7.2.5)', (kongs, may) => {
    expect(mayDeclareKong({ left: 60, kongs }, riichiTable)).toBe(may);
  });

  test.each<[Tile, Tile]>([
    ['1m', '2m'],
    ['9p', '1p'],
    ['8s', '9s'],
    ['1z', '2z'],
    ['4z', '1z'],
    ['5z', '6z'],
    ['6z', '7z'],
    ['7z', '5z'],
  ])('after the marker %s the Tiger is %s (riichi.6.3.2, J06)', (marker, tiger) => {
    expect(markers.pointsAt(marker)).toBe(tiger);
  });
});

describe('the next dealer', () => {
  const variant: { readonly next: readonly NextRule[] } = {
    next: riichiTable.next.map(({ lastRound, ...row }) => ({ ...row, ...lastRound })),
  };

  test.each<[Seat, HandEnd, Seat]>([
    [0, 'starter-wins', 0],
    [0, 'other-wins', 1],
    [3, 'other-wins', 0],
    [1, 'draw-ready', 1],
    [1, 'draw-unready', 2],
  ])('%i, %s: %i (riichi.1.1.4, 1.1.5)', (dealer, end, next) => {
    expect(nextStarter(dealer, end, riichiTable)).toBe(next);
  });

  test.each<[Seat, HandEnd, Seat]>([
    [1, 'draw-unready', 1],
    [1, 'other-wins', 2],
  ])('in the South round of the variant %i, %s: %i (riichi.1.1.6)', (dealer, end, next) => {
    expect(nextStarter(dealer, end, variant)).toBe(next);
  });

  const passing = (hands: number): readonly HandEnd[] => Array(hands).fill('other-wins');

  test.each<[readonly HandEnd[], number, boolean]>([
    [passing(3), 0, false],
    [passing(4), 1, false],
    [passing(7), 1, false],
    [passing(8), 2, true],
    [[...passing(3), 'starter-wins', 'draw-ready', ...passing(4)], 1, false],
  ])('%j: %i rounds over, the game too: %s (riichi.1.1.1 to 1.1.3)', (ends, rounds, isOver) => {
    expect(afterHands({ home: 2 }, ends, riichiTable)).toMatchObject({ rounds, isOver });
  });

  test('with the variant a dealer who is not ready goes in the East round, stays in the South', () => {
    const ends: readonly HandEnd[] = ['draw-unready', ...passing(3), 'draw-unready'];
    expect(afterHands({ home: 0 }, ends, riichiTable)).toMatchObject({ starter: 1, rounds: 1 });
    expect(
      afterHands({ home: 0 }, ends, { ...riichiTable, agreed: { southRoundStays: true } }),
    ).toMatchObject({
      starter: 0,
      rounds: 1,
    });
  });
});

test.each<[Wind, Wind, Wind, string]>([
  ['E', 'E', 'E', 'double'],
  ['W', 'E', 'S', 'plain'],
  ['E', 'E', 'S', 'honour'],
  ['S', 'E', 'S', 'honour'],
  ['S', 'S', 'S', 'double'],
])('%s in the %s round is to %s: %s (riichi.1.2.6, 1.2.7)', (wind, round, seat, kind) => {
  expect(windKind(wind, { round, seat })).toBe(kind);
});

describe('claims', () => {
  const said = (discarder: Seat, hands: readonly (string | undefined)[], tile: Tile) =>
    claimsOn(
      { tile, discarder, hands: hands.map((text) => (text ? hand(text) : undefined)) },
      riichiClaims,
    ).map(({ seat, claim }) => `${seat} ${claim}`);

  const CHI = '35s147m258p13467z';

  test.each<[Seat, string[]]>([
    [0, ['1 chow']],
    [3, []],
    [2, []],
  ])('chi on a discard of %i, by seat 1 (riichi.7.1.3)', (discarder, wanted) => {
    expect(said(discarder, [undefined, CHI], '4s')).toEqual(wanted);
  });

  test('ron, then pon and kan, then chi; of two wins the nearest first (riichi.7.1.6, J09)', () => {
    const hands = [undefined, CHI, '444s17m258p13467z', '123m456p678s99p56s'];
    expect(said(0, hands, '4s')).toEqual(['3 win', '2 kong', '2 pung', '1 chow']);
    const two = [undefined, undefined, '123m456p678s99p56s', '234m567p678s99m56s'];
    expect(said(1, [two[2], undefined, two[3]], '4s')).toEqual(['2 win', '0 win', '2 chow']);
  });

  test('an open pon takes no discard (riichi.7.2.2)', () => {
    expect(said(0, [undefined, '17m258p13467z~666s'], '6s')).toEqual([]);
  });

  test.each<[Wind, Wind, Wind, readonly Wind[]]>([
    ['E', 'S', 'W', []],
    ['E', 'W', 'N', ['S']],
    ['E', 'N', 'E', ['S', 'W']],
  ])('%s discards, %s claims: %s is next, %j are passed over (riichi.7.1.12)', (...row) => {
    const [discarder, caller, next, passed] = row.map((part) =>
      typeof part === 'string' ? WINDS.indexOf(part) : part.map((wind) => WINDS.indexOf(wind)),
    );
    const seat = caller as Seat;
    expect(turnAfter({ seat, claim: 'pung' }, discarder as Seat, riichiClaims)).toEqual({
      next,
      passed,
    });
  });
});

describe('the tile across', () => {
  test.each<[string, Seat, string]>([
    ['left', 3, 'left'],
    ['opposite', 2, 'middle'],
    ['right', 1, 'right'],
  ])('from the player %s (riichi.7.1.10)', (_, giver, side) => {
    expect(sideOf(0, giver)).toBe(side);
    expect(sideOf(2, ((giver + 2) % 4) as Seat)).toBe(side);
  });

  const laid = (...row: Parameters<typeof meldRow>) => {
    const { tiles, across } = meldRow(...row);
    return tiles.map((tile, place) => (place === across ? `${tile}*` : tile)).join('');
  };

  test('the examples of chi, pon and kan (riichi.7.1.11)', () => {
    expect(laid({ kind: 'chow', tile: '1s' }, '2s', 'left')).toBe('2s*1s3s');
    expect(laid({ kind: 'pung', tile: '6p' }, '6p', 'middle')).toBe('6p6p*6p');
    expect(laid({ kind: 'kong', tile: '7z' }, '7z', 'right')).toBe('7z7z7z7z*');
  });

  test('in the middle of a kan it is the second (J11)', () => {
    expect(laid({ kind: 'kong', tile: '7z' }, '7z', 'middle')).toBe('7z7z*7z7z');
  });
});
