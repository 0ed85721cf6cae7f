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
  isNothingOpen,
} from '../../scoring/circumstance.ts';
import { type Happened, happened as isSaid } from '../../scoring/finders.ts';
import type { View } from '../../scoring/view.ts';

export const declaredRiichi = ({ how }: Situation): boolean =>
  how.length > 0 && (how.includes('riichi') || how.includes('double-riichi'));

/** Before any discard of one's own. */
const AS_DEALT = ['riichi', 'double-riichi', 'ippatsu', 'replacement', 'last-wall'] as const;

export const CIRCUMSTANCES = [
  {
    id: 'riichi',
    rule: 'riichi.role.riichi',
    possible: isNothingOpen,
    excludedBy: ['double-riichi'],
    isBeside: true,
  },
  {
    id: 'double-riichi',
    rule: 'riichi.role.double-riichi',
    possible: isNothingOpen,
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
  { id: 'replacement', rule: 'riichi.role.rinshan-kaihou', possible: allOf(isBy('self'), hasKong) },
  {
    id: 'rob-kong',
    rule: 'riichi.role.chankan',
    possible: allOf(isBy('discard'), holdsNoOtherCopy),
  },
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
    possible: allOf(isBy('self'), isEast, hasNoMeld),
    excludedBy: AS_DEALT,
  },
  {
    id: 'first-draw',
    rule: 'riichi.role.chiihou',
    possible: allOf(isBy('self'), isNotEast, hasNoMeld),
    excludedBy: AS_DEALT,
  },
] as const satisfies readonly CircumstanceRule[];

export type RiichiCircumstance = (typeof CIRCUMSTANCES)[number]['id'];

const isStated: Happened<RiichiCircumstance> = isSaid;

const POSSIBLE = new Map<RiichiCircumstance, CircumstanceRule['possible']>(
  CIRCUMSTANCES.map(({ id, possible }) => [id, possible]),
);

/** Said, and not against what the hand shows: what cannot have been is passed over. */
export const happened = (view: View, what: RiichiCircumstance): boolean =>
  isStated(view, what) && POSSIBLE.get(what)?.(view.situation) === true;
