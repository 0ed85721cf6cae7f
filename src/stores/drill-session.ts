/** One question of a drill from its appearance to its verdict; no view, no clock. */
import { atom, type WritableAtom } from 'nanostores';
import type { Asked, DrillTypes } from '../engine/drills.ts';
import type { Result } from '../engine/notation.ts';
import type { DrillSource } from './drill-source.ts';
import type { Result as Counted } from './progress.ts';

/** A press that soon after a verdict, in milliseconds, was meant for what stood there before. */
export const TOO_SOON = 350;

export interface Posed<T extends DrillTypes> {
  readonly asked: Asked<T>;
  readonly skill: string;
}

export interface DraftRules<T extends DrillTypes, Draft> {
  readonly blank: (shown: T['shown']) => Draft;
  /** The answer that a draft gives; or the parts of it that are none. */
  readonly read: (shown: T['shown'], draft: Draft) => Result<T['answer'], readonly string[]>;
  readonly firstLook?: (verdict: T['verdict']) => string | undefined;
}

/** A draft that is a choice, with one item in or out. */
export const toggled = <Item>(chosen: readonly Item[], item: Item): readonly Item[] =>
  chosen.includes(item) ? chosen.filter((other) => other !== item) : [...chosen, item];

/** The place to either side, round and round; from nowhere, the first or the last. */
export const stepped = (at: number | undefined, by: number, count: number): number =>
  ((at ?? (by > 0 ? -1 : 0)) + by + count) % count;

interface Look<T extends DrillTypes> {
  readonly about: string;
  readonly detail: T['detail'];
}

export interface SessionState<T extends DrillTypes, Draft> extends Asked<T> {
  readonly skill: string;
  readonly draft: Draft;
  readonly taken: number;
  /** What the hints say; absent before the first, and until it is there. */
  readonly hints: T['hints'] | undefined;
  /** When the question appeared, in milliseconds of the caller's clock. */
  readonly since: number;
  /** The parts of the draft that could not be read when it was to be checked. */
  readonly unread: readonly string[];
  readonly busy: boolean;
  readonly verdict: T['verdict'] | undefined;
  readonly look: Look<T> | undefined;
  readonly revealed: number;
}

export interface DrillSession<T extends DrillTypes, Draft> {
  readonly $state: WritableAtom<SessionState<T, Draft>>;
  readonly ask: (posed: Posed<T>, now: number) => void;
  /** Starts the clock of a question that stood on the page before. */
  readonly begin: (now: number) => void;
  /** Changes the draft, as long as there is no verdict. */
  readonly edit: (change: (draft: Draft) => Draft) => void;
  readonly hint: () => Promise<void>;
  readonly check: (now: number) => Promise<void>;
  /** Shows an answer given before with its verdict, and counts nothing. */
  readonly resume: (answered: Resumed<Draft>) => Promise<void>;
  readonly look: (about: string) => Promise<void>;
  readonly reveal: (lines: number) => void;
}

interface Resumed<Draft> {
  readonly draft: Draft;
  readonly taken: number;
}

interface SessionOptions<T extends DrillTypes, Draft> {
  readonly source: Pick<DrillSource<T>, 'check' | 'hints' | 'detail' | 'warm'>;
  readonly rules: DraftRules<T, Draft>;
  readonly onResult: (result: Counted, verdict: T['verdict']) => void;
}

type Store<T extends DrillTypes, Draft> = WritableAtom<SessionState<T, Draft>>;

function freshState<T extends DrillTypes, Draft>(
  { asked, skill }: Posed<T>,
  rules: DraftRules<T, Draft>,
  since: number,
): SessionState<T, Draft> {
  return {
    ...asked,
    ...{ skill, since, draft: rules.blank(asked.shown), taken: 0, hints: undefined, unread: [] },
    ...{ busy: false, verdict: undefined, look: undefined, revealed: 0 },
  };
}

