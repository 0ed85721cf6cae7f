/**
 * The table that a reader plays at: what is seen of it, what has just happened, what is kept. With
 * a coach, what he says of an act may be answered by taking it back.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Level } from '../../engine/judge.ts';
import type {
  Advice,
  Moment,
  PlayLength,
  TableAnswer,
  TableCall,
  TableNews,
} from '../../engine/open-table.ts';
import type { HandRecord, Move, SeatView } from '../../engine/play.ts';
import type { PlayableRules } from '../../engine/scoring.ts';
import type { Scene } from '../../engine/table.ts';
import type { Caller } from '../device/worker-caller.ts';
import { createShow, type Visit } from './show.ts';
import type { TableMemory } from './table-memory.ts';

export interface TableState {
  /** Absent before a table is opened. */
  readonly news?: TableNews | undefined;
  /** Runs behind the news while what happened is shown move by move. */
  readonly view?: SeatView;
  readonly scene?: Scene;
  readonly last?: Move | undefined;
  /** The tiles are being dealt. */
  readonly isDealing?: boolean;
  /** Nothing can be answered yet. */
  readonly isBusy: boolean;
  /** What was called for did not come: it may be tried again. */
  readonly hasFailed?: boolean;
  /** What the coach says now; nothing goes on until it is answered. */
  readonly advice: readonly Advice[];
}

interface TableWishes {
  /** A whole game unless told. */
  readonly until?: PlayLength | undefined;
  /** How well the partners play. */
  readonly level?: Level | undefined;
  /** What is agreed on otherwise than usual. */
  readonly options?: Readonly<Record<string, unknown>>;
}

export interface TablePlay {
  readonly $state: ReadableAtom<TableState>;
  /** Takes up the table that was kept; without one, a coach begins his hand. */
  readonly resume: () => Promise<void>;
  readonly open: (rules: PlayableRules, wishes?: TableWishes) => Promise<void>;
  /** Without a move the player passes. */
  readonly answer: (move?: Move) => Promise<void>;
  readonly dealAgain: () => Promise<void>;
  /** The table as it was kept then, whatever has been done since. */
  readonly returnTo: (kept: TableNews['kept']) => Promise<void>;
  /** The hand before the answer that the coach speaks of. */
  readonly takeBack: () => Promise<void>;
  /** The answer that the coach speaks of stands. */
  readonly playOn: () => Promise<void>;
  /** The same hand from its deal. */
  readonly sameWall: () => Promise<void>;
  /** Does once more what has failed. */
  readonly again: () => Promise<void>;
  /** Nothing is waited for any more: the deal, or what the others do until the player is asked. */
  readonly hurry: () => void;
  readonly leave: () => void;
}

/** A hand to begin with, without a move, and when the coach speaks in it. */
export interface LessonHand {
  readonly record: HandRecord & { readonly rules: PlayableRules };
  readonly moments: readonly Moment[];
}

interface Options {
  readonly caller: Caller<TableCall, TableAnswer>;
  readonly memory: TableMemory;
  readonly seed: () => number;
  /** Between two moves of others, or two takings of the deal. */
  readonly pause: (move: Move | 'deal' | undefined) => Promise<void>;
  /** The partners act one by one, each when the reader wishes. */
  readonly isStepped?: () => boolean;
  /** Nothing travels: a hand lies dealt at once. */
  readonly isStill: () => boolean;
  /** The hand that a coach teaches with. */
  readonly lesson?: LessonHand;
}

type OnTable = Visit<Move | 'deal' | undefined>;
type State = ReturnType<typeof atom<TableState>>;

/** The answer that the coach speaks of, and the hand before it. */
interface CoachedAnswer {
  readonly kept: unknown;
  readonly move: Move | undefined;
}

const EMPTY: TableState = { isBusy: false, advice: [] };

/** Of an act the coach speaks at once, of what came of it once it has come. */
const isOnAct = ({ act }: Advice): boolean => act !== 'lost' && act !== 'shown';

/** The deal, then what the others do, one after another. */
function createFrames($state: State, isStill: Options['isStill']) {
  const deal = (visit: OnTable, news: TableNews): Promise<boolean> => {
    const view = news.frames[0]?.view ?? news.view;
    return visit.frames(
      isStill() ? [] : (news.deal ?? []),
      (scene) => {
        if (visit.isHurried()) return;
        $state.set({ news, view, scene, isBusy: true, isDealing: true, advice: [] });
      },
      () => 'deal',
    );
  };
  const play = async (visit: OnTable, news: TableNews, from = 0): Promise<void> => {
    const isShown = await visit.frames(
      news.frames.slice(from),
      ({ move, view, scene }) =>
        $state.set({ news, view, scene, last: move, isBusy: true, advice: [] }),
      ({ move }) => move,
    );
    if (!isShown) return;
    const { last } = $state.get();
    const advice = news.advice.filter((said) => !isOnAct(said));
    $state.set({ news, view: news.view, scene: news.scene, last, isBusy: false, advice });
  };
  /** The player's own act, of which there is something to say. */
  const stop = (news: TableNews, hasPassed: boolean): void => {
    const [first] = news.frames;
    const own = hasPassed || first === undefined ? $state.get() : { ...first, last: first.move };
    const { view = news.view, scene = news.scene, last } = own;
    const advice = news.advice.filter(isOnAct);
    $state.set({ news, view, scene, last, isBusy: false, advice });
  };
  return { deal, play, stop };
}

