/** Rows for pungs and kongs, exposed and concealed: the same in every count by points. */
import { each } from './finders.ts';
import type { GroupSet } from './group-set.ts';
import type { Item } from './item.ts';
import type { View } from './view.ts';

type Size = 'pung' | 'kong';

interface TilesOfSets {
  readonly name: string;
  readonly among: (view: View) => GroupSet;
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
      const { name, among }: { name: Kind['name']; among: Kind['among'] } = kind;
      return [
        {
          ...{ id: `exposed-${size}-${name}` as const, among: `${size}s` as const },
          ...rowOf({ kind, size, times: 1 }),
          find: each((view) => ofSize(view) & view.open & among(view)),
        },
        {
          ...{ id: `concealed-${size}-${name}` as const, among: `${size}s` as const },
          ...rowOf({ kind, size, times: 2 }),
          find: each((view) => ofSize(view) & ~view.open & among(view)),
        },
      ];
    });
  });
