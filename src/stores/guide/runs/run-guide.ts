/** Leads a drill through a run: what is asked, when the clock goes, what is kept of it. */
import { atom } from 'nanostores';
import type { DrillTypes, Level } from '../../../engine/drills.ts';
import type { DrillRun } from '../../question/drill-run.ts';
import type { SessionState } from '../../question/drill-session.ts';
import type { Guide, GuideStep } from '../../question/guide.ts';
import { sameTexts } from '../../question/on-board.ts';
import type { AnswerResult } from '../../record/result.ts';
import { seedOfDay } from './day-number.ts';
import {
  answerIn,
  askIn,
  clockOf,
  endRun,
  nextIn,
  type OpenQuestion,
  type RunQuestion,
  type RunState,
  type RunStep,
} from './run.ts';
import { createStopwatch } from './stopwatch.ts';

/** In a storm a right answer is seen for that long; no press comes sooner, either. */
export const ONWARD = 450;

interface RunGuideOptions<T extends DrillTypes, Draft> {
  readonly run: Pick<DrillRun<T, Draft>, '$run' | 'next' | 'own'>;
  /** What the window kept of a run that goes on. */
  readonly kept: RunState | undefined;
  readonly begin: () => RunState;
  readonly levelOf: (run: RunState) => Level;
  readonly skillAt: (level: Level) => string;
  readonly keep: (run: RunState) => void;
  /** Called once, when nothing more counts. */
  readonly onEnded: (run: RunState) => void;
  readonly isVisible: () => boolean;
  readonly clock: {
    readonly now: () => number;
    /** Calls back later, unless it is called off. */
    readonly wait: (ms: number, then: () => void) => () => void;
  };
}

/** A question that is on its way to the board. */
interface Coming {
  readonly step: RunStep;
  readonly skill: string;
}

const standingOf = ({ step }: Coming, { texts, skill }: RunQuestion): OpenQuestion =>
  step.by === 'standing'
    ? step.question
    : { texts, skill, spent: 0, ...(step.by === 'again' && { again: step.of }) };

/** The state of the run, kept with each change; and the time of the question that stands. */
function createBook<T extends DrillTypes, Draft>({
  kept,
  clock,
  keep,
  onEnded,
}: RunGuideOptions<T, Draft>) {
  const $state = atom<RunState | undefined>(kept);
  const watch = createStopwatch(clock.now);
  watch.set(kept?.standing?.spent ?? 0);
  const save = (): void => {
    const state = $state.get();
    if (!state) return;
    const { standing } = state;
    keep({ ...state, standing: standing && { ...standing, spent: watch.read() } });
  };
  const change = (state: RunState): void => {
    const isEnd = state.ended && !$state.get()?.ended;
    $state.set(state);
    save();
    if (isEnd) onEnded(state);
  };
  return { $state, watch, save, change };
}

type Book = ReturnType<typeof createBook>;

/** The clock goes while a question that counts can be thought about, and at no other time. */
function createClock<T extends DrillTypes, Draft>(
  { run, clock, isVisible }: RunGuideOptions<T, Draft>,
  { $state, watch, change }: Book,
) {
  const $running = atom(false);
  let callOff = (): void => {};
  const isThought = (): boolean => {
    const { standing, over } = $state.get() ?? {};
    const board = run.$run.get().session?.$state.get();
    if (!standing || !board || over || standing.again !== undefined || !isVisible()) return false;
    return !board.verdict && !board.busy && sameTexts(board.texts, standing.texts);
  };
  const follow = (): void => {
    callOff();
    if (isThought()) watch.start();
    else watch.stop();
    $running.set(watch.isRunning());
    const state = $state.get();
    if (watch.isRunning() && state?.kind === 'storm')
      callOff = clock.wait(clockOf(state, watch.read()), timeUp);
  };
  const finish = (): void => {
    const state = $state.get();
    if (state) change(endRun(state));
    follow();
    run.$run.setKey('over', true);
  };
  const timeUp = (): void => {
    const state = $state.get();
    // A timer may come a little early.
    if (state && clockOf(state, watch.read()) > 0) follow();
    else finish();
  };
  return { $running, follow, finish, stop: () => callOff() };
}

