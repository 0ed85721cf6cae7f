/** Every move that a player may make now. */
import { groupTiles, type MeldKind } from '../core/group.ts';
import type { HeldHand } from '../core/hand.ts';
import { seatOfWind, turnsAfter } from '../core/seat.ts';
import type { ClaimKind } from '../core/table-rules.ts';
import { type Tile, tileIndex } from '../core/tile.ts';
import { copiesAt, countTiles } from '../core/tile-counts.ts';
import { WINDS, type Wind } from '../core/wind.ts';
import { nearestOf } from '../shapes/distances.ts';
import { trialHand } from '../shapes/trial-hand.ts';
import { type BarredTile, barredAfter } from '../table/after-claim.ts';
import { type Claim, claimsOn } from '../table/claims.ts';
import { abortAfterDiscard, mayAbort } from './abort.ts';
import {
  canDraw,
  type GameRules,
  type HandState,
  nextTile,
  type Source,
  type Turn,
  tilesLeft,
  windAfter,
} from './hand-state.ts';
import { canReplace, kongsOf } from './kongs.ts';
import type { ClaimMove, Move, WinMove } from './move.ts';
import { holdsCopy, redChoices } from './red-choices.ts';
import { selfDrawnWin, type WinningTile, winScore, withoutTile } from './win.ts';
import { afterWins } from './wins.ts';

const kinds = (tiles: readonly Tile[]): readonly Tile[] => [...new Set(tiles)];

/** The kinds that may not be discarded after the claim that this turn began with. */
export function barredDiscards(
  { players }: HandState,
  { kit, agreed }: GameRules,
  { seat, source }: Turn,
): readonly BarredTile[] {
  const made = players[seat].melds.at(-1);
  if (source !== 'claim' || made?.claimed === undefined) return [];
  const claim = claimKindOf(made.kind);
  return barredAfter({ claim, group: made, tile: made.claimed }, kit.claims, agreed.options);
}

export const claimKindOf = (kind: MeldKind): Exclude<ClaimKind, 'win'> =>
  kind === 'pung' || kind === 'kong' ? kind : 'chow';

function discardsOf(state: HandState, rules: GameRules, turn: Turn): readonly Tile[] {
  const { concealed, declared } = state.players[turn.seat];
  const held = kinds(concealed);
  if (declared !== undefined && declared.discarded < state.discarded) {
    return turn.drawn === undefined ? held : [turn.drawn];
  }
  const barred = barredDiscards(state, rules, turn).map(({ tile }) => tile);
  const free = held.filter((tile) => !barred.includes(tile));
  const kept = free.length === 0 ? held : free;
  return declared === undefined
    ? kept
    : kept.filter((tile) => leavesReady(state, rules, turn, tile));
}

function leavesReady(state: HandState, rules: GameRules, { seat }: Turn, tile: Tile): boolean {
  const { concealed, melds } = state.players[seat];
  return distanceUpToReady({ concealed: withoutTile(concealed, tile), melds }, rules) === READY;
}

const READY = 0;

/** Not exact for a hand that is not ready. */
const distanceUpToReady = (hand: HeldHand, { kit }: GameRules): number =>
  nearestOf(trialHand(hand), kit.shapes, READY + 1);

/** A ready hand may be declared where the rule set knows it and one discard leaves it ready. */
function mayDeclareReady(state: HandState, rules: GameRules, turn: Turn): boolean {
  const { ready } = rules.kit.table;
  const { melds, declared, concealed } = state.players[turn.seat];
  if (ready === undefined || declared !== undefined || turn.source === 'claim') return false;
  if (ready.concealed && melds.some(({ open }) => open)) return false;
  if (tilesLeft(state) < ready.tilesLeft || !canDraw(state, rules)) return false;
  // No discard brings a hand nearer than it is with all its tiles.
  if (distanceUpToReady({ concealed, melds }, rules) > READY) return false;
  return kinds(concealed).some((tile) => leavesReady(state, rules, turn, tile));
}

/** Some deals bar a claim to everybody. */
function isBarred(state: HandState, { kit, agreed }: GameRules, claim: ClaimKind): boolean {
  const barred = kit.table.exchange?.barred;
  if (barred === undefined || !state.exchanges) return false;
  return barred.claim === claim && agreed.options[barred.unless] !== true;
}

