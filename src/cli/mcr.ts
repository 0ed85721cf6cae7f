/** What the command line says of the international rules. */
import {
  createScorer,
  discardsFor,
  type McrTotals,
  mcr,
  ok,
  type Result,
  type Row,
  readMcrOptions,
  type Score,
} from '../engine/index.ts';
import { readAccount } from './accounts.ts';
import type { Fields, RecordError } from './records.ts';
import type { RulesAnswers } from './rulesets.ts';
import { shownDistances, shownWaits } from './shown-shapes.ts';
import { readObject, readSituation } from './situations.ts';

/** The hands that count, alike ones together. */
function itemsOf({ rows }: Score<McrTotals>): readonly object[] {
  const counted = new Map<string, { row: Row; count: number }>();
  for (const row of rows) {
    if (row.suppressedBy !== undefined) continue;
    const { count = 0 } = counted.get(row.item.id) ?? {};
    counted.set(row.item.id, { row, count: count + 1 });
  }
  return [...counted.values()].map(({ row: { item }, count }) => ({
    id: item.id,
    count,
    value: item.value.points ?? 0,
    rule: item.rule,
  }));
}

/** Below the minimum the hand may not go out, but what it scores is told. */
function shown(score: Score<McrTotals>): object {
  const { total, base, doubles, limit, flowers, enough } = score.totals;
  const verdict = enough ? { legal: true } : { legal: false, reason: 'below-minimum' };
  return { ...verdict, total, base, doubles, limit, items: itemsOf(score), flowers };
}

const NOTHING = { total: 0, base: 0, doubles: 0, limit: null, items: [], flowers: 0 };

function score(fields: Fields): Result<object, RecordError> {
  const situation = readSituation(fields);
  if (!situation.ok) return situation;
  const given = readObject(fields['options'], 'options');
  if (!given.ok) return given;
  const options = readMcrOptions(given.value);
  if (!options.ok) return options;
  const found = createScorer(mcr, options.value)(situation.value);
  if (found.ok) return ok(shown(found.value));
  const { error } = found;
  if (error.code !== 'not-complete') return found;
  return ok({ legal: false, reason: error.code, ...NOTHING });
}

function settle(fields: Fields): Result<object, RecordError> {
  const account = readAccount(fields);
  if (!account.ok) return account;
  const given = readObject(fields['options'], 'options');
  if (!given.ok) return given;
  const options = readMcrOptions(given.value);
  if (!options.ok) return options;
  const settled = mcr.settle(account.value, options.value);
  return settled.ok ? ok({ payments: settled.value.payments }) : settled;
}

export const MCR: RulesAnswers = {
  score,
  settle,
  waits: (hand) => shownWaits(hand, mcr.shapes),
  distance: (hand) => shownDistances(hand, mcr.shapes),
  discards: (hand) => discardsFor(hand, mcr.shapes),
};
