/** Settlement: chapter V's francs, both modes, fines. Figures: the book and the register. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WINDS } from '../../../../src/engine/notation.ts';
import {
  TCHOU1924_CHOICES,
  TCHOU1924_DEFAULTS,
  type Tchou1924Options,
} from '../../../../src/engine/rulesets/tchou1924/config.ts';
import { tchou1924 } from '../../../../src/engine/rulesets/tchou1924/ruleset.ts';
import { settleFalseWin } from '../../../../src/engine/rulesets/tchou1924/settle.ts';
import type { Account, AccountError, Transfer } from '../../../../src/engine/scoring.ts';

const settled = (account: Account, options: Partial<Tchou1924Options> = {}) => {
  const result = tchou1924.settle(account, { ...TCHOU1924_DEFAULTS, ...options });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

const printed = ({ from, to, amount }: Transfer): string => `${from}>${to} ${amount}`;

/** Chapter V: A wins with 40 points; B has 20, C 16, D 2. The seats are ours: A East, B South. */
const CHAPTER_V: Account = {
  winner: 'E',
  from: 'S',
  scores: { E: 40, S: 20, W: 16, N: 2 },
  dealer: 'W',
};

describe('chapter V', () => {
  test('exactly: 1.60 and 0.80 twice, then the losers’ differences', () => {
    const { transfers, payments } = settled(CHAPTER_V);
    expect(transfers.map(printed)).toEqual([
      'S>E 1.6',
      'W>E 0.8',
      'N>E 0.8',
      'W>S 0.08',
      'N>S 0.36',
      'N>W 0.28',
    ]);
    expect(payments).toEqual({ E: 3.2, S: -1.16, W: -0.6, N: -1.44 });
  });

  test('differences of 4, 18 and 14 points at coefficient 2', () => {
    const among = settled(CHAPTER_V).transfers.slice(3);
    expect(among.map(({ points, coefficient }) => [points, coefficient])).toEqual([
      [4, 2],
      [18, 2],
      [14, 2],
    ]);
  });

  test('rounded as printed: 0.10, 0.35, 0.30', () => {
    const { transfers, payments } = settled(CHAPTER_V, { rounding: 0.05 });
    expect(transfers.slice(3).map(printed)).toEqual(['W>S 0.1', 'N>S 0.35', 'N>W 0.3']);
    expect(payments).toEqual({ E: 3.2, S: -1.15, W: -0.6, N: -1.45 });
  });

  test('drawn: 1.60 from each', () => {
    const { transfers, payments } = settled({ ...CHAPTER_V, from: null });
    expect(transfers.slice(0, 3).map(printed)).toEqual(['S>E 1.6', 'W>E 1.6', 'N>E 1.6']);
    expect(payments).toEqual({ E: 4.8, S: -1.16, W: -1.4, N: -2.24 });
  });
});

describe('the old mode', () => {
  const old: Partial<Tchou1924Options> = { mode: 'old' };
  // The register: first hand A, B wins on C's discard.
  const account: Account = {
    winner: 'S',
    from: 'W',
    scores: { E: 20, S: 40, W: 16, N: 2 },
    dealer: 'E',
  };

  test('the first hand alone pays high, whoever discarded', () => {
    const { transfers, payments } = settled(account, old);
    expect(transfers.slice(0, 3).map(printed)).toEqual(['E>S 1.6', 'W>S 0.8', 'N>S 0.8']);
    expect(payments).toEqual({ E: -1.16, S: 3.2, W: -0.6, N: -1.44 });
  });

  test('all pay high when the first hand wins', () => {
    const { transfers } = settled({ ...account, winner: 'E', from: 'W' }, old);
    expect(transfers.slice(0, 3).map(({ coefficient }) => coefficient)).toEqual([4, 4, 4]);
  });

  test('the first hand does not settle double among losers', () => {
    const { transfers } = settled(account, old);
    expect(transfers.slice(3).map(({ coefficient }) => coefficient)).toEqual([2, 2, 2]);
  });
});

test('in points, one a point: 40 at coefficient 4 are 160', () => {
  const { payments } = settled(CHAPTER_V, { perPoint: 1 });
  expect(payments).toEqual({ E: 320, S: -116, W: -60, N: -144 });
});

test('a drawn hand is not settled', () => {
  const { transfers, payments } = settled({ ...CHAPTER_V, winner: null, from: null });
  expect([transfers, payments]).toEqual([[], { E: 0, S: 0, W: 0, N: 0 }]);
});