/** The verdict on an answer, with what is looked at first, so that both appear at once. */
async function judge<T extends DrillTypes, Draft>(
  { texts }: SessionState<T, Draft>,
  answer: T['answer'],
  { source, rules }: SessionOptions<T, Draft>,
): Promise<{ verdict: T['verdict']; look: Look<T> | undefined }> {
  const verdict = await source.check(texts, answer);
  const about = rules.firstLook?.(verdict);
  if (about === undefined) return { verdict, look: undefined };
  return { verdict, look: { about, detail: await source.detail(texts, about) } };
}

function createRequests<T extends DrillTypes, Draft>(
  $state: Store<T, Draft>,
  options: SessionOptions<T, Draft>,
): Pick<DrillSession<T, Draft>, 'hint' | 'check' | 'resume' | 'look'> {
  type State = SessionState<T, Draft>;
  const { source, rules, onResult } = options;
  const change = (changes: Partial<State>): void => $state.set({ ...$state.get(), ...changes });
  const isStill = ({ texts }: State): boolean => $state.get().texts === texts;
  /** What was asked for last, of all that is looked at. */
  let wanted: string | undefined;

  const hint = async (): Promise<void> => {
    const state = $state.get();
    if (state.verdict) return;
    change({ taken: Math.min(state.hintSteps.length, state.taken + 1) });
    if (state.hints !== undefined) return;
    const hints = await source.hints(state.texts);
    if (isStill(state)) change({ hints });
  };
  const check = async (now: number): Promise<void> => {
    const state = $state.get();
    if (state.verdict || state.busy) return;
    const answer = rules.read(state.shown, state.draft);
    if (!answer.ok) return change({ unread: answer.error });
    change({ busy: true, unread: [] });
    try {
      const judged = await judge(state, answer.value, options);
      if (!isStill(state)) return;
      change({ ...judged, busy: false, revealed: 1 });
      const { right, marks } = judged.verdict;
      const counts = { hints: $state.get().taken, spent: Math.max(0, now - state.since) };
      onResult({ skill: state.skill, right, ...marks, ...counts }, judged.verdict);
    } finally {
      if (isStill(state) && $state.get().busy) change({ busy: false });
    }
  };
  const resume = async ({ draft, taken }: Resumed<Draft>): Promise<void> => {
    const state = $state.get();
    change({ busy: true });
    try {
      const answer = rules.read(state.shown, draft);
      if (!answer.ok) return;
      const judged = await judge(state, answer.value, options);
      if (isStill(state)) change({ ...judged, draft, taken, revealed: 1 });
    } catch {
      // What was kept is no answer to this question: it is asked afresh.
    } finally {
      if (isStill(state)) change({ busy: false });
    }
  };
  const look = async (about: string): Promise<void> => {
    const state = $state.get();
    if (!state.verdict) return;
    wanted = state.look?.about === about ? undefined : about;
    if (wanted === undefined) return change({ look: undefined });
    const detail = await source.detail(state.texts, about);
    if (isStill(state) && wanted === about) change({ look: { about, detail } });
  };
  return { hint, check, resume, look };
}

export function createDrillSession<T extends DrillTypes, Draft>(
  first: Posed<T>,
  options: SessionOptions<T, Draft>,
): DrillSession<T, Draft> {
  const { source, rules } = options;
  const $state = atom<SessionState<T, Draft>>(freshState(first, rules, 0));
  return {
    $state,
    ...createRequests($state, options),
    ask: (posed, now) => $state.set(freshState(posed, rules, now)),
    begin: (now) => $state.set({ ...$state.get(), since: now }),
    edit: (edit) => {
      const state = $state.get();
      source.warm();
      if (state.verdict || state.busy) return;
      $state.set({ ...state, draft: edit(state.draft), unread: [] });
    },
    reveal: (lines) => {
      const state = $state.get();
      if (state.verdict) $state.set({ ...state, revealed: state.revealed + lines });
    },
  };
}
