import { COPIES, TILES, type Tile, tileIndex } from '../../../core/tile.ts';
import { type GroupSet, groupAt, NOWHERE } from '../../../scoring/group-set.ts';
import type { Part } from '../../../scoring/part.ts';
import type { View } from '../../../scoring/view.ts';

/** A kong is no use of its tiles in several groups. */
const isCounted = ({ kind }: Part): boolean => kind !== 'flower' && kind !== 'kong';

/** How far the second and third tile of a group lie from the first. */
const stepOf = ({ kind }: Part): number => {
  if (kind === 'chow') return 1;
  return kind === 'knitted' ? 3 : 0;
};

function tilesIn({ kind }: Part): number {
  if (kind === 'pair') return 2;
  return kind === 'single' ? 1 : 3;
}

function holds(part: Part, place: number): boolean {
  if (!isCounted(part)) return false;
  const from = place - tileIndex(part.tile as Tile);
  const step = stepOf(part);
  return step === 0 ? from === 0 : from % step === 0 && from >= 0 && from <= 2 * step;
}

function groupsWith({ parts }: View, place: number): GroupSet {
  let groups = 0;
  for (let at = 0; at < parts.length; at++) {
    if (holds(parts[at] as Part, place)) groups |= groupAt(at);
  }
  return groups;
}

const copies = new Uint8Array(TILES.length);

export function hogs(view: View): readonly GroupSet[] {
  copies.fill(0);
  let found: GroupSet[] | undefined;
  for (const part of view.parts) {
    if (!isCounted(part)) continue;
    const step = stepOf(part);
    let place = tileIndex(part.tile as Tile);
    for (let left = tilesIn(part); left > 0; left--) {
      const more = (copies[place] as number) + 1;
      copies[place] = more;
      if (more === COPIES) found = [...(found ?? []), groupsWith(view, place)];
      place += step;
    }
  }
  return found ?? NOWHERE;
}
