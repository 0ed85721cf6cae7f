/** What the rows come to: one plain sum (`mcr.rule.4`). */
import { isCounted, type Row } from '../../scoring/item.ts';
import type { Summary } from '../../scoring/ruleset.ts';
import type { Score, Step, Totals } from '../../scoring/score.ts';
import { mcrHand } from './hands.ts';

/** What a hand must be worth to go out, flowers aside (`mcr.rule.2`). */
export const MCR_MINIMUM = 8;

export interface McrTotals extends Totals {
  /** A point for each, in the total and not in `base`. */
  readonly flowers: number;
  readonly enough: boolean;
  readonly chicken: boolean;
  readonly numbers: number;
}

export function total(rows: readonly Row[]): McrTotals {
  let base = 0;
  let flowers = 0;
  let chicken = false;
  let numbers = 0;
  for (const { item, suppressedBy } of rows) {
    if (suppressedBy !== undefined) continue;
    const points = item.value.points ?? 0;
    if (item.family === 'flowers') flowers += points;
    else base += points;
    if (item.family === 'chicken') chicken = true;
    numbers += mcrHand(item.id)?.number ?? 0;
  }
  return {
    total: base + flowers,
    base,
    doubles: 0,
    limit: null,
    flowers,
    enough: base >= MCR_MINIMUM,
    chicken,
    numbers,
  };
}

/** What a reading scores; a hand is a chicken only if no reading of it scores (`mcr.hand.39`). */
export const pointsOf = ({ base, chicken }: McrTotals): number => (chicken ? 0 : base);

/** The better reading; of equal ones that with the commoner hands, which have the lower numbers. */
export const compare = (a: McrTotals, b: McrTotals): number =>
  pointsOf(a) - pointsOf(b) || b.numbers - a.numbers;

export function steps({ rows, totals }: Score): readonly Step[] {
  const terms = rows.filter(isCounted).map(({ item }) => item.value.points ?? 0);
  return [{ kind: 'sum', terms, result: totals.total }];
}

export const summary: Summary = {
  score: (score) => ({ flowers: score ? score.totals.total - score.totals.base : 0 }),
};
