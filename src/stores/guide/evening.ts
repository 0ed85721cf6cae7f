/** A lesson of the first evening: one step after another, each judged act by act. */
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { QuestionData, Texts } from '../../engine/drills.ts';
import type { EveningTypes, EveningVerdict } from '../../engine/evening.ts';
import { fail, isTile, ok, type Tile } from '../../engine/notation.ts';
import {
  createDrillSession,
  type DraftRules,
  type DrillSession,
} from '../question/drill-session.ts';
import type { DrillSource } from '../question/drill-source.ts';

export interface EveningStepTexts {
  readonly id: string;
  /** Without a hand where it goes on from the step before. */
  readonly texts: Texts;
  /** Whether it is looked at once it is done, until the reader goes on. */
  readonly stops: boolean;
}

export interface EveningState {
  /** Which step it is; past the last one, the lesson is over. */
  readonly at: number;
  readonly asked: QuestionData<EveningTypes>;
  /** On the last act; absent until the first. */
  readonly verdict: EveningVerdict | undefined;
  /** Since the last right act: after the second the right act has a ring, after the third it is shown. */
  readonly misses: number;
  /** How many acts were judged, so that the same one twice is told from one. */
  readonly acts: number;
  /** What has been discarded of the hand that lies there. */
  readonly river: readonly Tile[];
  /** The act of play that led to this step. */
  readonly lastAct: string | undefined;
}

interface Answered {
  readonly position: string;
  readonly right: boolean;
}

interface Options {
  readonly steps: readonly EveningStepTexts[];
  readonly first: QuestionData<EveningTypes>;
  readonly source: DrillSource<EveningTypes>;
  /** The first try at a step, and the end of one that was tried before. */
  readonly onAnswer: (answered: Answered) => void;
  readonly now: () => number;
}

export interface EveningPlay {
  readonly $state: ReadableAtom<EveningState>;
  readonly act: (act: string) => Promise<void>;
  readonly goOn: () => Promise<void>;
  /** Takes the lesson up at a step, or before it where a hand begins. */
  readonly takeUp: (at: number) => Promise<void>;
}

/** A tap that soon after a step has come was meant for the one before. */
const TOO_SOON = 250;

/** Each act is one answer to the session's question; the same one again is another. */
const RULES: DraftRules<EveningTypes, readonly string[]> = {
  blank: () => [],
  read: (_, acts) => (acts.length > 0 ? ok(acts) : fail(['act'])),
};

const SKILL = 'first-evening/lessons';

const isOver = ({ steps }: Options, { at }: EveningState): boolean => at >= steps.length;

type Session = DrillSession<EveningTypes, readonly string[]>;
type Store = WritableAtom<EveningState>;

const BLANK = { verdict: undefined, misses: 0 };

const riverAfter = ({ river }: EveningState, act = ''): readonly Tile[] =>
  isTile(act) ? [...river, act] : river;

async function read({ source }: Options, texts: Texts): Promise<QuestionData<EveningTypes>> {
  const asked = await source.ask(texts);
  if (!asked.ok) throw new Error(JSON.stringify([texts, asked.error]));
  return asked.value;
}

/** From one step to the next, and on from what is found. */
function createSteps(options: Options, session: Session, $state: Store) {
  const { steps, onAnswer, now } = options;
  let since = Number.NEGATIVE_INFINITY;
  const pose = (question: QuestionData<EveningTypes>): void =>
    session.ask({ question, skill: SKILL }, now());

  const enter = async (at: number, rest: string, act?: string): Promise<void> => {
    const step = steps[at];
    const state = $state.get();
    since = now();
    if (!step) return $state.set({ ...state, ...BLANK, at });
    const asked = await read(options, { hand: rest, ...step.texts });
    const lastAct = state.asked.shown.kind === 'act' ? act : undefined;
    const river = step.texts['hand'] === undefined ? riverAfter(state, lastAct) : [];
    pose(asked);
    $state.set({ ...state, at, asked, river, lastAct, ...BLANK });
  };
  /** Part of the step is done: the rest is still asked. */
  const find = async (found: readonly string[]): Promise<void> => {
    const texts = { ...$state.get().asked.texts, found: found.join(' ') };
    const asked = await read(options, texts);
    pose(asked);
    $state.set({ ...$state.get(), asked });
  };
  const judged = async (verdict: EveningVerdict, misses: number): Promise<void> => {
    const state = $state.get();
    const step = steps[state.at];
    if (!step) return;
    if (misses === 1) onAnswer({ position: step.id, right: false });
    if (verdict.isDone) onAnswer({ position: step.id, right: true });
    const acts = state.acts + 1;
    if (verdict.isDone && !step.stops) {
      $state.set({ ...state, acts });
      return enter(state.at + 1, verdict.rest, verdict.act);
    }
    $state.set({ ...state, verdict, misses, acts });
    if (verdict.right && !verdict.isDone) await find(verdict.found);
  };
  const isTooSoon = (pressed: number): boolean => pressed - since < TOO_SOON;
  return { enter, judged, isTooSoon };
}

/** One after another: what is touched while an act is judged is done after it. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

export function createEvening(options: Options): EveningPlay {
  const { steps, first, source, now } = options;
  const session = createDrillSession<EveningTypes, readonly string[]>(
    { question: first, skill: SKILL },
    { source, rules: RULES, refuses: true, onResult: () => undefined },
  );
  const start = { at: 0, asked: first, acts: 0, river: [], lastAct: undefined };
  const $state = atom<EveningState>({ ...start, ...BLANK });
  const { enter, judged, isTooSoon } = createSteps(options, session, $state);
  const queue = inTurn();
  /** A touch is dropped whose step has passed before its turn comes. */
  const inStep = (work: (state: EveningState) => Promise<void>): Promise<void> => {
    const { at } = $state.get();
    const pressed = now();
    return queue(async () => {
      const state = $state.get();
      if (state.at === at && !isOver(options, state) && !isTooSoon(pressed)) await work(state);
    });
  };
  return {
    $state,
    act: (act) =>
      inStep(async ({ verdict: before, asked }) => {
        if (before?.isDone || asked.shown.found.includes(act)) return;
        session.edit(() => [act]);
        await session.check(now());
        const { verdict, nudged } = session.$state.get();
        if (verdict) await judged(verdict, 0);
        else if (nudged) await judged(nudged.judged.verdict, nudged.misses);
      }),
    goOn: () =>
      inStep(async ({ at, verdict }) => {
        if (verdict?.isDone) await enter(at + 1, verdict.rest, verdict.act);
      }),
    takeUp: (at) =>
      queue(async () => {
        const start = steps.slice(0, at + 1).findLastIndex(({ texts }) => texts['hand']);
        if (start > 0 && $state.get().acts === 0) await enter(start, '');
      }),
  };
}
