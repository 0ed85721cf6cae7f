import { seatAfter } from '../core/seat.ts';
import type { TableRules } from '../core/table-rules.ts';
import type { Tile } from '../core/tile.ts';
import { dealTakings } from './deal.ts';
import { headIndex } from './order.ts';
import type { SetTile } from './tile-set.ts';

interface Example {
  readonly kong: Tile;
  readonly pung: Tile;
}

/** Where the tiles of the player lie who is so many turns after the starter. */
const placesOf = (turn: number, { deal }: Pick<TableRules, 'deal'>): readonly number[] =>
  dealTakings(0, deal)
    .filter(({ seat }) => seat === seatAfter(0, turn))
    .flatMap(({ tiles }) => tiles.map(headIndex));

/**
 * The order in which the tiles lie, with some of them exchanged so that the starter is dealt four
 * alike and a tile of which the player opposite is dealt two.
 */
export function exampleOrder(
  tiles: readonly SetTile[],
  table: Pick<TableRules, 'deal'>,
  example?: Example,
): readonly SetTile[] {
  if (example === undefined) return tiles;
  const own = placesOf(0, table);
  const opposite = placesOf(2, table);
  // Taken at different times: one tile of each kind of taking.
  const wanted = new Map<number, Tile>([
    ...[1, 6, 11, 12].map((at): [number, Tile] => [own[at] as number, example.kong]),
    [own[3] as number, example.pung],
    ...[2, 7].map((at): [number, Tile] => [opposite[at] as number, example.pung]),
  ]);
  const order = [...tiles];
  for (const [place, tile] of wanted) {
    if (order[place] === tile) continue;
    const from = order.findIndex((lying, at) => lying === tile && wanted.get(at) !== tile);
    [order[place], order[from]] = [order[from] as SetTile, order[place] as SetTile];
  }
  return withFourthApart(order, wanted, example.pung, [...own, ...opposite]);
}

/** The fourth copy lies with neither of the two. */
function withFourthApart(
  order: readonly SetTile[],
  wanted: ReadonlyMap<number, Tile>,
  tile: Tile,
  places: readonly number[],
): readonly SetTile[] {
  const stray = order.findIndex(
    (lying, at) => lying === tile && !wanted.has(at) && places.includes(at),
  );
  if (stray < 0) return order;
  const away = Math.floor(order.length / 2);
  return order.map((lying, at) =>
    at === stray ? (order[away] as SetTile) : at === away ? tile : lying,
  );
}
