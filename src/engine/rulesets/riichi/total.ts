import type { WinSource } from '../../core/hand.ts';
import type { Row } from '../../scoring/item.ts';
import type { Summary } from '../../scoring/ruleset.ts';
import type { Score, Totals } from '../../scoring/score.ts';
import type { View } from '../../scoring/view.ts';
import type { RiichiOptions } from './config.ts';
import { type Basic, basicPoints, type RiichiLimit, yakumanPoints } from './limits.ts';
import { type Payment, paymentsOf, totalReceived } from './payments.ts';

/** `total` is what the winner receives, `base` the basic points. */
export interface RiichiTotals extends Totals {
  readonly limit: RiichiLimit | null;
  /** 13 for each yakuman. */
  readonly han: number;
  /** Rounded; `null` for a yakuman. */
  readonly fu: number | null;
  readonly yakuman: number;
  readonly enough: boolean;
}

const SEVEN_PAIRS_FU = 25;
const FU_STEP = 10;

/** To the next ten; seven pairs are never rounded (`riichi.fu.rounding`, `riichi.fu.seven-pairs`). */
export const roundedFu = (fu: number): number =>
  fu === SEVEN_PAIRS_FU ? fu : Math.ceil(fu / FU_STEP) * FU_STEP;

const HAN_OF_YAKUMAN = 13;
const NOTHING: Basic = { points: 0, limit: null };

interface Sums {
  readonly roles: number;
  readonly han: number;
  readonly fu: number;
  readonly yakuman: number;
}

export function sumsOf(rows: readonly Row[]): Sums {
  let roles = 0;
  let han = 0;
  let fu = 0;
  let yakuman = 0;
  for (const { item, suppressedBy } of rows) {
    if (suppressedBy !== undefined) continue;
    if (item.family === 'yaku') roles++;
    han += item.value.han ?? 0;
    fu += item.value.fu ?? 0;
    yakuman += item.value.limit ?? 0;
  }
  return { roles, han, fu, yakuman };
}

const isDealer = ({ situation }: View): boolean => situation.seat === 'E';

const sourceOf = ({ situation }: View): WinSource => situation.win?.by ?? 'self';

export const paymentsFor = (view: View, basic: number): readonly Payment[] =>
  paymentsOf(basic, isDealer(view), sourceOf(view));

/** Without a role dora count nothing either (`riichi.8.5`). */
export function total(
  rows: readonly Row[],
  options: Pick<RiichiOptions, 'kiriage' | 'countedYakuman'>,
  view: View,
): RiichiTotals {
  const { roles, han, fu, yakuman } = sumsOf(rows);
  const rounded = yakuman > 0 ? null : roundedFu(fu);
  const enough = yakuman > 0 || roles > 0;
  const worth = rounded === null ? yakumanPoints(yakuman) : basicPoints(han, rounded, options);
  const { points, limit } = enough ? worth : NOTHING;
  return {
    total: totalReceived(paymentsFor(view, points)),
    base: points,
    doubles: 0,
    limit,
    han: enough ? han + HAN_OF_YAKUMAN * yakuman : 0,
    fu: rounded,
    yakuman,
    enough,
  };
}

/** The better reading; of equal points the one with more han, then with more fu. */
export const compare = (a: RiichiTotals, b: RiichiTotals): number =>
  a.total - b.total || a.han - b.han || (a.fu ?? 0) - (b.fu ?? 0);

const NO_PAYMENTS = null;

function paymentFields({ view, totals }: Score): Readonly<Record<string, number>> | null {
  if (totals.enough === false) return NO_PAYMENTS;
  return Object.fromEntries(
    paymentsFor(view, totals.base).map(({ payer, points }) => [payer, points]),
  );
}

export const summary: Summary = {
  row: ({ limit }) => (limit === undefined ? {} : { value: HAN_OF_YAKUMAN * limit }),
  score: (score) => ({
    han: score?.totals.han ?? 0,
    fu: score === undefined ? 0 : (score.totals.fu ?? null),
    payments: score ? paymentFields(score) : NO_PAYMENTS,
  }),
};
