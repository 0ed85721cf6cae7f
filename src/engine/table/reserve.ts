/** How far the walls may be drawn: the last tiles stay (`tchou1924.III.deadwall`, E28). */
import type { TableRules } from '../core/table-rules.ts';

/** Tiles that stay in the walls once so many kongs have been declared. */
const reserved = ({ reserve }: Pick<TableRules, 'reserve'>, kongs: number): number =>
  reserve.tiles + kongs * reserve.perKong;

/** What is left of the walls, both ends together, and the kongs declared so far. */
export interface WallState {
  readonly left: number;
  readonly kongs: number;
}

/** Whether one more tile may be drawn. */
export const mayDraw = ({ left, kongs }: WallState, rules: Pick<TableRules, 'reserve'>): boolean =>
  left > reserved(rules, kongs);

/** Whether the next tile drawn is the last one that may be. */
export const isLastDraw = (
  { left, kongs }: WallState,
  rules: Pick<TableRules, 'reserve'>,
): boolean => left === reserved(rules, kongs) + 1;

/** Whether a kong may be declared: its replacement must be a tile that may still be drawn. */
export const mayDeclareKong = (
  { left, kongs }: WallState,
  rules: Pick<TableRules, 'reserve'>,
): boolean => mayDraw({ left, kongs: kongs + 1 }, rules);
