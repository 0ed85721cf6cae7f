/** A hand to count, as a question: from the texts of an address, and back into them. */

import { groupTiles } from '../../core/group.ts';
import type { Hand } from '../../core/hand.ts';
import { formatHand, parseHand } from '../../core/notation.ts';
import { ok, type Result } from '../../core/result.ts';
import { inSituation, type Situation } from '../../core/situation.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import {
  readTchou1924Options,
  TCHOU1924_DEFAULTS,
  type Tchou1924Options,
} from '../../rulesets/tchou1924/config.ts';
import { tchou1924 } from '../../rulesets/tchou1924/ruleset.ts';
import type { Tchou1924Totals } from '../../rulesets/tchou1924/total.ts';
import type { Score, ScoreError } from '../../scoring/score.ts';
import { createScorer, type Scorer } from '../../scoring/scorer.ts';
import { oneOf, type PartError, readHow, refused, type ScoredHandError } from '../question-text.ts';

/** Which lines count, or points, fan and total. */
export const COUNT_ASKS = ['lines', 'figures'] as const;
export type CountAsk = (typeof COUNT_ASKS)[number];

/** The agreements that a hand's worth depends on. */
export const COUNT_AGREEMENTS = [
  'startingPoints',
  'limit',
  'cumulation',
  'pingHou',
  'flowers',
] as const satisfies readonly (keyof Tchou1924Options)[];
export type CountAgreements = Pick<Tchou1924Options, (typeof COUNT_AGREEMENTS)[number]>;

export interface CountQuestion {
  /** Without `win` it is the hand of a player who did not win. */
  readonly hand: Hand;
  readonly seat: Wind;
  readonly how: readonly string[];
  readonly options: CountAgreements;
  readonly ask: CountAsk;
}

/** The parts of a question written down, by the names they have in an address. */
export const COUNT_PARTS = ['hand', 'seat', 'how', 'ask', ...COUNT_AGREEMENTS] as const;
export type CountPart = (typeof COUNT_PARTS)[number];
export type CountText = Readonly<Partial<Record<CountPart, string>>>;

export type CountTextError = PartError<CountPart, ScoredHandError>;

/** What the book's table knows of; the rest is of other rule sets. */
export const COUNT_CIRCUMSTANCES = [
  'rob-kong',
  'replacement',
  'last-wall',
  'heaven',
  'earth',
] as const;
export type CountCircumstance = (typeof COUNT_CIRCUMSTANCES)[number];

/** The copies of its winning tile that a hand holds, that one included. */
function winningCopies({ concealed, melds, win }: Hand): number {
  const all = [...concealed, ...melds.flatMap(groupTiles)];
  return 1 + all.filter((tile) => tile === win?.tile).length;
}

type Holds = (hand: Hand, seat: Wind) => boolean;

const isBy =
  (by: 'self' | 'discard'): Holds =>
  ({ win }) =>
    win?.by === by;
const hasKong: Holds = ({ melds }) => melds.some(({ kind }) => kind === 'kong');

/** When each of them can be said of a hand. */
const POSSIBLE: Readonly<Record<CountCircumstance, readonly Holds[]>> = {
  // The other three copies lie in the kong that is robbed.
  'rob-kong': [isBy('discard'), (hand) => winningCopies(hand) === 1],
  replacement: [isBy('self'), hasKong],
  'last-wall': [isBy('self')],
  heaven: [
    isBy('self'),
    (_, seat) => seat === 'E',
    ({ melds }) => melds.every(({ open }) => !open),
  ],
  earth: [isBy('discard'), (_, seat) => seat !== 'E', ({ melds }) => melds.length === 0],
};

/** Only one thing happens on a discard; the deal has no wall left behind it. */
const EXCLUSIVE: readonly (readonly CountCircumstance[])[] = [
  ['rob-kong', 'earth'],
  ['heaven', 'last-wall'],
];

const isKnown = (how: string): how is CountCircumstance =>
  COUNT_CIRCUMSTANCES.some((one) => one === how);

/** The first circumstance that cannot be, of this hand in this seat; absent if all can. */
export function impossibleHow({
  hand,
  seat,
  how,
}: Pick<CountQuestion, 'hand' | 'seat' | 'how'>): string | undefined {
  const both = EXCLUSIVE.find((pair) => pair.every((one) => how.includes(one)));
  return how.find(
    (one, at) =>
      !isKnown(one) ||
      how.indexOf(one) !== at ||
      one === both?.[1] ||
      !POSSIBLE[one].every((holds) => holds(hand, seat)),
  );
}

