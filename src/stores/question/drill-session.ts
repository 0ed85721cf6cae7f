/** One question of a drill from its appearance to its verdict; no view, no clock. */
import { atom, type WritableAtom } from 'nanostores';
import type { DrillTypes, QuestionData, Verdict } from '../../engine/drills.ts';
import type { Result } from '../../engine/notation.ts';
import type { AnswerResult } from '../record/result.ts';
import type { DrillSource } from './drill-source.ts';

/** A press that soon after a verdict, in milliseconds, was meant for what stood there before. */
export const TOO_SOON = 350;

interface SessionQuestion<T extends DrillTypes> {
  readonly question: QuestionData<T>;
  readonly skill: string;
}

export interface DraftRules<T extends DrillTypes, Draft> {
  readonly blank: (shown: T['shown']) => Draft;
  /** The answer that a draft gives; or the parts of it that are none. */
  readonly read: (shown: T['shown'], draft: Draft) => Result<T['answer'], readonly string[]>;
  readonly firstLook?: (verdict: T['verdict']) => string | undefined;
  /**
   * How many answers are left to choose from after a wrong one and a hint, where they are few:
   * another try is a question as long as it is not the only one.
   */
  readonly left?: (shown: T['shown'], verdict: T['verdict']) => number | undefined;
  /** How far a wrong answer is, where it is of several parts. */
  readonly far?: (shown: T['shown'], verdict: T['verdict']) => Far | undefined;
}

/** Of what is to be found, how much is; and how much was chosen beside it. */
interface Far {
  readonly found: number;
  readonly all: number;
  readonly extra: number;
}

export const farOf = ({ marks: { found, missed, wrong } }: Verdict): Far => ({
  ...{ found, all: found + missed, extra: wrong },
});

/** A draft that is a choice, with one item in or out. */
export const toggle = <Item>(chosen: readonly Item[], item: Item): readonly Item[] =>
  chosen.includes(item) ? chosen.filter((other) => other !== item) : [...chosen, item];

/** The place to either side, round and round; from nowhere, the first or the last. */
export const stepAround = (at: number | undefined, by: number, count: number): number =>
  ((at ?? (by > 0 ? -1 : 0)) + by + count) % count;

interface Look<T extends DrillTypes> {
  readonly about: string;
  readonly detail: T['detail'];
}

interface Judged<T extends DrillTypes> {
  readonly verdict: T['verdict'];
  readonly look: Look<T> | undefined;
}

/** A wrong answer that may be changed before anything is proved. */
interface Nudge<T extends DrillTypes, Draft> {
  readonly draft: Draft;
  /** How many answers were wrong, this one counted. */
  readonly misses: number;
  readonly judged: Judged<T>;
  readonly far: Far | undefined;
}

export interface SessionState<T extends DrillTypes, Draft> extends QuestionData<T> {
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
  /** Until the second try is judged. */
  readonly nudged: Nudge<T, Draft> | undefined;
  readonly verdict: T['verdict'] | undefined;
  readonly look: Look<T> | undefined;
  readonly revealed: number;
}

export interface DrillSession<T extends DrillTypes, Draft> {
  readonly $state: WritableAtom<SessionState<T, Draft>>;
  readonly ask: (next: SessionQuestion<T>, now: number) => void;
  /** Starts the clock of a question that stood on the page before. */
  readonly begin: (now: number) => void;
  /** Changes the draft, as long as there is no verdict. */
  readonly edit: (change: (draft: Draft) => Draft) => void;
  readonly hint: () => Promise<void>;
  readonly check: (now: number) => Promise<void>;
  /** Proves the answer of the first try, in place of a second one. */
  readonly giveUp: () => void;
  /** Shows an answer given before with its verdict, and counts nothing. */
  readonly resume: (answered: SavedAnswer<Draft>) => Promise<void>;
  readonly look: (about: string) => Promise<void>;
  readonly reveal: (lines: number) => void;
}

interface SavedAnswer<Draft> {
  readonly draft: Draft;
  readonly taken: number;
  /** Whether the second try is still to come. */
  readonly nudged?: boolean | undefined;
}

interface SessionOptions<T extends DrillTypes, Draft> {
  readonly source: Pick<DrillSource<T>, 'check' | 'hints' | 'detail' | 'warm'>;
  readonly rules: DraftRules<T, Draft>;
  /** Whether a wrong answer is nudged and may be changed once before it is proved. */
  readonly secondTry?: boolean | undefined;
  /** Whether every wrong answer is refused, so that only a right one is proved. */
  readonly refuses?: boolean | undefined;
  readonly onResult: (result: AnswerResult, verdict: T['verdict'], isSecondTry: boolean) => void;
}

type Store<T extends DrillTypes, Draft> = WritableAtom<SessionState<T, Draft>>;

function freshState<T extends DrillTypes, Draft>(
  { question, skill }: SessionQuestion<T>,
  rules: DraftRules<T, Draft>,
  since: number,
): SessionState<T, Draft> {
  return {
    ...question,
    ...{ skill, since, draft: rules.blank(question.shown), taken: 0, hints: undefined, unread: [] },
    ...{ busy: false, nudged: undefined, verdict: undefined, look: undefined, revealed: 0 },
  };
}

/** The verdict on an answer, with what is looked at first, so that both appear at once. */
async function judge<T extends DrillTypes, Draft>(
  { texts }: SessionState<T, Draft>,
  answer: T['answer'],
  { source, rules }: SessionOptions<T, Draft>,
): Promise<Judged<T>> {
  const verdict = await source.check(texts, answer);
  const about = rules.firstLook?.(verdict);
  if (about === undefined) return { verdict, look: undefined };
  return { verdict, look: { about, detail: await source.detail(texts, about) } };
}

