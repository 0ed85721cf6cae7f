/** The end of a hand to settle, as a question: from the texts of an address, and back into them. */
import { fail, ok, type Result } from '../../core/result.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import { loadKit, type PlayableRules } from '../../rulesets/index.ts';
import { SETTLING_AGREEMENTS } from '../../rulesets/levels.ts';
import { loadSettleTeaching } from '../../rulesets/table-teachings.ts';
import { agreedOf, type Kit } from '../../scoring/kit.ts';
import type { SettleTeaching } from '../../scoring/settle-teaching.ts';
import type { Account, AccountError, AccountPart, Settlement } from '../../scoring/settlement.ts';
import type { Refusal, Texts } from '../drill.ts';
import {
  choice,
  constant,
  type Field,
  type Fields,
  listOf,
  optional,
  optionFields,
  permutationOf,
  readFields,
  wholeNumber,
  withDefault,
  writeFields,
} from '../field.ts';
import type { SettleAsk } from './settle-asks.ts';

export interface SettleRules {
  readonly kit: Kit;
  readonly teaching: SettleTeaching;
}

/** The rule set with what drills about its payments need to know. */
export async function loadSettleRules(id: PlayableRules): Promise<SettleRules> {
  const [kit, teaching] = await Promise.all([loadKit(id), loadSettleTeaching(id)]);
  return { kit, teaching };
}

/** The usual one first. */
export type SettleRulesById = Readonly<Record<PlayableRules, SettleRules>>;

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
  readonly winner: Wind | null;
  readonly from: Wind | null;
  readonly fine?: SettleFine;
  readonly repeats?: number;
  /** Who laid each stake that lies on the table. */
  readonly deposits?: readonly Wind[];
  /** Who showed a ready hand when nobody won. */
  readonly ready?: readonly Wind[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly ask: SettleAsk;
  /** The letters of East, South, West and North, where the seats have letters. */
  readonly players?: string;
}

const SELF = 'self';
const NOBODY = 'nobody';

const EVERYTHING: SettleAsk = { kind: 'all' };
const EVERY_ASK: readonly SettleAsk[] = [
  EVERYTHING,
  { kind: 'winner' },
  { kind: 'losers' },
  ...WINDS.flatMap((from) =>
    WINDS.filter((to) => to !== from).map((to) => ({ kind: 'pays', from, to }) as const),
  ),
  ...WINDS.map((from) => ({ kind: 'out', from }) as const),
  ...WINDS.map((to) => ({ kind: 'net', to }) as const),
];

/** `pays-S-E`, `out-S`, `net-E`; `false-win-S`. */
const joined = (value: SettleAsk | SettleFine): string => Object.values(value).join('-');

const nobody = constant<Wind | null>(null);

/** Nobody wins a false win, which is not said, or a hand that is settled although it was drawn. */
function endFields({ kit }: SettleRules, isFalseWin: boolean, isDrawn: boolean) {
  const winners = kit.beside.includes('ready') ? [...WINDS, null] : WINDS;
  return {
    winner: isFalseWin ? nobody : choice<Wind | null>(winners, (seat) => seat ?? NOBODY),
    from:
      isFalseWin || isDrawn
        ? nobody
        : choice<Wind | null>([...WINDS, null], (seat) => seat ?? SELF),
  };
}

const MOST_REPEATS = 99;
const MOST_DEPOSITS = 16;

export type Beside = Pick<SettleQuestion, AccountPart>;
type OptionalField<T> = Field<T | undefined>;

const absent = <T>(): OptionalField<T> => constant<T | undefined>(undefined);

const stakes: OptionalField<readonly Wind[]> = optional(
  listOf(choice(WINDS), ',', { most: MOST_DEPOSITS }),
);

/** In the order of turns. */
const SOME_SEATS: readonly (readonly Wind[])[] = Array.from(
  { length: 2 ** WINDS.length },
  (_, set) => WINDS.filter((_, place) => (set >> place) % 2 === 1),
);
const someSeats: OptionalField<readonly Wind[]> = optional(
  choice(SOME_SEATS, (seats) => seats.join(',')),
);

/** What lies on the table, and who was ready where nobody won. */
export function besideFields({ kit }: SettleRules, isDrawn: boolean): Fields<Beside> {
  const isTold = (part: AccountPart): boolean =>
    kit.beside.includes(part) && isDrawn === (part === 'ready');
  return {
    repeats: isTold('repeats') ? optional(wholeNumber(1, MOST_REPEATS)) : absent(),
    deposits: isTold('deposits') ? stakes : absent(),
    ready: isTold('ready') ? someSeats : absent(),
  };
}

function pointFields(
  { kit, teaching }: SettleRules,
  winner: string | null | undefined,
): Fields<Account['scores']> {
  const points = (seat: Wind): Field<number> => {
    const isWinner = seat === winner;
    if (winner === null || !(isWinner || teaching.losers)) return constant(0);
    return wholeNumber(isWinner ? (kit.minimum?.points ?? 0) : 0, teaching.mostPoints);
  };
  return { E: points('E'), S: points('S'), W: points('W'), N: points('N') };
}

