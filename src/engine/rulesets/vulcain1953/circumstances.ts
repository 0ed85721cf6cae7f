import type { Situation } from '../../core/situation.ts';
import {
  allOf,
  type CircumstanceRule,
  hasKong,
  hasNoMeld,
  holdsNoOtherCopy,
  isBy,
  isEast,
  isNotEast,
} from '../../scoring/circumstance.ts';
import { type Happened, happened as isSaid } from '../../scoring/finders.ts';
import type { View } from '../../scoring/view.ts';

const tookLooseTile = (situation: Situation): boolean =>
  situation.flowers.length > 0 || hasKong(situation);

/** A kong made of the pung later keeps the double (`vulcain1953.dec.9`). */
const claimedPung = ({ melds }: Situation): boolean =>
  melds.some(({ kind, open }) => open && (kind === 'pung' || kind === 'kong'));

export const CIRCUMSTANCES = [
  { id: 'rob-kong', rule: 'vulcain1953.4.2.1', possible: allOf(isBy('discard'), holdsNoOtherCopy) },
  { id: 'replacement', rule: 'vulcain1953.2.4.3', possible: allOf(isBy('self'), tookLooseTile) },
  {
    id: 'last-wall',
    rule: 'vulcain1953.dec.6',
    possible: isBy('self'),
    // A loose tile is never the last of the wall (V14).
    excludedBy: ['replacement', 'heaven'],
  },
  {
    id: 'heaven',
    rule: 'vulcain1953.4.1.22',
    possible: allOf(isBy('self'), isEast, hasNoMeld),
    excludedBy: ['replacement'],
  },
  {
    id: 'earth',
    rule: 'vulcain1953.4.1.23',
    possible: allOf(isBy('discard'), isNotEast, hasNoMeld),
    // A robbed tile is not a discard.
    excludedBy: ['rob-kong'],
  },
  {
    id: 'snatched-pung',
    rule: 'vulcain1953.4.2.2',
    possible: isBy('discard'),
    excludedBy: ['rob-kong'],
    isBeside: true,
  },
  {
    id: 'first-discard-pung',
    rule: 'vulcain1953.dec.9',
    possible: allOf(isNotEast, claimedPung, ({ win }) => win !== undefined),
    isBeside: true,
  },
  {
    id: 'calling',
    rule: 'vulcain1953.dec.7',
    possible: ({ win }) => win === undefined,
    isBeside: true,
  },
  { id: 'goulash', rule: 'vulcain1953.3.6.4', possible: () => true, isBeside: true },
] as const satisfies readonly CircumstanceRule[];

export type Vulcain1953Circumstance = (typeof CIRCUMSTANCES)[number]['id'];

export const happened: Happened<Vulcain1953Circumstance> = isSaid;

/** Counted as if it had won, without the points of the win (`vulcain1953.dec.7`). */
export const isCalling = (view: View): boolean => happened(view, 'calling');
