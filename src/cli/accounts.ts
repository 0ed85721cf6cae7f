import {
  type Fields,
  fail,
  isCount,
  isFields,
  ok,
  okAll,
  type Result,
  WINDS,
  type Wind,
} from '../engine/notation.ts';
import {
  ACCOUNT_PARTS,
  type Account,
  type AccountPart,
  type FalseWin,
  type Kit,
  type RuleId,
} from '../engine/scoring.ts';
import { badField, type RecordError } from './records.ts';
import { readChoice, readWind } from './situations.ts';

type SettlingKit = Pick<Kit, 'fines' | 'noFines' | 'beside'>;

const SEAT_OR_NONE = [null, ...WINDS] as const;

function readScores(value: unknown): Result<Account['scores'], RecordError> {
  if (value === undefined) return fail({ code: 'missing-field', field: 'scores' });
  if (!isFields(value)) return badField('scores', 'object');
  const scores: Record<Wind, number> = { E: 0, S: 0, W: 0, N: 0 };
  for (const wind of WINDS) {
    const { [wind]: points } = value;
    if (points === undefined) return fail({ code: 'missing-field', field: `scores.${wind}` });
    if (!isCount(points)) return badField(`scores.${wind}`, '0..');
    scores[wind] = points;
  }
  return ok(scores);
}

/** Refused where the rule set knows nothing of such a field, by its entry that says so. */
const unknownField = (field: string, rule: RuleId | undefined) =>
  fail({ code: 'unknown-field', field, ...(rule && { rule }) } as const);

function readFine(
  value: unknown,
  { fines: [kind, ...kinds], noFines }: SettlingKit,
): Result<Account['fine'], RecordError> {
  if (value === undefined || value === null) return ok(undefined);
  if (kind === undefined) return unknownField('fine', noFines);
  if (!isFields(value)) return badField('fine', 'object|null');
  return okAll({
    kind: readChoice(value['kind'], 'fine.kind', [kind, ...kinds]),
    seat: readWind(value['seat'], 'fine.seat'),
  });
}

function readRepeats(value: unknown): Result<Pick<Account, 'repeats'>, RecordError> {
  if (value === undefined) return ok({});
  return isCount(value) ? ok({ repeats: value }) : badField('repeats', '0..');
}

function readDeposits(value: unknown): Result<Pick<Account, 'deposits'>, RecordError> {
  if (value === undefined) return ok({});
  if (!isFields(value)) return badField('deposits', 'object');
  const deposits: Partial<Record<Wind, number>> = {};
  for (const [name, sticks] of Object.entries(value)) {
    const seat = readWind(name, 'deposits');
    if (!seat.ok) return seat;
    if (!isCount(sticks)) return badField(`deposits.${name}`, '0..');
    deposits[seat.value] = sticks;
  }
  return ok({ deposits });
}

function readReady(value: unknown): Result<Pick<Account, 'ready'>, RecordError> {
  if (value === undefined) return ok({});
  if (!Array.isArray(value)) return badField('ready', 'array');
  const ready: Wind[] = [];
  for (const [at, name] of value.entries()) {
    const seat = readChoice(name ?? null, `ready[${at}]`, WINDS);
    if (!seat.ok) return seat;
    ready.push(seat.value);
  }
  return ok({ ready });
}

/** What lies on the table from earlier hands. */
export function readCarryOver(
  fields: Fields,
): Result<Pick<Account, 'repeats' | 'deposits'>, RecordError> {
  const read = okAll({
    repeats: readRepeats(fields['repeats']),
    deposits: readDeposits(fields['deposits']),
  });
  return read.ok ? ok({ ...read.value.repeats, ...read.value.deposits }) : read;
}

type OnTheTable = Pick<Account, AccountPart>;

const isSomething = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isFields(value) ? isSome(value) : Boolean(value);

const isSome = (fields: Fields): boolean => Object.values(fields).some(isSomething);

/** What lies on the table beside the win, where the rule set looks at it. */
function readTable(fields: Fields, { beside }: SettlingKit): Result<OnTheTable, RecordError> {
  const unknown = ACCOUNT_PARTS.find((part) => !beside.includes(part) && isSomething(fields[part]));
  if (unknown !== undefined) return unknownField(unknown, undefined);
  const read = okAll({ carried: readCarryOver(fields), ready: readReady(fields['ready']) });
  return read.ok ? ok({ ...read.value.carried, ...read.value.ready }) : read;
}

/** Whoever showed a false win, with nothing else to settle; absent if nobody did. */
export function readFalseWin(
  fields: Fields,
  { noFines }: SettlingKit,
): Result<FalseWin | undefined, RecordError> {
  const { falseWin, dealer: first } = fields;
  if (falseWin === undefined || falseWin === null) return ok(undefined);
  if (noFines) return unknownField('falseWin', noFines);
  const offender = readWind(falseWin, 'falseWin');
  if (!offender.ok) return offender;
  const other = (['winner', 'from', 'fine'] as const).find((field) => isSomething(fields[field]));
  if (other !== undefined) return badField(other, 'null');
  const dealer = readWind(first, 'dealer');
  return dealer.ok ? ok({ offender: offender.value, dealer: dealer.value }) : dealer;
}

const readLimit = (value: unknown = null): Result<string | null, RecordError> =>
  value === null || typeof value === 'string' ? ok(value) : badField('limit', 'string|null');

/** Reads the account of a `settle` record; what its rule set knows nothing of is refused. */
export function readAccount(fields: Fields, kit: SettlingKit): Result<Account, RecordError> {
  if (fields['winner'] === undefined) return fail({ code: 'missing-field', field: 'winner' });
  const read = okAll({
    winner: readChoice(fields['winner'], 'winner', SEAT_OR_NONE),
    from: readChoice(fields['from'], 'from', SEAT_OR_NONE),
    scores: readScores(fields['scores']),
    dealer: readWind(fields['dealer'], 'dealer'),
    limit: readLimit(fields['limit']),
    fine: readFine(fields['fine'], kit),
    table: readTable(fields, kit),
  });
  if (!read.ok) return read;
  const { fine, table, ...account } = read.value;
  return ok({ ...account, ...(fine && { fine }), ...table });
}
