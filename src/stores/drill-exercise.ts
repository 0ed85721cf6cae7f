import type { Asked, DrillTypes, Level, Texts } from '../engine/drills.ts';
import {
  createDrillSession,
  type DraftRules,
  type DrillSession,
  TOO_SOON,
} from './drill-session.ts';
import type { DrillSource } from './drill-source.ts';
import { type BoardMemory, keepBoard, sameTexts } from './on-board.ts';
import type { Result as Counted } from './progress.ts';

interface Following {
  readonly level: Level;
  readonly skill: string;
}

export type Sequel =
  | { readonly kind: 'again' }
  /** The same one in other tiles, or with other dice. */
  | { readonly kind: 'vary' }
  /** Dealt ones, the last level again and again. */
  | { readonly kind: 'next'; readonly levels: readonly Following[] };

export interface Exercise<T extends DrillTypes, Draft> {
  readonly session: DrillSession<T, Draft>;
  /** Shows again what was asked and answered here before, if anything was. */
  readonly resume: () => Promise<void>;
  readonly next: () => Promise<void>;
}

interface ExerciseOptions<T extends DrillTypes, Draft> {
  readonly id: string;
  readonly asked: Asked<T>;
  readonly sequel: Sequel;
  readonly source: DrillSource<T>;
  readonly rules: DraftRules<T, Draft>;
  /** `isRepeat`: the same question was answered before. */
  readonly onResult: (result: Counted, isRepeat: boolean) => void;
  readonly clock: { readonly now: () => number; readonly seed: () => number };
  readonly memory?: BoardMemory | undefined;
}

export function createExercise<T extends DrillTypes, Draft>(
  options: ExerciseOptions<T, Draft>,
): Exercise<T, Draft> {
  const { id, asked: first, sequel, source, rules, clock, memory } = options;
  /** Positions inside pages count apart from the levels. */
  const skill = `${id}/lessons`;
  let dealt = 0;
  let dealing = false;
  let isRepeat = false;
  let judgedAt = Number.NEGATIVE_INFINITY;
  const onResult = (result: Counted): void => {
    judgedAt = clock.now();
    options.onResult(result, isRepeat);
    isRepeat = sequel.kind === 'again';
  };
  const session = createDrillSession<T, Draft>(
    { asked: first, skill },
    { source, rules, onResult },
  );
  const past: Texts[] = [first.texts];
  if (memory) keepBoard(session.$state, memory);

  const follow = async () => {
    if (sequel.kind === 'vary') {
      const asked = await source.deal(clock.seed(), { level: {}, like: first.texts });
      return { asked, skill };
    }
    const following =
      sequel.kind === 'next' ? (sequel.levels[dealt] ?? sequel.levels.at(-1)) : undefined;
    if (!following) return { asked: first, skill };
    const asked = await source.deal(clock.seed(), { level: following.level, past: [...past] });
    past.push(asked.texts);
    dealt++;
    return { asked, skill: following.skill };
  };
  return {
    session,
    resume: async () => {
      const kept = memory?.recall();
      if (!kept) return;
      if (!sameTexts(kept.texts, first.texts)) {
        const asked = await source.ask(kept.texts);
        if (!asked.ok) return;
        session.ask({ asked: asked.value, skill: kept.skill }, clock.now());
      }
      if (kept.draft === undefined) return;
      await session.resume({ draft: kept.draft as Draft, taken: kept.taken });
      isRepeat = sequel.kind === 'again' && session.$state.get().verdict !== undefined;
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