/** The agreements of the rule set; none of another one may be named. */
const settlingFields = ({ kit }: SettleRules) => ({
  ...Object.fromEntries(SETTLING_AGREEMENTS.map((name) => [name, constant<unknown>(undefined)])),
  ...optionFields(kit, kit.settlingOptions),
});

type AskParts = Pick<SettleQuestion, 'fine' | 'ask' | 'players'>;

function askFields({ kit, teaching }: SettleRules, hasNoWinner: boolean): Fields<AskParts> {
  const fines = [...kit.fines, FALSE_WIN].flatMap((kind) => WINDS.map((seat) => ({ kind, seat })));
  const isOwed = ({ kind }: SettleAsk): boolean => {
    if (kind !== 'winner' && kind !== 'losers') return true;
    return !hasNoWinner && (kind === 'winner' || teaching.losers !== undefined);
  };
  return {
    fine: optional<SettleFine>(choice(fines, joined)),
    ask: withDefault(EVERYTHING, choice(EVERY_ASK.filter(isOwed), joined)),
    players: optional(permutationOf(['A', 'B', 'C', 'D'])),
  };
}

const rulesField = (rulesById: SettleRulesById): Field<PlayableRules> => {
  const ids = Object.keys(rulesById) as PlayableRules[];
  return withDefault(ids[0] as PlayableRules, choice(ids));
};

function settled(
  { kit }: SettleRules,
  { winner, from, scores, fine, options, repeats, deposits, ready }: SettleQuestion,
): Result<Settlement, AccountError> {
  const agreed = agreedOf(kit, options);
  if (fine?.kind === FALSE_WIN) return ok(agreed.settleFalseWin(fine.seat));
  return agreed.settle({
    ...{ winner, from, scores, dealer: 'E' },
    ...(fine && { fine }),
    ...(repeats && { repeats }),
    ...(deposits && { deposits: stakesOf(deposits) }),
    ...(ready && { ready }),
  });
}

export const stakesOf = (deposits: readonly Wind[]): NonNullable<Account['deposits']> =>
  Object.fromEntries(
    [...Map.groupBy(deposits, (seat) => seat)].map(([seat, all]) => [seat, all.length]),
  );

export function settleQuestion(rules: SettleRules, question: SettleQuestion): Settlement {
  const settlement = settled(rules, question);
  if (!settlement.ok) throw new Error(settlement.error.code);
  return settlement.value;
}

/** The part of an account that its error is about. */
export function partAtFault(error: AccountError): string {
  if (error.code === 'impossible-score' || error.code === 'below-minimum') return error.seat;
  return error.code.includes('fine') ? 'fine' : 'from';
}

function checked(rules: SettleRules, question: SettleQuestion): Result<SettleQuestion, Refusal> {
  const settlement = settled(rules, question);
  if (settlement.ok) return ok(question);
  return fail({ part: partAtFault(settlement.error), error: settlement.error });
}

export function parseAccount(
  rulesById: SettleRulesById,
  texts: Texts,
): Result<SettleQuestion, Refusal> {
  const head = readFields({ rules: rulesField(rulesById) }, texts);
  if (!head.ok) return head;
  const rules = rulesById[head.value.rules];
  const isFalseWin = texts['fine']?.startsWith(FALSE_WIN) ?? false;
  const isDrawn = texts['winner'] === NOBODY;
  const end = readFields(endFields(rules, isFalseWin, isDrawn), texts);
  // Where losers do not settle the winner tells which hand counts.
  if (!end.ok && !isFalseWin && !rules.teaching.losers) return end;
  const scores = readFields(pointFields(rules, isFalseWin ? null : texts['winner']), texts);
  if (!scores.ok) return scores;
  if (!end.ok) return end;
  const beside = readFields(besideFields(rules, isDrawn), texts);
  if (!beside.ok) return beside;
  const options = readFields(settlingFields(rules), texts);
  if (!options.ok) return options;
  const asked = readFields(askFields(rules, isFalseWin || isDrawn), texts);
  if (!asked.ok) return asked;
  return checked(rules, {
    ...{ ...head.value, ...end.value, scores: scores.value, options: options.value },
    ...beside.value,
    ...asked.value,
  });
}

/** The account written down, for an address; what is usual is left out. */
export function formatAccount(rulesById: SettleRulesById, question: SettleQuestion): Texts {
  const rules = rulesById[question.rules];
  const isFalseWin = question.fine?.kind === FALSE_WIN;
  const isDrawn = question.winner === null && !isFalseWin;
  return {
    ...writeFields({ rules: rulesField(rulesById) }, question),
    ...writeFields(pointFields(rules, question.winner), question.scores),
    ...writeFields(endFields(rules, isFalseWin, isDrawn), question),
    ...writeFields(besideFields(rules, isDrawn), question),
    ...writeFields(settlingFields(rules), question.options),
    ...writeFields(askFields(rules, question.winner === null), question),
  };
}
