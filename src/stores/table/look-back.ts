/** Looking back on a finished hand: the engine works for seconds, and may fail. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Result } from '../../engine/notation.ts';
import type { ReviewedPlace, TableCall, TableNews, TableReview } from '../../engine/open-table.ts';
import type { Move } from '../../engine/play.ts';
import type { Caller } from '../device/desk-caller.ts';

interface LookBackState {
  readonly isThinking?: boolean;
  readonly hasFailed?: boolean;
  /** Absent until it is worked out. */
  readonly news?: TableNews;
}

interface LookBack {
  readonly $state: ReadableAtom<LookBackState>;
  /** Works it out, or tries again. */
  readonly begin: () => Promise<void>;
}

interface Options {
  readonly caller: Caller<TableCall>;
  readonly deed: 'review' | 'same-wall';
  readonly kept: TableNews['kept'];
}

export function createLookBack({ caller, deed, kept }: Options): LookBack {
  const $state = atom<LookBackState>({});
  return {
    $state,
    begin: async () => {
      if ($state.get().isThinking || $state.get().news) return;
      $state.set({ isThinking: true });
      const answer = (await caller.call({ deed, kept }).catch(() => undefined)) as
        | Result<TableNews, unknown>
        | undefined;
      $state.set(answer?.ok ? { news: answer.value } : { hasFailed: true });
    },
  };
}

/** Whether it is as good as the best choice; without a move the reader passes. */
export function isGood({ good, view }: ReviewedPlace, move: Move | undefined): boolean {
  const text = JSON.stringify(move ?? { m: 'pass', seat: view.seat });
  return good.some((known) => JSON.stringify(known) === text);
}

const reviewed = new Map<string, TableReview['choices']>();

/** Those of all hands that were looked back on during this visit, each hand once. */
export function choicesSoFar(
  { record }: TableNews['kept'],
  choices: TableReview['choices'],
): TableReview['choices'] {
  reviewed.set(record.wall, choices);
  return [...reviewed.values()].flat();
}
