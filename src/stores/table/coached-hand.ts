/** One hand against partners, with a coach: what he says of an act may be answered by taking it back. */
import { atom } from 'nanostores';
import type { Result } from '../../engine/notation.ts';
import type { Advice, HandRecord, Moment, Move, TableCall, TableNews } from '../../engine/play.ts';
import type { PlayableRules } from '../../engine/scoring.ts';
import type { Caller } from '../device/desk-caller.ts';
import { safeStorage, setAside, WHOLE_HAND_KEY } from '../device/storage.ts';
import { createPace, type TablePlay, type TableState } from './open-table.ts';

/** The hand to begin with, without a move, and when the coach speaks in it. */
export interface LessonHand {
  readonly record: HandRecord & { readonly rules: PlayableRules };
  readonly moments: readonly Moment[];
}

export interface CoachedState extends TableState {
  /** What the coach says now; nothing goes on until it is answered. */
  readonly advice: readonly Advice[];
}

export interface CoachedHand extends Pick<TablePlay, 'answer' | 'hurry'> {
  readonly $state: ReturnType<typeof atom<CoachedState>>;
  /** Takes up the hand that was kept, or begins. */
  readonly resume: () => Promise<void>;
  readonly takeBack: () => Promise<void>;
  readonly playOn: () => Promise<void>;
  readonly sameWall: () => Promise<void>;
  readonly otherWall: () => Promise<void>;
}

interface Options {
  readonly lesson: LessonHand;
  readonly caller: Caller<TableCall>;
  readonly seed: () => number;
  readonly pause: (move: Move | undefined) => Promise<void>;
}

type Answer = Result<TableNews, { readonly code: string }>;
type Kept = TableNews['kept'];

/** Between two visits. With an answer that the coach spoke of, the hand as it was before it. */
interface Stored {
  readonly kept: unknown;
  /** `null`: passed. */
  readonly move?: Move | null;
}

function storedHand(): Stored | undefined {
  const text = safeStorage[WHOLE_HAND_KEY];
  if (text === undefined || text === '') return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored === 'object' && stored !== null && 'kept' in stored) return stored;
  } catch {
    // Set aside below.
  }
  setAside(WHOLE_HAND_KEY, text);
  return undefined;
}

const store = (stored: Stored): void => {
  safeStorage[WHOLE_HAND_KEY] = JSON.stringify(stored);
};

/** Of an act the coach speaks at once, of what came of it once it has come. */
const isOnAct = ({ act }: Advice): boolean => act !== 'lost' && act !== 'shown';

/** Shows what happened, frame by frame, and stops where there is something to say of the act. */
function createShow(
  $state: CoachedHand['$state'],
  pace: ReturnType<typeof createPace<Move | undefined>>,
) {
  let visit = 0;
  const frames = async (news: TableNews, from: number): Promise<boolean> => {
    const shown = ++visit;
    pace.begin();
    for (const { move, view, scene } of news.frames.slice(from)) {
      $state.set({ news, view, scene, last: move, isBusy: true, advice: [] });
      await pace.between(move);
      if (visit !== shown) return false;
    }
    return true;
  };
  const rest = async (news: TableNews, from: number): Promise<void> => {
    if (!(await frames(news, from))) return;
    const advice = news.advice.filter((said) => !isOnAct(said));
    const { view, scene } = news;
    $state.set({ ...$state.get(), news, view, scene, isBusy: false, advice });
  };
  const whole = async (news: TableNews, hasPassed: boolean): Promise<void> => {
    const advice = news.advice.filter(isOnAct);
    if (advice.length === 0) return rest(news, 0);
    visit++;
    const [first] = news.frames;
    const own = hasPassed || first === undefined ? $state.get() : { ...first, last: first.move };
    const { view = news.view, scene = news.scene, last } = own;
    $state.set({ news, view, scene, last, isBusy: false, advice });
  };
  return { rest, whole };
}

/** What is asked of the engine, and what is kept of its answer. */
function createCalls(
  $state: CoachedHand['$state'],
  { lesson, caller }: Options,
  show: ReturnType<typeof createShow>,
) {
  /** The hand before the answer that the coach speaks of, and whether it was to pass. */
  let before: { readonly kept: unknown; readonly hasPassed: boolean } | undefined;

  const call = async (wanted: TableCall): Promise<TableNews | undefined> => {
    $state.set({ ...$state.get(), isBusy: true });
    const answer = (await caller.call(wanted)) as Answer;
    if (answer.ok) return answer.value;
    $state.set({ ...$state.get(), isBusy: false });
    return undefined;
  };
  const momentsIn = ({ record }: Kept): readonly Moment[] =>
    record.wall === lesson.record.wall ? lesson.moments : [];
  const keep = ({ kept }: TableNews): void => {
    before = undefined;
    store({ kept });
  };
  return {
    before: () => before,
    keep,
    start: async (wanted: TableCall): Promise<boolean> => {
      const news = await call(wanted);
      if (news === undefined) return false;
      keep(news);
      await show.rest(news, 0);
      return true;
    },
    answer: async (kept: Kept, move: Move | undefined): Promise<boolean> => {
      const news = await call({ deed: 'answer', kept, move, moments: momentsIn(kept) });
      if (news === undefined) return false;
      keep(news);
      if (news.advice.length > 0) {
        before = { kept, hasPassed: move === undefined };
        store({ kept, move: move ?? null });
      }
      await show.whole(news, move === undefined);
      return true;
    },
  };
}

export function createCoachedHand(options: Options): CoachedHand {
  const { lesson, seed, pause } = options;
  const $state: CoachedHand['$state'] = atom<CoachedState>({ isBusy: false, advice: [] });
  const pace = createPace(pause);
  const show = createShow($state, pace);
  const { start, answer, before, keep } = createCalls($state, options, show);

  const resumeFrom = async ({ kept, move }: Stored): Promise<boolean> => {
    if (!(await start({ deed: 'look', kept }))) return false;
    const { news } = $state.get();
    if (move === undefined || news === undefined) return true;
    return answer(news.kept, move ?? undefined);
  };
  return {
    $state,
    resume: async () => {
      const stored = storedHand();
      if (stored && (await resumeFrom(stored))) return;
      if (stored) setAside(WHOLE_HAND_KEY, safeStorage[WHOLE_HAND_KEY] ?? '');
      await start({ deed: 'begin', record: lesson.record });
    },
    answer: async (move) => {
      const { news, isBusy, advice } = $state.get();
      if (news && !isBusy && advice.length === 0) await answer(news.kept, move);
    },
    takeBack: async () => {
      const { kept } = before() ?? {};
      if (kept !== undefined && !$state.get().isBusy) await start({ deed: 'look', kept });
    },
    playOn: async () => {
      const { news, isBusy, advice } = $state.get();
      if (!news || isBusy || advice.length === 0) return;
      const { hasPassed = false } = before() ?? {};
      const isMoreToSay = advice.some(isOnAct) && !news.advice.every(isOnAct);
      if (!isMoreToSay) keep(news);
      if (advice.some(isOnAct)) await show.rest(news, hasPassed ? 0 : 1);
      else $state.set({ ...$state.get(), advice: [] });
    },
    sameWall: async () => {
      const { news, isBusy } = $state.get();
      if (news && !isBusy) await start({ deed: 'begin', record: news.kept.record });
    },
    otherWall: async () => {
      if ($state.get().isBusy) return;
      const { rules, options: agreed } = lesson.record;
      await start({ deed: 'open', rules, options: agreed, seed: seed() });
    },
    hurry: pace.hurry,
  };
}
