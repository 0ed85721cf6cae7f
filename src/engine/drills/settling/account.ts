/** The end of a hand to settle, as a question: from the texts of an address, and back into them. */
import { fail, ok, type Result } from '../../core/result.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import type { PlayableRules } from '../../rulesets/index.ts';
import type { Agreed, Kit } from '../../scoring/kit.ts';
import { formatOption } from '../../scoring/option.ts';
import type { SettleTeaching } from '../../scoring/settle-teaching.ts';
import type { Account, AccountError, Settlement } from '../../scoring/settlement.ts';
import type { Refusal, Texts } from '../drill.ts';
import { choice, type Field, type FieldError, optional, usually, wholeNumber } from '../field.ts';
import { OPTION_PARTS, type SettleAsk } from './asked.ts';

/** A rule set as its accounts are asked about. */
export interface SettleSide {
  readonly kit: Kit;
  readonly teaching: SettleTeaching;
}

/** The rule sets whose tables can be settled, the usual one first. */
export type SettleSides = Readonly<Partial<Record<PlayableRules, SettleSide>>>;

/** A hand that was shown as won and is not: nobody wins, nothing else is settled. */
const FALSE_WIN = 'false-win';

export interface SettleFine {
  readonly kind: string;
  readonly seat: Wind;
}

export interface SettleQuestion {
  readonly rules: PlayableRules;
  /** What the hands are worth; 0 where only the winner's counts. East has the first hand. */
  readonly scores: Account['scores'];
  /** `null` after a false win. */
  readonly winner: Wind | null;
  readonly from: Wind | null;
  readonly fine?: SettleFine;
  /** The agreements that a settlement depends on. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly ask: SettleAsk;
  /** The letters of East, South, West and North, where the seats have letters. */
  readonly players?: string;
}

/** Why texts that are each lawful stand for no account that can be settled. */
type SettleQuestionError =
  | FieldError
  | AccountError
  /** Who pays this fine let the winning tile go. */
  | { readonly code: 'full-fine-without-tile'; readonly seat: Wind };

/** What stands for the wall, where others stand for the one who let the tile go. */
const SELF = 'self';

const wind = choice(WINDS);
const from: Field<Wind | null> = choice<Wind | null>([...WINDS, null], (seat) => seat ?? SELF);

const EVERY_ASK: readonly SettleAsk[] = [
  { kind: 'all' },
  { kind: 'winner' },
  { kind: 'losers' },
  ...WINDS.flatMap((payer) =>
    WINDS.filter((seat) => seat !== payer).map(
      (to) => ({ kind: 'pays', from: payer, to }) as const,
    ),
  ),
  ...WINDS.map((payer) => ({ kind: 'out', from: payer }) as const),
  ...WINDS.map((to) => ({ kind: 'net', to }) as const),
];

/** `pays-S-E`, `out-S`, `net-E`. */
const writtenAsk = (ask: SettleAsk): string => Object.values(ask).join('-');

/** Whether something of the kind is ever owed. */
function mayAsk({ teaching }: SettleSide, won: boolean, { kind }: SettleAsk): boolean {
  if (kind === 'winner') return won;
  return kind !== 'losers' || (won && teaching.losers !== undefined);
}

const writtenFine = ({ kind, seat }: SettleFine): string => `${kind}-${seat}`;

const fineOf = ({ kit }: SettleSide): Field<SettleFine | undefined> =>
  optional(
    choice(
      [...kit.fines, FALSE_WIN].flatMap((kind) => WINDS.map((seat) => ({ kind, seat }))),
      writtenFine,
    ),
  );

const IN_ORDER = 'ABCD';
const players: Field<string | undefined> = optional({
  read: (text = '') =>
    [...text].sort().join('') === IN_ORDER
      ? ok(text)
      : fail({ code: 'unknown-value', value: text }),
  write: (text) => text,
});

/** Reads one text; a refusal names it. */
function read<T>(texts: Texts, part: string, field: Field<T>): Result<T, Refusal> {
  const value = field.read(texts[part]);
  return value.ok ? value : fail({ part, error: value.error });
}

type Points = Result<Pick<SettleQuestion, 'scores' | 'winner'>, Refusal>;

/** Of every hand where the losers settle as well; of the winner's where they do not. */
function readPoints(texts: Texts, { kit, teaching }: SettleSide): Points {
  const scores = { E: 0, S: 0, W: 0, N: 0 };
  const least = kit.minimum?.points ?? 0;
  const winner = read(texts, 'winner', wind);
  if (!winner.ok && !teaching.losers) return winner;
  for (const seat of WINDS) {
    const isWinner = winner.ok && winner.value === seat;
    if (!teaching.losers && !isWinner) {
      const text = texts[seat];
      if (text !== undefined) return fail({ part: seat, error: unknown(text) });
      continue;
    }
    const points = read(texts, seat, wholeNumber(isWinner ? least : 0, teaching.mostPoints));
    if (!points.ok) return points;
    scores[seat] = points.value;
  }
  return winner.ok ? ok({ scores, winner: winner.value }) : winner;
}

const unknown = (value: string) => ({ code: 'unknown-value', value });

/** Nobody wins a false win, and no hand is counted. */
function readNothing(texts: Texts): Points {
  const part = [...WINDS, 'winner', 'from'].find((name) => texts[name] !== undefined);
  return part === undefined
    ? ok({ scores: { E: 0, S: 0, W: 0, N: 0 }, winner: null })
    : fail({ part, error: unknown(texts[part] ?? '') });
}

