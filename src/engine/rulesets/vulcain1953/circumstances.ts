import type { WinSource } from '../../core/hand.ts';
import type { Situation } from '../../core/situation.ts';
import type { CircumstanceRule } from '../../scoring/circumstance.ts';
import { type Happened, happened as isSaid } from '../../scoring/finders.ts';
import type { View } from '../../scoring/view.ts';

type Holds = (situation: Situation) => boolean;

const isBy =
  (by: WinSource): Holds =>
  ({ win }) =>
    win?.by === by;

const all =
  (...tests: readonly Holds[]): Holds =>
  (situation) =>
    tests.every((holds) => holds(situation));

const isEast: Holds = ({ seat }) => seat === 'E';
const hasNoMeld: Holds = ({ melds }) => melds.length === 0;

/** The other three copies are in the robbed kong. */
const holdsNoOtherCopy: Holds = ({ concealed, melds, win }) =>
  !concealed.some((tile) => tile === win?.tile) && !melds.some(({ tile }) => tile === win?.tile);

const tookLooseTile: Holds = ({ melds, flowers }) =>
  flowers.length > 0 || melds.some(({ kind }) => kind === 'kong');

/** A kong made of the pung later keeps the double (`vulcain1953.dec.9`). */
const claimedPung: Holds = ({ melds }) =>
  melds.some(({ kind, open }) => open && (kind === 'pung' || kind === 'kong'));

export const CIRCUMSTANCES = [
  { id: 'rob-kong', rule: 'vulcain1953.4.2.1', possible: all(isBy('discard'), holdsNoOtherCopy) },
  { id: 'replacement', rule: 'vulcain1953.2.4.3', possible: all(isBy('self'), tookLooseTile) },
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
    possible: all(isBy('self'), isEast, hasNoMeld),
    excludedBy: ['replacement'],
  },
  {
    id: 'earth',
    rule: 'vulcain1953.4.1.23',
    possible: all(isBy('discard'), (situation) => !isEast(situation), hasNoMeld),
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
    possible: all(
      (situation) => !isEast(situation),
      claimedPung,
      ({ win }) => win !== undefined,
    ),
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

type Known = (typeof CIRCUMSTANCES)[number]['id'];

export const happened: Happened<Known> = isSaid;

/** Counted as if it had won, without the points of the win (`vulcain1953.dec.7`). */
export const isCalling = (view: View): boolean => happened(view, 'calling');
