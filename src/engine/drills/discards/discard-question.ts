/** A hand to discard from, as a question: from a text, and back into one. */
import { groupTiles } from '../../core/group.ts';
import { asHeld, type CopiesError, checkCopies, type Hand } from '../../core/hand.ts';
import {
  formatHand,
  formatTiles,
  type NotationError,
  parseHand,
  parseTiles,
} from '../../core/notation.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { Tile } from '../../core/tile.ts';
import type { DiscardHand } from '../../hand/discards.ts';
import { COMMON_SHAPES } from '../../shapes/common.ts';
import { distancesTo } from '../../shapes/distances.ts';
import type { Refusal, Texts } from '../drill.ts';

export interface DiscardQuestion {
  readonly hand: DiscardHand;
}

/** What a text may hold that nothing can be discarded from, beside what the notation refuses. */
export type DiscardQuestionError =
  | NotationError
  /** Of 3n + 2 tiles one is to go; any other number is a hand before its draw, or none. */
  | { readonly code: 'not-to-discard'; readonly count: number; readonly melds: number }
  /** Flowers belong to no group; a hand won already, or complete as it is, lays down. */
  | { readonly code: 'no-flowers' | 'no-win' | 'complete' };

/** The texts of a question: the hand, and the tiles visible elsewhere. */
export interface DiscardTexts extends Texts {
  readonly hand: string;
  readonly seen?: string;
}

export interface DiscardRefusal extends Refusal {
  readonly error: DiscardQuestionError;
}

function handFrom(text: string): Result<Hand, DiscardQuestionError> {
  const read = parseHand(text);
  if (!read.ok) return read;
  const { concealed, melds, flowers, win } = read.value;
  if (flowers.length > 0) return fail({ code: 'no-flowers' });
  if (win) return fail({ code: 'no-win' });
  const held = asHeld(read.value);
  if (!held.ok || concealed.length % 3 !== 2) {
    return fail({ code: 'not-to-discard', count: concealed.length, melds: melds.length });
  }
  if (distancesTo({ concealed, melds }, COMMON_SHAPES).distance < 0)
    return fail({ code: 'complete' });
  return ok(read.value);
}

/** The tiles on the table, none of them a fifth copy beside the hand. */
function seenFrom(text: string, hand: Hand): Result<readonly Tile[], NotationError> {
  if (text.trim() === '') return ok([]);
  const read = parseTiles(text);
  if (!read.ok) return read;
  const all = [...hand.concealed, ...hand.melds.flatMap(groupTiles), ...read.value];
  const lawful: Result<Hand, CopiesError> = checkCopies({ ...hand, concealed: all, melds: [] });
  return lawful.ok ? read : lawful;
}

/** The question about a hand somebody wrote down. */
export function parseDiscardQuestion(texts: Texts): Result<DiscardQuestion, DiscardRefusal> {
  const hand = handFrom(texts['hand'] ?? '');
  if (!hand.ok) return fail({ part: 'hand', error: hand.error });
  const seen = seenFrom(texts['seen'] ?? '', hand.value);
  if (!seen.ok) return fail({ part: 'seen', error: seen.error });
  const { concealed, melds } = hand.value;
  return ok({ hand: { concealed, melds, seen: seen.value } });
}

/** The same question written down, for an address; `seen` only where anything is. */
export function formatDiscardQuestion({ hand }: DiscardQuestion): DiscardTexts {
  const { concealed, melds, seen } = hand;
  const text = formatHand({ concealed, melds, flowers: [] });
  return seen.length > 0 ? { hand: text, seen: formatTiles(seen) } : { hand: text };
}
