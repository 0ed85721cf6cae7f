/** A hand and what is asked of it, as a question: from texts, and back into them. */
import type { Hand } from '../../core/hand.ts';
import { formatHand, parseHand } from '../../core/notation.ts';
import { ok, type Result } from '../../core/result.ts';
import { inSituation, type Situation } from '../../core/situation.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import { impossibleCircumstance } from '../../scoring/circumstance.ts';
import type { Agreed, Kit } from '../../scoring/kit.ts';
import { formatOption } from '../../scoring/option.ts';
import type { Score } from '../../scoring/score.ts';
import { othersThan } from '../../scoring/settlement.ts';
import type { Ask, ScoringDrill, Teaching } from '../../scoring/teaching.ts';
import type { Texts } from '../drill.ts';
import { oneOf, type PartError, readHow, refused, type ScoredHandError } from '../question-text.ts';

/** A rule set and how it is taught. */
export interface Taught {
  readonly kit: Kit;
  readonly teaching: Teaching;
}

/** What a drill works with. */
export interface Subject extends Taught {
  readonly drill: ScoringDrill;
}

export interface ScoringQuestion extends Pick<Situation, 'seat' | 'round' | 'how'> {
  /** Without `win` it is the hand of a player who did not win. */
  readonly hand: Hand;
  /** The agreements that its worth depends on. */
  readonly options: Agreed['options'];
  readonly ask: Ask;
  /** Lines to be offered beside those that the hand has; the likeliest mistakes if none. */
  readonly with: readonly string[];
  /** Who let the winning tile go, or was robbed of it; `null`: it was drawn, or is not asked. */
  readonly from: Wind | null;
}

type ScoringRefusal = PartError<string, ScoredHandError>;

const asksLines = ({ asks }: ScoringDrill): boolean => Object.values(asks).includes('lines');

/** The names of the texts of a question. */
export const partsOf = ({ kit, drill }: Subject): readonly string[] => [
  ...['hand', 'seat'],
  ...(kit.countsRound ? ['round'] : []),
  'how',
  ...kit.scoringOptions,
  ...(Object.keys(drill.asks).length > 1 ? ['ask'] : []),
  ...(asksLines(drill) ? ['with'] : []),
  ...(drill.payments ? ['from'] : []),
];

/** The rule set under the agreements of a question; throws on agreements that are none. */
export function agreedFor({ kit }: Taught, options: Agreed['options']): Agreed {
  const agreed = kit.agree(options);
  if (!agreed.ok) throw new Error(`${kit.id}: ${JSON.stringify(agreed.error)}`);
  return agreed.value;
}

/** The agreements that the worth of a hand depends on, defaults among them. */
export function scoringOptions(taught: Taught, given: Agreed['options']): Agreed['options'] {
  const { options } = agreedFor(taught, given);
  return Object.fromEntries(taught.kit.scoringOptions.map((name) => [name, options[name]]));
}

type Won = Pick<ScoringQuestion, 'hand' | 'seat' | 'round' | 'how'>;

export const situationOf = ({ hand, seat, round, how }: Won): Situation =>
  inSituation(hand, { seat, round, how });

const scores = new WeakMap<ScoringQuestion, Score>();

/** The worth of a question that was parsed or dealt; throws on a hand that has none. */
export function scoreOf(taught: Taught, question: ScoringQuestion): Score {
  const known = scores.get(question);
  if (known) return known;
  const score = agreedFor(taught, question.options).score(situationOf(question));
  if (!score.ok) throw new Error(`${formatHand(question.hand)}: ${score.error.code}`);
  scores.set(question, score.value);
  return score.value;
}

const TILES_OF_A_HAND = 13;

/** Thirteen tiles for the loser, one more for the winner; thirteen kinds may be twelve and one. */
function sizeError({ concealed, melds, win }: Hand): ScoredHandError | undefined {
  const places = concealed.length + 3 * melds.length;
  const fits = places === TILES_OF_A_HAND || (win && places === TILES_OF_A_HAND - 1);
  if (fits) return undefined;
  return { code: 'impossible-count', count: concealed.length, melds: melds.length };
}

/** Who may have let the winning tile go, where that is asked. */
const giversOf = (
  { drill }: Subject,
  { hand, seat, ask }: Pick<ScoringQuestion, 'hand' | 'seat' | 'ask'>,
) => (drill.payments && ask === 'figures' && hand.win?.by === 'discard' ? othersThan(seat) : []);

type Read<T> = Result<T, ScoringRefusal>;

/** Who let the tile go: the next player unless told. Where it is not asked none may be named. */
function readFrom(
  givers: readonly Wind[],
  text: string | undefined,
): Read<ScoringQuestion['from']> {
  const [next] = givers;
  if (text === undefined) return ok(next ?? null);
  return oneOf('from', givers, text);
}

