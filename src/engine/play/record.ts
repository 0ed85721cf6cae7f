/** A hand in play as plain data, to be kept, sent and played again. Tiles are texts. */
import { type Fields, isFields } from '../core/fields.ts';
import { groupTiles, type MeldKind } from '../core/group.ts';
import { formatRedTiles, formatTiles } from '../core/notation.ts';
import { tileText, tileTextsIn } from '../core/red-fives.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { sortTiles, type TileText } from '../core/tile.ts';
import { byWind, WINDS, type Wind } from '../core/wind.ts';
import type { RulesetId } from '../scoring/rule-id.ts';
import { textsInPlay } from '../table/tile-set.ts';
import { apply } from './apply.ts';
import {
  type CarryOver,
  type GameRules,
  type GameStanding,
  type HandState,
  startHand,
  winnersOf,
} from './hand-state.ts';
import { afterPassing } from './lawful.ts';
import type { Move, MoveError } from './move.ts';
import { asWind, type MoveText, moveText, readMove } from './move-text.ts';
import { type SetupText, setupOf, setupText } from './setup.ts';
import { withoutTiles } from './win.ts';

const VERSION = 1;

export interface HandRecord extends CarryOver {
  readonly v: typeof VERSION;
  readonly rules: RulesetId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly round: Wind;
  /** The hand begins with an exchange of tiles. */
  readonly exchange?: true;
  readonly deal: Readonly<Record<Wind, string>>;
  readonly wall: string;
  readonly loose?: string;
  readonly deadWall?: string;
  /** How well those played who sat on East, South, West and North; `null` for a person. */
  readonly partners?: readonly (string | null)[];
  readonly moves: readonly MoveText[];
}

/** `at` counts the moves from 0. */
export type RecordError =
  | { readonly code: 'bad-record'; readonly field: string }
  /** Tiles that are missing, or too many. */
  | { readonly code: 'not-the-set'; readonly tile: TileText }
  | { readonly code: 'unfinished'; readonly move: number }
  | (MoveError & { readonly move: number });

const withSpaces = (tiles: readonly TileText[]): string => tiles.join(' ');

/** A hand with its deal and all its moves, as plain data that {@link replay} takes. */
export function recordOf(
  { setup, exchanges }: Pick<HandState, 'setup' | 'exchanges'>,
  moves: readonly Move[],
  { kit, agreed }: GameRules,
  carried: CarryOver = {},
): HandRecord {
  const { round, deal, wall, loose, deadWall } = setupText(setup);
  return {
    v: VERSION,
    rules: kit.id,
    options: agreed.options,
    round,
    ...(exchanges && { exchange: true }),
    ...carried,
    deal: byWind((wind) => formatTiles(deal[wind])),
    wall: withSpaces(wall),
    ...(loose && { loose: withSpaces(loose) }),
    ...(deadWall && { deadWall: withSpaces(deadWall) }),
    moves: moves.map(moveText),
  };
}

/** More than all the tiles of any set take. */
const LONGEST = 1000;

const tilesFrom = (text: unknown): readonly TileText[] | undefined =>
  typeof text === 'string' && text.length <= LONGEST ? tileTextsIn(text) : undefined;

function setupFrom(record: Fields): Result<SetupText, RecordError> {
  const bad = (field: string) => fail({ code: 'bad-record', field } as const);
  const { deal } = record;
  const round = asWind(record['round']);
  if (round === undefined) return bad('round');
  if (!isFields(deal)) return bad('deal');
  const hands: Partial<Record<Wind, readonly TileText[]>> = {};
  for (const wind of WINDS) {
    const tiles = tilesFrom(deal[wind]);
    if (tiles === undefined || tiles.length !== (wind === 'E' ? 14 : 13))
      return bad(`deal.${wind}`);
    hands[wind] = tiles;
  }
  const wall = tilesFrom(record['wall']);
  if (wall === undefined) return bad('wall');
  const apart: { loose?: readonly TileText[]; deadWall?: readonly TileText[] } = {};
  for (const field of ['loose', 'deadWall'] as const) {
    if (record[field] === undefined) continue;
    const tiles = tilesFrom(record[field]);
    if (tiles === undefined) return bad(field);
    apart[field] = tiles;
  }
  return ok({ round, deal: hands as SetupText['deal'], wall, ...apart });
}

