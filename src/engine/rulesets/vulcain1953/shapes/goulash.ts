/** What may be won with in a goulash, where no set is a chow (`vulcain1953.3.6.4`, V50). */

import type { Shape } from '../../../shapes/shape.ts';
import { STANDARD } from '../../../shapes/standard.ts';
import { placesBelow, type TrialHand } from '../../../shapes/trial-hand.ts';
import { fewChowsDistance } from './ordinary.ts';

const distance = (hand: TrialHand): number => fewChowsDistance(hand, 0);

const WITHOUT_CHOWS: Shape<'standard'> = {
  id: 'standard',
  read: (counts, held) =>
    STANDARD.read(counts, held).filter((groups) =>
      [...held.melds, ...groups].every(({ kind }) => kind !== 'chow'),
    ),
  distance,
  nearer: (hand, from) => placesBelow(from, hand, distance),
};

/** With these a chow may be a set; without one they are pungs and a pair. */
const WITH_CHOWS: readonly string[] = [
  'standard',
  'windy-chow',
  'imperial-jade',
  'three-great-scholars',
];

export const goulashShapes = (shapes: readonly Shape[]): readonly Shape[] => [
  WITHOUT_CHOWS,
  ...shapes.filter(({ id }) => !WITH_CHOWS.includes(id)),
];
