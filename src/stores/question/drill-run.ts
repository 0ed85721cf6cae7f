/** Question after question of a drill, the next one asked for while a verdict is read. */
import { atom, type MapStore, map, type ReadableAtom } from 'nanostores';
import type { DrillTypes, QuestionData, Refusal, Texts, Wish } from '../../engine/drills.ts';
import { isSameData } from '../../engine/notation.ts';
import { type Idle, nextTask } from '../device/idle.ts';
import type { AnswerResult } from '../record/result.ts';
import { createAhead } from './ahead.ts';
import type { DrillLevels } from './drill-levels.ts';
import {
  createDrillSession,
  type DraftRules,
  type DrillSession,
  type SessionState,
  TOO_SOON,
} from './drill-session.ts';
import type { DrillSource } from './drill-source.ts';
import type { Guide } from './guide.ts';
import { type BoardMemory, keepBoard, type OnBoard, sameTexts } from './on-board.ts';
import type { SteerStore } from './steer.ts';
import { textsIn } from './texts-in.ts';

export interface BadTexts extends Refusal {
  readonly texts: Texts;
}

interface RunState<T extends DrillTypes, Draft> {
  readonly session: DrillSession<T, Draft> | undefined;
  readonly dealing: boolean;
  readonly refused: BadTexts | undefined;
  readonly model: string | undefined;
  /** What led through the questions has no more of them. */
  readonly over: boolean;
}

/** Questions in a series, and the last ones kept to be opened again. */
export const SERIES = 10;

export interface PlayedQuestion<T extends DrillTypes, Draft> {
  readonly state: SessionState<T, Draft>;
  readonly result: AnswerResult;
}

interface PlayedHands<T extends DrillTypes, Draft> {
  /** How many of the last belong to the series that goes on. */
  readonly inSeries: number;
  /** Oldest first. */
  readonly last: readonly PlayedQuestion<T, Draft>[];
}

export interface DrillRun<T extends DrillTypes, Draft> {
  readonly $run: MapStore<RunState<T, Draft>>;
  /** Leads through the questions from here on, in the place of the level. */
  readonly follow: (guide: Guide | undefined) => void;
  /** The first question: the one in the address, or one of the level that it names. */
  readonly begin: (query: URLSearchParams) => Promise<void>;
  readonly next: () => Promise<void>;
  readonly choose: (given: Texts) => Promise<void>;
  /** A question that is wished for in another way than the level asks. */
  readonly wish: (wanted: Pick<Wish, 'steer' | 'like'>) => Promise<void>;
  /** A question by its texts; with what was answered to it, where that is to be seen again. */
  readonly own: (texts: Texts, kept?: OnBoard) => Promise<BadTexts | undefined>;
  readonly $played: ReadableAtom<PlayedHands<T, Draft>>;
  /** Shows a judged question as it was. */
  readonly reopen: (played: PlayedQuestion<T, Draft>) => void;
}

interface RunOptions<T extends DrillTypes, Draft> {
  readonly id: string;
  readonly parts: readonly string[];
  readonly levels: DrillLevels;
  readonly steer?: SteerStore | undefined;
  readonly source: DrillSource<T>;
  readonly rules: DraftRules<T, Draft>;
  readonly onResult: (result: AnswerResult, verdict: T['verdict'], isReview: boolean) => void;
  readonly onAsked: (texts: Texts) => void;
  readonly clock: { readonly now: () => number; readonly seed: () => number };
  readonly memory?: BoardMemory;
  readonly idle?: Idle;
}

const isSame = (a: Wish, b: Wish): boolean =>
  a.past?.length === b.past?.length && isSameData([a.level, a.like], [b.level, b.like]);

function wishAt(
  { levels, steer }: Pick<RunOptions<DrillTypes, unknown>, 'levels' | 'steer'>,
  past: readonly Texts[],
): Wish {
  const level = levels.$level.get();
  const weights = steer?.$steer.get() ?? {};
  const like = levels.modelAt(level)?.texts;
  const isSteered = Object.keys(weights).length > 0;
  return {
    level,
    ...(isSteered && { steer: weights }),
    ...(past.length > 0 && { past: [...past] }),
    ...(like && { like }),
  };
}

/** What an address says of the level. A part of a question says nothing of it. */
function levelInAddress(
  { levels, parts }: Pick<RunOptions<DrillTypes, unknown>, 'levels' | 'parts'>,
  query: URLSearchParams,
): Texts {
  const given = Object.entries(levels.inAddress(query));
  return Object.fromEntries(given.filter(([name]) => !parts.includes(name)));
}

const withPlayed = <T extends DrillTypes, Draft>(
  { inSeries, last }: PlayedHands<T, Draft>,
  played: PlayedQuestion<T, Draft>,
): PlayedHands<T, Draft> => ({
  inSeries: (inSeries % SERIES) + 1,
  last: [...last, played].slice(-SERIES),
});

/** What leads through the questions of a board, and what hears of each verdict. */
interface Following {
  readonly guideNow: () => Guide | undefined;
  readonly onVerdict: (result: AnswerResult) => void;
}

