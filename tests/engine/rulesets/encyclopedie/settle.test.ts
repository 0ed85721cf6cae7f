/** Settlement: the winner collects, the losers settle, East doubled (`encyclopedie.comptes.1`, F09). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WINDS } from '../../../../src/engine/notation.ts';
import {
  ENCYCLOPEDIE_DEFAULTS,
  type EncyclopedieOptions,
} from '../../../../src/engine/rulesets/encyclopedie/config.ts';
import { settle, settleFalseWin } from '../../../../src/engine/rulesets/encyclopedie/settle.ts';
import { STICKS } from '../../../../src/engine/rulesets/encyclopedie/sticks.ts';
import { type Account, inCounters, type Transfer } from '../../../../src/engine/scoring.ts';

const settled = (account: Account, agreed: Partial<EncyclopedieOptions> = {}) => {
  const result = settle(account, { ...ENCYCLOPEDIE_DEFAULTS, ...agreed });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

const printed = ({ from, to, amount }: Transfer): string => `${from}>${to} ${amount}`;

/** The register's example: A wins with 40 points, B, who is East, has 20, C 16, D 2. A is South. */
const EXAMPLE: Account = {
  winner: 'S',
  from: 'W',
  scores: { E: 20, S: 40, W: 16, N: 2 },
  dealer: 'E',
};

describe('the worked example', () => {
  test('who pays whom', () => {
    const { transfers, payments } = settled(EXAMPLE);
    expect(transfers.map(printed)).toEqual([
      'E>S 80',
      'W>S 40',
      'N>S 40',
      'W>E 8',
      'N>E 36',
      'N>W 14',
    ]);
    expect(payments).toEqual({ E: -36, S: 160, W: -34, N: -90 });
  });

  test('whose tile it was changes nothing', () => {
    expect(settled({ ...EXAMPLE, from: null })).toEqual(settled(EXAMPLE));
    expect(settled({ ...EXAMPLE, from: 'N' })).toEqual(settled(EXAMPLE));
  });

  test('what is doubled says by which rule', () => {
    const rules = settled(EXAMPLE).transfers.map(({ coefficient, rule }) => [coefficient, rule]);
    expect(rules).toEqual([
      [2, 'encyclopedie.comptes.2'],
      [1, 'encyclopedie.comptes.1'],
      [1, 'encyclopedie.comptes.1'],
      [2, 'encyclopedie.comptes.2'],
      [2, 'encyclopedie.comptes.2'],
      [1, 'encyclopedie.comptes.1'],
    ]);
  });
});

test('East who wins collects double from everybody', () => {
  const account: Account = { ...EXAMPLE, winner: 'E', scores: { E: 20, S: 40, W: 16, N: 2 } };
  expect(settled(account).transfers.map(printed)).toEqual([
    'S>E 40',
    'W>E 40',
    'N>E 40',
    'W>S 24',
    'N>S 38',
    'N>W 14',
  ]);
});

describe('East’s score doubled first', () => {
  const AMONG: Account = { ...EXAMPLE, scores: { E: 10, S: 40, W: 16, N: 2 } };
  const betweenEastAndWest = (agreed: Partial<EncyclopedieOptions>) =>
    settled(AMONG, agreed)
      .transfers.map(printed)
      .find((text) => /[EW]>[EW]/.test(text));

  test('turns the sign: 10 against 16', () => {
    expect(betweenEastAndWest({})).toBe('E>W 12');
    expect(betweenEastAndWest({ eastDouble: 'scores' })).toBe('W>E 4');
  });

  test('is what the differences are taken of', () => {
    const among = settled(AMONG, { eastDouble: 'scores' }).transfers.slice(3);
    expect(among.map(({ compared, points }) => [compared?.more, compared?.less, points])).toEqual([
      [20, 16, 4],
      [20, 2, 18],
      [undefined, undefined, 14],
    ]);
    expect(settled(AMONG).transfers.filter(({ compared }) => compared)).toEqual([]);
  });

  test('leaves what is paid to the winner doubled', () => {
    expect(settled(AMONG, { eastDouble: 'scores' }).transfers.slice(0, 3).map(printed)).toEqual([
      'E>S 80',
      'W>S 40',
      'N>S 40',
    ]);
  });
});

describe('the sticks', () => {
  test('of each player come to 1,000 points, 23 of them, 92 in all', () => {
    expect(STICKS.reduce((sum, { points, each }) => sum + points * each, 0)).toBe(1000);
    expect(STICKS.reduce((sum, { each }) => sum + each, 0)).toBe(23);
    expect(4 * STICKS.reduce((sum, { each }) => sum + each, 0)).toBe(92);
  });

  test.each<readonly [number, string]>([
    [80, '8×10'],
    [160, '1×100 6×10'],
    [618, '1×500 1×100 1×10 4×2'],
    [8, '4×2'],
    [0, ''],
    // Nothing below 2 can be paid.
    [15, ''],
  ])('pay %i', (amount, sticks) => {
    const made = inCounters(amount, STICKS);
    expect(made.map(({ points, count }) => `${count}×${points}`).join(' ')).toBe(sticks);
  });
});

test('nobody pays for a void hand, nor for a false win', () => {
  const nothing = { transfers: [], payments: { E: 0, S: 0, W: 0, N: 0 } };
  expect(settled({ ...EXAMPLE, winner: null, from: null })).toEqual(nothing);
  expect(settleFalseWin()).toEqual(nothing);
});

test.each<readonly [string, Partial<Account>, string]>([
  ['the winner lets his own tile go', { from: 'S' }, 'winner-pays-himself'],
  ['a tile without a winner', { winner: null }, 'tile-without-winner'],
])('%s', (_, account, code) => {
  const result = settle({ ...EXAMPLE, ...account }, ENCYCLOPEDIE_DEFAULTS);
  expect(result.ok ? '' : result.error.code).toBe(code);
});

test('what is paid is gained, whoever is East and whatever is agreed', () => {
  const seat = fc.constantFrom(...WINDS);
  const points = fc.nat(500);
  fc.assert(
    fc.property(
      fc.record({ E: points, S: points, W: points, N: points }),
      seat,
      seat,
      fc.constantFrom('payments' as const, 'scores' as const),
      (scores, winner, dealer, eastDouble) => {
        const { payments } = settled({ winner, from: null, scores, dealer }, { eastDouble });
        expect(WINDS.reduce((sum, wind) => sum + payments[wind], 0)).toBe(0);
      },
    ),
  );
});
