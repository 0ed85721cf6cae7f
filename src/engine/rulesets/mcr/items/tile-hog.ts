import { COPIES, TILES, tileIndex } from '../../../core/tile.ts';
import { type GroupSet, groupAt, NOWHERE } from '../../../scoring/group-set.ts';
import type { View } from '../../../scoring/view.ts';
import { lookUp, type PartTable, partTable } from './part-table.ts';

const PLACES = partTable((tiles) => tiles.map(tileIndex));

function groupsWith({ parts }: View, index: number, places: PartTable<readonly number[]>) {
  return parts.reduce((set, part, place) => {
    const holds = part.kind !== 'flower' && lookUp(places, part)?.includes(index);
    return holds ? set | groupAt(place) : set;
  }, 0);
}

export function hogs(view: View): readonly GroupSet[] {
  const copies = new Uint8Array(TILES.length);
  let found: GroupSet[] | undefined;
  for (const part of view.parts) {
    if (part.kind === 'flower' || part.kind === 'kong') continue;
    for (const index of lookUp(PLACES, part) ?? []) {
      const more = (copies[index] as number) + 1;
      copies[index] = more;
      if (more === COPIES) found = [...(found ?? []), groupsWith(view, index, PLACES)];
    }
  }
  return found ?? NOWHERE;
}
