/** A hand in play: what lies where, and whose move it is. Immutable. */
import type { Meld } from '../core/group.ts';
import type { Situation } from '../core/situation.ts';
import type { TableRules } from '../core/table-rules.ts';
import { type BonusTile, isBonusTile, type Tile } from '../core/tile.ts';
import { byWind, WINDS, type Wind } from '../core/wind.ts';
import type { AgreedRules, Kit } from '../scoring/kit.ts';
import { mayDraw, reserveUnder } from '../table/reserve.ts';
import type { SetTile } from '../table/tile-set.ts';
import type { AbortKind, WinMove } from './move.ts';
import type { HandSetup } from './setup.ts';

/** What lies on the table from earlier hands, by the winds of this one. */
export interface CarryOver {
  readonly repeats?: number;
  readonly deposits?: Readonly<Partial<Record<Wind, number>>>;
}

/** What everybody knows of the game before this hand; without `totals` the hand stands alone. */
export interface GameStanding extends CarryOver {
  readonly totals?: Readonly<Record<Wind, number>>;
}

/** The rule set that is played, under its agreements. */
export interface GameRules {
  readonly kit: Kit;
  readonly agreed: AgreedRules;
}

interface Discarded {
  readonly tile: Tile;
  readonly red?: true;
  readonly claimedBy?: Wind;
}

/** `from` gave the tile `claimed`; a group made of one's own tiles has neither. */
export interface PlayerMeld extends Meld {
  readonly from?: Wind;
  readonly claimed?: Tile;
  /** The tile claimed is red. */
  readonly red?: true;
}

/** A player's declaration that he is one tile short. */
interface ReadyDeclaration {
  /** Discards at the table before the declaration. */
  readonly discarded: number;
  /** Claims and kongs at the table before the declaration. */
  readonly calls: number;
  /** It came with the player's first discard, before any claim or kong. */
  readonly first: boolean;
}

export interface PlayerHand {
  readonly concealed: readonly Tile[];
  /** Those of them that are red. */
  readonly reds?: readonly Tile[];
  /** Drawn and not yet laid. */
  readonly bonus: readonly BonusTile[];
  readonly flowers: readonly BonusTile[];
  readonly melds: readonly PlayerMeld[];
  readonly discards: readonly Discarded[];
  readonly declared?: ReadyDeclaration;
}

/** Where the last tile of the player whose turn it is came from. */
export type Source = 'deal' | 'wall' | 'kong' | 'flower' | 'claim';

export type HandResult =
  | {
      readonly by: 'win';
      readonly winner: Wind;
      /** All who won with the tile, nearest in turn first, where there are several. */
      readonly winners?: readonly Wind[];
      readonly from: Wind | null;
      readonly rob?: true;
      readonly over?: Wind;
    }
  | { readonly by: 'exhausted' }
  | { readonly by: 'annulled'; readonly seat: Wind }
  | { readonly by: 'aborted'; readonly kind: AbortKind };

/** Nearest in turn first. */
export const winnersOf = (result: HandResult): readonly Wind[] =>
  result.by === 'win' ? (result.winners ?? [result.winner]) : [];

export interface Turn {
  readonly kind: 'turn';
  readonly seat: Wind;
  readonly source: Source;
  /** Absent after the deal and after a claim. */
  readonly drawn?: Tile;
  /** The tile drawn is red. */
  readonly red?: true;
}

export type Phase =
  | { readonly kind: 'exchange' }
  | { readonly kind: 'flower'; readonly seat: Wind }
  | { readonly kind: 'draw'; readonly seat: Wind; readonly source: 'wall' | 'kong' | 'flower' }
  | Turn
  /** Everybody else may claim the tile that `seat` discarded, or added to a pung. */
  | {
      readonly kind: 'claims';
      readonly seat: Wind;
      readonly tile: Tile;
      readonly red?: true;
      readonly robbing?: true;
    }
  | {
      readonly kind: 'over';
      readonly result: HandResult;
      /** The winners' hands as they are scored. */
      readonly won?: readonly Situation[];
      /** The winning tile is red. */
      readonly red?: true;
    };

/** A discard that made a meld, and the table as it was before. */
export interface ClaimedDiscard {
  readonly by: Wind;
  readonly from: Wind;
  readonly tile: Tile;
  readonly players: HandState['players'];
}

export interface HandState {
  readonly setup: HandSetup;
  readonly players: Readonly<Record<Wind, PlayerHand>>;
  readonly phase: Phase;
  /** Tiles taken from the head of the wall, and replacement tiles. */
  readonly drawn: number;
  readonly replaced: number;
  readonly kongs: number;
  readonly discarded: number;
  /** Who made each discard, in the order in which they were made. */
  readonly order: readonly Wind[];
  readonly claims: readonly ClaimedDiscard[];
  /** Who has claimed the win with the tile that lies open, while others still may. */
  readonly wins?: readonly [WinMove, ...WinMove[]];
  /** A claimed win, while those whom it passed over play once more, nearest first. */
  readonly ending?: {
    readonly result: HandResult;
    readonly won: readonly Situation[];
    readonly red?: true;
    readonly passed: readonly Wind[];
  };
  readonly exchanges: boolean;
  /** Tiles that were given before play, by seat. */
  readonly given: Readonly<Partial<Record<Wind, readonly Tile[]>>>;
  readonly standing: GameStanding;
}

