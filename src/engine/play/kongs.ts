/** The kongs that a player may lay down in his turn. */
import { groupTiles } from '../core/group.ts';
import { COPIES, type Tile } from '../core/tile.ts';
import { copiesOf, countTiles } from '../core/tile-counts.ts';
import { winningTiles } from '../shapes/waits.ts';
import { mayDeclareKong } from '../table/reserve.ts';
import {
  type GameRules,
  type HandState,
  nextTile,
  type PlayerMeld,
  reserveOf,
  type Turn,
  tilesLeft,
} from './hand-state.ts';
import type { KongMove } from './move.ts';
import { withoutTile } from './win.ts';

export function canReplace(state: HandState, rules: GameRules): boolean {
  const { kongs } = state;
  return (
    mayDeclareKong({ left: tilesLeft(state), kongs }, reserveOf(rules)) &&
    nextTile(state, 'kong') !== undefined
  );
}

type WaitsOf = (concealed: readonly Tile[], melds: readonly PlayerMeld[]) => string;

/** A player who declared himself ready may lay a kong only of what he drew, waits unchanged. */
function keepsWaits(
  state: HandState,
  rules: GameRules,
  { seat, drawn }: Turn,
  tile: Tile,
): boolean {
  const { concealed, melds, declared } = state.players[seat];
  if (declared === undefined) return true;
  if (drawn !== tile) return false;
  const waits: WaitsOf = (tiles, laid) =>
    winningTiles({ concealed: tiles, melds: laid, pairInside: true }, rules.kit.shapes)
      .map((wait) => wait.tile)
      .join();
  const kong: PlayerMeld = { kind: 'kong', tile, open: false };
  return (
    waits(withoutTile(concealed, tile), melds) ===
    waits(
      concealed.filter((held) => held !== tile),
      [...melds, kong],
    )
  );
}

/** Concealed ones name the plain five, whatever the colours of the four. */
export function kongsOf(state: HandState, rules: GameRules, turn: Turn): readonly KongMove[] {
  const { seat, source } = turn;
  if (source === 'claim') return [];
  if (!canReplace(state, rules)) return [];
  const { concealed, melds, reds = [] } = state.players[seat];
  const counts = countTiles(concealed);
  const four = [...new Set(concealed)]
    .filter((tile) => copiesOf(counts, tile) === COPIES && keepsWaits(state, rules, turn, tile))
    .map((tile): KongMove => ({ m: 'kong', seat, kind: 'concealed', tile }));
  const added = melds
    .filter(({ kind, tile, open }) => kind === 'pung' && open && concealed.includes(tile))
    .map(({ tile }): KongMove => {
      const red = reds.includes(tile);
      return { m: 'kong', seat, kind: 'added', tile, ...(red && { red }) };
    });
  const winds: readonly KongMove[] =
    rules.kit.melds.includes('winds') &&
    groupTiles({ kind: 'winds', tile: '1z' }).every((tile) => concealed.includes(tile))
      ? [{ m: 'kong', seat, kind: 'winds', tile: '1z' }]
      : [];
  return [...four, ...added, ...winds];
}
