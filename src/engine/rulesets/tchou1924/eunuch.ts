import type { Situation } from '../../core/situation.ts';

const EUNUCHS = ['big', 'small'] as const;
export type Eunuch = (typeof EUNUCHS)[number];

const PLACES = 13;

/**
 * `big` with a tile too many between turns, `small` with one too few. Such a hand cannot win, but
 * counts among the losers (`tchou1924.III.eunuch`, E37).
 */
export function eunuchOf({
  concealed,
  melds,
}: Pick<Situation, 'concealed' | 'melds'>): Eunuch | undefined {
  const places = concealed.length + 3 * melds.length;
  if (places === PLACES) return undefined;
  return places > PLACES ? 'big' : 'small';
}