/** Every lawful claim on the tile that lies open, first in rank first. */
export function openClaims(state: HandState, rules: GameRules): readonly Claim[] {
  const { phase, players } = state;
  if (phase.kind !== 'claims') return [];
  const { seat, tile, red, robbing = false } = phase;
  const { kit } = rules;
  const hands = WINDS.map((wind) => players[wind]);
  const discarder = seatOfWind(0, seat);
  const isLast = !canDraw(state, rules);
  const isEnd = abortAfterDiscard(state, rules) !== undefined;
  const rows = kit.claims.filter(({ claim }) => {
    if (robbing) return claim === 'win' && kit.circumstances.some(({ id }) => id === 'rob-kong');
    if (isEnd && claim !== 'win') return false;
    return !isBarred(state, rules, claim) && (claim !== 'kong' || canReplace(state, rules));
  });
  const found = claimsOn({ tile, discarder, hands, isLast }, rows, (hand) => {
    const wind = WINDS[hands.indexOf(hand as (typeof hands)[number])] as Wind;
    const won = { seat: wind, tile, red, from: seat, robbing };
    return winScore(state, rules, won) !== undefined;
  });
  const taken = state.wins?.at(-1)?.seat;
  const isLeft = ({ seat: by, claim }: Claim): boolean =>
    taken === undefined
      ? claim === 'win' || players[WINDS[by]].declared === undefined
      : claim === 'win' && turnsAfter(discarder, by) > turnsAfter(discarder, seatOfWind(0, taken));
  return found.filter(isLeft);
}

/** A win with a tile that another player claims for a meld, where the rule set counts it. */
export function winsPassingOver(
  move: Move,
  claims: readonly Pick<Claim, 'seat' | 'claim'>[],
  { kit }: Pick<GameRules, 'kit'>,
): readonly WinMove[] {
  if (move.m !== 'win') return [];
  const passed = kit.claims.flatMap(({ passesOver }) => passesOver?.claim ?? []);
  return claims
    .filter(({ seat, claim }) => passed.some((kind) => kind === claim) && WINDS[seat] !== move.seat)
    .map(({ seat }) => ({ ...move, over: WINDS[seat] }));
}

/** The moves that take what was claimed: several where the five of the hand may be red or not. */
export function claimMoves(state: HandState, { seat, claim, group }: Claim): readonly Move[] {
  const { phase, players } = state;
  if (phase.kind !== 'claims') return [];
  const wind = WINDS[seat];
  const { tile, seat: from, robbing, red } = phase;
  const colour = { ...(red && { red }) };
  if (claim === 'win' || group === undefined) {
    return [{ m: 'win', seat: wind, tile, ...colour, from, ...(robbing ? { rob: true } : {}) }];
  }
  const kind = group.kind as ClaimMove['kind'];
  const tiles = groupTiles(group);
  return redChoices(players[wind], withoutTile(tiles, tile)).map((held) => {
    const reds = [...(red ? [tile] : []), ...held];
    const made = { m: 'claim', seat: wind, kind, tiles } as const;
    return { ...made, ...(reds.length > 0 && { reds }), tile, ...colour, from };
  });
}

/** The plain one first, where a player holds it beside a red one. */
function discardMoves(state: HandState, turn: Turn, tile: Tile): readonly Move[] {
  const { seat, drawn, red } = turn;
  const { declared } = state.players[seat];
  const isBound = declared !== undefined && declared.discarded < state.discarded;
  const choices =
    isBound && drawn === tile ? [red ? [tile] : []] : redChoices(state.players[seat], [tile]);
  return choices
    .toSorted((a, b) => a.length - b.length)
    .map(([isRed]) => ({ m: 'discard', seat, tile, ...(isRed && { red: true }) }));
}

/** As dealt, the winning tile is red where all its copies are. */
function wonMove(state: HandState, { drawn, red }: Turn, { seat, tile }: WinningTile): WinMove {
  const isRed = drawn === undefined ? redChoices(state.players[seat], [tile])[0]?.length : red;
  return { m: 'win', seat, tile, ...(isRed && { red: true }), from: null };
}

function turnMoves(state: HandState, rules: GameRules, turn: Turn): readonly Move[] {
  const { seat } = turn;
  const isDeclaring = state.players[seat].declared?.discarded === state.discarded;
  const isOver = state.ending !== undefined;
  const won = isDeclaring || isOver ? undefined : selfDrawnWin(state, rules, turn);
  return [
    ...(won ? [wonMove(state, turn, won)] : []),
    ...(isDeclaring ? [] : kongsOf(state, rules, turn)),
    ...(!isOver && mayDeclareReady(state, rules, turn) ? [{ m: 'ready', seat } as const] : []),
    ...(mayAnnul(state, rules, seat) ? [{ m: 'annul', seat } as const] : []),
    ...(mayAbort(state, rules, turn) ? [{ m: 'abort', seat, kind: 'nine-kinds' } as const] : []),
    ...discardsOf(state, rules, turn).flatMap((tile) => discardMoves(state, turn, tile)),
  ];
}

