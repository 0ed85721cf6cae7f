/** Looking back on a finished hand: the engine works for seconds, and may fail. */
import { atom, type ReadableAtom } from 'nanostores';
import type {
  ReviewedPlace,
  TableAnswer,
  TableCall,
  TableNews,
  TableReview,
} from '../../engine/open-table.ts';
import type { Move } from '../../engine/play.ts';
import type { Caller } from '../device/worker-caller.ts';

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

export type LookBackCall = Extract<TableCall, { readonly task: 'look' | 'review' | 'same-wall' }>;

export function createLookBack(
  caller: Caller<TableCall, TableAnswer>,
  call: LookBackCall,
): LookBack {
  const $state = atom<LookBackState>({});
  return {
    $state,
    begin: async () => {
      if ($state.get().isThinking || $state.get().news) return;
      $state.set({ isThinking: true });
      const answer = await caller.call(call).catch(() => undefined);
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

/** How a hand ended that the reader played, with the tiles that it began with. */
interface OwnResult
  extends Pick<NonNullable<TableNews['finished']>, 'result' | 'winners'>,
    Pick<TableNews, 'rules' | 'money'> {
  readonly seat: TableNews['you'];
  readonly gain: number;
}

const played = new Map<string, OwnResult & { readonly wall: string; readonly hand: string }>();

/**
 * All that the reader made of a hand during this visit: of its wall from any seat, and of its first
 * tiles under any rules. The hand that is looked back on comes last.
 */
export function ownResults({ kept, rules, money, you, finished }: TableNews): readonly OwnResult[] {
  if (!finished) return [];
  const { deal, wall, moves } = kept.record;
  const own = { wall, hand: deal[you] };
  const { result, winners, settlement } = finished;
  const text = JSON.stringify([rules, you, wall, moves]);
  played.delete(text);
  played.set(text, {
    ...{ ...own, rules, money, seat: you, result, winners },
    gain: settlement.payments[you],
  });
  return [...played.values()].filter((one) => one.wall === own.wall || one.hand === own.hand);
}
