/** The arithmetic of a score, from the rows to what each player pays. */
import type { Row } from '../../scoring/item.ts';
import type { Score, Step } from '../../scoring/score.ts';
import { timesDoubled } from './limits.ts';
import { PAYMENT_STEP, type Payment } from './payments.ts';
import { paymentsFor, roundedFu, sumsOf } from './total.ts';

const FU_STEP = 10;

function termsOf(rows: readonly Row[], unit: 'han' | 'fu'): readonly number[] {
  return rows.flatMap(({ item, suppressedBy }) => {
    const worth = item.value[unit] ?? 0;
    return suppressedBy === undefined && worth > 0 ? [worth] : [];
  });
}

const sum = (rows: readonly Row[], unit: 'han' | 'fu'): Step => {
  const terms = termsOf(rows, unit);
  return { kind: 'sum', unit, terms, result: terms.reduce((all, term) => all + term, 0) };
};

/** From 5 han on fu no longer matter. */
const FU_MATTER_BELOW = 5;

function worthSteps({ rows, totals }: Score): readonly Step[] {
  const { base, limit } = totals;
  const { han, fu, yakuman } = sumsOf(rows);
  const named = limit === null ? {} : { name: limit };
  if (yakuman > 0) return [{ kind: 'limit', result: base, ...named, times: yakuman }];
  const atLimit: readonly Step[] =
    limit === null ? [] : [{ kind: 'limit', result: base, ...named }];
  if (han >= FU_MATTER_BELOW) return [sum(rows, 'han'), ...atLimit];
  const rounded = roundedFu(fu);
  return [
    sum(rows, 'han'),
    sum(rows, 'fu'),
    ...(rounded === fu
      ? []
      : [{ kind: 'round', unit: 'fu', of: fu, to: FU_STEP, result: rounded } as const]),
    {
      kind: 'double',
      base: rounded,
      times: timesDoubled(han),
      result: rounded * 2 ** timesDoubled(han),
    },
    ...atLimit,
  ];
}

const paymentStep = (base: number, { payer, times, points }: Payment): Step => ({
  kind: 'payment',
  ...{ payer, base, times },
  to: PAYMENT_STEP,
  result: points,
});

/** What the winner receives, where more than one pays. */
function received(payments: readonly Payment[], result: number): readonly Step[] {
  const terms = payments.flatMap(({ players, points }) => Array<number>(players).fill(points));
  return terms.length > 1 ? [{ kind: 'sum', terms, result }] : [];
}

export function steps(score: Score): readonly Step[] {
  const { view, totals } = score;
  if (totals.enough === false) return [];
  const payments = paymentsFor(view, totals.base);
  return [
    ...worthSteps(score),
    ...payments.map((payment) => paymentStep(totals.base, payment)),
    ...received(payments, totals.total),
  ];
}