/** Every tile of the set once in its place: the first that is missing, or one too many. */
function strayTile(setup: SetupText, whole: readonly TileText[]): TileText | undefined {
  const left = new Map<TileText, number>();
  for (const tile of whole) left.set(tile, (left.get(tile) ?? 0) + 1);
  const { deal, wall, loose = [], deadWall = [] } = setup;
  for (const tile of [...Object.values(deal).flat(), ...wall, ...loose, ...deadWall]) {
    const copies = left.get(tile) ?? 0;
    if (copies === 0) return tile;
    left.set(tile, copies - 1);
  }
  return [...left].find(([, copies]) => copies > 0)?.[0];
}

interface Replay {
  readonly state: HandState;
  readonly moves: readonly Move[];
}

const hasExchange = (texts: readonly unknown[]): boolean =>
  texts.some((text) => isFields(text) && text['m'] === 'exchange');

/**
 * Plays a record as far as it goes, each move checked; fails at the first that is not lawful.
 * `standing` is the game as it stood before, which a record does not hold.
 */
export function replayMoves(
  record: unknown,
  rules: GameRules,
  standing?: GameStanding,
): Result<Replay, RecordError> {
  if (!isFields(record) || record['v'] !== VERSION) return fail({ code: 'bad-record', field: 'v' });
  if (record['rules'] !== rules.kit.id) return fail({ code: 'bad-record', field: 'rules' });
  const { moves: texts } = record;
  if (!Array.isArray(texts)) return fail({ code: 'bad-record', field: 'moves' });
  const setup = setupFrom(record);
  if (!setup.ok) return setup;
  const stray = strayTile(setup.value, textsInPlay(rules.kit.table, rules.agreed.options));
  if (stray !== undefined) return fail({ code: 'not-the-set', tile: stray });
  const moves: Move[] = [];
  let state = startHand(
    setupOf(setup.value),
    record['exchange'] === true || hasExchange(texts),
    standing,
  );
  for (const [at, text] of texts.entries()) {
    const move = isFields(text) ? readMove(text) : undefined;
    if (move === undefined) return fail({ code: 'bad-record', field: `moves[${at}]` });
    const next = apply(state, move, rules);
    if (!next.ok) return fail({ ...next.error, move: at });
    state = next.value;
    moves.push(move);
  }
  return ok({ state, moves });
}

/** Plays a whole record again; fails too where it stops before the hand is over. */
export function replay(record: unknown, rules: GameRules): Result<Replay, RecordError> {
  const taken = replayMoves(record, rules);
  if (!taken.ok) return taken;
  const { moves } = taken.value;
  const state = afterPassing(taken.value.state, rules);
  return state.phase.kind === 'over'
    ? ok({ state, moves })
    : fail({ code: 'unfinished', move: moves.length });
}

/** A hand as it lies when play is over, as a record tells it. */
export interface FinalHand {
  /** In tile order; the winning tile stands last. */
  readonly concealed: string;
  readonly melds: readonly {
    readonly type: MeldKind;
    readonly tiles: string;
    readonly open: boolean;
  }[];
  readonly flowers: string;
  /** Without those that were claimed. */
  readonly discards: string;
}

/** The hand of a seat as it lies in this state. */
export function finalHand({ players, phase }: HandState, seat: Wind): FinalHand {
  const { concealed, melds, flowers, discards, reds = [] } = players[seat];
  const isOver = phase.kind === 'over';
  const isWinner = isOver && winnersOf(phase.result).includes(seat);
  const won = isWinner ? concealed.slice(-1) : [];
  const wonReds = isOver && phase.red ? won : [];
  const held = sortTiles(isWinner ? concealed.slice(0, -1) : concealed);
  return {
    concealed: formatRedTiles(held, withoutTiles(reds, wonReds)) + formatRedTiles(won, wonReds),
    melds: melds.map((meld) => ({
      type: meld.kind,
      tiles: formatRedTiles(groupTiles(meld), meld.reds),
      open: meld.open,
    })),
    flowers: formatTiles(flowers),
    discards: withSpaces(
      discards
        .filter(({ claimedBy }) => claimedBy === undefined)
        .map(({ tile, red }) => tileText(tile, red)),
    ),
  };
}
