/** A ready hand and everything that lies open on the table: from texts, and back into them. */
import {
  asWaiting,
  type CopiesError,
  checkCopies,
  type HeldHand,
  type SizeError,
} from '../../core/hand.ts';
import type { NotationError } from '../../core/notation.ts';
import { fail, type Result } from '../../core/result.ts';
import type { Tile } from '../../core/tile.ts';
import { type Wait, waits } from '../../hand/waits.ts';
import { tilesIn } from '../dealing.ts';
import type { Refusal, Texts } from '../drill.ts';
import { type Fields, type HeldHandError, heldHand, readFields, writeFields } from '../field.ts';
import {
  fewTiles,
  MOST_DISCARDS,
  markers,
  type OpenTiles,
  openTiles,
  type TooManyTiles,
  tilesBefore,
} from '../open-tiles.ts';

/** The other players, in the order of play from the one who follows. */
export const OPPONENTS = ['right', 'across', 'left'] as const;
type Opponent = (typeof OPPONENTS)[number];

export interface CopiesQuestion extends Readonly<Record<Opponent, OpenTiles>> {
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
  | TooManyTiles;

const HAND_SIZE = 13;

const FIELDS: Fields<CopiesQuestion> = {
  hand: heldHand,
  own: fewTiles(MOST_DISCARDS),
  ...{ right: openTiles, across: openTiles, left: openTiles },
  markers,
};

export const COPIES_PARTS: readonly string[] = Object.keys(FIELDS);

/** Every way in which a tile completes the hand; empty for a hand that is not ready. */
export function winningTilesOf(hand: HeldHand): readonly Wait[] {
  const waiting = asWaiting(hand);
  return waiting.ok && waiting.value.pairInside ? waits(waiting.value) : [];
}

/** All tiles on the table that are not in the reader's own hand. */
export const openOnTable = (question: CopiesQuestion): readonly Tile[] => [
  ...question.own,
  ...OPPONENTS.flatMap((opponent) => tilesBefore(question[opponent])),
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
