/** Which fans: tick what a hand scores under the international rules; for beginners its dearest alone. */
import type { Rng } from '../../core/rng.ts';
import type { Situation } from '../../core/win.ts';
import type { McrEdition } from '../../rulesets/mcr/config.ts';
import type { McrTotals } from '../../rulesets/mcr/total.ts';
import type { Score } from '../../scoring/score.ts';
import type { Drill, Verdict } from '../drill.ts';
import {
  type Band,
  countedIn,
  dealFor,
  dearest,
  dearestItems,
  type FanPromise,
  FLOWERS,
  itemsOfBand,
} from './fan-bands.ts';
import { type FanLine, fanLines } from './fan-lines.ts';
import { fanLists, fanScore, fanSituation } from './fan-position.ts';
import type { FanAsk, FanQuestion } from './fan-question.ts';

interface Topic extends Band {
  readonly ask: FanAsk;
}

/** One fan to name, by what it is worth; then all that count, small ones, middling and great. */
const TOPICS = {
  'name-1': { ask: 'name', low: 1, high: 1 },
  'name-2': { ask: 'name', low: 2, high: 2 },
  'name-4': { ask: 'name', low: 4, high: 5 },
  'name-6': { ask: 'name', low: 6, high: 6 },
  'name-8': { ask: 'name', low: 8, high: 8 },
  'name-12': { ask: 'name', low: 12, high: 16 },
  'name-24': { ask: 'name', low: 24, high: 32 },
  'name-48': { ask: 'name', low: 48, high: 88 },
  small: { ask: 'all', low: 1, high: 4 },
  middle: { ask: 'all', low: 5, high: 16 },
  great: { ask: 'all', low: 24, high: 88 },
} as const satisfies Readonly<Record<string, Topic>>;

export type FanTopic = keyof typeof TOPICS;
export const FAN_TOPICS = Object.keys(TOPICS) as [FanTopic, ...FanTopic[]];

export interface FanLevel {
  readonly topic: FanTopic;
  readonly edition: McrEdition;
}

/** The rows that hands of a level are dealt for. */
export const fanTargets = ({ topic, edition }: FanLevel): readonly string[] =>
  itemsOfBand(edition, TOPICS[topic]).filter(
    (item) => item !== FLOWERS || TOPICS[topic].ask === 'all',
  );

type Kinds = ReadonlySet<string>;

const isSame = (one: Kinds, other: Kinds): boolean =>
  one.size === other.size && [...one].every((kind) => other.has(kind));

/** The kinds of hands in each list that the hand may be counted by; flowers apart. */
const kindsIn = (situation: Situation, edition: McrEdition): readonly Kinds[] =>
  fanLists(situation, edition).map((list) => new Set(list));

/** No other list is worth as much: what one gives, another would call wrong (`mcr.dec.4`). */
function hasOneAnswer({ view }: Score, edition: McrEdition): boolean {
  const [first, ...others] = kindsIn(view.situation, edition);
  return first !== undefined && others.every((one) => isSame(one, first));
}

const isOnlyDearest: FanPromise = (score, item) => dearestItems(score).join() === item;

/** Nothing dearer than the band, and several things to tick. */
const isWithin =
  ({ high }: Band): FanPromise =>
  (score) =>
    dearest(score) <= high && countedIn(score).length > 1;

/** Chicken hands and flowers stand for themselves. */
const alone = new Set(['chicken-hand', FLOWERS]);

function make(rng: Rng, { topic, edition }: FanLevel): FanQuestion {
  const { ask, ...band } = TOPICS[topic];
  const several = isWithin(band);
  const promise: FanPromise =
    ask === 'name' ? isOnlyDearest : (score, item) => alone.has(item) || several(score, item);
  const items = fanTargets({ topic, edition });
  const plain: FanPromise = (score, item) => promise(score, item) && hasOneAnswer(score, edition);
  return { ...dealFor(rng, { items, edition, promise: plain }), ask };
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
}

function markOf(wanted: boolean, ticked: boolean): FanMark {
  if (wanted) return ticked ? 'found' : 'missed';
  return ticked ? 'wrong' : 'left';
}

/** Of several equally dear fans one is enough. */
function isNamed(lines: readonly FanLineVerdict[]): boolean {
  return lines.some(({ mark }) => mark === 'found') && lines.every(({ mark }) => mark !== 'wrong');
}

/** What is to be ticked: by another list worth as much, if it is the one that was ticked. */
function wantedIn(question: FanQuestion, { fans }: FanAnswer): (line: FanLine) => boolean {
  if (question.ask === 'name') return ({ wanted }) => wanted;
  const ticked = new Set(fans.filter((item) => item !== FLOWERS));
  const list = kindsIn(fanSituation(question), question.edition).find((kinds) =>
    isSame(kinds, ticked),
  );
  return ({ item, wanted }) => (list && item !== FLOWERS ? list.has(item) : wanted);
}

function check(question: FanQuestion, { fans }: FanAnswer): FanVerdict {
  const isWanted = wantedIn(question, { fans });
  const lines = fanLines(question).map((line) => ({
    ...line,
    mark: markOf(isWanted(line), fans.includes(line.item)),
  }));
  const right =
    question.ask === 'name'
      ? isNamed(lines)
      : lines.every(({ mark }) => mark === 'found' || mark === 'left');
  return { right, score: fanScore(question), lines };
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
