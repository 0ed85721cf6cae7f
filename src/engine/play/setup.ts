/** A hand before its first move: what each player holds once the deal is done, and what is left. */
import { type Rng, shuffled } from '../core/rng.ts';
import type { Seat } from '../core/seat.ts';
import type { TableRules } from '../core/table-rules.ts';
import type { BonusTile, Tile } from '../core/tile.ts';
import { WINDS, type Wind } from '../core/wind.ts';
import { dealTakings, type HeadTile } from '../table/deal.ts';

export type SetTile = Tile | BonusTile;

export interface HandSetup {
  readonly round: Wind;
  /** As dealt, before flowers are replaced; East holds the tile that he discards first. */
  readonly deal: Readonly<Record<Wind, readonly SetTile[]>>;
  /** In the order in which it would be drawn. */
  readonly wall: readonly SetTile[];
  /** Replacement tiles in the order in which they are taken, where they lie apart from the wall. */
  readonly loose?: readonly SetTile[];
  /** What nobody draws, markers included. */
  readonly deadWall?: readonly SetTile[];
}

type Options = Readonly<Record<string, unknown>>;

/** Every tile of the set that these agreements play with. */
export const tilesInPlay = (
  { families }: Pick<TableRules, 'families'>,
  options: Options = {},
): readonly SetTile[] =>
  families
    .filter(({ id, optional }) => !optional || options[id] === true)
    .flatMap(({ tiles, copies }) => tiles.flatMap((tile) => Array<SetTile>(copies).fill(tile)));

const indexOf = ({ stack, layer }: HeadTile): number => 2 * (stack - 1) + (layer === 'top' ? 0 : 1);

/** Deals a set that lies in this order from the breach, stack by stack, the upper tile first. */
export function dealFrom(order: readonly SetTile[], table: TableRules, round: Wind): HandSetup {
  const hands: Record<Wind, SetTile[]> = { E: [], S: [], W: [], N: [] };
  const taken = new Set<number>();
  const east: Seat = 0;
  for (const { seat, tiles } of dealTakings(east, table)) {
    for (const index of tiles.map(indexOf)) {
      taken.add(index);
      hands[WINDS[seat] as Wind].push(order[index] as SetTile);
    }
  }
  return { round, deal: hands, wall: order.filter((_, index) => !taken.has(index)) };
}

export const shuffledDeal = (
  rng: Rng,
  table: TableRules,
  { round, options }: { readonly round: Wind; readonly options?: Options },
): HandSetup => dealFrom(shuffled(rng, tilesInPlay(table, options)), table, round);
