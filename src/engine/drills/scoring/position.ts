/** A hand and what is asked of it: read from texts, written back into them, counted. */

import { HAND_SIZE, type Hand, sizeOfHand } from '../../core/hand.ts';
import { formatHand, type NotationError } from '../../core/notation.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { type Extra, inSituation, type Situation } from '../../core/situation.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import { loadKit, type PlayableRules } from '../../rulesets/index.ts';
import { loadTeaching } from '../../rulesets/teachings.ts';
import { impossibleCircumstance } from '../../scoring/circumstance.ts';
import {
  type ExtraError,
  type ExtraRule,
  formatExtra,
  impossibleExtra,
  readExtra,
} from '../../scoring/extra.ts';
import type { Row } from '../../scoring/item.ts';
import { type AgreedRules, agreedOf, type Kit } from '../../scoring/kit.ts';
import { formatOption } from '../../scoring/option.ts';
import type { Score, ScoreError } from '../../scoring/score.ts';
import { othersThan } from '../../scoring/settlement.ts';
import type { ScoringAsk, ScoringDrill, Teaching } from '../../scoring/teaching.ts';
import type { Refusal, Texts } from '../drill.ts';
import {
  choice,
  constant,
  type Field,
  type Fields,
  listOf,
  optionFields,
  readFields,
  type UnknownValue,
  wholeHand,
  withDefault,
  writeFields,
} from '../field.ts';

export interface TaughtRules {
  readonly kit: Kit;
  readonly teaching: Teaching;
}

export async function loadTaught(rules: PlayableRules): Promise<TaughtRules> {
  const [kit, teaching] = await Promise.all([loadKit(rules), loadTeaching(rules)]);
  return { kit, teaching };
}

export interface Subject extends TaughtRules {
  readonly drill: ScoringDrill;
}

export interface ScoringQuestion extends Pick<Situation, 'seat' | 'round' | 'how' | 'extras'> {
  /** Without `win` it is the hand of a player who did not win. */
  readonly hand: Hand;
  readonly options: AgreedRules['options'];
  readonly ask: ScoringAsk;
  /** Lines to be offered beside those that the hand has; the likeliest mistakes if none. */
  readonly with: readonly string[];
  /** Who let the winning tile go, or was robbed of it; `null`: it was drawn, or is not asked. */
  readonly from: Wind | null;
}

export type ScoredHandError =
  | NotationError
  | ScoreError
  | UnknownValue
  | ExtraError
  | { readonly code: 'impossible-how'; readonly how: string }
  | { readonly code: 'impossible-extra'; readonly extra: string };

export interface CountedQuestion extends ScoringQuestion, TaughtRules {
  readonly situation: Situation;
  readonly agreed: AgreedRules;
  readonly score: Score;
  readonly counted: readonly Row[];
}

export const rowsThatCount = ({ rows }: Pick<Score, 'rows'>): readonly Row[] =>
  rows.filter(({ suppressedBy }) => suppressedBy === undefined);

type Told = Pick<ScoringQuestion, 'hand' | 'seat' | 'round' | 'how' | 'extras'>;

export const situationOf = ({ hand, seat, round, how, extras }: Told): Situation =>
  inSituation(hand, { seat, round, how, extras });

const known = new WeakMap<ScoringQuestion, CountedQuestion>();

export function countHand(
  { kit, teaching }: TaughtRules,
  question: ScoringQuestion,
): Result<CountedQuestion, ScoreError> {
  const before = known.get(question);
  if (before) return ok(before);
  const agreed = agreedOf(kit, question.options);
  const situation = situationOf(question);
  const score = agreed.score(situation);
  if (!score.ok) return score;
  const counted = rowsThatCount(score.value);
  const asked = { ...question, kit, teaching, situation, agreed, score: score.value, counted };
  known.set(question, asked);
  return ok(asked);
}

/** For a question that was parsed or dealt: throws on a hand that has no score. */
export function countQuestion(taught: TaughtRules, question: ScoringQuestion): CountedQuestion {
  const counted = countHand(taught, question);
  if (!counted.ok) throw new Error(`${formatHand(question.hand)}: ${counted.error.code}`);
  return counted.value;
}

const seatField: Field<Wind> = {
  read: (text = 'E') => choice(WINDS).read(text),
  write: String,
};

/** Seat and round: East unless the texts say otherwise; the round always where it does not count. */
export const windFields = ({ countsRound }: Kit): Fields<Pick<Situation, 'seat' | 'round'>> => ({
  seat: seatField,
  round: countsRound ? seatField : { read: () => ok('E'), write: () => undefined },
});

export const idsField = (among: readonly { readonly id: string }[]): Field<readonly string[]> =>
  withDefault([], listOf(choice(among.map(({ id }) => id)), ',', { least: 0, most: among.length }));

type Extras = Situation['extras'];

const extraField = (rule: ExtraRule): Field<Extra | undefined, ExtraError> => ({
  read: (text) => {
    const extra = readExtra(rule, text);
    return extra.ok && formatExtra(extra.value) === undefined ? ok(undefined) : extra;
  },
  write: (value) => (value === undefined ? undefined : formatExtra(value)),
});

/** What else the texts say of a hand; an extra that amounts to nothing is left out. */
export const extraFields = ({
  extras,
}: Pick<Kit, 'extras'>): Fields<Readonly<Record<string, Extra | undefined>>> =>
  Object.fromEntries(extras.map((rule) => [rule.id, extraField(rule)]));

export const readExtras = (kit: Kit, texts: Texts): Result<Extras, Refusal> =>
  readFields(extraFields(kit), texts) as Result<Extras, Refusal>;

