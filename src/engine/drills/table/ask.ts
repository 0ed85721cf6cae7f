/** What can be asked about the table: the contract of one kind of question. */
import type { Group } from '../../core/group.ts';
import type { Rng } from '../../core/rng.ts';
import { SEATS, type Seat } from '../../core/seat.ts';
import type { HandEnd, SetFamily } from '../../core/table-rules.ts';
import type { Tile } from '../../core/tile.ts';
import type { Wind } from '../../core/wind.ts';
import type { Agreed, Kit } from '../../scoring/kit.ts';
import type { TableTeaching } from '../../scoring/table-teaching.ts';
import type { WallPlace, WallSize } from '../../table/wall.ts';
import type { Refusal } from '../drill.ts';
import { choice, type Field, type Fields, listOf } from '../field.ts';

/** A rule set as its table is asked about. */
export interface TableSide {
  readonly kit: Kit;
  /** By what its source assumes. */
  readonly agreed: Agreed;
  readonly teaching: TableTeaching;
  readonly wall: WallSize;
}

/** What a question is asked at: the players in the order of play, the rules. */
export interface Setting {
  readonly players: string;
  readonly side: TableSide;
}

/** The values of a question, where it is asked. */
export type Put<Q> = Q & Setting;

/** The names of players, in tiles of the winds or numbers: what a line of a reason is filled with. */
export interface ReasonData {
  readonly n: number;
  readonly total: number;
  readonly count: number;
  readonly least: number;
  readonly stack: number;
  readonly stacks: number;
  readonly turn: number;
  readonly low: number;
  readonly mid: number;
  readonly high: number;
  readonly first: number;
  readonly second: number;
  readonly player: string;
  readonly seat: string;
  readonly breaker: string;
  /** Players in an order that matters. */
  readonly order: readonly string[];
  /** Players as they are counted, the first being 1. */
  readonly counted: readonly string[];
  readonly terms: readonly number[];
  readonly family: SetFamily;
  readonly end: HandEnd;
  readonly ends: readonly HandEnd[];
  readonly kind: string;
  readonly tile: Tile;
  readonly tiles: readonly Tile[];
  readonly groups: readonly Group[];
  readonly winds: readonly { readonly player: string; readonly wind: Wind }[];
}

/** What a line of a reason or a hint may say. */
export const REASON_CODES = [
  ...['sum', 'ownSum', 'familySize', 'family', 'howMany'],
  ...['fills', 'fillsWhole', 'hand', 'wholeHand', 'noHand'],
  ...['count', 'countTo', 'rounds', 'reached', 'firstThrow', 'secondThrow'],
  ...['east', 'column', 'drawn', 'place', 'winds', 'eastIs'],
  ...['staysAfter', 'begins', 'stays', 'passes'],
  ...['breach', 'corner', 'countStacks', 'loose', 'ringed', 'stacks', 'lastTiles', 'dealOrder'],
  ...['claim', 'win', 'tooCheap', 'order', 'taken', 'wins', 'nobody', 'noClaim'],
  ...['isolated', 'played', 'annulled', 'danger', 'inHand', 'tally', 'worth'],
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** One line of a reason or a hint: what is said, and what of. */
export interface Reason {
  readonly code: ReasonCode;
  readonly data: Partial<ReasonData>;
}

export interface Ask<Q> {
  /** Whether it matters who sits where. */
  readonly seated?: true;
  /** Its texts, beside the players and the rules. */
  readonly fields: Fields<Q>;
  /** What is wrong with values that are each lawful; absent: nothing. */
  readonly flaw?: (put: Put<Q>) => Refusal | undefined;
  readonly make: (rng: Rng, setting: Setting) => Q;
  /** The same question with other dice. */
  readonly throwAgain?: (rng: Rng, put: Put<Q>) => Q;
  /**
   * The answer: letters of players, places of tiles or hands in their row, families, the name of a
   * size, or a stack by its owner and its number, `B15`.
   */
  readonly answer: (put: Put<Q>) => readonly string[];
  /** Whether another choice is right as well. */
  readonly accepts?: (put: Put<Q>, chosen: readonly string[]) => boolean;
  /** Why the answer is what it is, line by line. */
  readonly reasons: (put: Put<Q>, chosen: readonly string[]) => readonly Reason[];
  /** The way to the answer, without its last step. */
  readonly hint: (put: Put<Q>) => readonly Reason[];
  /** What the board shows beside the values of the question. */
  readonly show?: (put: Put<Q>) => object;
  /** What the board shows once it is answered. */
  readonly after?: (put: Put<Q>) => object;
}

/** A kind of question whose values only it knows. */
export type AnyAsk = Ask<object>;

/** Closes the values of a kind in: whoever has its question has it from the kind itself. */
export const askOf = <Q extends object>(ask: Ask<Q>): AnyAsk => ask as unknown as AnyAsk;

export const reason = (code: ReasonCode, data: Partial<ReasonData> = {}): Reason => ({
  code,
  data,
});

/** The letters of the players, as the book of 1924 names them. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof LETTERS)[number];

/** What stands for no player at all. */
const NOBODY = '-';

export const player: Field<Letter> = choice(LETTERS);

export const seatOf = ({ players }: Pick<Setting, 'players'>, letter: string): Seat =>
  players.indexOf(letter) as Seat;

export const playerAt = ({ players }: Pick<Setting, 'players'>, seat: Seat): string =>
  players[seat] ?? '';

export const lettered = (setting: Setting, seat: Seat | undefined): readonly string[] =>
  seat === undefined ? [NOBODY] : [playerAt(setting, seat)];

export const stackName = (setting: Setting, { seat, stack }: WallPlace): string =>
  playerAt(setting, seat) + stack;

const FACES = [1, 2, 3, 4, 5, 6] as const;
const ALL_DICE = FACES.flatMap((first) => FACES.map((second) => [first, second] as const));

/** What two dice show at each throw: `43-54`. */
export const dice = (throws: number): Field<readonly (readonly [number, number])[]> =>
  listOf(
    choice<readonly [number, number]>(ALL_DICE, ([first, second]) => `${first}${second}`),
    '-',
    { least: throws, most: throws },
  );

/** The places in a row, from 0, where tiles of some kinds lie. */
export const placesOf = (row: readonly Tile[], kinds: readonly string[]): readonly string[] =>
  row.flatMap((tile, place) => (kinds.includes(tile) ? [String(place)] : []));

/** The players in the order of turns after one of them. */
export const othersAfter = (setting: Setting, letter: string): readonly string[] =>
  SEATS.slice(1).map((turn) => playerAt(setting, ((seatOf(setting, letter) + turn) % 4) as Seat));
