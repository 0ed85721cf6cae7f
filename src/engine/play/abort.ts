/** Hands that are given up before the wall is drawn, where the table agreed on it. */
import { ORPHANS } from '../core/tile.ts';
import { WINDS, type Wind, windTile } from '../core/wind.ts';
import { isAgreedOn } from '../scoring/kit.ts';
import type { GameRules, HandState, Turn } from './hand-state.ts';
import type { AbortKind } from './move.ts';

const isAgreed = ({ kit, agreed }: GameRules): boolean => isAgreedOn(agreed, kit.table.abort);

const isUntouched = ({ claims, kongs }: HandState): boolean => claims.length === 0 && kongs === 0;

/** With his first draw, before any claim or kong, a player may hold too many kinds that stand alone. */
export function mayAbort(state: HandState, rules: GameRules, { seat, source }: Turn): boolean {
  const { concealed, discards } = state.players[seat];
  const isFirst = source === 'deal' || source === 'wall';
  if (!isAgreed(rules) || !isFirst || discards.length > 0 || !isUntouched(state)) return false;
  const kinds = ORPHANS.filter((tile) => concealed.includes(tile)).length;
  return kinds >= (rules.kit.table.abort?.kinds ?? Number.POSITIVE_INFINITY);
}

const FOUR = WINDS.length;

/** The first discard of each is the same wind. */
function isFourWinds(state: HandState): boolean {
  const first = (wind: Wind) => state.players[wind].discards[0]?.tile;
  const tile = first('E');
  return (
    state.discarded === FOUR &&
    isUntouched(state) &&
    WINDS.some((wind) => windTile(wind) === tile) &&
    WINDS.every((wind) => first(wind) === tile)
  );
}

/** All four kongs, not of one player. */
function isFourKongs({ kongs, players }: HandState): boolean {
  const owners = WINDS.filter((wind) => players[wind].melds.some(({ kind }) => kind === 'kong'));
  return kongs === FOUR && owners.length > 1;
}

const isFourReady = ({ players }: HandState): boolean =>
  WINDS.every((wind) => players[wind].declared !== undefined);

/** What ends the hand where nobody wins with the discard that lies open. */
export function abortAfterDiscard(state: HandState, rules: GameRules): AbortKind | undefined {
  const { phase } = state;
  if (!isAgreed(rules) || phase.kind !== 'claims' || phase.robbing) return undefined;
  if (isFourWinds(state)) return 'four-winds';
  if (isFourKongs(state)) return 'four-kongs';
  return isFourReady(state) ? 'four-ready' : undefined;
}
