import type { Situation } from '../../core/situation.ts';
import type { Row } from '../../scoring/item.ts';
import { createReadings } from '../../scoring/scorer.ts';
import type { McrOptions } from './config.ts';
import { scoringTable } from './scoring-table.ts';
import { selections } from './select.ts';
import { pointsOf } from './total.ts';

type McrList = readonly string[];

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
  const readings = createReadings(scoringTable, options);
  return (situation) => {
    const scores = readings(situation);
    if (!scores.ok) return [];
    const most = Math.max(...scores.value.map(({ totals }) => pointsOf(totals)));
    const lists = scores.value
      .filter(({ totals }) => pointsOf(totals) === most)
      .flatMap(({ rows }) => selections(rows).map((selected) => listOf(selected, order)));
    return [...new Map(lists.map((list) => [list.join(), list])).values()];
  };
}
