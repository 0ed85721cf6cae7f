/** A guided walk: one table after another is shown, and at some of them the reader is asked to act. */
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { QuestionData, TableTypes } from '../../engine/drills.ts';
import { TABLE_RULES, type TableDraft } from '../drafts/table-draft.ts';
import { createDrillSession, type DrillSession } from '../question/drill-session.ts';
import type { DrillSource } from '../question/drill-source.ts';
import type { WalkStop } from '../record/progress.ts';
import type { AnswerResult } from '../record/result.ts';
import { createShow } from './show.ts';

interface WalkState {
  /** Which of the questions is put, or was answered last. */
  readonly asked: number;
  /** How many of the tables have been shown. */
  readonly shown: number;
  /** Whether an act is wanted, the acts that follow are played, or everything is done. */
  readonly phase: 'asking' | 'playing' | 'done';
}

export interface WalkRun {
  readonly session: DrillSession<TableTypes, TableDraft>;
  readonly $walk: ReadableAtom<WalkState>;
  /** An act of the reader: refused, or done. */
  readonly act: (item: string) => Promise<void>;
  /** Everything that follows, up to the next question. */
  readonly skip: () => void;
  readonly restart: () => void;
}

interface WalkOptions {
  readonly asks: readonly QuestionData<TableTypes>[];
  /** Of each question, how many tables are shown before it. */
  readonly stops: readonly number[];
  readonly length: number;
  readonly source: Pick<DrillSource<TableTypes>, 'check' | 'hints' | 'detail' | 'warm'>;
  readonly clock: { readonly now: () => number };
  /** Resolves once so many tables have been shown long enough. */
  readonly pause: (shown: number) => Promise<void>;
  /** Where it was left before. */
  readonly left?: WalkStop | undefined;
  /** What is kept, so that it can be taken up again. */
  readonly onStop: (stop: WalkStop) => void;
  /** Each first answer to a question. */
  readonly onResult: (result: AnswerResult) => void;
  /** Once everything is done: whether each act was right at once. */
  readonly onDone: (right: boolean) => void;
}

/** Positions inside pages count apart from the levels. */
const SKILL = 'at-the-table/lessons';

const UNTOUCHED: WalkStop = { at: 0, misses: 0, counted: 0 };

/** A walk that has no such question begins afresh. */
const firstStop = ({ left, asks }: Pick<WalkOptions, 'left' | 'asks'>): WalkStop =>
  left && asks[left.at] ? left : UNTOUCHED;

interface Way {
  /** Puts the question of this number. */
  readonly put: (asked: number) => void;
  readonly finish: () => void;
}

/** The tables up to the next question, or the end: played one after another, or passed over. */
function createTables(
  $walk: WritableAtom<WalkState>,
  { asks, stops, length, pause }: WalkOptions,
  { put, finish }: Way,
) {
  const { begin, stop } = createShow({ pause, onFailure: () => undefined });
  const arrive = (): void => {
    const { asked } = $walk.get();
    if (asks[asked + 1]) put(asked + 1);
    else {
      $walk.set({ asked, shown: length, phase: 'done' });
      finish();
    }
  };
  /** Each table stands for its time, the last one before what comes then. */
  const play = (): Promise<void> =>
    begin(async ({ frames }) => {
      const { asked, shown } = $walk.get();
      const left = Math.max((stops[asked + 1] ?? length) - shown, 1);
      const isShown = await frames(
        Array.from({ length: left }, (_, at) => shown + at),
        (table) => $walk.set({ asked, shown: table, phase: 'playing' }),
        (table) => table,
      );
      if (isShown) arrive();
    });
  const skip = (): void => {
    if ($walk.get().phase !== 'playing') return;
    stop();
    arrive();
  };
  return { play, skip, stop };
}

export function createWalk(options: WalkOptions): WalkRun {
  const { asks, stops, source, clock, onStop, onResult, onDone } = options;
  const questionAt = (at: number) => ({
    question: asks[at] as QuestionData<TableTypes>,
    skill: SKILL,
  });
  const first = firstStop(options);
  const $walk = atom<WalkState>({ asked: first.at, shown: stops[first.at] ?? 0, phase: 'asking' });
  let { misses, counted } = first;
  const keepAt = (at: number): void => onStop({ at, misses, counted });
  const count = (result: AnswerResult): void => {
    const { asked } = $walk.get();
    if (!result.right) misses++;
    if (asked >= counted) onResult(result);
    counted = Math.max(counted, asked + 1);
    keepAt(result.right ? Math.min(asked + 1, asks.length - 1) : asked);
  };
  const session = createDrillSession<TableTypes, TableDraft>(questionAt(first.at), {
    ...{ source, rules: TABLE_RULES, refuses: true },
    onResult: count,
  });
  const put = (asked: number): void => {
    session.ask(questionAt(asked), clock.now());
    $walk.set({ asked, shown: stops[asked] ?? 0, phase: 'asking' });
  };
  const finish = (): void => {
    onDone(misses === 0);
    misses = 0;
    keepAt(0);
  };
  const { play, skip, stop } = createTables($walk, options, { put, finish });
  session.$state.listen(({ verdict }, before) => {
    if (verdict && !before?.verdict) void play();
  });
  return {
    session,
    $walk,
    act: async (item) => {
      session.edit(() => [item]);
      await session.check(clock.now());
    },
    skip,
    restart: () => {
      stop();
      misses = 0;
      keepAt(0);
      put(0);
    },
  };
}
