/** A hand won at a real table, and what was true of it as texts: counted and settled. */
import type { Hand } from '../../core/hand.ts';
import { redsIn } from '../../core/red-fives.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { Situation } from '../../core/situation.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import { extraNumber } from '../../scoring/extra.ts';
import { type AgreedRules, agreedOf, type Kit } from '../../scoring/kit.ts';
import type { RulesetId } from '../../scoring/rule-id.ts';
import type { Score } from '../../scoring/score.ts';
import type { Account, AccountError, Counter, MoneyUnit } from '../../scoring/settlement.ts';
import { type Sheet, sheetOf } from '../../scoring/sheet.ts';
import type { Refusal, Texts } from '../drill.ts';
import {
  choice,
  type Field,
  type Fields,
  optional,
  optionFields,
  readFields,
  wholeNumber,
  withDefault,
} from '../field.ts';
import { type HandAccount, mayGoOut } from '../scoring/figures.ts';
import {
  idsField,
  impossibleIn,
  readExtras,
  type ScoredHandError,
  situationOf,
  sizeError,
  windFields,
} from '../scoring/position.ts';
import {
  type Beside,
  besideFields,
  partAtFault,
  type SettleFine,
  type SettleRules,
  stakesOf,
} from '../settling/account.ts';

export type TallyError = ScoredHandError | AccountError;

interface TallyFacts extends Pick<Account, 'scores'>, Beside {
  readonly seat: Wind;
  readonly round: Wind;
  readonly how: readonly string[];
  readonly extras: Situation['extras'];
  readonly from: Wind | undefined;
  readonly options: AgreedRules['options'];
  readonly unit: MoneyUnit;
  readonly fine: SettleFine | undefined;
}

interface Tally {
  readonly rules: RulesetId;
  readonly seat: Wind;
  /** Who let the winning tile go; `null`: it was drawn, or nobody has said. */
  readonly from: Wind | null;
  readonly sheet: Sheet;
  /** The limit that it is worth as it stands, by its name. */
  readonly limit: string | null;
  readonly money: MoneyUnit;
  /** Of the hands that count in the settlement. */
  readonly scores: Readonly<Partial<Record<Wind, number>>>;
  /** Who has the first hand, where payments hang on it. */
  readonly first?: Wind;
  readonly counters?: readonly Counter[];
  /** Absent for a hand that did not win, and until it is said whose tile it won with. */
  readonly account?: HandAccount;
}

export const agreementsOf = ({ scoringOptions, settlingOptions }: Kit): readonly string[] => [
  ...scoringOptions,
  ...settlingOptions,
];

/** In the money of the rule set, or in points where it can be kept in them. */
export const unitsOf = ({ money, inPoints }: Kit): readonly MoneyUnit[] =>
  money === 'points' || Object.keys(inPoints).length === 0 ? [money] : [money, 'points'];

/** A fine as it stands in an address: its kind and who owes it. */
export const fineText = ({ kind, seat }: SettleFine): string => `${kind}-${seat}`;

/** What others' hands may be worth: nothing in most rule sets, where they do not count. */
const MOST_POINTS = 9_999;

const points = withDefault(0, wholeNumber(0, MOST_POINTS));

const factFields = ({ kit }: SettleRules) => ({
  ...windFields(kit),
  how: idsField(kit.circumstances),
  from: optional(choice(WINDS)),
  unit: withDefault(kit.money, choice(unitsOf(kit))),
  fine: optional(
    choice(
      kit.fines.flatMap((kind) => WINDS.map((seat): SettleFine => ({ kind, seat }))),
      fineText,
    ),
  ),
});

const pointFields = ({ teaching }: SettleRules): Fields<Account['scores']> => {
  const field: Field<number> = teaching.losers ? points : { ...points, read: () => ok(0) };
  return { E: field, S: field, W: field, N: field };
};

const BESIDE = ['repeats', 'deposits'] as const;

/** What may lie on the table when a hand is won, in rule sets that look at it. */
export const besideOf = ({ kit }: SettleRules): readonly (typeof BESIDE)[number][] =>
  BESIDE.filter((part) => kit.beside.includes(part));

/** What other rule sets look at is left alone. */
function readBeside(rules: SettleRules, texts: Texts): Result<Beside, Refusal> {
  const facts = besideOf(rules).map((part) => [part, texts[part]] as const);
  return readFields(besideFields(rules, false), Object.fromEntries(facts));
}

