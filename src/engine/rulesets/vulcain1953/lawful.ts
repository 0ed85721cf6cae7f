/** Complete tiles that may not win (`vulcain1953.2.2.3.6`, `4.1.6`, `3.6.4`). */
import { isWithin, NO_GROUPS, sizeOf } from '../../scoring/group-set.ts';
import type { UnlawfulWin } from '../../scoring/score.ts';
import type { View } from '../../scoring/view.ts';
import { happened } from './circumstances.ts';
import type { Vulcain1953Options } from './config.ts';
import { isPure } from './items/colour.ts';
import { isConcealed } from './items/doubles.ts';

/** The run of 1 to 9 is a sequence to the text, no chows (V50). */
const hasGoulashChow = ({ shape, chows }: View): boolean =>
  shape === 'windy-chow' || (chows !== NO_GROUPS && shape !== 'sequence-pung-pair');

const hasTooManyChows = (view: View, options: Vulcain1953Options): boolean =>
  view.shape === 'standard' &&
  sizeOf(view.chows) > 1 &&
  !isConcealed(view) &&
  !isPure(view, options);

/** With an exposed pung every other tile of seven pairs is drawn. */
const arePairsClaimed = ({ shape, melded, flowers, situation }: View): boolean =>
  PAIRS.includes(shape) && !isWithin(melded, flowers) && situation.win?.by === 'discard';

const PAIRS: readonly string[] = ['seven-pairs', 'honour-pairs', 'jade-pairs', 'ruby-pairs'];

export function forbids(view: View, options: Vulcain1953Options): UnlawfulWin | undefined {
  if (happened(view, 'goulash') && !options.goulashChows && hasGoulashChow(view)) {
    return { code: 'chow-in-goulash', rule: 'vulcain1953.3.6.4' };
  }
  if (hasTooManyChows(view, options)) {
    return { code: 'too-many-chows', rule: 'vulcain1953.2.2.3.6' };
  }
  if (arePairsClaimed(view)) return { code: 'claimed-last-tile', rule: 'vulcain1953.4.1.6' };
  return undefined;
}
