/**
 * A coach beside the reader: before a choice hints in steps, where they are asked for; after it a
 * line, where the choice cost something and the reader wishes to hear of it.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Counsel } from '../../engine/judge.ts';
import type { TableAnswer, TableCall, TableNews } from '../../engine/open-table.ts';
import type { Move } from '../../engine/play.ts';
import type { Caller } from '../device/worker-caller.ts';

/** First the question that matters, then two choices, then the better one with its reason. */
const COUNSEL_STEPS = ['question', 'choices', 'reason'] as const;
type CounselStep = (typeof COUNSEL_STEPS)[number];

type Kept = TableNews['kept'];

export interface CounselState {
  /** On the choice that is to be made. */
  readonly hint?: { readonly counsel: Counsel; readonly step: CounselStep };
  /** There is nothing to choose between. */
  readonly hasNothing?: boolean;
  readonly isThinking?: boolean;
  /** On the choice that was made, and the table before it. */
  readonly remark?: { readonly counsel: Counsel; readonly before: Kept };
}

export interface TableCounsel {
  readonly $state: ReadableAtom<CounselState>;
  /** The next step on the choice before the reader. */
  readonly ask: (kept: Kept) => Promise<void>;
  /** Without a move the reader passed. */
  readonly onAnswer: (before: Kept, move: Move | undefined) => Promise<void>;
  readonly clear: () => void;
}

interface Options {
  readonly caller: Caller<TableCall, TableAnswer>;
  /** Whether the reader wishes to hear of each choice that cost something. */
  readonly isAlways: () => boolean;
}

const stepAfter = (step: CounselStep): CounselStep =>
  COUNSEL_STEPS[COUNSEL_STEPS.indexOf(step) + 1] ?? step;

export function createCounsel({ caller, isAlways }: Options): TableCounsel {
  const $state = atom<CounselState>({});
  let asked = 0;

  const call = async (
    wanted: Omit<Extract<TableCall, { task: 'counsel' }>, 'task'>,
  ): Promise<{ readonly counsel: Counsel | undefined } | undefined> => {
    const own = ++asked;
    const answer = await caller.call({ task: 'counsel', ...wanted }).catch(() => undefined);
    return own === asked && answer?.ok ? { counsel: answer.value.counsel } : undefined;
  };
  return {
    $state,
    ask: async (kept) => {
      const { hint, isThinking } = $state.get();
      if (isThinking) return;
      if (hint) {
        $state.set({ hint: { ...hint, step: stepAfter(hint.step) } });
        return;
      }
      $state.set({ isThinking: true });
      const own = asked + 1;
      const found = await call({ kept });
      if (own !== asked) return;
      const counsel = found?.counsel;
      $state.set(counsel ? { hint: { counsel, step: 'question' } } : { hasNothing: true });
    },
    onAnswer: async (before, move) => {
      $state.set({});
      if (!isAlways()) {
        asked++;
        return;
      }
      const found = await call({ kept: before, hasChosen: true, move });
      if (found?.counsel) $state.set({ remark: { counsel: found.counsel, before } });
    },
    clear: () => {
      asked++;
      $state.set({});
    },
  };
}
