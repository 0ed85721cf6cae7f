/** Who pays what at the end of a hand (`riichi.points`). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WINDS, type Wind } from '../../../../src/engine/notation.ts';
import { BASIC_POINTS } from '../../../../src/engine/rulesets/riichi/limits.ts';
import { paymentsOf, totalReceived } from '../../../../src/engine/rulesets/riichi/payments.ts';
import { settle, settleFalseWin } from '../../../../src/engine/rulesets/riichi/settle.ts';
import type { Account } from '../../../../src/engine/scoring.ts';
import { RECORDED } from './records.ts';

type Sums = Readonly<Record<Wind, number>>;

const NONE: Sums = { E: 0, S: 0, W: 0, N: 0 };

const account = (
  winner: Wind | null,
  from: Wind | null,
  points: number,
  more: Partial<Account> = {},
): Account => ({
  ...{ winner, from, dealer: 'E' },
  scores: winner === null ? NONE : { ...NONE, [winner]: points },
  ...more,
});

function paid(asked: Account): Sums {
  const settled = settle(asked);
  if (!settled.ok) throw new Error(settled.error.code);
  return settled.value.payments;
}

describe('the hand', () => {
  test.each<[why: string, Account, Sums]>([
    ['a Child, a discard', account('S', 'W', 3900), { E: 0, S: 3900, W: -3900, N: 0 }],
    ['from the dealer', account('S', 'E', 8000), { E: -8000, S: 8000, W: 0, N: 0 }],
    ['the dealer, a discard', account('E', 'W', 5800), { E: 5800, S: 0, W: -5800, N: 0 }],
    ['the dealer draws', account('E', null, 12000), { E: 12000, S: -4000, W: -4000, N: -4000 }],
    ['a Child draws', account('S', null, 8000), { E: -4000, S: 8000, W: -2000, N: -2000 }],
    // 1 han and 30 fu, by its value on a discard and by what is received.
    ['drawn, its value told', account('W', null, 1000), { E: -500, S: -300, W: 1100, N: -300 }],
    ['drawn, what it brings', account('W', null, 1100), { E: -500, S: -300, W: 1100, N: -300 }],
    [
      'another seat is the dealer',
      account('S', null, 8000, { dealer: 'N' }),
      { E: -2000, S: 8000, W: -2000, N: -4000 },
    ],
    ['two yakuman', account('N', 'E', 64000), { E: -64000, S: 0, W: 0, N: 64000 }],
  ])('%s', (_, asked, payments) => {
    expect(paid(asked)).toEqual(payments);
  });

  test('recorded payments come back from the points', () => {
    for (const { seat, by, points, payments } of RECORDED) {
      const from = by === 'self' ? null : seat === 'N' ? 'E' : 'N';
      const found = paid(account(seat, from, points));
      const { discarder = 0, each = 0, dealer = each, others = each } = payments;
      const owed = (wind: Wind): number => {
        if (wind === seat) return points;
        if (from !== null) return wind === from ? -discarder : 0;
        return wind === 'E' ? -dealer : -others;
      };
      expect(found).toEqual(Object.fromEntries(WINDS.map((wind) => [wind, owed(wind) + 0])));
    }
  });

  test('no number is the value of two hands', () => {
    for (const isDealer of [true, false]) {
      const hands = new Map<number, number>();
      for (const basic of BASIC_POINTS) {
        for (const by of ['discard', 'self'] as const) {
          const value = totalReceived(paymentsOf(basic, isDealer, by));
          expect(hands.get(value) ?? basic).toBe(basic);
          hands.set(value, basic);
        }
      }
    }
  });
});

describe('sticks', () => {
  test.each<[why: string, Account, Sums]>([
    [
      'two repeats, a discard',
      account('S', 'W', 1000, { repeats: 2 }),
      { E: 0, S: 1600, W: -1600, N: 0 },
    ],
    [
      'two repeats, drawn',
      account('S', null, 1100, { repeats: 2 }),
      { E: -700, S: 1700, W: -500, N: -500 },
    ],
    [
      'the sticks on the table go to the winner, his own come back',
      account('S', 'W', 1000, { deposits: { S: 1, N: 2, W: 1 } }),
      { E: 0, S: 4000, W: -2000, N: -2000 },
    ],
    [
      'those of a drawn hand lie on',
      account(null, null, 0, { deposits: { S: 1 }, ready: ['S'] }),
      { E: -1000, S: 3000, W: -1000, N: -1000 },
    ],
  ])('%s', (_, asked, payments) => {
    expect(paid(asked)).toEqual(payments);
  });
});

describe('a drawn hand', () => {
  test.each<[readonly Wind[], Sums]>([
    [[], NONE],
    [['W'], { E: -1000, S: -1000, W: 3000, N: -1000 }],
    [['E', 'N'], { E: 1500, S: -1500, W: -1500, N: 1500 }],
    [['E', 'S', 'W'], { E: 1000, S: 1000, W: 1000, N: -3000 }],
    [['E', 'S', 'W', 'N'], NONE],
  ])('ready: %s', (ready, payments) => {
    expect(paid(account(null, null, 0, { ready }))).toEqual(payments);
  });
});

describe('a false win', () => {
  test.each<[Wind, Sums]>([
    ['E', { E: -12000, S: 4000, W: 4000, N: 4000 }],
    ['S', { E: 4000, S: -8000, W: 2000, N: 2000 }],
  ])('of %s', (offender, payments) => {
    expect(settleFalseWin({ offender, dealer: 'E' }).payments).toEqual(payments);
  });
});

test.each([
  ['on one’s own tile', account('S', 'S', 1000), 'winner-pays-himself'],
  ['a tile that nobody won', account(null, 'S', 0), 'tile-without-winner'],
  ['worth what no hand is worth', account('S', 'W', 1200), 'impossible-score'],
  ['a value of the dealer’s alone', account('S', 'W', 11600), 'impossible-score'],
])('%s', (_, asked, code) => {
  expect(settle(asked)).toMatchObject({ ok: false, error: { code } });
});

const someWind = fc.constantFrom(...WINDS);
const someSticks = fc.nat({ max: 4 });

const someAccount: fc.Arbitrary<Account> = fc
  .record({
    winner: fc.option(someWind),
    from: fc.option(someWind),
    dealer: someWind,
    basic: fc.constantFrom(...BASIC_POINTS),
    by: fc.constantFrom('discard' as const, 'self' as const),
    repeats: someSticks,
    deposits: fc.record({ E: someSticks, S: someSticks, W: someSticks, N: someSticks }),
    ready: fc.subarray([...WINDS]),
  })
  .map(({ winner, from, dealer, basic, by, ...sticks }) => ({
    ...{ winner, dealer, ...sticks },
    from: winner === null || from === winner ? null : from,
    scores: {
      ...NONE,
      ...(winner && { [winner]: totalReceived(paymentsOf(basic, winner === dealer, by)) }),
    },
  }));

test('every settlement sums to zero, and only the winner or the ready gain', () => {
  fc.assert(
    fc.property(someAccount, (asked) => {
      const payments = paid(asked);
      expect(WINDS.reduce((sum, wind) => sum + payments[wind], 0)).toBe(0);
      for (const wind of WINDS) {
        const mayGain = asked.winner === null ? asked.ready?.includes(wind) : wind === asked.winner;
        if (!mayGain) expect(payments[wind]).toBeLessThanOrEqual(0);
      }
    }),
  );
});

const liable = (seat: Wind): Partial<Account> => ({ fine: { kind: 'liable', seat } });

test.each<[why: string, Account, Sums]>([
  ['drawn, all of it', account('N', null, 32000, liable('S')), { E: 0, S: -32000, W: 0, N: 32000 }],
  [
    'the dealer draws, all of it',
    account('E', null, 48000, liable('S')),
    { E: 48000, S: -48000, W: 0, N: 0 },
  ],
  [
    'by the discard of another, half of it',
    account('N', 'W', 32000, liable('S')),
    { E: 0, S: -16000, W: -16000, N: 32000 },
  ],
  [
    'by the own discard, all of it',
    account('N', 'S', 32000, liable('S')),
    { E: 0, S: -32000, W: 0, N: 32000 },
  ],
  [
    'and all repeats',
    account('N', 'W', 32000, { ...liable('S'), repeats: 2 }),
    { E: 0, S: -16600, W: -16000, N: 32600 },
  ],
  [
    'of two yakuman one',
    account('N', 'W', 64000, liable('S')),
    { E: 0, S: -16000, W: -48000, N: 64000 },
  ],
])('whoever is liable pays, %s (riichi.today.liability)', (_, asked, payments) => {
  expect(paid(asked)).toEqual(payments);
});

test.each<[seats: readonly Wind[], Sums]>([
  [['S'], { E: -4000, S: 8000, W: -2000, N: -2000 }],
  [['E'], { E: 12000, S: -4000, W: -4000, N: -4000 }],
  [['S', 'W'], { E: -8000, S: 6000, W: 6000, N: -4000 }],
])(
  'a drawn hand of %j is paid like a mangan drawn (riichi.today.drawn-mangan)',
  (seats, payments) => {
    expect(paid(account(null, null, 0, { drawnMangan: seats, ready: ['N'] }))).toEqual(payments);
  },
);