const isPlain = (tile: SetTile): tile is Tile => !isBonusTile(tile);

const dealtHand = (tiles: readonly SetTile[], reds: readonly Tile[] = []): PlayerHand => ({
  concealed: tiles.filter(isPlain),
  ...(reds.length > 0 && { reds }),
  bonus: tiles.filter(isBonusTile),
  flowers: [],
  melds: [],
  discards: [],
});

/**
 * Before the first discard everybody lays his flowers, in turn from East; then tiles change hands,
 * where the hand begins with an exchange.
 */
export function openingPhase({ players, exchanges, given }: Opening): Phase {
  const seat = WINDS.find((wind) => players[wind].bonus.length > 0);
  if (seat !== undefined) return { kind: 'flower', seat };
  const isLeft = exchanges && WINDS.some((wind) => given[wind] === undefined);
  return isLeft ? { kind: 'exchange' } : { kind: 'turn', seat: 'E', source: 'deal' };
}

type Opening = Pick<HandState, 'players' | 'exchanges' | 'given'>;

/** Before East's first act, while flowers that were dealt are replaced. */
export const isOpening = ({ discarded, players }: HandState): boolean =>
  discarded === 0 && players.E.melds.length === 0;

/** A kong whose tile may still be robbed is not made yet. */
export const kongCount = ({ kongs, phase }: HandState): number =>
  phase.kind === 'claims' && phase.robbing ? kongs - 1 : kongs;

/** With `exchanges` the hand begins with an exchange of tiles, where the rule set knows one. */
export function startHand(
  setup: HandSetup,
  exchanges = false,
  standing: GameStanding = {},
): HandState {
  const { deal, reds } = setup;
  const players = byWind((wind) => dealtHand(deal[wind], reds?.deal[wind]));
  return {
    setup,
    players,
    phase: openingPhase({ players, exchanges, given: {} }),
    drawn: 0,
    replaced: 0,
    kongs: 0,
    discarded: 0,
    order: [],
    claims: [],
    exchanges,
    given: {},
    standing,
  };
}

export function tilesLeft({
  setup: { wall, loose, deadWall },
  drawn,
  replaced,
}: HandState): number {
  return wall.length + (loose?.length ?? 0) + (deadWall?.length ?? 0) - drawn - replaced;
}

export const reserveOf = ({ kit, agreed }: GameRules): Pick<TableRules, 'reserve'> =>
  reserveUnder(kit.table, agreed.options);

/** Tiles that may still be drawn, from either end. */
export function drawsLeft(state: HandState, rules: GameRules): number {
  const { reserve } = reserveOf(rules);
  return Math.max(0, tilesLeft(state) - reserve.tiles - reserve.perKong * state.kongs);
}

interface NextTile {
  readonly tile: SetTile;
  readonly red?: true;
}

/** The next tile of the wall, or the next replacement tile. */
export function nextTile(
  { setup, drawn, replaced }: HandState,
  source: Source,
): NextTile | undefined {
  const { wall, loose, reds } = setup;
  const isLoose = source !== 'wall' && loose !== undefined;
  const tiles = isLoose ? loose : wall;
  const place = source === 'wall' ? drawn : isLoose ? replaced : wall.length - 1 - replaced;
  const tile = tiles[place];
  const isRed = (isLoose ? reds?.loose : reds?.wall)?.includes(place);
  return tile && { tile, ...(isRed && { red: true }) };
}

export const canDraw = (state: HandState, rules: GameRules): boolean =>
  mayDraw({ left: tilesLeft(state), kongs: state.kongs }, reserveOf(rules));

export const withPlayer = (state: HandState, seat: Wind, hand: Partial<PlayerHand>): HandState => ({
  ...state,
  players: { ...state.players, [seat]: { ...state.players[seat], ...hand } },
});

export function markClaimed(state: HandState, from: Wind, claimedBy: Wind): HandState {
  const { discards } = state.players[from];
  const last = discards.at(-1);
  if (last === undefined) throw new RangeError('nothing was discarded');
  return withPlayer(state, from, { discards: [...discards.slice(0, -1), { ...last, claimedBy }] });
}

/** The wind so many seats on, in the order of play. */
export const windAfter = (seat: Wind, seats: number): Wind =>
  WINDS[(WINDS.indexOf(seat) + seats) % WINDS.length] as Wind;
