/** One question that is answered in one go, to its verdict; no view, no clock. */
import { type MapStore, map } from 'nanostores';
import type { FormerVerdict, Result as Read } from '../engine/index.ts';
import type { Result } from './progress.ts';

/** A question with the name its result is counted under. */
export interface Asked<Question> {
  readonly question: Question;
  readonly skill: string;
}

export interface AnswerState<Question, Draft, V extends FormerVerdict> extends Asked<Question> {
  /** What the reader has filled in so far. */
  readonly draft: Draft;
  readonly hints: number;
  /** When the question appeared, in milliseconds of the caller's clock. */
  readonly since: number;
  /** The parts of the draft that could not be read when it was to be checked. */
  readonly unread: readonly string[];
  readonly verdict: V | undefined;
  /** How many lines of the solution are revealed. */
  readonly shown: number;
}

/** What a drill adds to the course of a question. */
export interface AnswerRules<Question, Draft, V extends FormerVerdict> {
  readonly blank: (question: Question) => Draft;
  readonly hints: (question: Question) => number;
  /** The verdict on a draft; or the parts of it that are no answer. */
  readonly judge: (question: Question, draft: Draft) => Read<V, readonly string[]>;
  readonly counts: (verdict: V) => Pick<Result, 'found' | 'missed' | 'wrong'>;
  readonly onResult: (result: Result, verdict: V) => void;
}

export interface AnswerSession<Question, Draft, V extends FormerVerdict> {
  readonly $state: MapStore<AnswerState<Question, Draft, V>>;
  /** Puts a new question. */
  readonly ask: (asked: Asked<Question>, now: number) => void;
  /** Starts the clock of a question that stood on the page before. */
  readonly begin: (now: number) => void;
  readonly edit: (change: (draft: Draft) => Draft) => void;
  readonly hint: () => void;
  readonly check: (now: number) => void;
  /** Reveals so many lines more of the solution. */
  readonly reveal: (lines: number) => void;
}

export function createAnswerSession<Question, Draft, V extends FormerVerdict>(
  first: Asked<Question>,
  rules: AnswerRules<Question, Draft, V>,
): AnswerSession<Question, Draft, V> {
  const fresh = ({ question, skill }: Asked<Question>, since: number) => ({
    ...{ question, skill, draft: rules.blank(question), hints: 0, since },
    ...{ unread: [], verdict: undefined, shown: 0 },
  });
  const $state = map<AnswerState<Question, Draft, V>>(fresh(first, 0));

  const check = (now: number): void => {
    const state = $state.get();
    if (state.verdict) return;
    const judged = rules.judge(state.question, state.draft);
    if (!judged.ok) {
      $state.set({ ...state, unread: judged.error });
      return;
    }
    const { value } = judged;
    const { skill, hints, since } = state;
    $state.set({ ...state, unread: [], verdict: value, shown: 1 });
    const spent = Math.max(0, now - since);
    rules.onResult({ skill, right: value.right, ...rules.counts(value), hints, spent }, value);
  };

  return {
    $state,
    ask: (asked, now) => $state.set(fresh(asked, now)),
    begin: (now) => $state.set({ ...$state.get(), since: now }),
    edit: (change) => {
      const state = $state.get();
      if (!state.verdict) $state.set({ ...state, draft: change(state.draft), unread: [] });
    },
    hint: () => {
      const state = $state.get();
      if (state.verdict) return;
      $state.set({ ...state, hints: Math.min(rules.hints(state.question), state.hints + 1) });
    },
    check,
    reveal: (lines) => {
      const state = $state.get();
      if (state.verdict) $state.set({ ...state, shown: state.shown + lines });
    },
  };
}
