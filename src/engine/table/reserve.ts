import type { MarkerRules, ReplacementRules } from '../core/reserve-rules.ts';
import type { TableRules } from '../core/table-rules.ts';
import { setSize } from './tile-set.ts';
import { STACK } from './wall.ts';

type Reserve = Pick<TableRules, 'reserve'>;

/** What makes the reserve grow. */
export interface ReserveGrowth {
  readonly kongs: number;
  /** Two markers were turned up at the start. */
  readonly secondMarker?: boolean;
}

/** The reserve under the agreements of a table. */
export function reserveUnder(
  { reserve }: Reserve,
  agreed: Readonly<Record<string, unknown>>,
): Reserve {
  const draws = agreed[reserve.kongDraws?.option ?? ''];
  return typeof draws === 'number' ? { reserve: { ...reserve, perKong: draws - 1 } } : { reserve };
}

/** Markers turned up: one more for each kong (`riichi.6.3.3`, J10). */
const markersUp = ({ reserve }: Reserve, { kongs, secondMarker }: ReserveGrowth): number =>
  reserve.markers ? 1 + kongs + (secondMarker ? 1 : 0) : 0;

/** Tiles that are never drawn (`tchou1924.III.deadwall`, E28; `riichi.6.4.3`, J04). */
const reservedTiles = ({ reserve }: Reserve, { kongs, secondMarker }: ReserveGrowth): number =>
  reserve.tiles + kongs * reserve.perKong + (secondMarker ? STACK : 0);

/** `left` counts both ends of the wall. */
interface WallState extends ReserveGrowth {
  readonly left: number;
}

/** True while another tile may be drawn. */
export const mayDraw = (state: WallState, rules: Reserve): boolean =>
  state.left > reservedTiles(rules, state);

/** Within the limit, if there is one, and the replacement must be a tile that may still be drawn. */
export const mayDeclareKong = (state: WallState, rules: Reserve): boolean =>
  state.kongs < (rules.reserve.mostKongs?.kongs ?? Number.POSITIVE_INFINITY) &&
  mayDraw({ ...state, kongs: state.kongs + 1 }, rules);

interface WallUse extends ReserveGrowth {
  readonly flowers?: number;
}

/** Tiles in hand after the deal. */
const DEALT = 14 + 3 * 13;

/** Draws after the deal that are no replacements, if nobody wins before the end. */
export const ordinaryDraws = (
  { flowers = 0, ...declared }: WallUse,
  rules: Pick<TableRules, 'families' | 'reserve'>,
): number => setSize(rules) - DEALT - reservedTiles(rules, declared) - declared.kongs - flowers;

/** Stacks of the tail are counted from the breach, from 1. */
export interface SetApart {
  readonly stacks: number;
  /** Tiles behind its boundary, those taken as replacements counted. */
  readonly tiles: number;
  readonly present: number;
  readonly markers: readonly number[];
}

/**
 * What is set apart beside the breach: the hill of fourteen that nobody touches, or the treasure
 * that gains a marker and a stack with each kong and loses a replacement tile
 * (`encyclopedie.dist.4`, `riichi.6.4.1`, `riichi.6.4.3`). Absent where no place is set apart.
 */
export function setApart(rules: Reserve, declared: ReserveGrowth): SetApart | undefined {
  const { stacks: atFirst, markers, replacements, perKong } = rules.reserve;
  if (atFirst === undefined) return undefined;
  const { kongs, secondMarker } = declared;
  const up = markersUp(rules, declared);
  const taken = markers ? kongs * (1 + perKong) + (secondMarker ? STACK : 0) : 0;
  const stacks = atFirst + Math.floor(taken / STACK);
  const loose = markers ? 0 : STACK;
  const tiles = STACK * stacks + loose;
  return {
    stacks,
    tiles,
    present: replacements?.behind === 0 ? tiles - kongs : tiles,
    markers: Array.from({ length: up }, (_, at) => (markers?.stack ?? 0) + at),
  };
}

/** A tile of the tail; a loose one lies on its stack. */
export interface TailTile {
  readonly stack: number;
  readonly layer: 'loose' | 'top' | 'bottom';
}

/**
 * Where the nth replacement tile is taken, from 1: the loose tiles first where they serve for it,
 * the nearest to the breach before the other, then the stacks from the breach on, the top before
 * the bottom (`tchou1924.III.headtail`, V45, F13, J07).
 */
export function replacementAt(
  nth: number,
  { loose, behind }: Pick<ReplacementRules, 'loose' | 'behind'>,
  looseOn: readonly number[],
): TailTile {
  const [near = 1, far = near] = looseOn;
  const onTop = loose ? [near, far] : [];
  const stack = onTop[nth - 1];
  if (stack !== undefined) return { stack, layer: 'loose' };
  const at = nth - onTop.length - 1;
  return { stack: behind + Math.floor(at / STACK) + 1, layer: at % STACK === 0 ? 'top' : 'bottom' };
}

/** True if the throw that opened the walls brings a second marker at once (`riichi.6.3.4`). */
export const bringsSecondMarker = (
  dice: readonly [number, number],
  { second }: Pick<MarkerRules, 'second'>,
  agreed: Readonly<Record<string, unknown>>,
): boolean =>
  agreed[second.option] === true &&
  second.throws.some((thrown) => [...thrown].sort().join() === [...dice].sort().join());
