import { type Fields, ok, type Result } from '../engine/notation.ts';
import {
  type AgreedRules,
  hasValue,
  isUnlawful,
  type Kit,
  type Row,
  type Score,
  type Value,
} from '../engine/scoring.ts';
import { type Command, rulesCommand } from './command.ts';
import { readAgreed } from './options.ts';
import { badField, type RecordError } from './records.ts';
import { withoutReds } from './reds.ts';
import { ignoredFields, readObject, readSituation } from './situations.ts';

const worthOf = ({ limit, points, han = 0 }: Value, { totals }: Score): number =>
  limit === undefined ? (points ?? han) : totals.total;

/** Fu stand in the answer as one sum. */
const isListed = ({ item: { value }, suppressedBy }: Row): boolean =>
  suppressedBy === undefined && hasValue(value) && value.fu === undefined;

function itemsOf(score: Score, { row: ofRow }: Kit['summary']): readonly object[] {
  const counted = new Map<string, { row: Row; count: number }>();
  for (const row of score.rows) {
    if (!isListed(row)) continue;
    const { count = 0 } = counted.get(row.item.id) ?? {};
    counted.set(row.item.id, { row, count: count + 1 });
  }
  return [...counted.values()].map(({ row: { item }, count }) => ({
    id: item.id,
    count,
    value: worthOf(item.value, score),
    ...ofRow?.(item.value),
    rule: item.rule,
  }));
}

/** A hand below the minimum may not go out, but its items are listed all the same. */
function recordOf(score: Score, { notEnough, summary }: Kit, { uncounted }: AgreedRules): object {
  const { total, base, doubles, limit, enough = true } = score.totals;
  return {
    ...(enough ? { legal: true } : { legal: false, reason: notEnough?.code }),
    ...{ total, base, doubles, limit },
    items: itemsOf(score, summary),
    ...summary.score(score),
    ...(uncounted && { uncounted }),
  };
}

const NOTHING = { total: 0, base: 0, doubles: 0, limit: null, items: [] };

function answer(written: Fields, rules: Kit, all?: readonly Kit[]) {
  const agreed = readAgreed(written, rules);
  const fields = agreed.ok ? withoutReds(written, rules, agreed.value) : written;
  const situation = readSituation(fields, rules);
  if (!situation.ok) return situation;
  if (!agreed.ok) return agreed;
  const by = all && { rules, agreed: agreed.value, all };
  const ignored = by ? ignoredFields(fields, situation.value, by) : [];
  const beside = ignored.length > 0 ? { ignored } : {};
  const score = agreed.value.score(situation.value);
  if (score.ok) return ok({ ...recordOf(score.value, rules, agreed.value), ...beside });
  const { error } = score;
  if (error.code !== 'not-complete' && !isUnlawful(error)) return score;
  const nothing = { ...NOTHING, ...rules.summary.score(undefined) };
  return ok({ legal: false, reason: error.code, ...nothing, ...beside });
}

/** The {@link answer} of each rule set, with its own options and the fields that it ignores. */
function answerAll(
  fields: Fields,
  all: readonly Kit[],
): Result<Record<string, object>, RecordError> {
  const options = readObject(fields['options'], 'options');
  if (!options.ok) return options;
  const ids: readonly string[] = all.map(({ id }) => id);
  const stranger = Object.keys(options.value).find((id) => !ids.includes(id));
  if (stranger !== undefined) return badField(`options.${stranger}`, ids.join('|'));
  const answers = all.map((kit) => {
    const found = answer({ ...fields, options: options.value[kit.id] }, kit, all);
    return [kit.id, found.ok ? found.value : { error: found.error }] as const;
  });
  return ok(Object.fromEntries(answers));
}

export const scoreCommand: Command = {
  ...rulesCommand('score', (fields, rules) => answer(fields, rules)),
  answerAll,
};
