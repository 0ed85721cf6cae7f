/** One question of a drill from its appearance to its verdict; no view, no clock. */
import { type MapStore, map } from 'nanostores';
import type { Asked, DrillTypes, Result } from '../engine/index.ts';
import type { DrillSource } from './drill-source.ts';
import type { Result as Counted } from './progress.ts';

/** A question with the name its result is counted under. */
export interface Posed<T extends DrillTypes> {
  readonly asked: Asked<T>;
  readonly skill: string;
}

/** What a drill adds to the course of a question. */
export interface DraftRules<T extends DrillTypes, Draft> {
  readonly blank: (shown: T['shown']) => Draft;
  /** The answer that a draft gives; or the parts of it that are none. */
  readonly read: (shown: T['shown'], draft: Draft) => Result<T['answer'], readonly string[]>;
  /** What is looked at as soon as the verdict is there. */
  readonly firstLook?: (verdict: T['verdict']) => string | undefined;
}

/** One thing looked at closely once the question is answered. */
export interface Look<T extends DrillTypes> {
  readonly about: string;
  readonly detail: T['detail'];
}

export interface SessionState<T extends DrillTypes, Draft> extends Asked<T> {
  readonly skill: string;
  /** What the reader has filled in so far. */
  readonly draft: Draft;
  /** How many hints were taken. */
  readonly taken: number;
  /** What the hints say; absent before the first, and until it is there. */
  readonly hints: T['hints'] | undefined;
  /** When the question appeared, in milliseconds of the caller's clock. */
  readonly since: number;
  /** The parts of the draft that could not be read when it was to be checked. */
  readonly unread: readonly string[];
  /** Whether the answer is being judged. */
  readonly busy: boolean;
  readonly verdict: T['verdict'] | undefined;
  readonly look: Look<T> | undefined;
  /** How many lines of the solution are revealed. */
  readonly revealed: number;
}

export interface DrillSession<T extends DrillTypes, Draft> {
  readonly $state: MapStore<SessionState<T, Draft>>;
  /** Puts a new question, or the same one anew. */
  readonly ask: (posed: Posed<T>, now: number) => void;
  /** Starts the clock of a question that stood on the page before. */
  readonly begin: (now: number) => void;
  /** Changes the draft, as long as there is no verdict. */
  readonly edit: (change: (draft: Draft) => Draft) => void;
  readonly hint: () => Promise<void>;
  readonly check: (now: number) => Promise<void>;
  /** Once answered, looks closely at something, or away from it. */
  readonly look: (about: string) => Promise<void>;
  /** Reveals so many lines more of the solution. */
  readonly reveal: (lines: number) => void;
}

interface SessionOptions<T extends DrillTypes, Draft> {
  readonly source: Pick<DrillSource<T>, 'check' | 'hints' | 'detail' | 'warm'>;
  readonly rules: DraftRules<T, Draft>;
  readonly onResult: (result: Counted, verdict: T['verdict']) => void;
}

export function createDrillSession<T extends DrillTypes, Draft>(
  first: Posed<T>,
  { source, rules, onResult }: SessionOptions<T, Draft>,
): DrillSession<T, Draft> {
  type State = SessionState<T, Draft>;
  const fresh = ({ asked, skill }: Posed<T>, since: number): State => ({
    ...asked,
    ...{ skill, since, draft: rules.blank(asked.shown), taken: 0, hints: undefined, unread: [] },
    ...{ busy: false, verdict: undefined, look: undefined, revealed: 0 },
  });
  const $state = map<State>(fresh(first, 0));
  /** What was asked for last, of all that is looked at. */
  let wanted: string | undefined;
  const change = (changes: Partial<State>): void => $state.set({ ...$state.get(), ...changes });
  /** Whether the question is still the one that was on the board. */
  const isStill = ({ texts }: State): boolean => $state.get().texts === texts;

  /** The verdict with what is looked at first, so that both appear at once. */
  const judge = async (state: State, answer: T['answer'], now: number): Promise<void> => {
    const verdict = await source.check(state.texts, answer);
    const about = rules.firstLook?.(verdict);
    const look = about && { about, detail: await source.detail(state.texts, about) };
    if (!isStill(state)) return;
    change({ busy: false, verdict, look: look || undefined, revealed: 1 });
    const { skill, since } = state;
    const { taken } = $state.get();
    const spent = Math.max(0, now - since);
    const { right, marks } = verdict;
    onResult({ skill, right, ...marks, hints: taken, spent }, verdict);
  };

  return {
    $state,
    ask: (posed, now) => $state.set(fresh(posed, now)),
    begin: (now) => change({ since: now }),
    edit: (edit) => {
      const { verdict, busy, draft } = $state.get();
      source.warm();
      if (!verdict && !busy) change({ draft: edit(draft), unread: [] });
    },
    hint: async () => {
      const state = $state.get();
      if (state.verdict) return;
      change({ taken: Math.min(state.hintSteps.length, state.taken + 1) });
      if (state.hints !== undefined) return;
      const hints = await source.hints(state.texts);
      if (isStill(state)) change({ hints });
    },
    check: async (now) => {
      const state = $state.get();
      if (state.verdict || state.busy) return;
      const answer = rules.read(state.shown, state.draft);
      if (!answer.ok) return change({ unread: answer.error });
      change({ busy: true, unread: [] });
      try {
        await judge(state, answer.value, now);
      } finally {
        if (isStill(state)) change({ busy: false });
      }
    },
    look: async (about) => {
      const state = $state.get();
      if (!state.verdict) return;
      wanted = state.look?.about === about ? undefined : about;
      if (wanted === undefined) return change({ look: undefined });
      const detail = await source.detail(state.texts, about);
      if (isStill(state) && wanted === about) change({ look: { about, detail } });
    },
    reveal: (lines) => {
      const { verdict, revealed } = $state.get();
      if (verdict) change({ revealed: revealed + lines });
    },
  };
}
