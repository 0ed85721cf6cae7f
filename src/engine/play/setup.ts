/** A hand before its first move: what each player holds once the deal is done, and what is left. */
import { type Rng, shuffled } from '../core/rng.ts';
import type { Seat } from '../core/seat.ts';
import { BREACH_TO_THE_LEFT, type TableRules } from '../core/table-rules.ts';
import { WINDS, type Wind } from '../core/wind.ts';
import { dealTakings } from '../table/deal.ts';
import { headIndex, STACK } from '../table/order.ts';
import { inTileOrder, type SetTile, tilesInPlay } from '../table/tile-set.ts';

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

/** The tail as it is counted from the breach: its first stack is the last one of the walls. */
function tailStacks(walls: readonly SetTile[], stacks: number): readonly SetTile[] {
  return Array.from({ length: stacks }, (_, at) => {
    const from = walls.length - STACK * (at + 1);
    return walls.slice(from, from + STACK);
  }).flat();
}

/** What is set apart beside the breach: replacement tiles, and what nobody draws. */
function setApart(
  walls: readonly SetTile[],
  lifted: readonly SetTile[],
  { reserve: { stacks = 0, replacements, mostKongs } }: TableRules,
): Pick<HandSetup, 'loose' | 'deadWall'> {
  if (stacks === 0) return {};
  const apart = tailStacks(walls, stacks);
  if (replacements?.behind !== 0) return { deadWall: [...lifted, ...apart] };
  const loose = mostKongs?.kongs ?? 0;
  return { loose: apart.slice(0, loose), deadWall: apart.slice(loose) };
}

/** Upper tiles last, so that what comes from the other end comes the upper one first. */
function turnedStacks(tiles: readonly SetTile[], last: number): readonly SetTile[] {
  const from = tiles.length - last;
  return tiles.map((tile, at) => {
    if (at < from) return tile;
    return tiles[at + ((at - from) % STACK === 0 ? 1 : -1)] as SetTile;
  });
}

/** The most tiles that come from the other end of the wall while it is drawn from. */
const REPLACED = 14;

/**
 * Deals a set that lies in this order from the breach, stack by stack, the upper tile first; a
 * stack that was lifted out comes last.
 */
function dealFrom(order: readonly SetTile[], table: TableRules, round: Wind): HandSetup {
  const { breach = BREACH_TO_THE_LEFT, reserve } = table;
  const walls = breach.opens === 'stack' ? order.slice(0, -STACK) : order;
  const lifted = order.slice(walls.length);
  const hands: Record<Wind, SetTile[]> = { E: [], S: [], W: [], N: [] };
  const taken = new Set<number>();
  const east: Seat = 0;
  for (const { seat, tiles } of dealTakings(east, table.deal)) {
    for (const index of tiles.map(headIndex)) {
      taken.add(index);
      hands[WINDS[seat]].push(walls[index] as SetTile);
    }
  }
  const apart = setApart(walls, lifted, table);
  const drawn = walls.slice(0, walls.length - STACK * (reserve.stacks ?? 0));
  const wall = [
    ...drawn.filter((_, index) => !taken.has(index)),
    ...(apart.deadWall ? [] : lifted),
  ];
  const deal = {
    E: inTileOrder(hands.E),
    S: inTileOrder(hands.S),
    W: inTileOrder(hands.W),
    N: inTileOrder(hands.N),
  };
  return { round, deal, wall: turnedStacks(wall, REPLACED), ...apart };
}

export const shuffledDeal = (
  rng: Rng,
  table: TableRules,
  { round, options }: { readonly round: Wind; readonly options?: Options },
): HandSetup => dealFrom(shuffled(rng, tilesInPlay(table, options)), table, round);
