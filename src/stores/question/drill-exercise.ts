import type { DrillTypes, QuestionData } from '../../engine/drills.ts';
import type { AnswerResult } from '../record/result.ts';
import {
  createDrillSession,
  type DraftRules,
  type DrillSession,
  TOO_SOON,
} from './drill-session.ts';
import type { DrillSource } from './drill-source.ts';
import { type BoardMemory, keepBoard, sameTexts } from './on-board.ts';

/** The same question again, or in other tiles or with other dice. */
export type Sequel = 'again' | 'vary';

interface DrillExercise<T extends DrillTypes, Draft> {
  readonly session: DrillSession<T, Draft>;
  /** Shows again what was asked and answered here before, if anything was. */
  readonly resume: () => Promise<void>;
  readonly next: () => Promise<void>;
}

interface ExerciseOptions<T extends DrillTypes, Draft> {
  readonly id: string;
  readonly asked: QuestionData<T>;
  readonly sequel: Sequel;
  readonly source: DrillSource<T>;
  readonly rules: DraftRules<T, Draft>;
  /** Whether a wrong answer may be changed once before it is proved. */
  readonly secondTry: boolean;
  /** `isRepeat`: the same question was answered before. */
  readonly onResult: (result: AnswerResult, isRepeat: boolean) => void;
  readonly clock: { readonly now: () => number; readonly seed: () => number };
  readonly memory?: BoardMemory | undefined;
}

export function createExercise<T extends DrillTypes, Draft>(
  options: ExerciseOptions<T, Draft>,
): DrillExercise<T, Draft> {
  const { id, asked: first, sequel, source, rules, secondTry, clock, memory } = options;
  /** Positions inside pages count apart from the levels. */
  const skill = `${id}/lessons`;
  let dealing = false;
  let isRepeat = false;
  let judgedAt = Number.NEGATIVE_INFINITY;
  const onResult = (result: AnswerResult, _: T['verdict'], isSecondTry: boolean): void => {
    options.onResult(result, isRepeat || isSecondTry);
    isRepeat = sequel === 'again';
  };
  const session = createDrillSession<T, Draft>(
    { question: first, skill },
    { source, rules, secondTry, onResult },
  );
  session.$state.listen(({ verdict }, before) => {
    if (verdict && !before?.verdict) judgedAt = clock.now();
  });
  if (memory) keepBoard(session.$state, memory, rules);

  const follow = async () => {
    if (sequel === 'again') return { question: first, skill };
    const question = await source.deal(clock.seed(), { level: {}, like: first.texts });
    return { question, skill };
  };
  return {
    session,
    resume: async () => {
      const kept = memory?.recall();
      if (!kept) return;
      if (!sameTexts(kept.texts, first.texts)) {
        const asked = await source.ask(kept.texts);
        if (!asked.ok) return;
        session.ask({ question: asked.value, skill: kept.skill }, clock.now());
      }
      if (kept.draft === undefined) return;
      const { taken, nudged } = kept;
      await session.resume({ draft: kept.draft as Draft, taken, nudged: secondTry && nudged });
      const { verdict, nudged: isNudged } = session.$state.get();
      isRepeat = sequel === 'again' && (verdict ?? isNudged) !== undefined;
    },
    next: async () => {
      if (dealing || clock.now() - judgedAt < TOO_SOON) return;
      dealing = true;
      try {
        session.ask(await follow(), clock.now());
      } finally {
        dealing = false;
      }
    },
  };
}
