import type { TableRules } from '../core/table-rules.ts';

/** Tiles that are never drawn (`tchou1924.III.deadwall`, E28). */
const reserved = ({ reserve }: Pick<TableRules, 'reserve'>, kongs: number): number =>
  reserve.tiles + kongs * reserve.perKong;

/** `left` counts both ends of the wall. */
export interface WallState {
  readonly left: number;
  readonly kongs: number;
}

/** True while another tile may be drawn. */
export const mayDraw = ({ left, kongs }: WallState, rules: Pick<TableRules, 'reserve'>): boolean =>
  left > reserved(rules, kongs);

/** True if the next draw is the last. */
export const isLastDraw = (
  { left, kongs }: WallState,
  rules: Pick<TableRules, 'reserve'>,
): boolean => left === reserved(rules, kongs) + 1;

/** The replacement must be a tile that may still be drawn. */
export const mayDeclareKong = (
  { left, kongs }: WallState,
  rules: Pick<TableRules, 'reserve'>,
): boolean => mayDraw({ left, kongs: kongs + 1 }, rules);
