import { where } from '../../../scoring/finders.ts';
import type { GroupSet } from '../../../scoring/group-set.ts';
import type { Item } from '../../../scoring/item.ts';
import type { View } from '../../../scoring/view.ts';

type Holds = (view: View) => boolean;
type On = (view: View) => GroupSet;

/** Nothing was claimed before the win. */
export const isClosed = (view: View): boolean => view.claimed === 0;

/** A role: of `han`, and of `open` where a set was claimed; without it the hand must be closed. */
export const role = <Id extends string>(
  id: Id,
  { han, open }: { readonly han: number; readonly open?: number },
  find: Item['find'],
) => ({
  id,
  rule: `riichi.role.${id}` as const,
  family: 'yaku',
  winner: true as const,
  value: { han },
  ...(open !== undefined && open !== han && { openValue: { han: open } }),
  find: open === undefined ? (view: View) => (isClosed(view) ? find(view) : []) : find,
});

const OVER_ALL = ['yaku', 'dora', 'fu'] as const;

/** Ordinary roles, dora and fu add nothing to it (`riichi.points.stacking`). */
export const yakuman = <Id extends string>(id: Id, holds: Holds, on?: On) => ({
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
