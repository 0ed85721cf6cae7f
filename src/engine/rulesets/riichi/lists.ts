import type { Situation } from '../../core/situation.ts';
import type { CountedList } from '../../scoring/ruleset.ts';
import type { Score } from '../../scoring/score.ts';
import { createReadings } from '../../scoring/scorer.ts';
import type { RiichiOptions } from './config.ts';
import { scoringTable } from './scoring-table.ts';
import { compare, type RiichiTotals } from './total.ts';

/** Fu are one sum, and no list of roles. */
const listOf = ({ rows }: Score): CountedList =>
  rows
    .filter(({ item, suppressedBy }) => suppressedBy === undefined && item.family !== 'fu')
    .map(({ item }) => item.id);

/**
 * What tells the roles and the dora of every reading that brings most: more than one where other
 * roles come to the same han. Make it once for an agreement.
 */
export function createRiichiLists(
  options: RiichiOptions,
): (situation: Situation) => readonly CountedList[] {
  const readings = createReadings(scoringTable, options);
  return (situation) => {
    const scores = readings(situation);
    if (!scores.ok) return [];
    const best = scores.value.map(({ totals }) => totals).reduce(better);
    const lists = scores.value
      .filter(({ totals }) => totals.total === best.total && totals.han === best.han)
      .map(listOf);
    return [...new Map(lists.map((list) => [list.join(), list])).values()];
  };
}

const better = (a: RiichiTotals, b: RiichiTotals): RiichiTotals => (compare(b, a) > 0 ? b : a);
