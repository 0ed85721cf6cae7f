/** One move after another: what a lawful move makes of a hand in play. */
import { groupTiles, type MeldKind } from '../core/group.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { isBonusTile, type Tile } from '../core/tile.ts';
import { WINDS, type Wind } from '../core/wind.ts';
import {
  canDraw,
  type GameRules,
  type HandState,
  isOpening,
  markClaimed,
  nextTile,
  openingPhase,
  type Phase,
  type PlayerHand,
  type PlayerMeld,
  windAfter,
  withPlayer,
} from './hand-state.ts';
import { afterPassing, isLegal, openClaims } from './lawful.ts';
import type { ClaimMove, KongMove, Move, MoveError, MoveOf, WinMove } from './move.ts';
import { refusalOf } from './refusal.ts';
import { withoutTile, withoutTiles } from './win.ts';
import { afterWins, mostWinners, playOnce } from './wins.ts';

function drawTile(state: HandState, { seat }: Move): HandState {
  const { phase } = state;
  if (phase.kind !== 'draw') return state;
  const { source } = phase;
  const next = nextTile(state, source);
  if (next === undefined) throw new RangeError('no tile to draw');
  const { tile, ...colour } = next;
  const taken = {
    ...state,
    drawn: state.drawn + (source === 'wall' ? 1 : 0),
    replaced: state.replaced + (source === 'wall' ? 0 : 1),
  };
  const { concealed, bonus, reds } = state.players[seat];
  if (isBonusTile(tile)) {
    const held = withPlayer(taken, seat, { bonus: [...bonus, tile] });
    return { ...held, phase: { kind: 'flower', seat } };
  }
  const held = withPlayer(taken, seat, {
    concealed: [...concealed, tile],
    ...(colour.red && { reds: [...(reds ?? []), tile] }),
  });
  if (source === 'flower' && isOpening(state)) return { ...held, phase: openingPhase(held) };
  return { ...held, phase: { kind: 'turn', seat, source, drawn: tile, ...colour } };
}

function layFlower(state: HandState, seat: Wind, rules: GameRules): HandState {
  const { bonus, flowers } = state.players[seat];
  const [first, ...rest] = bonus;
  if (first === undefined) throw new RangeError('no flower to lay');
  const laid = withPlayer(state, seat, { bonus: rest, flowers: [...flowers, first] });
  return { ...laid, phase: replacementPhase(laid, seat, 'flower', rules) };
}

/** Without a tile that may be drawn the hand is over. */
function replacementPhase(
  state: HandState,
  seat: Wind,
  source: 'kong' | 'flower',
  rules: GameRules,
): Phase {
  return nextTile(state, source) === undefined || !canDraw(state, rules)
    ? { kind: 'over', result: { by: 'exhausted' } }
    : { kind: 'draw', seat, source };
}

/** What a player still holds without a tile, and without its red copies among these. */
const withoutReds = ({ reds = [] }: PlayerHand, gone: readonly Tile[] = []) =>
  gone.length > 0 ? { reds: withoutTiles(reds, gone) } : {};

function discard(
  state: HandState,
  { seat, tile, red }: MoveOf<'discard'>,
  rules: GameRules,
): HandState {
  const { [seat]: hand } = state.players;
  const colour = { ...(red && { red }) };
  const rest = withPlayer(state, seat, {
    concealed: withoutTile(hand.concealed, tile),
    ...withoutReds(hand, red && [tile]),
    discards: [...hand.discards, { tile, ...colour }],
  });
  const discarded = { ...rest, discarded: state.discarded + 1, order: [...state.order, seat] };
  return state.ending === undefined
    ? { ...discarded, phase: { kind: 'claims', seat, tile, ...colour } }
    : playOnce(discarded, rules);
}

const isOfFour = (kind: MeldKind): boolean => kind === 'kong' || kind === 'winds';

function claim(state: HandState, move: ClaimMove): HandState {
  const { seat, kind, tiles, reds = [], tile, red, from } = move;
  const { [seat]: hand } = state.players;
  const [lowest] = tiles;
  const made = { kind, tile: lowest as Tile, open: true, from, claimed: tile };
  const meld: PlayerMeld = { ...made, ...(red && { red }), ...(reds.length > 0 && { reds }) };
  const taken = withPlayer(markClaimed(state, from, seat), seat, {
    concealed: withoutTiles(hand.concealed, withoutTile(tiles, tile)),
    ...withoutReds(hand, red ? withoutTile(reds, tile) : reds),
    melds: [...hand.melds, meld],
  });
  const phase: Phase = isOfFour(kind)
    ? { kind: 'draw', seat, source: 'kong' }
    : { kind: 'turn', seat, source: 'claim' };
  const kongs = state.kongs + (kind === 'kong' ? 1 : 0);
  const claims = [...state.claims, { by: seat, from, tile, players: state.players }];
  return { ...taken, kongs, claims, phase };
}

