/** A hand before its first move: what each player holds once the deal is done, and what is left. */
import { plainTile, takeReds, tilesWithReds, tileText } from '../core/red-fives.ts';
import { type Rng, shuffled } from '../core/rng.ts';
import type { Seat } from '../core/seat.ts';
import { BREACH_TO_THE_LEFT, type TableRules } from '../core/table-rules.ts';
import { sortTiles, type Tile, type TileText } from '../core/tile.ts';
import { byWind, WINDS, type Wind } from '../core/wind.ts';
import { dealTakings } from '../table/deal.ts';
import { headIndex } from '../table/order.ts';
import { inTileOrder, type SetTile, textsInPlay } from '../table/tile-set.ts';
import { STACK } from '../table/wall.ts';

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
  /** Absent where there are none, or where nobody plays with them. */
  readonly reds?: RedsInSetup;
}

/** Red fives as they were dealt, and the places of the others from 0. */
interface RedsInSetup {
  readonly deal: Readonly<Record<Wind, readonly Tile[]>>;
  readonly wall: readonly number[];
  readonly loose: readonly number[];
  readonly deadWall: readonly number[];
}

/** A setup with each tile as it is written. */
export interface SetupText extends Pick<HandSetup, 'round'> {
  readonly deal: Readonly<Record<Wind, readonly TileText[]>>;
  readonly wall: readonly TileText[];
  readonly loose?: readonly TileText[];
  readonly deadWall?: readonly TileText[];
}

const plain = (tiles: readonly TileText[]): readonly SetTile[] => tiles.map(plainTile);

const redPlaces = (tiles: readonly TileText[]): readonly number[] =>
  tiles.flatMap((tile, place) => (takeReds(tile).reds.length > 0 ? [place] : []));

const redsIn = (tiles: readonly TileText[]): readonly Tile[] =>
  sortTiles(tiles.flatMap((tile) => takeReds(tile).reds));

export function setupOf({ round, deal, wall, loose, deadWall }: SetupText): HandSetup {
  const heaps = [...Object.values(deal), wall, loose ?? [], deadWall ?? []];
  const hasReds = heaps.some((tiles) => redPlaces(tiles).length > 0);
  return {
    round,
    deal: byWind((wind) => plain(deal[wind])),
    wall: plain(wall),
    ...(loose && { loose: plain(loose) }),
    ...(deadWall && { deadWall: plain(deadWall) }),
    ...(hasReds && {
      reds: {
        deal: byWind((wind) => redsIn(deal[wind])),
        wall: redPlaces(wall),
        loose: redPlaces(loose ?? []),
        deadWall: redPlaces(deadWall ?? []),
      },
    }),
  };
}

/** The setup as it is written, so that {@link setupOf} reads it back. */
export function setupText({ round, deal, wall, loose, deadWall, reds }: HandSetup): SetupText {
  const row = (tiles: readonly SetTile[], places: readonly number[] = []) =>
    tiles.map((tile, place) => tileText(tile, places.includes(place) || undefined));
  return {
    round,
    deal: byWind((wind) => tilesWithReds(deal[wind], reds?.deal[wind])),
    wall: row(wall, reds?.wall),
    ...(loose && { loose: row(loose, reds?.loose) }),
    ...(deadWall && { deadWall: row(deadWall, reds?.deadWall) }),
  };
}

type Options = Readonly<Record<string, unknown>>;

/** The tail as it is counted from the breach: its first stack is the last one of the walls. */
function tailStacks(walls: readonly TileText[], stacks: number): readonly TileText[] {
  return Array.from({ length: stacks }, (_, at) => {
    const from = walls.length - STACK * (at + 1);
    return walls.slice(from, from + STACK);
  }).flat();
}

/** What is set apart beside the breach: replacement tiles, and what nobody draws. */
function setApart(
  walls: readonly TileText[],
  lifted: readonly TileText[],
  { reserve: { stacks = 0, replacements, mostKongs } }: TableRules,
): Pick<SetupText, 'loose' | 'deadWall'> {
  if (stacks === 0) return {};
  const apart = tailStacks(walls, stacks);
  if (replacements?.behind !== 0) return { deadWall: [...lifted, ...apart] };
  const loose = mostKongs?.kongs ?? 0;
  return { loose: apart.slice(0, loose), deadWall: apart.slice(loose) };
}

/** Upper tiles last, so that what comes from the other end comes the upper one first. */
function turnedStacks(tiles: readonly TileText[], last: number): readonly TileText[] {
  const from = tiles.length - last;
  return tiles.map((tile, at) => {
    if (at < from) return tile;
    return tiles[at + ((at - from) % STACK === 0 ? 1 : -1)] as TileText;
  });
}

/** The most tiles that come from the other end of the wall while it is drawn from. */
const REPLACED = 14;

/**
 * Deals a set that lies in this order from the breach, stack by stack, the upper tile first; a
 * stack that was lifted out comes last.
 */
function dealFrom(order: readonly TileText[], table: TableRules, round: Wind): HandSetup {
  const { breach = BREACH_TO_THE_LEFT, reserve } = table;
  const walls = breach.opens === 'stack' ? order.slice(0, -STACK) : order;
  const lifted = order.slice(walls.length);
  const hands: Record<Wind, TileText[]> = { E: [], S: [], W: [], N: [] };
  const taken = new Set<number>();
  const east: Seat = 0;
  for (const { seat, tiles } of dealTakings(east, table.deal)) {
    for (const index of tiles.map(headIndex)) {
      taken.add(index);
      hands[WINDS[seat]].push(walls[index] as TileText);
    }
  }
  const apart = setApart(walls, lifted, table);
  const drawn = walls.slice(0, walls.length - STACK * (reserve.stacks ?? 0));
  const wall = [
    ...drawn.filter((_, index) => !taken.has(index)),
    ...(apart.deadWall ? [] : lifted),
  ];
  const dealt = setupOf({ round, deal: hands, wall: turnedStacks(wall, REPLACED), ...apart });
  return { ...dealt, deal: byWind((wind) => inTileOrder(dealt.deal[wind])) };
}

/** The tiles that are in play under these options, shuffled, dealt and laid as a wall. */
export const shuffledDeal = (
  rng: Rng,
  table: TableRules,
  { round, options }: { readonly round: Wind; readonly options?: Options },
): HandSetup => dealFrom(shuffled(rng, textsInPlay(table, options)), table, round);