function readFacts(rules: SettleRules, texts: Texts): Result<TallyFacts, Refusal> {
  const facts = readFields(factFields(rules), texts);
  if (!facts.ok) return facts;
  const extras = readExtras(rules.kit, texts);
  if (!extras.ok) return extras;
  const options = readFields(optionFields(rules.kit, agreementsOf(rules.kit)), texts);
  if (!options.ok) return options;
  const scores = readFields(pointFields(rules), texts);
  if (!scores.ok) return scores;
  const beside = readBeside(rules, texts);
  if (!beside.ok) return beside;
  const agreed = {
    ...beside.value,
    extras: extras.value,
    options: options.value,
    scores: scores.value,
  };
  return ok({ ...facts.value, ...agreed });
}

/** Red fives among the tiles count beside those that are only given as a number. */
function withReds({ table }: Kit, hand: Hand, extras: Situation['extras']): Situation['extras'] {
  const { extra } = table.redFives ?? {};
  const reds = redsIn(hand).length;
  if (extra === undefined || reds === 0) return extras;
  return { ...extras, [extra]: extraNumber({ extras }, extra) + reds };
}

type Counted = Result<{ readonly score: Score; readonly agreed: AgreedRules }, Refusal>;

function countFacts({ kit }: SettleRules, hand: Hand, facts: TallyFacts): Counted {
  const refused = (part: string, error: TallyError) => fail({ part, error });
  const size = sizeError(hand);
  if (size) return refused('hand', size);
  const inPoints = facts.unit === kit.money ? {} : kit.inPoints;
  const agreed = agreedOf(kit, { ...facts.options, ...inPoints });
  const situation = situationOf({ ...facts, hand, extras: withReds(kit, hand, facts.extras) });
  const score = agreed.score(situation);
  if (!score.ok) return refused('hand', score.error);
  const impossible = impossibleIn(kit, situation);
  return impossible ? fail(impossible) : ok({ score: score.value, agreed });
}

interface Settling {
  readonly facts: TallyFacts;
  readonly score: Score;
  readonly agreed: AgreedRules;
  readonly from: Wind | null;
}

function settleFacts({ facts, score, agreed, from }: Settling): Result<HandAccount, Refusal> {
  const { seat, fine, repeats, deposits } = facts;
  if (!mayGoOut(score)) {
    return ok({ settlement: agreed.settleFalseWin(seat), isFalseWin: true });
  }
  const scores = { ...facts.scores, [seat]: score.totals.total };
  const settled = agreed.settle({
    ...{ winner: seat, from, scores, dealer: 'E' as const, limit: score.totals.limit },
    ...(fine && { fine }),
    ...(repeats && { repeats }),
    ...(deposits && { deposits: stakesOf(deposits) }),
  });
  if (settled.ok) return ok({ settlement: settled.value, isFalseWin: false });
  return fail({ part: partAtFault(settled.error), error: settled.error });
}

/** Refuses, by the part at fault, what no table could show. */
export function tallyOf(rules: SettleRules, hand: Hand, texts: Texts): Result<Tally, Refusal> {
  const { kit, teaching } = rules;
  const read = readFacts(rules, texts);
  if (!read.ok) return read;
  const facts = read.value;
  const counted = countFacts(rules, hand, facts);
  if (!counted.ok) return counted;
  const { score, agreed } = counted.value;
  const { seat } = facts;
  const from = hand.win?.by === 'discard' ? (facts.from ?? null) : null;
  const { total } = score.totals;
  const tally = {
    ...{ rules: kit.id, seat, from, money: facts.unit },
    sheet: sheetOf(kit, agreed, score),
    limit: score.totals.limit,
    scores: teaching.losers ? { ...facts.scores, [seat]: total } : { [seat]: total },
    ...(kit.counters && { counters: kit.counters }),
    ...(teaching.looksAtDealer(facts.options) && { first: 'E' as const }),
  };
  if (agreed.uncounted) return ok(tally);
  const isTold = hand.win?.by === 'self' || from !== null || !mayGoOut(score);
  if (!hand.win || !isTold) return ok(tally);
  const account = settleFacts({ facts, score, agreed, from });
  return account.ok ? ok({ ...tally, account: account.value }) : account;
}