const handFields = (kit: Kit) => ({
  hand: wholeHand,
  ...windFields(kit),
  how: idsField(kit.circumstances),
});

/** Several names may stand for one ask; the first is written, and left out where it is the usual one. */
function askField({ asks }: ScoringDrill): Field<ScoringAsk> {
  const names = Object.keys(asks);
  const [usual = ''] = names;
  return {
    read: (text = usual) => {
      const name = choice(names).read(text);
      return name.ok ? ok(asks[name.value] as ScoringAsk) : name;
    },
    write: (ask) => (ask === asks[usual] ? undefined : names.find((name) => asks[name] === ask)),
  };
}

export const asksPayments = ({ payments }: Teaching, ask: ScoringAsk): boolean =>
  ask === 'figures' && payments === true;

const askFields = (subject: Subject, options: AgreedRules['options']) => ({
  ask: askField(subject.drill),
  with: idsField(agreedOf(subject.kit, options).items),
});

type Giver = Pick<ScoringQuestion, 'hand' | 'seat' | 'ask'>;

/** Who let the winning tile go: the next player unless the text says otherwise; nobody where it is not asked. */
function giverField({ teaching }: TaughtRules, { hand, seat, ask }: Giver): Field<Wind | null> {
  if (!asksPayments(teaching, ask) || hand.win?.by !== 'discard')
    return constant<Wind | null>(null);
  const givers: readonly (Wind | null)[] = othersThan(seat);
  return {
    read: (text) => (text === undefined ? ok(givers[0] ?? null) : choice(givers).read(text)),
    write: String,
  };
}

/** Thirteen tiles for the loser, one more for the winner; thirteen kinds may be twelve and one. */
export function sizeError(hand: Hand): ScoredHandError | undefined {
  const { concealed, melds, win } = hand;
  const size = sizeOfHand(hand);
  if (size === HAND_SIZE || (win && size === HAND_SIZE - 1)) return undefined;
  return { code: 'impossible-count', count: concealed.length, melds: melds.length };
}

const refused = (part: string, error: ScoredHandError): Refusal => ({ part, error });

export const extraRefusal = (extra: string): Refusal =>
  refused(extra, { code: 'impossible-extra', extra });

/** What is said of a hand and cannot be so. */
export function impossibleIn(
  { circumstances, extras }: Pick<Kit, 'circumstances' | 'extras'>,
  situation: Situation,
): Refusal | undefined {
  const how = impossibleCircumstance(circumstances, situation);
  if (how !== undefined) return refused('how', { code: 'impossible-how', how });
  const extra = impossibleExtra(extras, situation);
  return extra === undefined ? undefined : extraRefusal(extra);
}

function checked(taught: TaughtRules, question: ScoringQuestion): Result<ScoringQuestion, Refusal> {
  const size = sizeError(question.hand);
  if (size) return fail(refused('hand', size));
  const counted = countHand(taught, question);
  if (!counted.ok) return fail(refused('hand', counted.error));
  const impossible = impossibleIn(taught.kit, counted.value.situation);
  return impossible ? fail(impossible) : ok(question);
}

export const questionParts = ({ kit, teaching, drill }: Subject): readonly string[] => {
  const asks = Object.values(drill.asks);
  return [
    ...['hand', 'seat'],
    ...(kit.countsRound ? ['round'] : []),
    'how',
    ...kit.extras.map(({ id }) => id),
    ...kit.scoringOptions,
    ...(asks.length > 1 ? ['ask'] : []),
    ...(asks.includes('lines') ? ['with'] : []),
    ...(teaching.payments && asks.includes('figures') ? ['from'] : []),
  ];
};

/** Refuses, by the part at fault, whatever no table could show. */
export function parseQuestion(subject: Subject, texts: Texts): Result<ScoringQuestion, Refusal> {
  const { kit } = subject;
  const held = readFields(handFields(kit), texts);
  if (!held.ok) return held;
  const options = readFields(optionFields(kit, kit.scoringOptions), texts);
  if (!options.ok) return options;
  const asked = readFields(askFields(subject, options.value), texts);
  if (!asked.ok) return asked;
  const how = kit.circumstances.map(({ id }) => id).filter((id) => held.value.how.includes(id));
  const extras = readExtras(kit, texts);
  if (!extras.ok) return extras;
  const told = { how, extras: extras.value, options: options.value };
  const hand = { ...held.value, ...told, ...asked.value };
  const giver = readFields({ from: giverField(subject, hand) }, texts);
  return giver.ok ? checked(subject, { ...hand, ...giver.value }) : giver;
}

export const formatQuestion = (subject: Subject, question: ScoringQuestion): Texts => ({
  ...writeFields(handFields(subject.kit), question),
  ...writeFields(extraFields(subject.kit), question.extras),
  ...writeFields(optionFields(subject.kit, subject.kit.scoringOptions), question.options),
  ...writeFields(askFields(subject, question.options), question),
  ...writeFields({ from: giverField(subject, question) }, question),
});

export type ShownOptions = Readonly<Record<string, number | string>>;

export function shownOptions(
  { kit }: TaughtRules,
  options: AgreedRules['options'],
  always: readonly string[] = [],
): ShownOptions {
  const unusual = writeFields(optionFields(kit, kit.scoringOptions), options);
  const shown = kit.scoringOptions.filter((name) => name in unusual || always.includes(name));
  return Object.fromEntries(
    shown.map((name) => {
      const value = options[name];
      return [name, typeof value === 'number' ? value : formatOption(value)];
    }),
  );
}
