/** A hand that waits, as a question: from a text, and back into one. */
import type { Meld } from '../../core/group.ts';
import { asWaiting, type SizeError, type WaitingHand } from '../../core/hand.ts';
import { formatHand, type NotationError, parseHand } from '../../core/notation.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { Tile } from '../../core/tile.ts';
import type { Refusal, Texts } from '../drill.ts';

export interface WaitQuestion {
  readonly hand: WaitingHand;
}

/** What the board shows before the answer. */
export interface WaitShown {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  /** Whether the pair is among these tiles, or made elsewhere. */
  readonly pairInside: boolean;
}

/** What a text may hold that cannot be asked about, beside what the notation refuses. */
export type WaitQuestionError =
  | NotationError
  | SizeError
  /** Flowers and seasons belong to no group, and a hand won already waits for nothing. */
  | { readonly code: 'no-flowers' | 'no-win' };

export interface WaitRefusal extends Refusal {
  readonly error: WaitQuestionError;
}

function handFrom(text: string): Result<WaitingHand, WaitQuestionError> {
  const read = parseHand(text);
  if (!read.ok) return read;
  if (read.value.flowers.length > 0) return fail({ code: 'no-flowers' });
  if (read.value.win) return fail({ code: 'no-win' });
  return asWaiting(read.value);
}

/** The question about a hand somebody wrote down. */
export function parseWaitQuestion(texts: Texts): Result<WaitQuestion, WaitRefusal> {
  const hand = handFrom(texts['hand'] ?? '');
  return hand.ok ? ok({ hand: hand.value }) : fail({ part: 'hand', error: hand.error });
}

/** The same question written down, for an address. */
export const formatWaitQuestion = ({ hand }: WaitQuestion): { readonly hand: string } => ({
  hand: formatHand({ concealed: hand.concealed, melds: hand.melds, flowers: [] }),
});

export const showWaitQuestion = ({
  hand: { concealed, melds, pairInside },
}: WaitQuestion): WaitShown => ({ concealed, melds, pairInside });
