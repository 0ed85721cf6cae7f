/** Hands with a tile too many or too few (`tchou1924.III.eunuch`, E37). */
import type { Situation } from '../../core/situation.ts';

export const EUNUCHS = ['big', 'small'] as const;
export type Eunuch = (typeof EUNUCHS)[number];

/** Places of a hand between two turns; a kong takes those of three tiles. */
const PLACES = 13;

/**
 * Whether a hand between two turns has a tile too many (`big`) or too few (`small`). Such a hand
 * cannot win; its owner plays on, and what it holds counts among the losers.
 */
export function eunuchOf({
  concealed,
  melds,
}: Pick<Situation, 'concealed' | 'melds'>): Eunuch | undefined {
  const places = concealed.length + 3 * melds.length;
  if (places === PLACES) return undefined;
  return places > PLACES ? 'big' : 'small';
}
