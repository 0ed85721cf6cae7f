import { groupTiles } from '../../core/group.ts';
import type { WinSource } from '../../core/hand.ts';
import type { Situation } from '../../core/situation.ts';
import type { CircumstanceRule } from '../../scoring/circumstance.ts';
import { type Happened, happened as isSaid } from '../../scoring/finders.ts';

type Holds = (situation: Situation) => boolean;

const isBy =
  (by: WinSource): Holds =>
  ({ win }) =>
    win?.by === by;

const hasKong: Holds = ({ melds }) => melds.some(({ kind }) => kind === 'kong');
const isEast: Holds = ({ seat }) => seat === 'E';

/** The other three copies are in the robbed kong. */
const holdsNoOtherCopy: Holds = ({ concealed, melds, win }) =>
  ![...concealed, ...melds.flatMap(groupTiles)].some((tile) => tile === win?.tile);

const all =
  (...tests: readonly Holds[]): Holds =>
  (situation) =>
    tests.every((holds) => holds(situation));

export const CIRCUMSTANCES = [
  { id: 'rob-kong', rule: 'tchou1924.IV.23', possible: all(isBy('discard'), holdsNoOtherCopy) },
  { id: 'replacement', rule: 'tchou1924.IV.20', possible: all(isBy('self'), hasKong) },
  {
    id: 'last-wall',
    rule: 'tchou1924.IV.21',
    possible: isBy('self'),
    // After the deal the whole wall is left.
    excludedBy: ['heaven'],
  },
  {
    id: 'heaven',
    rule: 'tchou1924.IV.29',
    possible: all(isBy('self'), isEast, ({ melds }) => melds.every(({ open }) => !open)),
  },
  {
    id: 'earth',
    rule: 'tchou1924.IV.30',
    possible: all(
      isBy('discard'),
      (situation) => !isEast(situation),
      ({ melds }) => melds.length === 0,
    ),
    // A robbed tile is not a discard.
    excludedBy: ['rob-kong'],
  },
] as const satisfies readonly CircumstanceRule[];

type Known = (typeof CIRCUMSTANCES)[number]['id'];

export const happened: Happened<Known> = isSaid;