function readWith(items: Agreed['items'], text: string | undefined): Read<readonly string[]> {
  const names = text ? text.split(',') : [];
  const unknown = names.find((name) => !items.some(({ id }) => id === name));
  return unknown === undefined
    ? ok(names)
    : refused('with', { code: 'unknown-value', value: unknown });
}

/** The agreements in the texts of a question. */
export function readAgreements({ kit }: Taught, texts: Texts): Read<Agreed['options']> {
  const read = kit.readTexts(
    Object.fromEntries(kit.scoringOptions.map((name) => [name, texts[name]])),
  );
  if (read.ok) return read;
  const { option } = read.error;
  return refused(option, { code: 'unknown-value', value: texts[option] ?? '' });
}

/** The question again if the hand can be counted, and can have been won like that. */
function checked(subject: Subject, question: ScoringQuestion): Read<ScoringQuestion> {
  const { hand, options } = question;
  const size = sizeError(hand);
  if (size !== undefined) return refused('hand', size);
  const situation = situationOf(question);
  const score = agreedFor(subject, options).score(situation);
  if (!score.ok) return refused('hand', score.error);
  const how = impossibleCircumstance(subject.kit.circumstances, situation);
  if (how !== undefined) return refused('how', { code: 'impossible-how', how });
  scores.set(question, score.value);
  return ok(question);
}

/**
 * The question about a hand somebody wrote down: in the seat of East and by the default agreements
 * unless told. Refuses, by the part at fault, whatever no table could show.
 */
export function parseQuestion(subject: Subject, texts: Texts): Read<ScoringQuestion> {
  const { kit, drill } = subject;
  const hand = parseHand(texts['hand'] ?? '');
  if (!hand.ok) return refused('hand', hand.error);
  const seat = oneOf('seat', WINDS, texts['seat'] ?? 'E');
  if (!seat.ok) return seat;
  const round = oneOf('round', WINDS, (kit.countsRound ? texts['round'] : undefined) ?? 'E');
  if (!round.ok) return round;
  const how = readHow(
    kit.circumstances.map(({ id }) => id),
    texts['how'] ?? '',
  );
  if (!how.ok) return how;
  const given = readAgreements(subject, texts);
  if (!given.ok) return given;
  const asked = oneOf(
    'ask',
    Object.keys(drill.asks),
    texts['ask'] ?? Object.keys(drill.asks)[0] ?? '',
  );
  if (!asked.ok) return asked;
  const ask = drill.asks[asked.value] as Ask;
  const options = scoringOptions(subject, given.value);
  const offered = readWith(agreedFor(subject, options).items, texts['with']);
  if (!offered.ok) return offered;
  const from = readFrom(
    giversOf(subject, { hand: hand.value, seat: seat.value, ask }),
    texts['from'],
  );
  if (!from.ok) return from;
  return checked(subject, {
    ...{ hand: hand.value, seat: seat.value, round: round.value },
    how: how.value,
    ...{ options, ask, with: offered.value, from: from.value },
  });
}

const isUsual = ({ defaults }: Kit, name: string, options: Agreed['options']): boolean =>
  formatOption(options[name]) === formatOption(defaults[name]);

/** The agreements of a question that are not the default ones, as texts. */
export const unusualOptions = ({ kit }: Taught, options: Agreed['options']): Texts =>
  Object.fromEntries(
    kit.scoringOptions
      .filter((name) => !isUsual(kit, name, options))
      .map((name) => [name, formatOption(options[name])]),
  );

/** Agreements as they are said: amounts as numbers, choices as texts. */
export type Said = Readonly<Record<string, number | string>>;

/** The agreements that are said of a question: those that are not the default ones, and some always. */
export const saidOptions = (
  { kit }: Taught,
  options: Agreed['options'],
  always: readonly string[] = [],
): Said =>
  Object.fromEntries(
    kit.scoringOptions
      .filter((name) => always.includes(name) || !isUsual(kit, name, options))
      .map((name) => {
        const value = options[name];
        return [name, typeof value === 'number' ? value : formatOption(value)];
      }),
  );

/** The same question written down, for an address; what is usual is left out. */
export function formatQuestion(subject: Subject, question: ScoringQuestion): Texts {
  const { hand, seat, round, how, options, ask, from } = question;
  const [usual] = Object.values(subject.drill.asks);
  const asked = Object.entries(subject.drill.asks).find(([, known]) => known === ask);
  return {
    hand: formatHand(hand),
    seat,
    ...(subject.kit.countsRound && { round }),
    ...(how.length > 0 && { how: how.join() }),
    ...unusualOptions(subject, options),
    ...(ask !== usual && asked && { ask: asked[0] }),
    ...(question.with.length > 0 && { with: question.with.join() }),
    ...(from !== null && { from }),
  };
}
