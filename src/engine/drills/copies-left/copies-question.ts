/** A ready hand and everything that lies open on the table: from texts, and back into them. */
import {
  asWaiting,
  type CopiesError,
  HAND_SIZE,
  type HeldHand,
  type SizeError,
  sizeOfHand,
} from '../../core/hand.ts';
import type { NotationError } from '../../core/notation.ts';
import type { Tile } from '../../core/tile.ts';
import { type Wait, waits } from '../../hand/waits.ts';
import type { Refusal } from '../drill.ts';
import { type Fields, type HeldHandError, heldHand, textsFor } from '../field.ts';
import { copiesError, tilesIn } from '../hand-tiles.ts';
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

const FIELDS: Fields<CopiesQuestion> = {
  hand: heldHand,
  own: fewTiles(MOST_DISCARDS),
  ...{ right: openTiles, across: openTiles, left: openTiles },
  markers,
};

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
  if (sizeOfHand(hand) !== HAND_SIZE) {
    const { length: count } = hand.concealed;
    return refused('hand', { code: 'impossible-count', count, melds: hand.melds.length });
  }
  if (winningTilesOf(hand).length === 0) return refused('hand', { code: 'not-ready' });
  const copies = copiesError([...tilesIn(hand), ...openOnTable(question)]);
  return copies && refused('own', copies);
}

export const COPIES_TEXTS = textsFor(FIELDS, errorIn);