function createBoard<T extends DrillTypes, Draft>(
  options: RunOptions<T, Draft>,
  { guideNow, onVerdict }: Following,
) {
  const { source, rules, clock, steer, memory } = options;
  const $run = map<RunState<T, Draft>>({
    ...{ session: undefined, dealing: true, refused: undefined, model: undefined },
    over: false,
  });
  const past: Texts[] = [];
  const $played = atom<PlayedHands<T, Draft>>({ inSeries: 0, last: [] });
  let latest = 0;
  let judgedAt = Number.NEGATIVE_INFINITY;

  const startSession = (question: QuestionData<T>, skill: string): DrillSession<T, Draft> => {
    const onResult = (result: AnswerResult, verdict: T['verdict']): void => {
      judgedAt = clock.now();
      if (verdict.known) steer?.steerBy(verdict.known);
      options.onResult(result, verdict, guideNow()?.isReview?.(result.texts) ?? false);
      $played.set(withPlayed($played.get(), { state: session.$state.get(), result }));
      onVerdict(result);
    };
    const session = createDrillSession<T, Draft>({ question, skill }, { source, rules, onResult });
    session.begin(clock.now());
    session.$state.subscribe(({ texts }, before) => {
      if (texts !== before?.texts) options.onAsked(texts);
    });
    memory?.keep(session.$state.get());
    if (memory) keepBoard(session.$state, memory, rules);
    return session;
  };
  const put = (
    question: QuestionData<T>,
    skill: string,
    { model, refused }: Partial<Pick<RunState<T, Draft>, 'model' | 'refused'>> = {},
  ): void => {
    const { session } = $run.get();
    past.push(question.texts);
    session?.ask({ question, skill }, clock.now());
    const running = session ?? startSession(question, skill);
    $run.set({ session: running, dealing: false, refused, model, over: false });
  };
  /** Waits for what comes, unless something else is wished for meanwhile. */
  const waitFor = async <Value>(
    coming: Promise<Value>,
    arrive: (value: Value) => void,
  ): Promise<void> => {
    const turn = ++latest;
    $run.setKey('dealing', true);
    try {
      const [value] = await Promise.all([coming, nextTask()]);
      if (turn === latest) arrive(value);
    } finally {
      if (turn === latest) $run.setKey('dealing', false);
    }
  };
  const isTooSoon = (): boolean => clock.now() - judgedAt < TOO_SOON;
  return { $run, $played, past, put, waitFor, isTooSoon };
}

type Board<T extends DrillTypes, Draft> = ReturnType<typeof createBoard<T, Draft>>;

/** Asks a question by its texts. It counts for the skill that was kept with it, else for the one named. */
const asking =
  <T extends DrillTypes, Draft>(
    { id, source }: RunOptions<T, Draft>,
    { $run, put, waitFor }: Board<T, Draft>,
  ) =>
  async (texts: Texts, kept?: OnBoard, skill = `${id}/own`): Promise<BadTexts | undefined> => {
    let refused: BadTexts | undefined;
    await waitFor(source.ask(texts), (asked) => {
      if (!asked.ok) {
        refused = { ...asked.error, texts };
        return;
      }
      const before = kept && sameTexts(kept.texts, asked.value.texts) ? kept : undefined;
      put(asked.value, before?.skill ?? skill);
      if (before?.draft === undefined) return;
      // It is checked as any answer is.
      void $run.get().session?.resume(before as OnBoard & { readonly draft: Draft });
    });
    return refused;
  };

export function createDrillRun<T extends DrillTypes, Draft>(
  options: RunOptions<T, Draft>,
): DrillRun<T, Draft> {
  const { parts, levels, source, clock, memory } = options;
  let guide: Guide | undefined;
  const deal = (wish: Wish): Promise<QuestionData<T>> => source.deal(clock.seed(), wish);
  const ahead = createAhead(deal, isSame, options.idle);
  const onVerdict = (result: AnswerResult): void => {
    if (guide) guide.onAnswer(result);
    else ahead.prepare(wishAt(options, board.past));
  };
  const board = createBoard(options, { guideNow: () => guide, onVerdict });
  const { $run, $played, past, put, waitFor, isTooSoon } = board;
  const ask = asking(options, board);
  /** Fetched for the pages that are led. */
  const guidedBy = async (guide: Guide, kept?: OnBoard): Promise<void> => {
    const { askGuide } = await import('./ask-guide.ts');
    const over = (): void => $run.setKey('over', true);
    await askGuide({ levels, source, clock, over, put, waitFor, ask }, guide, kept);
  };

  const dealNext = (refused?: BadTexts, wanted?: Partial<Wish>): Promise<void> => {
    const level = levels.$level.get();
    const model = levels.modelAt(level)?.id;
    const wish = wanted ? { level, ...wanted } : wishAt(options, past);
    return waitFor(ahead.take(wish), (asked) => {
      levels.advance(level);
      put(asked, levels.skillAt(level), { model, refused });
    });
  };

  return {
    $run,
    $played,
    follow: (next) => {
      guide = next;
    },
    wish: (wanted) => dealNext(undefined, wanted),
    own: ask,
    reopen: ({ state }) => $run.get().session?.$state.set(state),
    begin: async (query) => {
      levels.choose(levelInAddress(options, query));
      if (guide) return guidedBy(guide, memory?.recall());
      const texts = textsIn(query, parts);
      const kept = memory?.recall();
      const refused = Object.keys(texts).length > 0 ? await ask(texts, kept) : undefined;
      if (!$run.get().session) await dealNext(refused);
    },
    next: async () => {
      const { dealing, session } = $run.get();
      if (dealing || session?.$state.get().busy || isTooSoon()) return;
      await (guide ? guidedBy(guide) : dealNext());
    },
    choose: (given) => {
      levels.choose(given);
      return dealNext();
    },
  };
}
