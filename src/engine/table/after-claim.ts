/** Which discards a claim forbids to the player who made it, for that turn. */
import { type Group, groupTiles } from '../core/group.ts';
import type { BarredDiscard, ClaimKind, ClaimRule } from '../core/table-rules.ts';
import { type Tile, tileAfter } from '../core/tile.ts';

/** A group made with a tile that another player discarded. */
interface ClaimMade {
  readonly claim: Exclude<ClaimKind, 'win'>;
  readonly group: Group;
  readonly tile: Tile;
}

export interface BarredTile {
  readonly tile: Tile;
  readonly why: BarredDiscard['tile'];
  readonly rule: string;
}

/** Absent where the claimed tile stands in the middle, or where the suit ends. */
function otherEnd({ claim, group, tile }: ClaimMade): Tile | undefined {
  if (claim !== 'chow') return undefined;
  const [low, , high] = groupTiles(group);
  if (tile === low) return tileAfter(low, 3);
  return tile === high ? tileAfter(tile, -3) : undefined;
}

/** The kinds that may not be discarded now, whether they are held or not. */
export function barredAfter(
  made: ClaimMade,
  rows: readonly ClaimRule[],
  agreed: Readonly<Record<string, unknown>> = {},
): readonly BarredTile[] {
  const bars = rows.find(({ claim }) => claim === made.claim)?.barredDiscards ?? [];
  return bars.flatMap(({ tile: why, rule, option }): readonly BarredTile[] => {
    if (option !== undefined && agreed[option] !== true) return [];
    const tile = why === 'same-tile' ? made.tile : otherEnd(made);
    return tile === undefined ? [] : [{ tile, why, rule }];
  });
}
