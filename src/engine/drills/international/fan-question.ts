/** Which hands of the table the winner scores, or the dearest alone: as texts and back. */
import type { Result } from '../../core/result.ts';
import { ok } from '../../core/result.ts';
import { oneOf } from '../question-text.ts';
import {
  FAN_PARTS,
  type FanPosition,
  type FanTextError,
  formatFanPosition,
  parseFanPosition,
} from './fan-position.ts';

/** Everything that counts, or what is worth most alone. */
export const FAN_ASKS = ['all', 'name'] as const;
export type FanAsk = (typeof FAN_ASKS)[number];

export interface FanQuestion extends FanPosition {
  readonly ask: FanAsk;
}

export const FAN_QUESTION_PARTS = [...FAN_PARTS, 'ask'] as const;
export type FanQuestionPart = (typeof FAN_QUESTION_PARTS)[number];
export type FanQuestionText = Readonly<Partial<Record<FanQuestionPart, string>>>;

/** The question somebody wrote down: everything that counts, unless told. */
export function parseFanQuestion(
  text: FanQuestionText,
): Result<FanQuestion, FanTextError<FanQuestionPart>> {
  const ask = oneOf('ask', FAN_ASKS, text.ask ?? 'all');
  if (!ask.ok) return ask;
  const position = parseFanPosition(text);
  return position.ok ? ok({ ...position.value, ask: ask.value }) : position;
}

/** The same question written down, for an address. */
export const formatFanQuestion = (question: FanQuestion): FanQuestionText => ({
  ...formatFanPosition(question),
  ...(question.ask === 'name' && { ask: question.ask }),
});