/** Before the first discard of one's own, with too many tiles that stand alone. */
function mayAnnul(state: HandState, { kit }: GameRules, seat: Wind): boolean {
  const { discards, concealed, melds } = state.players[seat];
  const isDealt = discards.length === 0 && melds.length === 0 && state.claims.length === 0;
  return isDealt && (kit.table.annulment?.allowed(concealed) ?? false);
}

function drawMove(state: HandState, seat: Wind, source: Source): readonly Move[] {
  const next = nextTile(state, source);
  if (next === undefined) return [];
  return [{ m: 'draw', seat, ...next, ...(source === 'wall' ? {} : { from: 'loose' }) }];
}

/** What comes next where nobody claims the tile that lies open. */
export function afterPassing(state: HandState, rules: GameRules): HandState {
  const { phase, wins } = state;
  if (phase.kind !== 'claims') return state;
  if (wins !== undefined) return afterWins(state, wins, rules);
  if (phase.robbing) {
    return { ...state, phase: { kind: 'draw', seat: phase.seat, source: 'kong' } };
  }
  const kind = abortAfterDiscard(state, rules);
  if (kind !== undefined)
    return { ...state, phase: { kind: 'over', result: { by: 'aborted', kind } } };
  if (!canDraw(state, rules)) {
    return { ...state, phase: { kind: 'over', result: { by: 'exhausted' } } };
  }
  return { ...state, phase: { kind: 'draw', seat: windAfter(phase.seat, 1), source: 'wall' } };
}

/** Every choice of so many tiles of a hand, each once. */
function exchanges(hand: readonly Tile[], tiles: number): readonly (readonly Tile[])[] {
  const counts = countTiles(hand);
  const choose = (from: readonly Tile[], left: number): readonly (readonly Tile[])[] => {
    if (left === 0) return [[]];
    return from.flatMap((tile, at) => {
      const most = Math.min(left, copiesAt(counts, tileIndex(tile)));
      return Array.from({ length: most }, (_, taken) => taken + 1).flatMap((taken) =>
        choose(from.slice(at + 1), left - taken).map((rest) => [
          ...Array<Tile>(taken).fill(tile),
          ...rest,
        ]),
      );
    });
  };
  return choose(kinds(hand), tiles);
}

/**
 * Every lawful move of a player, none where it is not for him to act. While a tile lies open the
 * claims stand here; the draw of the next player is lawful too, and means that all others passed.
 */
export function legalMoves(state: HandState, rules: GameRules, seat: Wind): readonly Move[] {
  const { phase, players } = state;
  switch (phase.kind) {
    case 'exchange': {
      const exchange = rules.kit.table.exchange;
      if (exchange === undefined || state.given[seat] !== undefined) return [];
      const to = windAfter(seat, exchange.seatsOn);
      return exchanges(players[seat].concealed, exchange.tiles).map((give) => ({
        m: 'exchange',
        seat,
        give,
        to,
      }));
    }
    case 'flower':
      return phase.seat === seat
        ? players[seat].bonus.map((tile) => ({ m: 'flower', seat, tile }))
        : [];
    case 'draw':
      return phase.seat === seat ? drawMove(state, seat, phase.source) : [];
    case 'turn':
      return phase.seat === seat ? turnMoves(state, rules, phase) : [];
    case 'claims': {
      const open = openClaims(state, rules);
      const claims = open
        .filter((claim) => WINDS[claim.seat] === seat)
        .flatMap((claim) => claimMoves(state, claim))
        .flatMap((move) => [move, ...winsPassingOver(move, open, rules)]);
      const passed = afterPassing(state, rules);
      const next = passed.phase.kind === 'draw' && passed.phase.seat === seat;
      return next ? [...claims, ...legalMoves(passed, rules, seat)] : claims;
    }
    case 'over':
      return [];
  }
}

/** The same for moves that are the same, whatever the order in which they are written. */
export const asText = (move: Move | { readonly m: 'pass'; readonly seat: Wind }): string =>
  JSON.stringify(move, Object.keys(move).sort());

/**
 * Whether the move is one of {@link legalMoves}, or wins a hand complete as dealt with another of
 * its tiles than the one that stands there: no tile was drawn, and any that completes may be it.
 */
export function isLegal(state: HandState, move: Move, rules: GameRules): boolean {
  const moves = legalMoves(state, rules, move.seat);
  const text = asText(move);
  if (moves.some((known) => asText(known) === text)) return true;
  const { phase } = state;
  const dealt = moves.find(({ m }) => m === 'win');
  if (move.m !== 'win' || dealt?.m !== 'win' || phase.kind !== 'turn') return false;
  const { red: _, ...won } = dealt;
  const { seat, tile, red } = move;
  return (
    phase.drawn === undefined &&
    holdsCopy(state.players[seat], tile, red) &&
    asText({ ...won, tile, ...(red && { red }) }) === text &&
    winScore(state, rules, { seat, tile, from: null }) !== undefined
  );
}
