/** A guided walk: one table after another is shown, and at some of them the reader is asked to act. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Asked, TableTypes } from '../../engine/drills.ts';
import { createDrillSession, type DrillSession } from '../drill-session.ts';
import type { DrillSource } from '../drill-source.ts';
import type { Result } from '../progress.ts';
import { TABLE_RULES, type TableDraft } from '../table-draft.ts';

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
  /** Plays one of the acts that follow. */
  readonly step: () => void;
  /** Everything that follows, up to the next question. */
  readonly skip: () => void;
  readonly restart: () => void;
}

interface WalkOptions {
  readonly asks: readonly Asked<TableTypes>[];
  /** Of each question, how many tables are shown before it. */
  readonly stops: readonly number[];
  readonly length: number;
  readonly source: Pick<DrillSource<TableTypes>, 'check' | 'hints' | 'detail' | 'warm'>;
  readonly clock: { readonly now: () => number };
  /** Each first answer to a question. */
  readonly onResult: (result: Result) => void;
  /** Once everything is done: whether each act was right at once. */
  readonly onDone: (right: boolean) => void;
}

/** Positions inside pages count apart from the levels. */
const SKILL = 'at-the-table/lessons';

export function createWalk(options: WalkOptions): WalkRun {
  const { asks, stops, length, source, clock, onResult, onDone } = options;
  const posed = (at: number) => ({ asked: asks[at] as Asked<TableTypes>, skill: SKILL });
  const $walk = atom<WalkState>({ asked: 0, shown: stops[0] ?? 0, phase: 'asking' });
  let misses = 0;
  const heard = (result: Result, _: unknown, isSecondTry: boolean): void => {
    if (!result.right) misses++;
    if (!isSecondTry) onResult(result);
  };
  const session = createDrillSession<TableTypes, TableDraft>(posed(0), {
    ...{ source, rules: TABLE_RULES, refuses: true },
    onResult: heard,
  });
  session.$state.listen(({ verdict }, before) => {
    if (!verdict || before?.verdict) return;
    $walk.set({ ...$walk.get(), phase: 'playing' });
  });

  const put = (asked: number): void => {
    session.ask(posed(asked), clock.now());
    $walk.set({ asked, shown: stops[asked] ?? 0, phase: 'asking' });
  };
  const goTo = (shown: number): void => {
    const { asked, phase } = $walk.get();
    if (phase !== 'playing') return;
    const next = stops[asked + 1];
    if (next !== undefined && shown >= next) {
      put(asked + 1);
      return;
    }
    const isDone = next === undefined && shown >= length;
    $walk.set({ asked, shown: Math.min(shown, length), phase: isDone ? 'done' : 'playing' });
    if (isDone) onDone(misses === 0);
  };
  return {
    session,
    $walk,
    act: async (item) => {
      session.edit(() => [item]);
      await session.check(clock.now());
    },
    step: () => goTo($walk.get().shown + 1),
    skip: () => goTo(Number.POSITIVE_INFINITY),
    restart: () => {
      misses = 0;
      put(0);
    },
  };
}
