import type { Rng } from '../core/rng.ts';

/** The kinds of board an answer is given on; each has one component. */
export const BOARDS = ['tile-choice', 'discard', 'score-sheet', 'settlement'] as const;
export type Board = (typeof BOARDS)[number];

/** What every verdict says; a drill adds what its board shows. */
export interface Verdict {
  readonly right: boolean;
}

/**
 * A drill. Chance comes in through `rng` alone: same seed and level, same
 * question. A question is an explicit position; `solve` computes its answer, and
 * `check(q, solve(q))` is right for every question.
 */
export interface Drill<Level, Question, Answer, V extends Verdict> {
  readonly id: string;
  readonly board: Board;
  readonly make: (rng: Rng, level: Level) => Question;
  readonly solve: (question: Question) => Answer;
  readonly check: (question: Question, answer: Answer) => V;
}
