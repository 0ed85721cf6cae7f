/** Who pays what, in the figures of the source. */
import { describe, expect, test } from 'vitest';
import { WINDS } from '../../../../src/engine/notation.ts';
import { mcr } from '../../../../src/engine/rulesets/mcr/index.ts';
import { settleMcrFalseWin } from '../../../../src/engine/rulesets/mcr/settle.ts';
import type { Account } from '../../../../src/engine/scoring.ts';
import { WORKED } from './register-scores.ts';
import { totalOf } from './score-hand.ts';

const NOTHING = { E: 0, S: 0, W: 0, N: 0 };

function paid(account: Partial<Account> & Pick<Account, 'winner'>) {
  const whole: Account = { from: null, scores: NOTHING, dealer: 'E', ...account };
  const settled = mcr.settle(whole, mcr.options.defaults);
  if (!settled.ok) throw new Error(settled.error.code);
  return settled.value;
}

const worth = (points: number) => ({ ...NOTHING, S: points });

describe('a win', () => {
  test.each([
    ['mcr.intro.7', 8, { E: -8, S: 32, W: -16, N: -8 }],
    ['mcr.intro.7', 14, { E: -8, S: 38, W: -22, N: -8 }],
    ['mcr.intro.7', 88, { E: -8, S: 112, W: -96, N: -8 }],
    ['mcr.intro.9, three flowers', 11, { E: -8, S: 35, W: -19, N: -8 }],
  ])('on a discard (%s): %i', (_, points, payments) => {
    expect(paid({ winner: 'S', from: 'W', scores: worth(points) }).payments).toEqual(payments);
  });

  test.each([
    ['mcr.intro.8', 8, 16],
    ['mcr.intro.8', 15, 23],
    ['mcr.intro.9, three flowers', 11, 19],
  ])('self-drawn (%s): %i costs each %i', (_, points, each) => {
    expect(paid({ winner: 'S', scores: worth(points) }).payments).toEqual({
      E: -each,
      S: 3 * each,
      W: -each,
      N: -each,
    });
  });

  test('the dealer pays and gains like anyone (mcr.rule.6)', () => {
    const win = { winner: 'S', from: 'W', scores: worth(20) } as const;
    const all = WINDS.map((dealer) => paid({ ...win, dealer }).payments);
    for (const payments of all) expect(payments).toEqual(all[0]);
  });

  test('sums to zero, in whole points', () => {
    for (let points = 8; points < 100; points++) {
      for (const from of ['E', null] as const) {
        const { payments } = paid({ winner: 'S', from, scores: worth(points) });
        const each = Object.values(payments);
        expect(each.reduce((sum, one) => sum + one, 0)).toBe(0);
        expect(each.every(Number.isInteger)).toBe(true);
      }
    }
  });
});

test('a drawn hand is not settled', () => {
  expect(paid({ winner: null }).payments).toEqual(NOTHING);
});

test.each([
  [
    { winner: 'S', from: 'S' },
    { code: 'winner-pays-himself', seat: 'S' },
  ],
  [
    { winner: null, from: 'S' },
    { code: 'tile-without-winner', seat: 'S' },
  ],
] as const)('%o is no account', (change, error) => {
  const account: Account = { scores: NOTHING, dealer: 'E', ...change };
  expect(mcr.settle(account, mcr.options.defaults)).toEqual({ ok: false, error });
});

test('a false win costs 30, ten to each (mcr.pay.1)', () => {
  expect(settleMcrFalseWin({ offender: 'W' }).payments).toEqual({ E: 10, S: 10, W: -30, N: 10 });
});

const FIGURES = WORKED.filter(({ pay }) => pay !== undefined);

test.each(FIGURES)('$rule is paid as the source counts it', ({ hand, pay }) => {
  const from = pay?.self_drawn ? null : 'W';
  const { payments } = paid({ winner: 'S', from, scores: worth(totalOf(hand)) });
  expect(payments.S).toBe(pay?.total);
  expect(-payments.W).toBe(pay?.self_drawn ? pay.each : pay?.discarder);
  expect(-payments.N).toBe(pay?.self_drawn ? pay.each : pay?.others);
});
