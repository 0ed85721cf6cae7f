import type { Situation } from '../../core/situation.ts';
import { createLists } from '../../scoring/lists.ts';
import type { CountedList } from '../../scoring/ruleset.ts';
import type { McrOptions } from './config.ts';
import { scoringTable } from './scoring-table.ts';
import { selections } from './select.ts';
import { pointsOf } from './total.ts';

/**
 * One list for most hands, more where sets may be joined in several ways or the last tile may have
 * completed either of two groups (`mcr.dec.3`, `mcr.dec.4`).
 */
export function createMcrLists(
  options: McrOptions,
): (situation: Situation) => readonly CountedList[] {
  const order = scoringTable.items(options).map<string>(({ id }) => id);
  return createLists(scoringTable, options, {
    compare: (a, b) => pointsOf(a) - pointsOf(b),
    listsOf: ({ rows }) =>
      selections(rows).map((selected) =>
        selected.map(({ item }) => item.id).sort((a, b) => order.indexOf(a) - order.indexOf(b)),
      ),
  });
}
