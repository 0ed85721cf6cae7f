/**
 * A game of the Japanese rules as a log from elsewhere holds it, whatever form the log has. Players
 * are counted from 0 in the order of play; who is East changes from hand to hand.
 */
import { isCount } from '../core/fields.ts';
import type { Result } from '../core/result.ts';
import { SEATS, type Seat } from '../core/seat.ts';
import type { TileText } from '../core/tile.ts';

export type LogAct =
  | { readonly act: 'draw' | 'discard'; readonly player: Seat; readonly tile: TileText }
  | { readonly act: 'ready'; readonly player: Seat }
  | {
      readonly act: 'claim';
      readonly player: Seat;
      readonly from: Seat;
      readonly kind: 'chow' | 'pung' | 'kong';
      /** All of them, the one that was taken too. */
      readonly tiles: readonly TileText[];
      readonly tile: TileText;
    }
  | {
      readonly act: 'kong';
      readonly player: Seat;
      readonly kind: 'concealed' | 'added';
      /** The tile added, or one of the four. */
      readonly tile: TileText;
    }
  /** With the last tile drawn, discarded or added to a pung; from nobody where it was drawn. */
  | { readonly act: 'win'; readonly player: Seat; readonly from: Seat | null };

export interface LogHand {
  /** Rounds that are over: 0 in the East round. */
  readonly rounds: number;
  readonly starter: Seat;
  readonly repeats: number;
  /** Sticks of 1000 that lie on the table from earlier hands. */
  readonly sticks: number;
  /** What each player had when the hand began. */
  readonly points: readonly number[];
  /** Thirteen tiles a player. */
  readonly deal: readonly (readonly TileText[])[];
  readonly acts: readonly LogAct[];
  /** Bonus markers in the order in which they were turned, and those beneath them. */
  readonly markers: readonly TileText[];
  readonly underMarkers: readonly TileText[];
  /** The log says that nobody won. */
  readonly isDrawn?: true;
  /** What the log says each player gained, sticks laid in this hand aside. */
  readonly gains?: readonly number[];
}

/** What of a log could not be read, by its name. */
export type LogError =
  /** None of the forms that are known. */
  | { readonly code: 'unknown-form' }
  | { readonly code: 'too-long'; readonly most: number }
  | { readonly code: 'no-hands' }
  | { readonly code: 'three-players' }
  /** What is played with elsewhere and not here, or makes no sense in its place. */
  | { readonly code: 'bad-entry'; readonly entry: string }
  /** Tiles of other players are not told. */
  | { readonly code: 'hidden-tiles' };

export interface Log {
  /** Empty for a player without a name. */
  readonly names: readonly string[];
  /** Agreements that the log tells, beside those of the game of today. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly hands: readonly Result<LogHand, LogError>[];
}

const MOST_SHOWN = 40;

/** An entry that cannot be read, cut where it is long. */
export function badEntry(entry: unknown): LogError {
  const text = typeof entry === 'string' ? entry : (JSON.stringify(entry) ?? '');
  return { code: 'bad-entry', entry: text.slice(0, MOST_SHOWN) };
}

export const asPlayer = (value: unknown): Seat | undefined => SEATS.find((seat) => seat === value);

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);

/** A count from 0, such as repeats; absent for anything else. */
export const asCount = (value: unknown): number | undefined =>
  isCount(value) && value < 1000 ? value : undefined;

/** One number a player. */
export const asFour = (value: unknown): readonly number[] | undefined =>
  Array.isArray(value) && value.length === SEATS.length && value.every(isNumber)
    ? value
    : undefined;

/** Every value as it is read; absent where one cannot be. */
export function readAll<T>(
  values: unknown,
  read: (value: unknown) => T | undefined,
): readonly T[] | undefined {
  if (!Array.isArray(values)) return undefined;
  const found = values.map(read);
  return found.every((value) => value !== undefined) ? found : undefined;
}

/** Entries hand by hand: each begins with its opening, and what stands before the first says nothing of them. */
export function splitHands<Entry>(
  entries: readonly Entry[],
  isOpening: (entry: Entry) => boolean,
): readonly (readonly [Entry, ...Entry[]])[] {
  const hands: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    if (isOpening(entry)) hands.push([entry]);
    else hands.at(-1)?.push(entry);
  }
  return hands;
}

/** Sums player by player. */
export const together = (all: readonly (readonly number[])[]): readonly number[] =>
  SEATS.map((seat) => all.reduce((sum, gains) => sum + (gains[seat] ?? 0), 0));