function layKong(state: HandState, { seat, kind, tile, red }: KongMove): HandState {
  const { [seat]: hand } = state.players;
  const { concealed, melds } = hand;
  const draw: Phase = { kind: 'draw', seat, source: 'kong' };
  if (kind === 'added') {
    const at = melds.findIndex((meld) => meld.kind === 'pung' && meld.tile === tile && meld.open);
    const pung = melds[at] as PlayerMeld;
    const kong: PlayerMeld = {
      ...pung,
      kind: 'kong',
      ...(red && { reds: [...(pung.reds ?? []), tile] }),
    };
    const laid = withPlayer(state, seat, {
      concealed: withoutTile(concealed, tile),
      ...withoutReds(hand, red && [tile]),
      melds: melds.with(at, kong),
    });
    return {
      ...laid,
      kongs: state.kongs + 1,
      phase:
        state.ending === undefined
          ? { kind: 'claims', seat, tile, ...(red && { red }), robbing: true }
          : draw,
    };
  }
  const reds = hand.reds?.filter((held) => held === tile) ?? [];
  const meld: PlayerMeld = {
    kind: kind === 'winds' ? 'winds' : 'kong',
    tile,
    open: false,
    ...(reds.length > 0 && { reds }),
  };
  const laid = withPlayer(state, seat, {
    concealed: withoutTiles(concealed, groupTiles(meld)),
    ...withoutReds(hand, reds),
    melds: [...melds, meld],
  });
  return { ...laid, kongs: state.kongs + (kind === 'winds' ? 0 : 1), phase: draw };
}

/** Where several may win with one tile, it is taken once nobody else is left who may. */
function win(state: HandState, move: WinMove, rules: GameRules): HandState {
  if (move.from === null || mostWinners(rules) === 1) return afterWins(state, [move], rules);
  const [first = move, ...others] = state.wins ?? [];
  const wins: HandState['wins'] = first === move ? [move] : [first, ...others, move];
  const collected: HandState = { ...state, wins };
  return openClaims(collected, rules).length > 0 ? collected : afterPassing(collected, rules);
}

/** Everybody gives at once: the tiles change hands when the last player has chosen. */
function exchange(
  state: HandState,
  { seat, give }: MoveOf<'exchange'>,
  { kit }: GameRules,
): HandState {
  const given = { ...state.given, [seat]: give };
  if (WINDS.some((wind) => given[wind] === undefined)) return { ...state, given };
  const players = { ...state.players };
  const { seatsOn = 0 } = kit.table.exchange ?? {};
  for (const wind of WINDS) {
    const giver = WINDS.find((other) => windAfter(other, seatsOn) === wind) as Wind;
    const kept = withoutTiles(players[wind].concealed, given[wind] ?? []);
    players[wind] = { ...players[wind], concealed: [...kept, ...(given[giver] ?? [])] };
  }
  return { ...state, players, given, phase: openingPhase({ ...state, players, given }) };
}

function declareReady(state: HandState, seat: Wind): HandState {
  const { discarded, claims, kongs } = state;
  const calls = claims.length + kongs;
  const first = state.players[seat].discards.length === 0 && calls === 0;
  return withPlayer(state, seat, { declared: { discarded, calls, first } });
}

/** For a move that is known to be lawful. */
export function afterMove(state: HandState, move: Move, rules: GameRules): HandState {
  switch (move.m) {
    case 'draw':
      return drawTile(state, move);
    case 'flower':
      return layFlower(state, move.seat, rules);
    case 'discard':
      return discard(state, move, rules);
    case 'claim':
      return claim(state, move);
    case 'kong':
      return layKong(state, move);
    case 'ready':
      return declareReady(state, move.seat);
    case 'annul':
      return { ...state, phase: { kind: 'over', result: { by: 'annulled', seat: move.seat } } };
    case 'abort':
      return { ...state, phase: { kind: 'over', result: { by: 'aborted', kind: move.kind } } };
    case 'exchange':
      return exchange(state, move, rules);
    case 'win':
      return win(state, move, rules);
  }
}

/** The hand after a move; fails with the reason for a move that is not lawful. */
export function apply(
  state: HandState,
  move: Move,
  rules: GameRules,
): Result<HandState, MoveError> {
  if (!isLegal(state, move, rules)) return fail(refusalOf(state, move, rules));
  const passed = move.m === 'draw' ? afterPassing(state, rules) : state;
  return ok(afterMove(passed, move, rules));
}
