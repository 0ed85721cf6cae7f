/** A hand to discard from, as a question: from a text, and back into one. */
import { asHeld, checkCopies, type HeldHand } from '../../core/hand.ts';
import { formatTiles, type NotationError } from '../../core/notation.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { Tile } from '../../core/tile.ts';
import type { DiscardHand } from '../../hand/discards.ts';
import { COMMON_SHAPES } from '../../shapes/common.ts';
import { distancesTo } from '../../shapes/distances.ts';
import { tilesIn } from '../dealing.ts';
import type { Refusal, Texts } from '../drill.ts';
import { heldHand, tileRow } from '../field.ts';

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

function readHand(text: string | undefined): Result<HeldHand, DiscardQuestionError> {
  const hand = heldHand.read(text);
  if (!hand.ok) return hand;
  const { concealed, melds } = hand.value;
  if (!asHeld(hand.value).ok || concealed.length % 3 !== 2) {
    return fail({ code: 'not-to-discard', count: concealed.length, melds: melds.length });
  }
  const { distance } = distancesTo(hand.value, COMMON_SHAPES);
  return distance < 0 ? fail({ code: 'complete' }) : hand;
}

/** The tiles on the table, none of them a fifth copy beside the hand. */
function readSeen(text: string, hand: HeldHand): Result<readonly Tile[], NotationError> {
  if (text.trim() === '') return ok([]);
  const seen = tileRow.read(text);
  if (!seen.ok) return seen;
  const concealed = [...tilesIn(hand), ...seen.value];
  const lawful = checkCopies({ concealed, melds: [], flowers: [] });
  return lawful.ok ? seen : lawful;
}

export function parseDiscardQuestion(texts: Texts): Result<DiscardQuestion, DiscardRefusal> {
  const hand = readHand(texts['hand']);
  if (!hand.ok) return fail({ part: 'hand', error: hand.error });
  const seen = readSeen(texts['seen'] ?? '', hand.value);
  if (!seen.ok) return fail({ part: 'seen', error: seen.error });
  return ok({ hand: { ...hand.value, seen: seen.value } });
}

export const formatDiscardQuestion = ({ hand }: DiscardQuestion): Texts => ({
  hand: heldHand.write(hand),
  ...(hand.seen.length > 0 && { seen: formatTiles(hand.seen) }),
});
