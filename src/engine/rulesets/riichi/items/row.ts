import { type GroupsOf, type HandTest, where } from '../../../scoring/finders.ts';
import { NO_GROUPS, NOWHERE, onceOn } from '../../../scoring/group-set.ts';
import type { Item } from '../../../scoring/item.ts';
import type { View } from '../../../scoring/view.ts';

/** Nothing was claimed before the win. */
export const isClosed: HandTest = (view) => view.claimed === NO_GROUPS;

/** Of `open` where a set was claimed; without it the hand must be closed. */
interface Han {
  readonly han: number;
  readonly open?: number;
}

function roleRow<Id extends string>(id: Id, { han, open }: Han, find: Item['find']) {
  return {
    id,
    rule: `riichi.role.${id}` as const,
    family: 'yaku',
    winner: true as const,
    value: { han },
    ...(open !== undefined && open !== han && { openValue: { han: open } }),
    find: open === undefined ? (view: View) => (isClosed(view) ? find(view) : NOWHERE) : find,
  };
}

export const role = <Id extends string>(id: Id, han: Han, holds: HandTest, on?: GroupsOf) =>
  roleRow(id, han, where(holds, on));

/** Once on the groups that make it, if there are any. */
export const roleOf = <Id extends string>(id: Id, han: Han, groups: GroupsOf) =>
  roleRow(id, han, (view) => {
    const found = groups(view);
    return found === NO_GROUPS ? NOWHERE : onceOn(found);
  });

const OVER_ALL = ['yaku', 'dora', 'fu'] as const;

/** Ordinary roles, dora and fu add nothing to it (`riichi.points.stacking`). */
export const yakuman = <Id extends string>(id: Id, holds: HandTest, on?: GroupsOf) => ({
  id,
  rule: `riichi.role.${id}` as const,
  family: 'yakuman',
  winner: true as const,
  value: { limit: 1 },
  find: where(holds, on),
  implies: OVER_ALL.map((family) => ({
    family,
    on: 'hand' as const,
    rule: 'riichi.points.stacking' as const,
  })),
});
