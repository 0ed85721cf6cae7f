/**
 * A run: questions in a row against a clock that was asked for. Plain data and what follows from
 * it; the time is told by the caller.
 */
import type { Level, Texts } from '../../../engine/drills.ts';
import { type AnswerResult, type Outcome, outcomeOf } from '../../record/result.ts';
import type { Run, RunKind } from '../../record/rows.ts';

/** So many questions, where their number is what ends a run. */
const QUESTIONS: Readonly<Partial<Record<RunKind, number>>> = {
  ...{ ten: 10, twenty: 20, fifty: 50, day: 10 },
};

/** A storm lasts that long, in milliseconds. */
const STORM = 180_000;

export interface RunQuestion {
  readonly texts: Texts;
  readonly skill: string;
}

interface RunAnswer extends RunQuestion {
  readonly outcome: Outcome;
  readonly spent: number;
  /** What was answered, and after how many hints: it is looked at again as it was. */
  readonly draft: unknown;
  readonly taken: number;
}

type Judged = Pick<AnswerResult, 'right' | 'hints'> & Pick<RunAnswer, 'draft'>;

export interface OpenQuestion extends RunQuestion {
  /** Of which answer it is the question, asked again. */
  readonly again?: number;
  /** A hint was seen, whatever is on the board since. */
  readonly helped?: true;
  /** How long it was thought about before the page was left. */
  readonly spent: number;
}

export interface RunState {
  readonly id: string;
  readonly kind: RunKind;
  readonly drill: string;
  /** The level that it was begun at, and its name. */
  readonly level: Level;
  readonly skill: string;
  /** When it was begun, in milliseconds since 1970. */
  readonly at: number;
  readonly day?: number;
  readonly answers: readonly RunAnswer[];
  /** Missed questions asked again, by their places among the answers. */
  readonly again: readonly { readonly of: number; readonly right: boolean }[];
  readonly standing?: OpenQuestion | undefined;
  /** Nothing more counts: the last question was answered, or the time ran out. */
  readonly ended?: true;
  /** Nothing more is asked. */
  readonly over?: true;
}

export type RunStep =
  | { readonly by: 'standing'; readonly question: OpenQuestion }
  /** Its place in the run, from 0. */
  | { readonly by: 'new'; readonly at: number }
  | { readonly by: 'again'; readonly of: number; readonly question: RunQuestion }
  | { readonly by: 'end' };

export const beginRun = (of: Omit<RunState, 'answers' | 'again'>): RunState => ({
  ...of,
  ...{ answers: [], again: [] },
});

/** How many questions it has; none where something else ends it. */
export const questionsIn = ({ kind }: Pick<RunState, 'kind'>): number | undefined =>
  QUESTIONS[kind];

/** Right without a hint. */
export const rightIn = ({ answers }: Pick<RunState, 'answers'>): number =>
  answers.filter(({ outcome }) => outcome === '1').length;

/** Thinking time of the questions that count. A storm cannot last longer than it does. */
export function spentIn({ kind, answers }: Pick<RunState, 'kind' | 'answers'>): number {
  const spent = answers.reduce((sum, answer) => sum + answer.spent, 0);
  return kind === 'storm' ? Math.min(STORM, spent) : spent;
}

/** What the clock shows while the standing question has been thought about for so long. */
export function clockOf(run: RunState, thought: number): number {
  const isCounted = run.standing && run.standing.again === undefined && !run.ended;
  const spent = spentIn(run) + (isCounted ? thought : 0);
  if (run.kind !== 'storm') return spent;
  return run.ended ? 0 : Math.max(0, STORM - spent);
}

/** The places of the answers that were wrong. */
export const missedIn = ({ answers }: Pick<RunState, 'answers'>): readonly number[] =>
  answers.flatMap(({ outcome }, at) => (outcome === '0' ? [at] : []));

/** Those of a number are asked again at the end; what ends with a mistake or with time is over. */
const asksAgain = (run: RunState): boolean => questionsIn(run) !== undefined;

export function nextIn(run: RunState): RunStep {
  if (run.over) return { by: 'end' };
  if (run.standing) return { by: 'standing', question: run.standing };
  if (!run.ended) return { by: 'new', at: run.answers.length };
  const of = missedIn(run)[run.again.length];
  const question = of === undefined ? undefined : run.answers[of];
  if (of === undefined || !question || !asksAgain(run)) return { by: 'end' };
  return { by: 'again', of, question };
}

/** Whether nothing more counts after these answers. */
function isEnded(run: RunState): boolean {
  const { kind, answers } = run;
  if (kind === 'streak') return answers.some(({ outcome }) => outcome !== '1');
  if (kind === 'storm') return spentIn(run) >= STORM;
  return answers.length >= (questionsIn(run) ?? 0);
}

export const askIn = (run: RunState, standing: OpenQuestion): RunState => ({ ...run, standing });

/** An answer to the question that stands. */
export function answerIn(run: RunState, { right, hints, draft }: Judged, spent: number): RunState {
  const { standing, ...before } = run;
  if (!standing) return run;
  const { again, helped, texts, skill } = standing;
  if (again !== undefined) return { ...before, again: [...run.again, { of: again, right }] };
  const outcome = outcomeOf({ right, hints: hints + Number(helped ?? false) });
  const answer = { texts, skill, outcome, spent, draft, taken: hints };
  const after = { ...before, answers: [...run.answers, answer] };
  return isEnded(after) ? { ...after, ended: true } : after;
}

/** The time ran out, or the reader has seen enough: what stands is not counted. */
export const endRun = ({ standing: _, ...run }: RunState): RunState => ({
  ...run,
  ...{ ended: true, over: true },
});

/** What is kept of a run that ended. A storm that ran out lasted as long as storms do. */
export const runRow = (run: RunState): Run => ({
  ...{ id: run.id, at: run.at, drill: run.drill, skill: run.skill, kind: run.kind },
  ...{ asked: run.answers.length, right: rightIn(run) },
  spent: run.kind === 'storm' ? STORM : spentIn(run),
  outcomes: run.answers.map(({ outcome }) => outcome).join(''),
  ...(run.day !== undefined && { day: run.day }),
});