function readOptions(
  texts: Texts,
  { kit }: SettleSide,
): Result<SettleQuestion['options'], Refusal> {
  const other = OPTION_PARTS.find(
    (name) => !kit.settlingOptions.includes(name) && texts[name] !== undefined,
  );
  if (other) return fail({ part: other, error: unknown(texts[other] ?? '') });
  let options: SettleQuestion['options'] = {};
  for (const name of kit.settlingOptions) {
    const text = texts[name];
    const read = text === undefined ? ok({}) : kit.readTexts({ [name]: text });
    if (!read.ok) return fail({ part: name, error: unknown(text ?? '') });
    options = { ...options, [name]: kit.defaults[name], ...read.value };
  }
  return ok(options);
}

export interface SettleReader {
  readonly sideOf: (rules: PlayableRules) => SettleSide;
  readonly parse: (texts: Texts) => Result<SettleQuestion, Refusal>;
  readonly format: (question: SettleQuestion) => Texts;
  /** Who pays whom; throws on an account that was neither parsed nor dealt. */
  readonly settle: (question: SettleQuestion) => Settlement;
}

const agreedFor = ({ kit }: SettleSide, { options }: SettleQuestion): Agreed => {
  const agreed = kit.agree(options);
  if (!agreed.ok) throw new Error(`${kit.id}: ${JSON.stringify(agreed.error)}`);
  return agreed.value;
};

function settlementOf(
  side: SettleSide,
  question: SettleQuestion,
): Result<Settlement, AccountError> {
  const { winner, from: supplier, scores, fine } = question;
  const agreed = agreedFor(side, question);
  if (fine?.kind === FALSE_WIN) return ok(agreed.settleFalseWin(fine.seat));
  const account = { winner, from: supplier, scores, dealer: 'E' as const };
  return agreed.settle({ ...account, ...(fine && { fine }) });
}

/** The account again if it can be settled. */
function checked(side: SettleSide, question: SettleQuestion): Result<SettleQuestion, Refusal> {
  const settlement = settlementOf(side, question);
  if (!settlement.ok) {
    const part = settlement.error.code === 'fine-without-loser' ? 'fine' : 'from';
    return fail({ part, error: settlement.error });
  }
  const { fine, from: supplier } = question;
  if (fine && side.teaching.finesForTheTile.includes(fine.kind) && fine.seat !== supplier) {
    const error: SettleQuestionError = { code: 'full-fine-without-tile', seat: fine.seat };
    return fail({ part: 'fine', error });
  }
  return ok(question);
}

/** Everything but the rules, of the rules. */
function readAccount(
  texts: Texts,
  side: SettleSide,
): Result<Omit<SettleQuestion, 'rules'>, Refusal> {
  const fine = read(texts, 'fine', fineOf(side));
  const isFalse = fine.ok && fine.value?.kind === FALSE_WIN;
  const points = isFalse ? readNothing(texts) : readPoints(texts, side);
  if (!points.ok) return points;
  const supplier = isFalse ? ok(null) : read(texts, 'from', from);
  if (!supplier.ok) return supplier;
  const options = readOptions(texts, side);
  if (!options.ok) return options;
  if (!fine.ok) return fine;
  const asks = EVERY_ASK.filter((ask) => mayAsk(side, !isFalse, ask));
  const ask = read(texts, 'ask', usually({ kind: 'all' }, choice(asks, writtenAsk)));
  if (!ask.ok) return ask;
  const letters = read(texts, 'players', players);
  if (!letters.ok) return letters;
  return ok({
    ...points.value,
    from: supplier.value,
    options: options.value,
    ask: ask.value,
    ...(fine.value && { fine: fine.value }),
    ...(letters.value && { players: letters.value }),
  });
}

/** What is usual is left out. */
function writeAccount(question: SettleQuestion, { kit, teaching }: SettleSide): Texts {
  const { scores, winner, from: supplier, fine, options, ask } = question;
  const counted = WINDS.filter((seat) => winner && (teaching.losers || seat === winner));
  const agreed = kit.settlingOptions.flatMap((name) => {
    const text = formatOption(options[name]);
    return text === formatOption(kit.defaults[name]) ? [] : [[name, text] as const];
  });
  return {
    ...Object.fromEntries(counted.map((seat) => [seat, String(scores[seat])])),
    ...(winner && { winner, from: supplier ?? SELF }),
    ...Object.fromEntries(agreed),
    ...(fine && { fine: writtenFine(fine) }),
    ...(ask.kind !== 'all' && { ask: writtenAsk(ask) }),
    ...(question.players && { players: question.players }),
  };
}

export function settleReader(sides: SettleSides): SettleReader {
  const ids = Object.keys(sides) as PlayableRules[];
  const [usual] = ids;
  if (usual === undefined) throw new RangeError('no rule set to settle by');
  const rulesField = usually(usual, choice(ids));
  const sideOf = (rules: PlayableRules): SettleSide => {
    const side = sides[rules];
    if (side === undefined) throw new RangeError(`no accounts of ${rules}`);
    return side;
  };
  return {
    sideOf,
    parse: (texts) => {
      const rules = read(texts, 'rules', rulesField);
      if (!rules.ok) return rules;
      const side = sideOf(rules.value);
      const account = readAccount(texts, side);
      return account.ok ? checked(side, { rules: rules.value, ...account.value }) : account;
    },
    format: (question) => {
      const rules = rulesField.write(question.rules);
      return { ...(rules && { rules }), ...writeAccount(question, sideOf(question.rules)) };
    },
    settle: (question) => {
      const settlement = settlementOf(sideOf(question.rules), question);
      if (!settlement.ok) throw new Error(settlement.error.code);
      return settlement.value;
    },
  };
}
