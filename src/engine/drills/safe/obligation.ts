/** What nobody may discard because of what others have laid out. */
import { groupTiles, type Meld } from '../../core/group.ts';
import { pick, type Rng } from '../../core/rng.ts';
import { COPIES, isHonour, type Tile } from '../../core/tile.ts';
import { copiesOf, countTiles } from '../../core/tile-counts.ts';
import type { Wind } from '../../core/wind.ts';
import { othersThan } from '../../scoring/settlement.ts';
import type { TableTeaching } from '../../scoring/table-teaching.ts';
import { exposedMeld, fitOneSet, randomGroup, tilesIn } from '../hand-tiles.ts';
import { openTilesOf, type SeenTable } from '../seen-table.ts';

interface ForbiddenTile {
  readonly tile: Tile;
  /** Who has laid out so much, and of what sort. */
  readonly seat: Wind;
  readonly kind: string;
}

export const forbiddenTiles = (
  table: SeenTable,
  threats: TableTeaching['threats'],
): readonly ForbiddenTile[] =>
  othersThan(table.seat).flatMap((seat) =>
    (threats?.shownBy(table[seat].melds) ?? []).flatMap(({ kind, dangerous }) =>
      dangerous.map((tile) => ({ tile, seat, kind })),
    ),
  );

const MOST_TRIES = 60;

/** The same table after another player has laid out what threatens all; absent where tiles lack. */
export function withThreat(
  rng: Rng,
  table: SeenTable,
  threats: TableTeaching['threats'],
): SeenTable | undefined {
  if (!threats) return undefined;
  const seat = pick(rng, othersThan(table.seat));
  const { tiles, groups } = pick(rng, threats.dealt);
  const plain = { ...table, [seat]: { ...table[seat], melds: [] } };
  const seen = [...tilesIn(table.hand), ...openTilesOf(plain), ...table.markers];
  const counts = countTiles(seen);
  const free = tiles.filter((tile) => copiesOf(counts, tile) < COPIES);
  const melds: Meld[] = [];
  for (let tries = 0; tries < MOST_TRIES && melds.length < groups; tries++) {
    if (free.length === 0) return undefined;
    const group = free.every(isHonour)
      ? { kind: 'pung' as const, tile: pick(rng, free) }
      : randomGroup(rng, free, 2);
    const laid = [...melds.flatMap(groupTiles), ...groupTiles(group)];
    if (fitOneSet([...seen, ...laid])) melds.push(exposedMeld(group));
  }
  return melds.length < groups ? undefined : { ...plain, [seat]: { ...table[seat], melds } };
}
