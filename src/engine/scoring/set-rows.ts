/** Rows for pungs and kongs, exposed and concealed: the same in every count by points. */
import { each, type GroupsOf } from './finders.ts';
import type { Item } from './item.ts';
import type { View } from './view.ts';

type Size = 'pung' | 'kong';

interface TilesOfSets {
  readonly name: string;
  readonly among: GroupsOf;
}

interface SetOfKind<Kind> {
  readonly kind: Kind;
  readonly size: Size;
  /** A concealed set has twice the points of an exposed one. */
  readonly times: 1 | 2;
}

export const setRows = <Kind extends TilesOfSets>(
  kinds: readonly Kind[],
  rowOf: (set: SetOfKind<Kind>) => Pick<Item, 'rule' | 'family' | 'value'>,
): readonly Item<`${'exposed' | 'concealed'}-${Size}-${Kind['name']}`>[] =>
  (['pung', 'kong'] as const).flatMap((size) => {
    const ofSize = size === 'pung' ? (view: View) => view.pungs : (view: View) => view.kongs;
    return kinds.flatMap((kind) => {
      const { among } = kind;
      const name: Kind['name'] = kind.name;
      const exposed = each((view) => ofSize(view) & view.open & among(view));
      const concealed = each((view) => ofSize(view) & ~view.open & among(view));
      return (['exposed', 'concealed'] as const).map((laid) => ({
        id: `${laid}-${size}-${name}` as const,
        among: `${size}s` as const,
        ...rowOf({ kind, size, times: laid === 'exposed' ? 1 : 2 }),
        find: laid === 'exposed' ? exposed : concealed,
      }));
    });
  });