/** Sees what comes to the board, and what is looked at again. */
function createSight<T extends DrillTypes, Draft>(
  { run }: RunGuideOptions<T, Draft>,
  { $state, watch, change }: Book,
  follow: () => void,
) {
  let coming: Coming | undefined;
  const arrive = (board: RunQuestion): void => {
    const state = $state.get();
    if (!state || !coming || board.skill !== coming.skill) return;
    const { step } = coming;
    const standing = standingOf(coming, board);
    coming = undefined;
    if (step.by === 'end') {
      run.$run.setKey('over', true);
      return;
    }
    if (step.by !== 'standing') watch.set(0);
    change(askIn(state, standing));
  };
  const seen = (board: SessionState<T, Draft>, before?: SessionState<T, Draft>): void => {
    const isOther = board.texts !== before?.texts;
    if (isOther && run.$run.get().over) run.$run.setKey('over', false);
    if (isOther && !board.verdict) arrive(board);
    const state = $state.get();
    const { standing } = state ?? {};
    const isHelp = board.taken > 0 && standing && sameTexts(board.texts, standing.texts);
    if (state && isHelp && !standing.helped) change(askIn(state, { ...standing, helped: true }));
    follow();
  };
  let unfollow = (): void => {};
  const unsubscribe = run.$run.subscribe(({ session }, before) => {
    if (!session || session === before?.session) return;
    unfollow();
    unfollow = session.$state.subscribe(seen);
  });
  const close = (): void => {
    unfollow();
    unsubscribe();
  };
  const expect = (next: Coming | undefined): void => {
    coming = next;
  };
  return { expect, close };
}

/** A right answer in a storm is followed at once, unless the reader has gone on already. */
function onward<T extends DrillTypes, Draft>({ run, clock }: RunGuideOptions<T, Draft>): void {
  const verdict = (): unknown => run.$run.get().session?.$state.get().verdict;
  const seen = verdict();
  clock.wait(ONWARD, () => {
    if (seen !== undefined && verdict() === seen) void run.next();
  });
}

function createGuide<T extends DrillTypes, Draft>(
  options: RunGuideOptions<T, Draft>,
  { $state, watch, change }: Book,
  expect: (next: Coming | undefined) => void,
) {
  const { run, levelOf, skillAt } = options;
  const board = (): SessionState<T, Draft> | undefined => run.$run.get().session?.$state.get();

  const atEnd = (state: RunState): GuideStep => {
    if (!state.over) change({ ...state, over: true, ended: true });
    const last = state.answers.at(-1);
    // The page was left and is here again: something has to lie behind what came of the run.
    if (board() || !last) return { by: 'end' };
    expect({ step: { by: 'end' }, skill: last.skill });
    return { by: 'texts', texts: last.texts, skill: last.skill };
  };
  const next = (): GuideStep => {
    const state = $state.get() ?? options.begin();
    if (!$state.get()) change(state);
    const step = nextIn(state);
    if (step.by === 'end') return atEnd(state);
    if (step.by !== 'new') {
      const { texts, skill } = step.question;
      expect({ step, skill });
      return { by: 'texts', texts, skill };
    }
    const level = levelOf(state);
    expect({ step, skill: skillAt(level) });
    const past = state.answers.map(({ texts }) => texts);
    const seed = state.day === undefined ? {} : { seed: seedOfDay(state.day, step.at) };
    return { by: 'level', level, past, ...seed };
  };
  const onAnswer = (result: AnswerResult): void => {
    const state = $state.get();
    const { standing } = state ?? {};
    const answer = board();
    if (!state || !standing || !answer || !sameTexts(result.texts ?? {}, standing.texts)) return;
    watch.stop();
    const after = answerIn(state, { ...result, draft: answer.draft }, watch.read());
    change(after);
    if (state.kind === 'storm' && result.right && !after.ended) onward(options);
  };
  /** As it was answered, also where the page was left and is here again. */
  const reopen = async (at: number): Promise<void> => {
    const answer = $state.get()?.answers[at];
    if (answer) await run.own(answer.texts, answer);
    run.$run.setKey('over', false);
  };
  return { guide: { next, onAnswer } satisfies Guide, reopen };
}

export function createRunGuide<T extends DrillTypes, Draft>(options: RunGuideOptions<T, Draft>) {
  const book = createBook(options);
  const { $running, follow, finish, stop } = createClock(options, book);
  const { expect, close } = createSight(options, book, follow);
  const { guide, reopen } = createGuide(options, book, expect);
  const { $state, watch, save } = book;
  return {
    ...{ guide, $state, $running, save, follow, finish, reopen },
    /** What the clock shows. */
    time: (): number => {
      const state = $state.get();
      return state ? clockOf(state, watch.read()) : 0;
    },
    /** Another run of the same kind. */
    again: (): Promise<void> => {
      $state.set(undefined);
      watch.set(0);
      return options.run.next();
    },
    close: (): void => {
      stop();
      close();
    },
  };
}

export type RunGuide = Pick<
  ReturnType<typeof createRunGuide>,
  '$state' | '$running' | 'finish' | 'reopen' | 'time' | 'again'
>;
