/** Points of the winner alone (`vulcain1953.3.5.1`, `3.5.9`, `4.6.2`). */

import { completed, type HandTest, where, wonBy } from '../../../scoring/finders.ts';
import { type GroupSet, NO_GROUPS, sizeOf } from '../../../scoring/group-set.ts';
import { winnerItems } from '../../../scoring/item.ts';
import type { View } from '../../../scoring/view.ts';
import { isCalling } from '../circumstances.ts';
import { worthyPairs } from './sets.ts';

const nothing = (): GroupSet => NO_GROUPS;

/** How the last tile came: one of these at most, as it completes one group. */
const manner = <Id extends string>(id: Id, holds: HandTest) => {
  const find = where((view) => !isCalling(view) && holds(view), completed);
  return { id, rule: 'vulcain1953.4.6.2', value: { points: 2 }, find } as const;
};

const isWorthless = (view: View): boolean =>
  sizeOf(view.chows) === 4 && worthyPairs(view) === NO_GROUPS;

export const WINNING_ITEMS = [
  ...winnerItems('start', [
    {
      id: 'mah-jong',
      rule: 'vulcain1953.3.5.1',
      value: { points: 20 },
      find: where((view) => !isCalling(view), nothing),
    },
  ]),
  ...winnerItems('manner', [
    manner('completed-middle', (view) => view.wait === 'closed'),
    manner(
      'drawn-pung',
      (view) => wonBy(view, 'self') && (view.completed & view.pungs) !== NO_GROUPS,
    ),
    manner('completed-pair', (view) => view.wait === 'pair'),
  ]),
  ...winnerItems('worthless', [
    {
      id: 'worthless-hand',
      rule: 'vulcain1953.3.5.9',
      value: { points: 10 },
      find: where((view) => !isCalling(view) && isWorthless(view)),
    },
  ]),
];
