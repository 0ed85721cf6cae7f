/** The lists that a hand may be counted by: often two are worth the same. */
import type { Situation } from '../../core/situation.ts';
import type { Row } from '../../scoring/item.ts';
import { createScorer } from '../../scoring/scorer.ts';
import type { McrOptions } from './config.ts';
import { scoringTable } from './scoring-table.ts';
import { select, selections } from './select.ts';
import { type McrTotals, scoredBy, total } from './total.ts';

/** Ids of the hands that count, dearest first, each as often as it counts; flowers apart. */
export type McrList = readonly string[];

interface Reading {
  readonly found: readonly Row[];
  readonly totals: McrTotals;
}

const listOf = (rows: readonly Row[], order: readonly string[]): McrList =>
  rows.map(({ item }) => item.id).sort((a, b) => order.indexOf(a) - order.indexOf(b));

/**
 * What tells all the lawful lists of a hand that are worth most, over all its readings: one for
 * most hands, more where sets may be joined in several ways or the last tile may have completed
 * either of two groups (`mcr.dec.3`, `mcr.dec.4`). None for tiles that do not win. Make it once
 * for an edition.
 */
export function createMcrLists(options: McrOptions): (situation: Situation) => readonly McrList[] {
  const order = scoringTable.items(options).map(({ id }) => id);
  let readings: Reading[] = [];
  const scorer = createScorer(
    {
      ...scoringTable,
      select: (found) => {
        const rows = select(found);
        readings.push({ found, totals: total(rows) });
        return rows;
      },
    },
    options,
  );
  return (situation) => {
    readings = [];
    scorer(situation);
    const most = readings.reduce((max, { totals }) => Math.max(max, scoredBy(totals)), 0);
    const lists = readings
      .filter(({ totals }) => scoredBy(totals) === most)
      .flatMap(({ found }) => selections(found).map((rows) => listOf(rows, order)));
    return [...new Map(lists.map((list) => [list.join(), list])).values()];
  };
}
