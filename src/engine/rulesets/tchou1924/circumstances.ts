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

export const CIRCUMSTANCES = [
  { id: 'rob-kong', rule: 'tchou1924.IV.23', possible: allOf(isBy('discard'), holdsNoOtherCopy) },
  { id: 'replacement', rule: 'tchou1924.IV.20', possible: allOf(isBy('self'), hasKong) },
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
    possible: allOf(isBy('self'), isEast, isNothingOpen),
  },
  {
    id: 'earth',
    rule: 'tchou1924.IV.30',
    possible: allOf(isBy('discard'), isNotEast, hasNoMeld),
    // A robbed tile is not a discard.
    excludedBy: ['rob-kong'],
  },
] as const satisfies readonly CircumstanceRule[];

export type Tchou1924Circumstance = (typeof CIRCUMSTANCES)[number]['id'];

export const happened: Happened<Tchou1924Circumstance> = isSaid;
