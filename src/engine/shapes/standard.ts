import { areGroupsAndPair, standardDistance } from '../hand/distance.ts';
import { quickGroupings } from '../hand/quick-readings.ts';
import type { Shape } from './shape.ts';
import { placesBelow, type TrialHand } from './trial-hand.ts';

const distance = ({ partial }: TrialHand, limit?: number): number =>
  standardDistance(partial, limit);

const READY = 0;
const COMPLETE = -1;

const completeOrNot = ({ partial }: TrialHand): number =>
  areGroupsAndPair(partial) ? COMPLETE : READY;

/** Of fewer tiles too: the groups not shown count as made. */
export const STANDARD: Shape<'standard'> = {
  id: 'standard',
  read: quickGroupings,
  distance,
  nearer: (hand, from) => placesBelow(from, hand, from === READY ? completeOrNot : distance),
};
