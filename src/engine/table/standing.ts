/** The walls as they stand once tiles have been taken from both ends. */
import { SEATS } from '../core/seat.ts';
import type { TableRules } from '../core/table-rules.ts';
import { isTile } from '../core/tile.ts';
import type { HeadTile } from './deal.ts';
import { markerTile, replacementPlace } from './order.ts';
import { type ReserveGrowth, setApart } from './reserve.ts';
import type { SceneStack } from './scene.ts';
import type { SetTile } from './tile-set.ts';
import { type Breach, fromHead, fromTail, ringIndex, STACK, type WallSize } from './wall.ts';

export interface OpenedWalls {
  readonly table: Pick<TableRules, 'breach' | 'reserve'>;
  readonly size: WallSize;
  readonly breach: Breach;
  /** The set as it lies from the breach; absent where no tile is known. */
  readonly order?: readonly SetTile[];
}

/** How far the walls have been opened and taken. */
export interface TakenWalls extends ReserveGrowth {
  /** The stack counted to has been lifted out and its tiles laid on the roof. */
  readonly isLifted: boolean;
  /** The tiles that nobody draws have been set apart. */
  readonly isParted: boolean;
  /** Markers that have been turned up. */
  readonly markers: number;
  readonly taken: readonly HeadTile[];
  readonly replaced: number;
  /** Pairs of loose tiles that were laid anew. */
  readonly renewed: number;
}

export const UNTAKEN: TakenWalls = {
  isLifted: false,
  isParted: false,
  markers: 0,
  taken: [],
  replaced: 0,
  renewed: 0,
  kongs: 0,
};

/** Stacks while they are being counted. */
interface Stack {
  tiles: number;
  loose: number;
  apart: boolean;
  marker?: SetTile | undefined;
}

export const wholeWalls = ({ stacks }: WallSize): readonly SceneStack[] =>
  Array.from({ length: SEATS.length * stacks }, () => ({ tiles: 2 }));

export function standingWalls(opened: OpenedWalls, taken: TakenWalls): readonly SceneStack[] {
  const { size, breach } = opened;
  const stacks = wholeWalls(size).map((): Stack => ({ tiles: STACK, loose: 0, apart: false }));
  const headStack = (nth: number) => stacks[ringIndex(fromHead(breach, nth, size), size)] as Stack;
  const tailStack = (nth: number) => stacks[ringIndex(fromTail(breach, nth, size), size)] as Stack;
  for (const { stack } of taken.taken) headStack(stack).tiles--;
  if (taken.isLifted) headStack(0).tiles = 0;
  takeFromTail(opened, taken, tailStack);
  if (taken.isParted) part(opened, taken, tailStack);
  const { markers } = opened.table.reserve;
  for (let at = 0; at < taken.markers && markers; at++) {
    const stack = markers.stack + at;
    tailStack(stack).marker = opened.order && markerTile(opened.order, stack, opened.table);
  }
  return stacks.map(({ tiles, loose, apart, marker }) => ({
    tiles: tiles as SceneStack['tiles'],
    ...(loose > 0 && { loose }),
    ...(apart && { apart: true as const }),
    ...(marker !== undefined && isTile(marker) && { marker }),
  }));
}

type TailStack = (nth: number) => Stack;

function takeFromTail(
  { table }: OpenedWalls,
  { isLifted, replaced, renewed }: TakenWalls,
  tailStack: TailStack,
): void {
  const [near = 1, far = near] = table.breach.looseOn;
  if (isLifted) for (const stack of [near, far]) tailStack(stack).loose++;
  const isRenewed = table.reserve.replacements?.renewed !== undefined;
  for (let nth = 1; nth <= replaced; nth++) {
    const { stack, layer } = replacementPlace(nth, table);
    if (layer === 'loose') tailStack(stack).loose--;
    else if (!isRenewed) tailStack(stack).tiles--;
  }
  // A renewed pair is a whole stack of the tail, on the stacks as far from the breach as before.
  for (let pair = 1; pair <= renewed; pair++) {
    tailStack(pair).tiles -= STACK;
    const gone = replaced - STACK * pair;
    if (gone < 1) tailStack(near + pair).loose++;
    if (gone < STACK) tailStack(far + pair).loose++;
  }
}

/** Marks what nobody draws: a place of its own, or as many of the last tiles. */
function part({ table, size }: OpenedWalls, taken: TakenWalls, tailStack: TailStack): void {
  const { reserve } = table;
  const own = setApart(table, taken);
  if (own) {
    for (let nth = 1; nth <= own.stacks; nth++) tailStack(nth).apart = true;
    return;
  }
  let left = reserve.tiles + taken.kongs * reserve.perKong;
  for (let nth = 1; left > 0 && nth <= SEATS.length * size.stacks; nth++) {
    const stack = tailStack(nth);
    const lying = stack.tiles + stack.loose;
    if (lying > 0) stack.apart = true;
    left -= lying;
  }
}