const changing =
  <T extends DrillTypes, Draft>($state: Store<T, Draft>) =>
  (changes: Partial<SessionState<T, Draft>>): void =>
    $state.set({ ...$state.get(), ...changes });

/** Whether the question is the same as then. */
const stillAbout =
  <T extends DrillTypes, Draft>($state: Store<T, Draft>) =>
  ({ texts }: Pick<SessionState<T, Draft>, 'texts'>): boolean =>
    $state.get().texts === texts;

function createHelp<T extends DrillTypes, Draft>(
  $state: Store<T, Draft>,
  { source }: SessionOptions<T, Draft>,
) {
  const change = changing($state);
  const isStill = stillAbout($state);
  /** What was asked for last, of all that is looked at. */
  let wanted: string | undefined;

  const loadHints = async (): Promise<void> => {
    const state = $state.get();
    if (state.hints !== undefined) return;
    const hints = await source.hints(state.texts);
    if (isStill(state)) change({ hints });
  };
  const hint = async (): Promise<void> => {
    const state = $state.get();
    if (state.verdict) return;
    change({ taken: Math.min(state.hintSteps.length, state.taken + 1) });
    await loadHints();
  };
  const look = async (about: string): Promise<void> => {
    const state = $state.get();
    if (!state.verdict) return;
    wanted = state.look?.about === about ? undefined : about;
    if (wanted === undefined) return change({ look: undefined });
    const detail = await source.detail(state.texts, about);
    if (isStill(state) && wanted === about) change({ look: { about, detail } });
  };
  return { loadHints, hint, look };
}

/** Where an answer leads: to its proof, or to a second try. */
function createOutcomes<T extends DrillTypes, Draft>(
  $state: Store<T, Draft>,
  { rules, refuses }: SessionOptions<T, Draft>,
  loadHints: () => Promise<void>,
) {
  const change = changing($state);
  const prove = (draft: Draft, judged: Judged<T>): void =>
    change({ ...judged, draft, revealed: 1, nudged: undefined, busy: false, unread: [] });
  /**
   * The last hint, which tells the answer, is for those who ask for it, and for those who are
   * refused until they find it: they have one more hint with each miss.
   */
  const nudge = (draft: Draft, judged: Judged<T>): Promise<void> => {
    const { shown, taken, hintSteps, nudged } = $state.get();
    const far = rules.far?.(shown, judged.verdict);
    const misses = (nudged?.misses ?? 0) + 1;
    const given = refuses ? misses : Math.min(1, hintSteps.length - 1);
    const hinted = Math.max(taken, Math.min(given, hintSteps.length));
    change({ draft, taken: hinted, nudged: { draft, misses, judged, far }, busy: false });
    return hinted > 0 ? loadHints() : Promise.resolve();
  };
  const giveUp = (): void => {
    const { nudged, busy } = $state.get();
    if (nudged && !busy) prove(nudged.draft, nudged.judged);
  };
  return { prove, nudge, giveUp };
}

function createAnswers<T extends DrillTypes, Draft>(
  $state: Store<T, Draft>,
  options: SessionOptions<T, Draft>,
  { prove, nudge }: ReturnType<typeof createOutcomes<T, Draft>>,
) {
  const { rules, secondTry, refuses, onResult } = options;
  const change = changing($state);
  const isStill = stillAbout($state);

  const check = async (now: number): Promise<void> => {
    const state = $state.get();
    const { draft, nudged } = state;
    if (state.verdict || state.busy || draft === nudged?.draft) return;
    const answer = rules.read(state.shown, draft);
    if (!answer.ok) return change({ unread: answer.error });
    change({ busy: true, unread: [] });
    try {
      const judged = await judge(state, answer.value, options);
      if (!isStill(state)) return;
      const { right, marks, aspects } = judged.verdict;
      const counts = { hints: $state.get().taken, spent: Math.max(0, now - state.since) };
      const left = rules.left?.(state.shown, judged.verdict) ?? Number.POSITIVE_INFINITY;
      const isTriedAgain = !right && (refuses || (secondTry && !nudged && left > 1));
      const hinted = isTriedAgain ? nudge(draft, judged) : prove(draft, judged);
      onResult(
        {
          skill: state.skill,
          right,
          ...marks,
          ...counts,
          texts: state.texts,
          ...(aspects && { aspects }),
        },
        judged.verdict,
        !!nudged,
      );
      await hinted;
    } finally {
      if (isStill(state) && $state.get().busy) change({ busy: false });
    }
  };
  const resume = async ({ draft, taken, nudged }: SavedAnswer<Draft>): Promise<void> => {
    const state = $state.get();
    change({ busy: true });
    try {
      const answer = rules.read(state.shown, draft);
      if (!answer.ok) return;
      const judged = await judge(state, answer.value, options);
      if (!isStill(state)) return;
      change({ taken });
      if (nudged && !judged.verdict.right) await nudge(draft, judged);
      else prove(draft, judged);
    } catch {
      // What was kept is no answer to this question: it is asked afresh.
    } finally {
      if (isStill(state)) change({ busy: false });
    }
  };
  return { check, resume };
}

export function createDrillSession<T extends DrillTypes, Draft>(
  first: SessionQuestion<T>,
  options: SessionOptions<T, Draft>,
): DrillSession<T, Draft> {
  const { source, rules } = options;
  const $state = atom<SessionState<T, Draft>>(freshState(first, rules, 0));
  const { loadHints, hint, look } = createHelp($state, options);
  const outcomes = createOutcomes($state, options, loadHints);
  return {
    $state,
    ...{ hint, look, giveUp: outcomes.giveUp },
    ...createAnswers($state, options, outcomes),
    ask: (next, now) => $state.set(freshState(next, rules, now)),
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
