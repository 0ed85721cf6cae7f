/**
 * A finished hand seen from one seat: what each of its choices cost, and where its result came from.
 * Every choice is judged by what the seat could see when it was made.
 */
import { WINDS, type Wind } from '../core/wind.ts';
import type { GameRules, HandState } from '../play/hand-state.ts';
import { winnersOf } from '../play/hand-state.ts';
import { afterPassing, openClaims } from '../play/lawful.ts';
import type { Move } from '../play/move.ts';
import { handOutcome } from '../play/outcome.ts';
import type { Partner } from '../play/partner.ts';
import { hasChoice, viewOf } from '../play/seat-view.ts';
import { type PlayedHand, statesOf } from '../play/self-play.ts';
import type { Choice, Decision } from './choice.ts';
import { type Counsel, choiceMade, counselOn, isWeighed } from './counsel.ts';
import { type LossKind, lossKind } from './losses.ts';
import { inPoints, type Judge, judgeOf, partnerOf } from './partners.ts';

/** `chance`: the deal, the tiles the seat drew, and a wall that ran out; `others`: what they did. */
export const CAUSES = ['chance', 'choice', 'others'] as const;
type Cause = (typeof CAUSES)[number];

/** By how much what the hand was expected to settle changed, once so many moves had been made. */
interface CourseStep {
  readonly at: number;
  readonly by: Cause;
  readonly gain: number;
}

export interface ReviewedChoice {
  /** So many moves had been made. */
  readonly at: number;
  /** Absent where the seat passed. */
  readonly move?: Move;
  /** What the best choice was ahead by. */
  readonly cost: number;
  /** What a learner would have lost in the same place. */
  readonly learnerCost: number;
  readonly kind: LossKind;
  /** The standard error of what it cost. */
  readonly error: number;
  /** What the coach says; absent where the choice was as good as the best. */
  readonly counsel?: Counsel;
  /** The best one, and those that cannot be told apart from it. */
  readonly good: readonly Decision[];
}

export interface HandReview {
  readonly choices: readonly ReviewedChoice[];
  /** The steps make up the result. */
  readonly course: readonly CourseStep[];
  /** What the hand settled for the seat, in points; where wins settle nothing a win counts one. */
  readonly result: number;
  /** The costliest choices, the worst first. */
  readonly greatest: readonly ReviewedChoice[];
}

const MOST_SHOWN = 3;

/** Values are counted in such parts of a point, so that their differences add up exactly. */
const PARTS = 1024;
const inParts = (value: number): number => Math.round(value * PARTS) / PARTS;

/**
 * What the seat answered where it was asked: nothing is known where another's claim went before
 * its own, for no record holds what was only wished for.
 */
function answerOf(
  { state, next }: { readonly state: HandState; readonly next: Move | undefined },
  rules: GameRules,
  seat: Wind,
): { readonly move?: Move } | undefined {
  if (next === undefined || next.m === 'draw') return {};
  if (next.seat === seat) {
    if (next.m !== 'win') return { move: next };
    const { over: _, ...win } = next;
    return { move: win };
  }
  const claims = openClaims(state, rules);
  const kind = next.m === 'claim' ? next.kind : next.m;
  const taken = claims.findIndex((row) => WINDS[row.seat] === next.seat && row.claim === kind);
  return claims.slice(taken).some((row) => WINDS[row.seat] === seat) ? undefined : {};
}

function resultFor(state: HandState, rules: GameRules, seat: Wind): number {
  const outcome = handOutcome(state, inPoints(rules), state.standing);
  if (!outcome.ok) throw new Error(`no settlement: ${outcome.error.code}`);
  const { result, settlement } = outcome.value;
  return settlement.payments[seat] || (winnersOf(result).includes(seat) ? 1 : 0);
}

/** The steps so far; what follows the deal, or a tile that the seat drew, is owed to chance. */
function createCourse() {
  const steps: CourseStep[] = [];
  let value = 0;
  let isChance = true;
  const step = (at: number, by: Cause, next: number): void => {
    if (next !== value) steps.push({ at, by, gain: next - value });
    value = next;
  };
  return {
    steps,
    draw: (): void => {
      isChance = true;
    },
    arrive: (at: number, next: number): void => {
      step(at, isChance ? 'chance' : 'others', inParts(next));
      isChance = false;
    },
    choose: (at: number, next: number): void => step(at, 'choice', inParts(next)),
    end: (at: number, by: Cause, result: number): void => step(at, by, result),
  };
}

