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

/** No set was claimed; a concealed kong leaves the hand closed. */
export const isClosedHand: Holds = ({ melds }) => melds.every(({ open }) => !open);

const all =
  (...tests: readonly Holds[]): Holds =>
  (situation) =>
    tests.every((holds) => holds(situation));

const hasKong: Holds = ({ melds }) => melds.some(({ kind }) => kind === 'kong');
const hasNoMeld: Holds = ({ melds }) => melds.length === 0;
const isDealer: Holds = ({ seat }) => seat === 'E';

export const declaredRiichi: Holds = ({ how }) =>
  how.length > 0 && (how.includes('riichi') || how.includes('double-riichi'));

/** The other three copies are the pung that another player makes a kong of. */
const holdsNoOtherCopy: Holds = ({ concealed, melds, win }) =>
  !concealed.some((tile) => tile === win?.tile) && !melds.some(({ tile }) => tile === win?.tile);

/** Before any discard of one's own. */
const AS_DEALT = ['riichi', 'double-riichi', 'ippatsu', 'replacement', 'last-wall'] as const;

export const CIRCUMSTANCES = [
  {
    id: 'riichi',
    rule: 'riichi.role.riichi',
    possible: isClosedHand,
    excludedBy: ['double-riichi'],
    isBeside: true,
  },
  {
    id: 'double-riichi',
    rule: 'riichi.role.double-riichi',
    possible: isClosedHand,
    isBeside: true,
  },
  {
    id: 'ippatsu',
    rule: 'riichi.role.ippatsu',
    possible: declaredRiichi,
    // A kong of one's own ends it like any other.
    excludedBy: ['replacement'],
    isBeside: true,
  },
  { id: 'replacement', rule: 'riichi.role.rinshan-kaihou', possible: all(isBy('self'), hasKong) },
  { id: 'rob-kong', rule: 'riichi.role.chankan', possible: all(isBy('discard'), holdsNoOtherCopy) },
  {
    id: 'last-wall',
    rule: 'riichi.role.haitei',
    possible: isBy('self'),
    // A replacement tile is never the last of the wall.
    excludedBy: ['replacement'],
  },
  {
    id: 'last-discard',
    rule: 'riichi.role.houtei',
    possible: isBy('discard'),
    // A tile that is robbed is no discard.
    excludedBy: ['rob-kong'],
  },
  {
    id: 'heaven',
    rule: 'riichi.role.tenhou',
    possible: all(isBy('self'), isDealer, hasNoMeld),
    excludedBy: AS_DEALT,
  },
  {
    id: 'first-draw',
    rule: 'riichi.role.chiihou',
    possible: all(isBy('self'), (situation) => !isDealer(situation), hasNoMeld),
    excludedBy: AS_DEALT,
  },
] as const satisfies readonly CircumstanceRule[];

type Known = (typeof CIRCUMSTANCES)[number]['id'];

const isStated: Happened<Known> = isSaid;

const POSSIBLE = new Map<Known, Holds>(CIRCUMSTANCES.map(({ id, possible }) => [id, possible]));

/** Said, and not against what the hand shows: what cannot have been is passed over. */
export const happened = (view: View, what: Known): boolean =>
  isStated(view, what) && POSSIBLE.get(what)?.(view.situation) === true;
