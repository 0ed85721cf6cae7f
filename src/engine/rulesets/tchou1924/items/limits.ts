/** Worth the maximum (`tchou1924.IV.26` to `IV.34`); nothing is added (`tchou1924.IV.1`, note). */

import {
  concealedPungs,
  type GroupsOf,
  type HandTest,
  kongs,
  where,
  wonBy,
} from '../../../scoring/finders.ts';
import { type GroupSet, isWithin, NO_GROUPS, sizeOf } from '../../../scoring/group-set.ts';
import type { Implication, Item } from '../../../scoring/item.ts';
import type { RuleId } from '../../../scoring/rule-id.ts';
import type { View } from '../../../scoring/view.ts';
import { happened } from '../circumstances.ts';

const EVERYTHING_ELSE: readonly Implication[] = [
  ...['start', 'pung', 'kong', 'pair', 'sequence', 'single'],
  ...['last-tile', 'flower', 'one-fan', 'fan'],
].map((family) => ({ family, on: 'hand', rule: 'tchou1924.IV.1' }));

const limit = <Id extends string>(
  id: Id,
  rule: RuleId,
  holds: HandTest,
  on?: GroupsOf,
): Item<Id> => ({
  id,
  rule,
  family: 'limit',
  winner: true,
  value: { limit: 1 },
  find: where(holds, on),
  implies: EVERYTHING_ELSE,
});

/** Pungs or kongs of these tiles with a pair of them, or one more pung or kong (E22). */
const fullOf = (set: (view: View) => number, pungs: number) => (view: View) => {
  const found = sizeOf(view.pungsAndKongs & set(view));
  return found > pungs || (found === pungs && (view.pairs & set(view)) !== NO_GROUPS);
};

const consistsOf = (view: View, set: number): boolean =>
  view.pairs !== NO_GROUPS && isWithin(view.all, set);

/** East, before the first discard; concealed kongs may lie on the table (E40). */
const isDealtComplete = (view: View): boolean =>
  happened(view, 'heaven') &&
  wonBy(view, 'self') &&
  view.situation.seat === 'E' &&
  view.open === NO_GROUPS;

const isOnFirstDiscard = (view: View): boolean =>
  happened(view, 'earth') &&
  wonBy(view, 'discard') &&
  view.situation.seat !== 'E' &&
  view.melded === view.flowers;

const dragons = (view: View): GroupSet => view.dragons;
const winds = (view: View): GroupSet => view.winds;

const consistsOfEndsAndHonours = (view: View): boolean =>
  view.ends !== NO_GROUPS &&
  view.honours !== NO_GROUPS &&
  consistsOf(view, view.ends | view.honours);

export const LIMIT_ITEMS = [
  limit('complete-from-the-start', 'tchou1924.IV.29', isDealtComplete),
  limit('first-discard', 'tchou1924.IV.30', isOnFirstDiscard),
  limit('thirteen-kinds', 'tchou1924.IV.31', (view) => view.shape === 'thirteen-kinds'),
  limit('two-honour-pungs-and-pair', 'tchou1924.IV.26', fullOf(dragons, 2), dragons),
  limit('three-wind-pungs-and-pair', 'tchou1924.IV.27', fullOf(winds, 3), winds),
  limit(
    'four-concealed-pungs',
    'tchou1924.IV.28',
    (view) => sizeOf(view.concealedPungs) === 4,
    concealedPungs,
  ),
  limit('four-kongs', 'tchou1924.IV.28', (view) => sizeOf(view.kongs) === 4, kongs),
  limit('honours-and-winds', 'tchou1924.IV.32', (view) => consistsOf(view, view.honours)),
  limit('ones-and-nines', 'tchou1924.IV.33', (view) => consistsOf(view, view.ends)),
  limit('honours-winds-ones-and-nines', 'tchou1924.IV.34', consistsOfEndsAndHonours),
] as const satisfies readonly Item[];
