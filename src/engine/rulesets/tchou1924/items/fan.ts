/** Fan of complete hands (`tchou1924.IV.17` to `IV.25`). They add up (`tchou1924.IV.24`, note). */

import type { WinSource } from '../../../core/hand.ts';
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
import { type Finder, winnerItems } from '../../../scoring/item.ts';
import type { RuleId } from '../../../scoring/rule-id.ts';
import type { View } from '../../../scoring/view.ts';
import { happened, type Tchou1924Circumstance } from '../circumstances.ts';
import type { Tchou1924Options } from '../config.ts';
import { dragonsAndOwnWind } from './groups.ts';

const isHalfHomogeneous = (view: View): boolean =>
  isMixedPure(view) && (view.pungsAndKongs & dragonsAndOwnWind(view)) === NO_GROUPS;

const ONE_FAN = 'one-fan';

const won = (how: Tchou1924Circumstance, by: WinSource): Finder =>
  where((view) => happened(view, how) && wonBy(view, by), completed);

const oneFan = <Id extends string>(id: Id, rule: RuleId, find: Finder) =>
  ({ id, rule, value: { doubles: 1 }, find }) as const;

const ONE_FAN_ITEMS = winnerItems(ONE_FAN, [
  {
    // A concealed kong counts as a concealed pung (E19).
    ...oneFan('three-concealed-pungs', 'tchou1924.IV.18', exactly(3, concealedPungs)),
    // One fan even if both halves of the paragraph hold (E20).
    implies: [{ id: 'three-kongs', on: 'hand' }],
  },
  oneFan('three-kongs', 'tchou1924.IV.18', exactly(3, kongs)),
  oneFan(
    'two-concealed-of-four-pungs',
    'tchou1924.IV.19',
    where((view) => isAllPungs(view) && sizeOf(view.concealedPungs) === 2, concealedPungs),
  ),
  oneFan('after-kong', 'tchou1924.IV.20', won('replacement', 'self')),
  oneFan('last-conventional-tile', 'tchou1924.IV.21', won('last-wall', 'self')),
  oneFan('half-homogeneous', 'tchou1924.IV.22', where(isHalfHomogeneous)),
  oneFan('robbed-kong', 'tchou1924.IV.23', won('rob-kong', 'discard')),
]);

/** Two, three or four of them are 3 fan (E15). */
const CUMULATION = {
  id: 'cumulated-fan',
  rule: 'tchou1924.IV.24',
  value: { doubles: 3 },
  find: where(() => true),
  cumulates: { family: ONE_FAN, atLeast: 2 },
  implies: [{ family: ONE_FAN, on: 'hand' }],
} as const;

const isPingHou = (view: View): boolean =>
  sizeOf(view.chows | view.runs) === 4 &&
  (view.pairs & dragonsAndOwnWind(view)) === NO_GROUPS &&
  wonBy(view, 'discard') &&
  view.wait === 'two-sided';

export const fanItems = ({ cumulation, pingHou }: Tchou1924Options) => [
  ...ONE_FAN_ITEMS,
  ...winnerItems('fan', [
    ...(cumulation === 'three' ? [CUMULATION] : []),
    { id: 'homogeneous', rule: 'tchou1924.IV.25', value: { doubles: 3 }, find: where(isPure) },
    {
      // Worth only its starting points, or a fan if so agreed (E16).
      id: 'ping-hou',
      rule: 'tchou1924.IV.17',
      value: { doubles: pingHou ? 1 : 0 },
      find: where(isPingHou),
    },
  ]),
];
