import type { Asked, DrillTypes, Level, Texts } from '../engine/drills.ts';
import { createDrillSession, type DraftRules, type DrillSession } from './drill-session.ts';
import type { DrillSource } from './drill-source.ts';
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
  readonly next: () => Promise<void>;
}

interface ExerciseOptions<T extends DrillTypes, Draft> {
  readonly id: string;
  readonly asked: Asked<T>;
  readonly sequel: Sequel;
  readonly source: DrillSource<T>;
  readonly rules: DraftRules<T, Draft>;
  readonly onResult: (result: Counted) => void;
  readonly clock: { readonly now: () => number; readonly seed: () => number };
}

export function createExercise<T extends DrillTypes, Draft>(
  options: ExerciseOptions<T, Draft>,
): Exercise<T, Draft> {
  const { id, asked: first, sequel, source, rules, onResult, clock } = options;
  /** Positions inside pages count apart from the levels. */
  const skill = `${id}/lessons`;
  const session = createDrillSession<T, Draft>(
    { asked: first, skill },
    { source, rules, onResult },
  );
  const past: Texts[] = [first.texts];
  let dealt = 0;
  let dealing = false;

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
    next: async () => {
      if (dealing) return;
      dealing = true;
      try {
        session.ask(await follow(), clock.now());
      } finally {
        dealing = false;
      }
    },
  };
}
