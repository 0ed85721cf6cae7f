/** The table that a reader plays at: what is seen of it, what has just happened, what is kept. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Result } from '../../engine/notation.ts';
import type { Move, PlayLength, SeatView, TableCall, TableNews } from '../../engine/play.ts';
import type { PlayableRules } from '../../engine/scoring.ts';
import type { Scene } from '../../engine/table.ts';
import type { Caller } from '../desk-caller.ts';
import { safeStorage, setAside, TABLE_KEY } from '../storage.ts';

export interface TableState {
  /** Absent before a table is opened. */
  readonly news?: TableNews;
  /** Runs behind the news while what happened is shown move by move. */
  readonly view?: SeatView;
  readonly scene?: Scene;
  readonly last?: Move | undefined;
  /** Nothing can be answered yet. */
  readonly isBusy: boolean;
}

export interface TablePlay {
  readonly $state: ReadableAtom<TableState>;
  /** Takes up the table that was kept, if there is one. */
  readonly resume: () => Promise<void>;
  /** A whole game unless told. */
  readonly open: (rules: PlayableRules, until?: PlayLength) => Promise<void>;
  /** Without a move the player passes. */
  readonly answer: (move?: Move) => Promise<void>;
  readonly dealAgain: () => Promise<void>;
  /** What the others do is not waited for any more, until the player is asked. */
  readonly hurry: () => void;
  readonly leave: () => void;
}

interface Options {
  readonly caller: Caller<TableCall>;
  readonly seed: () => number;
  /** Between two moves of others. */
  readonly pause: (move: Move | undefined) => Promise<void>;
}

type Answer = Result<TableNews, { readonly code: string }>;

function keptTable(): unknown {
  const text = safeStorage[TABLE_KEY];
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    setAside(TABLE_KEY, text);
    return undefined;
  }
}

/** Waits between moves, until somebody will not wait. */
export function createPace(pause: Options['pause']) {
  let isHurried = false;
  let go = (): void => undefined;
  return {
    begin: (): void => {
      isHurried = false;
    },
    between: async (move: Move | undefined): Promise<void> => {
      if (isHurried) return;
      const hurried = new Promise<void>((resolve) => {
        go = resolve;
      });
      await Promise.race([pause(move), hurried]);
    },
    hurry: (): void => {
      isHurried = true;
      go();
    },
  };
}

export function createTablePlay({ caller, seed, pause }: Options): TablePlay {
  const $state = atom<TableState>({ isBusy: false });
  /** What a table that was left would still show goes nowhere. */
  let visit = 0;
  const pace = createPace(pause);

  const show = async (news: TableNews): Promise<void> => {
    const shown = ++visit;
    pace.begin();
    for (const { move, view, scene } of news.frames) {
      $state.set({ news, view, scene, last: move, isBusy: true });
      await pace.between(move);
      if (visit !== shown) return;
    }
    $state.set({ ...$state.get(), news, view: news.view, scene: news.scene, isBusy: false });
  };

  const call = async (wanted: TableCall): Promise<boolean> => {
    $state.set({ ...$state.get(), isBusy: true });
    const answer = (await caller.call(wanted)) as Answer;
    if (!answer.ok) {
      $state.set({ ...$state.get(), isBusy: false });
      return false;
    }
    safeStorage[TABLE_KEY] = JSON.stringify(answer.value.kept);
    await show(answer.value);
    return true;
  };

  const leave = (): void => {
    visit++;
    delete safeStorage[TABLE_KEY];
    $state.set({ isBusy: false });
  };

  return {
    $state,
    resume: async () => {
      const kept = keptTable();
      if (kept === undefined || (await call({ deed: 'look', kept }))) return;
      setAside(TABLE_KEY, safeStorage[TABLE_KEY] ?? '');
      leave();
    },
    open: async (rules, until) => {
      await call({ deed: 'open', rules, seed: seed(), until });
    },
    answer: async (move) => {
      const { news, isBusy } = $state.get();
      if (news && !isBusy) await call({ deed: 'answer', kept: news.kept, move });
    },
    dealAgain: async () => {
      const { news, isBusy } = $state.get();
      if (news && !isBusy) await call({ deed: 'deal', kept: news.kept, seed: seed() });
    },
    hurry: pace.hurry,
    leave,
  };
}