const optionsOf = (agreements: CountAgreements): Tchou1924Options => ({
  ...TCHOU1924_DEFAULTS,
  ...agreements,
});

const scorers = new Map<string, Scorer<Tchou1924Totals>>();

/** A scorer is made once for the same agreements. */
function scorerUnder(agreements: CountAgreements): Scorer<Tchou1924Totals> {
  const key = COUNT_AGREEMENTS.map((name) => agreements[name]).join();
  const known = scorers.get(key) ?? createScorer(tchou1924, optionsOf(agreements));
  scorers.set(key, known);
  return known;
}

const situationOf = ({ hand, seat, how }: CountQuestion): Situation =>
  inSituation(hand, { seat, how });

/** What the hand is worth; or why nobody can tell, for hands from outside. */
export const scoreOf = (question: CountQuestion): Result<Score<Tchou1924Totals>, ScoreError> =>
  scorerUnder(question.options)(situationOf(question));

/** The worth of a question that was parsed or dealt; throws on a hand that has none. */
export function countedScore(question: CountQuestion): Score<Tchou1924Totals> {
  const score = scoreOf(question);
  if (!score.ok) throw new Error(`${formatHand(question.hand)}: ${score.error.code}`);
  return score.value;
}

const TILES_OF_A_HAND = 13;

/** Thirteen tiles for the loser, one more for the winner; a dozen and one make thirteen kinds. */
function sizeError({ concealed, melds, win }: Hand): ScoredHandError | undefined {
  const places = concealed.length + 3 * melds.length;
  const fits = places === TILES_OF_A_HAND || (win && places === TILES_OF_A_HAND - 1);
  if (fits) return undefined;
  return { code: 'impossible-count', count: concealed.length, melds: melds.length };
}

/** An agreement as it stands in a text: a number, yes or no, or a name. */
function agreementFrom(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d{1,7}$/.test(text) ? Number(text) : text;
}

function readAgreements(text: CountText): Result<CountAgreements, CountTextError> {
  const given = COUNT_AGREEMENTS.filter((name) => text[name] !== undefined);
  const values = Object.fromEntries(given.map((name) => [name, agreementFrom(text[name] ?? '')]));
  const read = readTchou1924Options(values);
  if (read.ok) return read;
  const part = given.find((name) => name === read.error.option) ?? 'limit';
  return refused(part, { code: 'unknown-value', value: text[part] ?? '' });
}

/** The question about a hand somebody wrote down: in the seat of East unless told, by the book's defaults. */
export function parseCountQuestion(text: CountText): Result<CountQuestion, CountTextError> {
  const hand = parseHand(text.hand ?? '');
  if (!hand.ok) return refused('hand', hand.error);
  const seat = oneOf('seat', WINDS, text.seat ?? 'E');
  if (!seat.ok) return seat;
  const how = readHow(COUNT_CIRCUMSTANCES, text.how ?? '');
  if (!how.ok) return how;
  const ask = oneOf('ask', COUNT_ASKS, text.ask ?? 'figures');
  if (!ask.ok) return ask;
  const options = readAgreements(text);
  if (!options.ok) return options;
  return checked({
    ...{ hand: hand.value, seat: seat.value, how: how.value, ask: ask.value },
    options: agreementsIn(options.value),
  });
}

const agreementsIn = ({
  startingPoints,
  limit,
  cumulation,
  pingHou,
  flowers,
}: CountAgreements): CountAgreements => ({ startingPoints, limit, cumulation, pingHou, flowers });

export const USUAL_AGREEMENTS: CountAgreements = agreementsIn(TCHOU1924_DEFAULTS);

/** The question again if the hand can be counted, and can have been won like that. */
function checked(question: CountQuestion): Result<CountQuestion, CountTextError> {
  const size = sizeError(question.hand);
  if (size !== undefined) return refused('hand', size);
  const score = scoreOf(question);
  if (!score.ok) return refused('hand', score.error);
  const how = impossibleHow(question);
  if (how !== undefined) return refused('how', { code: 'impossible-how', how });
  return ok(question);
}

/** The same question written down, for an address; what is usual is left out. */
export function formatCountQuestion({ hand, seat, how, ask, options }: CountQuestion): CountText {
  const unusual = COUNT_AGREEMENTS.filter((name) => options[name] !== USUAL_AGREEMENTS[name]);
  return {
    hand: formatHand(hand),
    seat,
    ...(how.length > 0 && { how: how.join() }),
    ...(ask === 'lines' && { ask }),
    ...Object.fromEntries(unusual.map((name) => [name, String(options[name])])),
  };
}