/** What is asked of the engine, what is kept of its answer, and what is shown of it. */
function createCalls($state: State, options: Options) {
  const { caller, lesson, memory } = options;
  const frames = createFrames($state, options.isStill);
  let coached: CoachedAnswer | undefined;

  /** Nothing where it was refused, or the reader has left meanwhile. */
  const call = async (visit: OnTable, wanted: TableCall): Promise<TableNews | undefined> => {
    $state.set({ ...$state.get(), isBusy: true, hasFailed: false });
    const answer = await visit.wait(caller.call(wanted));
    if (answer?.ok) return answer.value;
    if (answer) $state.set({ ...$state.get(), isBusy: false });
    return undefined;
  };
  const keep = (news: TableNews): void => {
    coached = undefined;
    memory.keep({ kept: news.kept });
  };
  /** Whether there is an answer to be shown. */
  const show = async (visit: OnTable, wanted: TableCall): Promise<boolean> => {
    const news = await call(visit, wanted);
    if (!news) return false;
    keep(news);
    if (await frames.deal(visit, news)) await frames.play(visit, news);
    return true;
  };
  const momentsOf = ({ record }: TableNews['kept']): readonly Moment[] =>
    lesson && record.wall === lesson.record.wall ? lesson.moments : [];
  const answer = async (visit: OnTable, before: TableNews['kept'], move: Move | undefined) => {
    const moments = momentsOf(before);
    const news = await call(visit, { task: 'answer', kept: before, move, moments });
    if (!news) return;
    keep(news);
    if (news.advice.length > 0) {
      coached = { kept: before, move };
      memory.keep({ kept: before, move: move ?? null });
    }
    if (news.advice.some(isOnAct)) frames.stop(news, move === undefined);
    else await frames.play(visit, news);
  };
  return { show, answer, keep, play: frames.play, coached: () => coached };
}

type Calls = ReturnType<typeof createCalls>;

/** What was kept, with the answer that the coach spoke of. */
const resuming =
  ($state: State, { memory, lesson }: Options, { show, answer }: Calls) =>
  async (visit: OnTable): Promise<void> => {
    const stored = memory.recall();
    const isTaken = stored && (await show(visit, { task: 'look', kept: stored.kept }));
    if (!visit.isOn()) return;
    if (!isTaken) {
      if (stored) memory.setAside();
      $state.set(EMPTY);
      if (lesson) await show(visit, { task: 'begin', record: lesson.record });
      return;
    }
    const { news } = $state.get();
    if (stored.move !== undefined && news) await answer(visit, news.kept, stored.move ?? undefined);
  };

export function createTablePlay(options: Options): TablePlay {
  const { memory, seed, pause, isStepped } = options;
  const $state: State = atom<TableState>(EMPTY);
  const { begin, again, hurry, stop } = createShow({
    pause,
    // A deal is skipped as a whole.
    isStepped: () => isStepped?.() === true && !$state.get().isDealing,
    onFailure: () => $state.set({ ...$state.get(), isBusy: false, hasFailed: true }),
  });
  const calls = createCalls($state, options);
  /** Of a table where something may be answered. */
  const fromHere = async (work: (news: TableNews, visit: OnTable) => Promise<unknown>) => {
    const { news, isBusy } = $state.get();
    if (news && !isBusy) await begin(async (visit) => void (await work(news, visit)));
  };
  const showing = (wanted: (news: TableNews) => TableCall): Promise<void> =>
    fromHere((news, visit) => calls.show(visit, wanted(news)));
  return {
    $state,
    ...{ again, hurry },
    resume: () => begin(resuming($state, options, calls)),
    open: (rules, { options = {}, ...wishes } = {}) =>
      begin(async (visit) => {
        await calls.show(visit, { task: 'open', rules, seed: seed(), options, ...wishes });
      }),
    answer: async (move) => {
      if ($state.get().advice.length > 0) return;
      await fromHere((news, visit) => calls.answer(visit, news.kept, move));
    },
    dealAgain: () => showing(({ kept }) => ({ task: 'deal', kept, seed: seed() })),
    sameWall: () => showing(({ kept }) => ({ task: 'begin', record: kept.record })),
    returnTo: (kept) =>
      begin(async (visit) => void (await calls.show(visit, { task: 'look', kept }))),
    takeBack: async () => {
      const { kept } = calls.coached() ?? {};
      if (kept !== undefined) await showing(() => ({ task: 'look', kept }));
    },
    playOn: () =>
      fromHere(async (news, visit) => {
        const { advice } = $state.get();
        const from = calls.coached()?.move === undefined ? 0 : 1;
        const isMoreToSay = advice.some(isOnAct) && !news.advice.every(isOnAct);
        if (!isMoreToSay) calls.keep(news);
        if (advice.some(isOnAct)) await calls.play(visit, news, from);
        else $state.set({ ...$state.get(), advice: [] });
      }),
    leave: () => {
      stop();
      memory.forget();
      $state.set(EMPTY);
    },
  };
}
