import { asHeld, checkCopies, type HeldHand } from '../../core/hand.ts';
import type { NotationError } from '../../core/notation.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { Tile } from '../../core/tile.ts';
import type { DiscardHand } from '../../hand/discards.ts';
import { COMMON_SHAPES } from '../../shapes/common.ts';
import { distancesTo } from '../../shapes/distances.ts';
import { tilesIn } from '../dealing.ts';
import type { Refusal, Texts } from '../drill.ts';
import { type Field, type Fields, heldHand, readFields, tileRow, writeFields } from '../field.ts';

export interface DiscardQuestion {
  readonly hand: DiscardHand;
}

export type DiscardQuestionError =
  | NotationError
  /** Of 3n + 2 tiles one is to go; any other number is a hand before its draw, or none. */
  | { readonly code: 'not-to-discard'; readonly count: number; readonly melds: number }
  /** Flowers belong to no group; a hand won already, or complete as it is, lays down. */
  | { readonly code: 'no-flowers' | 'no-win' | 'complete' };

export interface DiscardRefusal extends Refusal {
  readonly error: DiscardQuestionError;
}

/** Concealed tiles and melds that something has to be discarded from. */
const fullHand: Field<HeldHand, DiscardQuestionError> = {
  read: (text) => {
    const hand = heldHand.read(text);
    if (!hand.ok) return hand;
    const { concealed, melds } = hand.value;
    if (!asHeld(hand.value).ok || concealed.length % 3 !== 2) {
      return fail({ code: 'not-to-discard', count: concealed.length, melds: melds.length });
    }
    const { distance } = distancesTo(hand.value, COMMON_SHAPES);
    return distance < 0 ? fail({ code: 'complete' }) : hand;
  },
  write: heldHand.write,
};

const FIELDS: Fields<{ hand: HeldHand; seen: readonly Tile[] }> = {
  hand: fullHand,
  seen: {
    read: (text = '') => (text.trim() === '' ? ok([]) : tileRow.read(text)),
    write: (tiles) => (tiles.length > 0 ? tileRow.write(tiles) : undefined),
  },
};

export function parseDiscardQuestion(texts: Texts): Result<DiscardQuestion, Refusal> {
  const read = readFields(FIELDS, texts);
  if (!read.ok) return read;
  const { hand, seen } = read.value;
  const concealed = [...tilesIn(hand), ...seen];
  const lawful = checkCopies({ concealed, melds: [], flowers: [] });
  return lawful.ok ? ok({ hand: { ...hand, seen } }) : fail({ part: 'seen', error: lawful.error });
}

export const formatDiscardQuestion = ({ hand }: DiscardQuestion): Texts =>
  writeFields(FIELDS, { hand, seen: hand.seen });
