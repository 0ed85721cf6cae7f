/** The table that a reader plays at: what is seen of it, what has just happened, what is kept. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Result } from '../../engine/notation.ts';
import type { Move, PlayLength, SeatView, TableCall, TableNews } from '../../engine/play.ts';
import type { PlayableRules } from '../../engine/scoring.ts';
import type { Scene } from '../../engine/table.ts';
import type { Caller } from '../device/desk-caller.ts';
import { safeStorage, setAside, TABLE_KEY } from '../device/storage.ts';

export interface TableState {
  /** Absent before a table is opened. */
  readonly news?: TableNews;
  /** Runs behind the news while what happened is shown move by move. */
  readonly view?: SeatView;
  readonly scene?: Scene;
  readonly last?: Move | undefined;
  /** The tiles are being dealt. */
  readonly isDealing?: boolean;
  /** Nothing can be answered yet. */
  readonly isBusy: boolean;
}

interface TableWishes {
  /** A whole game unless told. */
  readonly until?: PlayLength | undefined;
  /** What is agreed on otherwise than usual. */
  readonly options?: Readonly<Record<string, unknown>>;
}

export interface TablePlay {
  readonly $state: ReadableAtom<TableState>;
  /** Takes up the table that was kept, if there is one. */
  readonly resume: () => Promise<void>;
  readonly open: (rules: PlayableRules, wishes?: TableWishes) => Promise<void>;
  /** Without a move the player passes. */
  readonly answer: (move?: Move) => Promise<void>;
  readonly dealAgain: () => Promise<void>;
  /** Nothing is waited for any more: the deal, or what the others do until the player is asked. */
  readonly hurry: () => void;
  readonly leave: () => void;
}

interface Options {
  readonly caller: Caller<TableCall>;
  readonly seed: () => number;
  /** Between two moves of others, or two takings of the deal. */
  readonly pause: (move: Move | 'deal' | undefined) => Promise<void>;
  /** Nothing travels: a hand lies dealt at once. */
  readonly isStill: () => boolean;
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
export function createPace<What>(pause: (what: What) => Promise<void>) {
  let isHurried = false;
  let go = (): void => undefined;
  return {
    begin: (): void => {
      isHurried = false;
    },
    isHurried: (): boolean => isHurried,
    between: async (what: What): Promise<void> => {
      if (isHurried) return;
      const hurried = new Promise<void>((resolve) => {
        go = resolve;
      });
      await Promise.race([pause(what), hurried]);
    },
    hurry: (): void => {
      isHurried = true;
      go();
    },
  };
}

type State = ReturnType<typeof atom<TableState>>;
type Pace = ReturnType<typeof createPace<Move | 'deal' | undefined>>;

/** The deal, then what the others do, one after another. */
function createShow($state: State, pace: Pace, isStill: Options['isStill']) {
  /** What a table that was left would still show goes nowhere. */
  let visit = 0;

  const dealt = async (news: TableNews, shown: number): Promise<void> => {
    pace.begin();
    const view = news.frames[0]?.view ?? news.view;
    for (const scene of isStill() ? [] : (news.deal ?? [])) {
      if (pace.isHurried() || visit !== shown) return;
      $state.set({ news, view, scene, isBusy: true, isDealing: true });
      await pace.between('deal');
    }
  };

  const show = async (news: TableNews): Promise<void> => {
    const shown = ++visit;
    await dealt(news, shown);
    if (visit !== shown) return;
    pace.begin();
    for (const { move, view, scene } of news.frames) {
      $state.set({ news, view, scene, last: move, isBusy: true });
      await pace.between(move);
      if (visit !== shown) return;
    }
    const { last } = $state.get();
    $state.set({ news, view: news.view, scene: news.scene, last, isBusy: false });
  };

  const stop = (): void => {
    visit++;
  };
  return { show, stop };
}

export function createTablePlay({ caller, seed, pause, isStill }: Options): TablePlay {
  const $state: State = atom<TableState>({ isBusy: false });
  const pace: Pace = createPace(pause);
  const { show, stop } = createShow($state, pace, isStill);

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
    stop();
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
    open: async (rules, { until, options = {} } = {}) => {
      await call({ deed: 'open', rules, seed: seed(), until, options });
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
