import type { Suit } from '../../../core/tile.ts';
import { indexesIn, isWithin, NO_GROUPS } from '../../../scoring/group-set.ts';
import type { View } from '../../../scoring/view.ts';
import type { Vulcain1953Options } from '../config.ts';
import { OWN_DRAGON } from '../shapes/ordinary.ts';

type ColourOptions = Pick<Vulcain1953Options, 'assimilation'>;

const suitOf = ({ characters, circles }: View): Suit =>
  characters !== NO_GROUPS ? 'm' : circles !== NO_GROUPS ? 'p' : 's';

/** Whether all honours of the hand are sets of its suit's own dragon (`vulcain1953.4.1.2.1`). */
function areAssimilated(view: View): boolean {
  const dragon = OWN_DRAGON[suitOf(view)];
  return (
    isWithin(view.honours, view.pungsAndKongs) &&
    indexesIn(view.honours).every((place) => view.parts[place]?.tile === dragon)
  );
}

/** Only four sets and a pair: the source assimilates pungs and kongs, and never a pair (V24). */
export function isPure(view: View, { assimilation }: ColourOptions): boolean {
  if (view.suits !== 1) return false;
  if (view.honours === NO_GROUPS) return true;
  return assimilation && view.shape === 'standard' && areAssimilated(view);
}
