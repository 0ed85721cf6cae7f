/** A ready hand and everything that lies open on the table: from texts, and back into them. */
import { groupTiles, type Meld } from '../../core/group.ts';
import {
  asWaiting,
  type CopiesError,
  checkCopies,
  type HeldHand,
  type SizeError,
} from '../../core/hand.ts';
import { formatHand, type NotationError, parseHand } from '../../core/notation.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { Tile } from '../../core/tile.ts';
import { type Wait, waits } from '../../hand/waits.ts';
import { tilesIn } from '../dealing.ts';
import type { Refusal, Texts } from '../drill.ts';
import {
  type Fields,
  type HeldHandError,
  heldHand,
  readFields,
  tileRow,
  writeFields,
} from '../field.ts';

/** The other players, in the order of play from the one who follows. */
export const OPPONENTS = ['right', 'across', 'left'] as const;
type Opponent = (typeof OPPONENTS)[number];

/** What lies open before a seat: its discards, the first one first, and its melds. */
export interface SeatOnTable {
  readonly discards: readonly Tile[];
  readonly melds: readonly Meld[];
}

export interface CopiesQuestion extends Readonly<Record<Opponent, SeatOnTable>> {
  readonly hand: HeldHand;
  /** The reader's own discards. */
  readonly own: readonly Tile[];
  /** Tiles of the wall that are turned up. */
  readonly markers: readonly Tile[];
}

export type CopiesLeftError =
  | HeldHandError
  | NotationError
  | SizeError
  | CopiesError
  /** Nothing completes the hand. */
  | { readonly code: 'not-ready' }
  /** More discards, melds or markers than can lie there. */
  | { readonly code: 'too-many-tiles'; readonly count: number; readonly most: number };

const HAND_SIZE = 13;
const MOST_DISCARDS = 30;
const MOST_MELDS = 4;
const MOST_MARKERS = 5;

const atMost = (most: number, items: readonly unknown[]): CopiesLeftError | undefined =>
  items.length > most ? { code: 'too-many-tiles', count: items.length, most } : undefined;

function parseSeat(text = ''): Result<SeatOnTable, CopiesLeftError> {
  if (text === '') return ok({ discards: [], melds: [] });
  const read = parseHand(text);
  if (!read.ok) return read;
  const { concealed, melds, flowers, win } = read.value;
  if (flowers.length > 0) return fail({ code: 'no-flowers' });
  if (win) return fail({ code: 'no-win' });
  const error = atMost(MOST_DISCARDS, concealed) ?? atMost(MOST_MELDS, melds);
  return error ? fail(error) : ok({ discards: concealed, melds });
}

const seat = {
  read: parseSeat,
  write: ({ discards, melds }: SeatOnTable) =>
    formatHand({ concealed: discards, melds, flowers: [] }) || undefined,
};

const openTiles = (most: number) => ({
  read: (text = ''): Result<readonly Tile[], CopiesLeftError> => {
    const read = text === '' ? ok([]) : tileRow.read(text);
    const error = read.ok ? atMost(most, read.value) : undefined;
    return error ? fail(error) : read;
  },
  write: (tiles: readonly Tile[]) => tileRow.write(tiles) || undefined,
});

const FIELDS: Fields<CopiesQuestion> = {
  hand: heldHand,
  own: openTiles(MOST_DISCARDS),
  right: seat,
  across: seat,
  left: seat,
  markers: openTiles(MOST_MARKERS),
};

export const COPIES_PARTS: readonly string[] = Object.keys(FIELDS);

/** Every way in which a tile completes the hand; empty for a hand that is not ready. */
export function winningTilesOf(hand: HeldHand): readonly Wait[] {
  const waiting = asWaiting(hand);
  return waiting.ok && waiting.value.pairInside ? waits(waiting.value) : [];
}

const tilesOfSeat = ({ discards, melds }: SeatOnTable): readonly Tile[] => [
  ...discards,
  ...melds.flatMap(groupTiles),
];

/** All tiles on the table that are not in the reader's own hand. */
export const openOnTable = (question: CopiesQuestion): readonly Tile[] => [
  ...question.own,
  ...OPPONENTS.flatMap((opponent) => tilesOfSeat(question[opponent])),
  ...question.markers,
];

function errorIn(question: CopiesQuestion): Refusal | undefined {
  const refused = (part: string, error: CopiesLeftError): Refusal => ({ part, error });
  const { hand } = question;
  const count = hand.concealed.length;
  if (count + 3 * hand.melds.length !== HAND_SIZE) {
    return refused('hand', { code: 'impossible-count', count, melds: hand.melds.length });
  }
  if (winningTilesOf(hand).length === 0) return refused('hand', { code: 'not-ready' });
  const all = [...tilesIn(hand), ...openOnTable(question)];
  const copies = checkCopies({ concealed: all, melds: [], flowers: [] });
  return copies.ok ? undefined : refused('own', copies.error);
}

export function parseCopies(texts: Texts): Result<CopiesQuestion, Refusal> {
  const read = readFields(FIELDS, texts);
  if (!read.ok) return read;
  const error = errorIn(read.value);
  return error ? fail(error) : read;
}

export const formatCopies = (question: CopiesQuestion): Texts => writeFields(FIELDS, question);
