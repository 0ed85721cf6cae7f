import type { Kit } from '../engine/scoring.ts';
import type { Command } from './command.ts';
import { type RecordError, readFields } from './records.ts';

interface Answer {
  readonly text: string;
  readonly ok: boolean;
}

const refusal = (id: unknown, error: RecordError): Answer => ({
  text: JSON.stringify({ id, error }),
  ok: false,
});

/** Answers a line with one JSON record: under its own `id`, or `null` where that cannot be read. */
export function answerLine(
  command: Command,
  line: string,
  rules?: Kit,
  all?: readonly Kit[],
): Answer {
  const fields = readFields(line);
  if (!fields.ok) return refusal(null, fields.error);
  const { id = null } = fields.value;
  if (rules === undefined && all && command.answerAll) {
    const answers = command.answerAll(fields.value, all);
    if (!answers.ok) return refusal(id, answers.error);
    const text = JSON.stringify({ id, ...answers.value });
    return { text, ok: Object.values(answers.value).every((answer) => !('error' in answer)) };
  }
  const answer = command.answer(fields.value, rules, all);
  if (!answer.ok) return refusal(id, answer.error);
  return { text: JSON.stringify({ id, ...answer.value }), ok: true };
}
