/** Which fans: tick what a hand scores under the international rules; for beginners its dearest alone. */
import type { Rng } from '../../core/rng.ts';
import type { McrEdition } from '../../rulesets/mcr/config.ts';
import type { McrTotals } from '../../rulesets/mcr/total.ts';
import type { Score } from '../../scoring/score.ts';
import type { Drill, Verdict } from '../former-drill.ts';
import type { Steer } from '../steer.ts';
import {
  type Band,
  countedIn,
  dealFor,
  dearest,
  dearestItems,
  type FanKnown,
  type FanPromise,
  FLOWERS,
  itemsOfBand,
} from './fan-bands.ts';
import { hasOneAnswer, listTicked } from './fan-kinds.ts';
import { FAN_LESSONS, type FanLesson, handsOfLesson } from './fan-lessons.ts';
import { type FanLine, fanLines } from './fan-lines.ts';
import { fanScore } from './fan-position.ts';
import type { FanQuestion } from './fan-question.ts';

/** All that count: small hands, middling and great ones. */
const BANDS = {
  small: { low: 1, high: 4 },
  middle: { low: 5, high: 16 },
  great: { low: 24, high: 88 },
} as const satisfies Readonly<Record<string, Band>>;
type FanBand = keyof typeof BANDS;
const WHOLE_TABLE: Band = { low: 1, high: 88 };

const NAME = 'name-';
/** One fan to name, of those that a lesson teaches. */
export type NamingTopic = `${typeof NAME}${FanLesson}`;
export type FanTopic = NamingTopic | FanBand;

/** One fan to name, lesson after lesson; then all that count. */
export const FAN_TOPICS = [
  ...FAN_LESSONS.map((lesson) => NAME + lesson),
  ...Object.keys(BANDS),
] as [FanTopic, ...FanTopic[]];

export interface FanLevel {
  readonly topic: FanTopic;
  readonly edition: McrEdition;
  /** Which of the rows are dealt for oftener than others. */
  readonly steer?: Steer;
}

/** Whether one fan is to be named, and not all that count. */
export const isNaming = (topic: FanTopic): topic is NamingTopic => !(topic in BANDS);

/** The lesson that teaches the fans to be named. */
export const lessonNamed = (topic: NamingTopic): FanLesson => topic.slice(NAME.length) as FanLesson;

/** The rows that hands of a level are dealt for. */
export function fanTargets({ topic, edition }: FanLevel): readonly string[] {
  if (!isNaming(topic)) return itemsOfBand(edition, BANDS[topic]);
  const known = itemsOfBand(edition, WHOLE_TABLE);
  return handsOfLesson(lessonNamed(topic)).filter((item) => known.includes(item));
}

const isOnlyDearest: FanPromise = (score, item) => dearestItems(score).join() === item;

/** Nothing dearer than the band, and several things to tick. */
const isWithin =
  ({ high }: Band): FanPromise =>
  (score) =>
    dearest(score) <= high && countedIn(score).length > 1;

/** Chicken hands and flowers stand for themselves. */
const alone = new Set(['chicken-hand', FLOWERS]);

function promiseOf(topic: FanTopic): FanPromise {
  if (isNaming(topic)) return isOnlyDearest;
  const several = isWithin(BANDS[topic]);
  return (score, item) => alone.has(item) || several(score, item);
}

function make(rng: Rng, { topic, edition, steer }: FanLevel): FanQuestion {
  const items = fanTargets({ topic, edition });
  const isMeant = promiseOf(topic);
  const promise: FanPromise = (score, item) => isMeant(score, item) && hasOneAnswer(score, edition);
  const position = dealFor(rng, { items, edition, promise, steer });
  return { ...position, ask: isNaming(topic) ? 'name' : 'all' };
}

export interface FanAnswer {
  readonly fans: readonly string[];
}

export type FanMark = 'found' | 'missed' | 'wrong' | 'left';

export interface FanLineVerdict extends FanLine {
  readonly mark: FanMark;
}

export interface FanVerdict extends Verdict {
  readonly score: Score<McrTotals>;
  readonly lines: readonly FanLineVerdict[];
  readonly known: FanKnown;
}

function markOf(wanted: boolean, ticked: boolean): FanMark {
  if (wanted) return ticked ? 'found' : 'missed';
  return ticked ? 'wrong' : 'left';
}

/** Of several equally dear fans one is enough. */
function isNamed(lines: readonly FanLineVerdict[]): boolean {
  return lines.some(({ mark }) => mark === 'found') && lines.every(({ mark }) => mark !== 'wrong');
}

/** A tick that is missing tells as much as a wrong one; of several equally dear one is enough. */
function knownBy(lines: readonly FanLineVerdict[], right: boolean): FanKnown {
  const telling = lines.filter(({ mark }) => mark !== 'left' && !(right && mark === 'missed'));
  return Object.fromEntries(telling.map(({ item, mark }) => [item, mark === 'found']));
}

/** What is to be ticked: by another list worth as much, if it is the one that was ticked. */
function wantedIn(question: FanQuestion, fans: readonly string[]): (line: FanLine) => boolean {
  const list = question.ask === 'name' ? undefined : listTicked(question, fans);
  return ({ item, wanted }) => (list && item !== FLOWERS ? list.has(item) : wanted);
}

function check(question: FanQuestion, { fans }: FanAnswer): FanVerdict {
  const isWanted = wantedIn(question, fans);
  const lines = fanLines(question).map((line) => ({
    ...line,
    mark: markOf(isWanted(line), fans.includes(line.item)),
  }));
  const right =
    question.ask === 'name'
      ? isNamed(lines)
      : lines.every(({ mark }) => mark === 'found' || mark === 'left');
  return { right, score: fanScore(question), lines, known: knownBy(lines, right) };
}

function solve(question: FanQuestion): FanAnswer {
  const wanted = fanLines(question).flatMap(({ item, ...line }) => (line.wanted ? [item] : []));
  return { fans: question.ask === 'name' ? wanted.slice(0, 1) : wanted };
}

export const whichFans: Drill<FanLevel, FanQuestion, FanAnswer, FanVerdict> = {
  id: 'which-fans',
  board: 'score-sheet',
  make,
  solve,
  check,
};