test('a loser with more points than the winner still pays him in full', () => {
  const { payments } = settled({ ...CHAPTER_V, scores: { E: 20, S: 300, W: 0, N: 0 } });
  expect(payments).toEqual({ E: 1.6, S: 2 * 6 - 0.8, W: -0.4 - 6, N: -0.4 - 6 });
});

describe('fines', () => {
  const LIMIT: Account = {
    winner: 'E',
    from: 'S',
    scores: { E: 300, S: 20, W: 16, N: 2 },
    dealer: 'E',
  };

  test('full: the careless player pays for all, and no loser settles at the maximum', () => {
    const { payments } = settled({ ...LIMIT, fine: { kind: 'full', seat: 'S' } });
    expect(payments).toEqual({ E: 24, S: -24, W: 0, N: 0 });
  });

  test('full, below the maximum: losers settle among themselves', () => {
    const scores = { E: 160, S: 20, W: 16, N: 2 };
    const { transfers } = settled({ ...LIMIT, scores, fine: { kind: 'full', seat: 'S' } });
    expect(transfers.slice(0, 3).map(printed)).toEqual(['S>E 6.4', 'S>E 3.2', 'S>E 3.2']);
    expect(transfers.slice(1, 3).map(({ insteadOf }) => insteadOf)).toEqual(['W', 'N']);
    expect(transfers.length).toBe(6);
  });

  test('half: he pays half of what each other loser owes, besides his own', () => {
    const scores = { E: 300, S: 0, W: 0, N: 0 };
    const account = { ...LIMIT, scores, from: null, fine: { kind: 'half', seat: 'S' } } as const;
    expect(settled(account).payments).toEqual({ E: 36, S: -24, W: -6, N: -6 });
  });

  test('half, though another supplied the last tile', () => {
    const scores = { E: 300, S: 0, W: 0, N: 0 };
    const account = { ...LIMIT, scores, from: 'W', fine: { kind: 'half', seat: 'S' } } as const;
    // S owes 6, W 12, N 6: S takes 6 and 3 on himself.
    expect(settled(account).payments).toEqual({ E: 24, S: -15, W: -6, N: -3 });
  });

  test('a false win costs a hand of 100 points at the high coefficient, to each', () => {
    const { payments } = settleFalseWin({ offender: 'W' }, TCHOU1924_DEFAULTS);
    expect(payments).toEqual({ E: 4, S: 4, W: -12, N: 4 });
  });
});

describe('accounts that cannot be', () => {
  test.each<[string, Partial<Account>, AccountError]>([
    ['a winner on his own tile', { from: 'E' }, { code: 'winner-pays-himself', seat: 'E' }],
    ['a tile without a winner', { winner: null }, { code: 'tile-without-winner', seat: 'S' }],
    [
      'a fined winner',
      { fine: { kind: 'half', seat: 'E' } },
      { code: 'fine-without-loser', seat: 'E' },
    ],
    [
      'a fine in a drawn hand',
      { winner: null, from: null, fine: { kind: 'full', seat: 'S' } },
      { code: 'fine-without-loser', seat: 'S' },
    ],
  ])('%s', (_, change, error) => {
    const result = tchou1924.settle({ ...CHAPTER_V, ...change }, TCHOU1924_DEFAULTS);
    expect(result).toEqual({ ok: false, error });
  });
});

test('every settlement sums to zero', () => {
  const seat = fc.constantFrom(...WINDS);
  const points = fc.integer({ min: 0, max: 400 });
  const someAccount = fc.record({
    winner: fc.option(seat),
    from: fc.option(seat),
    dealer: seat,
    scores: fc.record({ E: points, S: points, W: points, N: points }),
    fine: fc.option(fc.record({ kind: fc.constantFrom('full', 'half'), seat })),
  });
  const someOptions = fc.record({
    mode: fc.constantFrom(...TCHOU1924_CHOICES.mode),
    coefficients: fc.constantFrom(...TCHOU1924_CHOICES.coefficients),
    rounding: fc.constantFrom(...TCHOU1924_CHOICES.rounding),
    perPoint: fc.constantFrom(0.01, 1),
  });
  fc.assert(
    fc.property(someAccount, someOptions, ({ fine, ...rest }, options) => {
      const account = { ...rest, ...(fine && { fine }) } as Account;
      const result = tchou1924.settle(account, { ...TCHOU1924_DEFAULTS, ...options });
      if (!result.ok) return;
      const sum = WINDS.reduce((all, wind) => all + result.value.payments[wind], 0);
      expect(Math.abs(sum)).toBeLessThan(1e-9);
    }),
  );
});
