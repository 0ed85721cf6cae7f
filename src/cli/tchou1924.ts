/** What the command line says of Tchou's rules. */
import {
  type Account,
  createScorer,
  FINES,
  ok,
  type Result,
  type Row,
  readTchou1924Options,
  type Score,
  type Tchou1924Totals,
  tchou1924,
} from '../engine/index.ts';
import { readAccount } from './accounts.ts';
import { badField, type Fields, isFields, type RecordError } from './records.ts';
import type { RulesAnswers } from './rulesets.ts';
import { shownWaits } from './shown-shapes.ts';
import { readChoice, readObject, readSituation, readWind } from './situations.ts';

/** The rows that count and are worth something, alike ones together. */
function itemsOf({ rows, totals }: Score<Tchou1924Totals>): readonly object[] {
  const counted = new Map<string, { row: Row; count: number }>();
  for (const row of rows) {
    const { points = 0, doubles = 0, limit = 0 } = row.item.value;
    if (row.suppressedBy !== undefined || points + doubles + limit === 0) continue;
    const { count = 0 } = counted.get(row.item.id) ?? {};
    counted.set(row.item.id, { row, count: count + 1 });
  }
  return [...counted.values()].map(({ row: { item }, count }) => {
    const { points = 0, doubles = 0, limit } = item.value;
    const value = limit === undefined ? points : totals.total;
    return { id: item.id, count, value, ...(doubles > 0 && { fan: doubles }), rule: item.rule };
  });
}

function shown(score: Score<Tchou1924Totals>): object {
  const { total, base, doubles, limit, limitHands } = score.totals;
  // Thirteen single tiles are no groups that could be counted.
  const isCounted = score.view.shape !== 'thirteen-kinds';
  return {
    legal: true,
    total,
    base,
    doubles,
    limit,
    items: itemsOf(score),
    points: isCounted ? base : null,
    fan: isCounted ? doubles : null,
    limitHands,
  };
}

const NOTHING = { total: 0, base: 0, doubles: 0, limit: null, items: [] };

function score(fields: Fields): Result<object, RecordError> {
  const situation = readSituation(fields);
  if (!situation.ok) return situation;
  const given = readObject(fields['options'], 'options');
  if (!given.ok) return given;
  const options = readTchou1924Options(given.value);
  if (!options.ok) return options;
  const found = createScorer(tchou1924, options.value)(situation.value);
  if (found.ok) return ok(shown(found.value));
  const { error } = found;
  if (error.code !== 'not-complete') return found;
  const nothing = { ...NOTHING, points: null, fan: null, limitHands: [] };
  return ok({ legal: false, reason: error.code, ...nothing });
}

function readFine(value: unknown): Result<Account['fine'], RecordError> {
  if (value === undefined || value === null) return ok(undefined);
  if (!isFields(value)) return badField('fine', 'object|null');
  const kind = readChoice(value['kind'], 'fine.kind', FINES);
  if (!kind.ok) return kind;
  const seat = readWind(value['seat'], 'fine.seat');
  return seat.ok ? ok({ kind: kind.value, seat: seat.value }) : seat;
}

function settle(fields: Fields): Result<object, RecordError> {
  const account = readAccount(fields);
  if (!account.ok) return account;
  const fine = readFine(fields['fine']);
  if (!fine.ok) return fine;
  const given = readObject(fields['options'], 'options');
  if (!given.ok) return given;
  // Accounts of the command line are in points unless a record says what a point is worth.
  const options = readTchou1924Options({ perPoint: 1, ...given.value });
  if (!options.ok) return options;
  const whole = { ...account.value, ...(fine.value && { fine: fine.value }) };
  const settled = tchou1924.settle(whole, options.value);
  return settled.ok ? ok({ payments: settled.value.payments }) : settled;
}

export const TCHOU1924: RulesAnswers = {
  score,
  waits: (hand) => shownWaits(hand, tchou1924.shapes),
  settle,
};