interface Reviewer {
  readonly judge: Judge;
  readonly learner: Partner;
  readonly rules: GameRules;
  readonly seat: Wind;
}

interface JudgedChoice {
  readonly best: Choice;
  readonly own: Choice;
  /** Absent where there was but one way to go on. */
  readonly reviewed: ReviewedChoice | undefined;
}

/** Absent where nothing is asked, or what was answered is not known. */
function choiceAt(
  at: number,
  place: { readonly state: HandState; readonly next: Move | undefined },
  { judge, learner, rules, seat }: Reviewer,
): JudgedChoice | undefined {
  const view = viewOf(place.state, rules, seat);
  const answer = hasChoice(view) ? answerOf(place, rules, seat) : undefined;
  if (answer === undefined) return undefined;
  const choices = judge.worth(view).filter(isWeighed);
  const [best] = choices;
  const own = choiceMade(choices, seat, answer.move);
  if (best === undefined || own === undefined) return undefined;
  const usual = choiceMade(choices, seat, learner(view)) ?? best;
  const counsel = counselOn(best, own, rules);
  const good = choices.filter((choice) => !counselOn(best, choice, rules).isClear);
  const reviewed = {
    ...{ at, ...answer },
    cost: inParts(best.value) - inParts(own.value),
    learnerCost: inParts(best.value) - inParts(usual.value),
    kind: lossKind(counsel),
    error: best === own ? 0 : Math.hypot(best.error, own.error),
    ...(counsel.isClear && { counsel }),
    good: good.map(({ move }) => move),
  };
  return { best, own, reviewed: choices.length > 1 ? reviewed : undefined };
}

/** Throws for a hand that is not over. */
export function reviewHand(hand: PlayedHand, rules: GameRules, seat: Wind): HandReview {
  const { state: last, moves } = hand;
  const judge = judgeOf('strong', rules);
  const reviewer = { judge, learner: partnerOf('learner', rules), rules, seat };
  const course = createCourse();
  const choices: ReviewedChoice[] = [];
  for (const [at, state] of statesOf(hand, rules).entries()) {
    const next = moves[at];
    const isDealt = at === 0 && state.phase.kind === 'turn' && state.phase.seat !== seat;
    if (isDealt) course.arrive(at, judge.waiting(viewOf(state, rules, seat)));
    const judged = choiceAt(at, { state, next }, reviewer);
    if (judged) {
      course.arrive(at, judged.best.value);
      course.choose(at, judged.own.value);
      if (judged.reviewed) choices.push(judged.reviewed);
    }
    if (next?.m !== 'draw' || next.seat !== seat) continue;
    course.arrive(at, judge.waiting(viewOf(afterPassing(state, rules), rules, seat)));
    course.draw();
  }
  const result = resultFor(last, rules, seat);
  course.end(moves.length, causeOfEnd(last, seat), result);
  const costly = choices.filter(({ counsel }) => counsel !== undefined);
  const greatest = costly.toSorted((a, b) => b.cost - a.cost).slice(0, MOST_SHOWN);
  return { choices, course: course.steps, result, greatest };
}

/** What was not yet foreseen when the hand ended. */
function causeOfEnd({ phase }: HandState, seat: Wind): Cause {
  if (phase.kind !== 'over') throw new RangeError('the hand is not over');
  const { result } = phase;
  const isOthers = result.by === 'win' ? !winnersOf(result).includes(seat) : false;
  return isOthers || result.by === 'aborted' || result.by === 'annulled' ? 'others' : 'chance';
}

/** An index of fewer choices says more of the tiles than of the player. */
export const LEAST_CHOICES = 40;

/**
 * How well the choices of several hands were made: 100 as the coach would have, 0 as a learner
 * would have in the same places, below 0 worse. Absent where there are too few to tell.
 */
export function playIndex(
  choices: readonly Pick<ReviewedChoice, 'cost' | 'learnerCost'>[],
): number | undefined {
  const sum = (costs: readonly number[]): number => costs.reduce((all, cost) => all + cost, 0);
  const learner = sum(choices.map(({ learnerCost }) => learnerCost));
  if (choices.length < LEAST_CHOICES || learner <= 0) return undefined;
  return Math.round(100 * (1 - sum(choices.map(({ cost }) => cost)) / learner));
}
