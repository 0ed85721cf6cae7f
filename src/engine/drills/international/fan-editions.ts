/** Where editions of the same rules count one hand differently. */
import { MCR_EDITIONS, type McrEdition } from '../../rulesets/mcr/config.ts';
import { countedIn } from './fan-bands.ts';
import { type FanPosition, fanScore } from './fan-position.ts';

/** What another edition makes of a hand. */
export interface OtherCount {
  readonly edition: McrEdition;
  /** With its flowers. */
  readonly total: number;
  /** Hands that count there and not here, and the other way round; each as often as it differs. */
  readonly more: readonly string[];
  readonly fewer: readonly string[];
}

/** What is in the first list and not in the second, copy for copy. */
function beyond(all: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const idsOf = (position: FanPosition): readonly string[] =>
  countedIn(fanScore(position)).map(({ item }) => item.id);

/** The other editions that list other hands for this one, or another total; none for most. */
export function otherCounts(position: FanPosition): readonly OtherCount[] {
  const here = idsOf(position);
  const worth = fanScore(position).totals.total;
  return MCR_EDITIONS.filter((edition) => edition !== position.edition)
    .map((edition) => {
      const there = idsOf({ ...position, edition });
      const { total } = fanScore({ ...position, edition }).totals;
      return { edition, total, more: beyond(there, here), fewer: beyond(here, there) };
    })
    .filter(({ total, more, fewer }) => total !== worth || more.length + fewer.length > 0);
}
