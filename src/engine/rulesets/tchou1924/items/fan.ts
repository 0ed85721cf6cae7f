/** Fan of complete hands (`tchou1924.IV.17` to `IV.25`). They add up (`tchou1924.IV.24`, note). */
import {
  completed,
  concealedPungs,
  exactly,
  isAllPungs,
  isMixedPure,
  isPure,
  kongs,
  where,
  wonBy,
} from '../../../scoring/finders.ts';
import { NO_GROUPS, sizeOf } from '../../../scoring/group-set.ts';
import type { Item } from '../../../scoring/item.ts';
import type { RuleId } from '../../../scoring/rule-id.ts';
import type { View } from '../../../scoring/view.ts';
import { happened } from '../circumstances.ts';
import type { Tchou1924Options } from '../config.ts';
import { dragonsAndOwnWind } from './groups.ts';

const isHalfHomogeneous = (view: View): boolean =>
  isMixedPure(view) && (view.pungsAndKongs & dragonsAndOwnWind(view)) === NO_GROUPS;

const ONE_FAN = 'one-fan';

type Fan<Id extends string> = Pick<Item<Id>, 'id' | 'find' | 'implies'> & { readonly rule: RuleId };

const oneFan = <Id extends string>(item: Fan<Id>): Item<Id> => ({
  ...item,
  family: ONE_FAN,
  winner: true,
  value: { doubles: 1 },
});

const ONE_FAN_ITEMS = [
  oneFan({
    id: 'three-concealed-pungs',
    rule: 'tchou1924.IV.18',
    // A concealed kong counts as a concealed pung (E19).
    find: exactly(3, concealedPungs),
    // One fan even if both halves of the paragraph hold (E20).
    implies: [{ id: 'three-kongs', on: 'hand' }],
  }),
  oneFan({ id: 'three-kongs', rule: 'tchou1924.IV.18', find: exactly(3, kongs) }),
  oneFan({
    id: 'two-concealed-of-four-pungs',
    rule: 'tchou1924.IV.19',
    find: where((view) => isAllPungs(view) && sizeOf(view.concealedPungs) === 2, concealedPungs),
  }),
  oneFan({
    id: 'after-kong',
    rule: 'tchou1924.IV.20',
    find: where((view) => happened(view, 'replacement') && wonBy(view, 'self'), completed),
  }),
  oneFan({
    id: 'last-conventional-tile',
    rule: 'tchou1924.IV.21',
    find: where((view) => happened(view, 'last-wall') && wonBy(view, 'self'), completed),
  }),
  oneFan({ id: 'half-homogeneous', rule: 'tchou1924.IV.22', find: where(isHalfHomogeneous) }),
  oneFan({
    id: 'robbed-kong',
    rule: 'tchou1924.IV.23',
    find: where((view) => happened(view, 'rob-kong') && wonBy(view, 'discard'), completed),
  }),
] as const satisfies readonly Item[];

/** Two, three or four of them are 3 fan (E15). */
const CUMULATION = {
  id: 'cumulated-fan',
  rule: 'tchou1924.IV.24',
  family: 'fan',
  winner: true,
  value: { doubles: 3 },
  find: where(() => true),
  cumulates: { family: ONE_FAN, atLeast: 2 },
  implies: [{ family: ONE_FAN, on: 'hand' }],
} as const satisfies Item;

const HOMOGENEOUS = {
  id: 'homogeneous',
  rule: 'tchou1924.IV.25',
  family: 'fan',
  winner: true,
  value: { doubles: 3 },
  find: where(isPure),
} as const satisfies Item;

const isPingHou = (view: View): boolean =>
  sizeOf(view.chows | view.runs) === 4 &&
  (view.pairs & dragonsAndOwnWind(view)) === NO_GROUPS &&
  wonBy(view, 'discard') &&
  view.wait === 'two-sided';

/** Worth only its starting points, or a fan if so agreed (E16). */
const pingHou = (options: Tchou1924Options): Item<'ping-hou'> => ({
  id: 'ping-hou',
  rule: 'tchou1924.IV.17',
  family: 'fan',
  winner: true,
  value: { doubles: options.pingHou ? 1 : 0 },
  find: where(isPingHou),
});

export const fanItems = (options: Tchou1924Options) => [
  ...ONE_FAN_ITEMS,
  ...(options.cumulation === 'three' ? [CUMULATION] : []),
  HOMOGENEOUS,
  pingHou(options),
];
