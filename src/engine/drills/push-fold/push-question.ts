/** A table at which a hand goes on or is given up: from texts, and back into them. */
import { fail, ok, type Result } from '../../core/result.ts';
import type { PlayableRules } from '../../rulesets/index.ts';
import { DEFENCE_RULES } from '../../rulesets/levels.ts';
import type { Refusal, Texts } from '../drill.ts';
import { choice, readFields, withDefault, writeFields } from '../field.ts';
import { USUAL_RULES } from '../safe/safe-levels.ts';
import { rulesOf, type SafeRules, type SafeRulesById } from '../safe/safe-question.ts';
import { SEEN_TABLE, SEEN_TABLE_PARTS, type SeenTable, seenTableRefusal } from '../seen-table.ts';

export interface PushQuestion {
  readonly rules: PlayableRules;
  readonly table: SeenTable;
}

const HEAD = { rules: withDefault(USUAL_RULES, choice(DEFENCE_RULES)) };

export const PUSH_PARTS: readonly string[] = [...SEEN_TABLE_PARTS, ...Object.keys(HEAD)];

export const rulesFor = (rulesById: SafeRulesById, { rules }: PushQuestion): SafeRules =>
  rulesOf(rulesById, rules);

export function parsePush(rulesById: SafeRulesById, texts: Texts): Result<PushQuestion, Refusal> {
  const table = readFields(SEEN_TABLE, texts);
  if (!table.ok) return table;
  const head = readFields(HEAD, texts);
  if (!head.ok) return head;
  const question = { ...head.value, table: table.value };
  const error = seenTableRefusal(table.value, rulesFor(rulesById, question));
  return error ? fail(error) : ok(question);
}

export const formatPush = ({ table, ...head }: PushQuestion): Texts => ({
  ...writeFields(SEEN_TABLE, table),
  ...writeFields(HEAD, head),
});
