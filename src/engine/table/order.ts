/**
 * A set in the order in which it lies from the breach: stack by stack, the upper tile first. A
 * stack that was lifted out comes last.
 */
import type { ReplacementRules } from '../core/reserve-rules.ts';
import type { BreachRules, TableRules } from '../core/table-rules.ts';
import type { HeadTile } from './deal.ts';
import { replacementAt, type TailTile } from './reserve.ts';
import type { SetTile } from './tile-set.ts';
import { STACK } from './wall.ts';

/** Where a tile of the head lies in the order. */
export const headIndex = ({ stack, layer }: HeadTile): number =>
  STACK * (stack - 1) + (layer === 'top' ? 0 : 1);

/** The nth tile of the head, from 0. */
export const headTileAt = (index: number): HeadTile => ({
  stack: Math.floor(index / STACK) + 1,
  layer: index % STACK === 0 ? 'top' : 'bottom',
});

/** A tile of the tail, whose stacks are counted from the breach. */
const tailTile = (
  order: readonly SetTile[],
  { stack, layer }: { readonly stack: number; readonly layer: HeadTile['layer'] },
  { opens }: Pick<BreachRules, 'opens'>,
): SetTile | undefined =>
  order[order.length - (opens === 'stack' ? STACK : 0) - STACK * stack + (layer === 'top' ? 0 : 1)];

type Walls = Pick<TableRules, 'breach' | 'reserve'>;

/** Where nothing is said of it, replacement tiles come from the loose tiles and the tail. */
const FROM_THE_TAIL: Pick<ReplacementRules, 'loose' | 'behind'> = { loose: true, behind: 0 };

/** Where the nth replacement tile lies, from 1. */
export const replacementPlace = (nth: number, { breach, reserve }: Walls): TailTile =>
  replacementAt(nth, reserve.replacements ?? FROM_THE_TAIL, breach.looseOn);

/** The nth replacement tile, from 1. */
export function replacementTile(
  order: readonly SetTile[],
  nth: number,
  walls: Walls,
): SetTile | undefined {
  const { stack, layer } = replacementPlace(nth, walls);
  if (layer === 'loose') return order[order.length - STACK + nth - 1];
  return tailTile(order, { stack, layer }, walls.breach);
}

/** The tile that is turned up on this stack of the tail. */
export const markerTile = (
  order: readonly SetTile[],
  stack: number,
  { breach }: Walls,
): SetTile | undefined => tailTile(order, { stack, layer: 'top' }, breach);
