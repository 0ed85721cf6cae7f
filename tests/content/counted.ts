/** Hands that lessons count, counted by their rule sets. */
import { handFrom, type ScoreExercise } from '../../src/course/scores.ts';
import {
  type Explanation,
  inSituation,
  loadKit,
  PLAYABLE_RULES,
  type PlayableRules,
  type Score,
  type Sheet,
  sheetOf,
} from '../../src/engine/index.ts';

const KITS = new Map(
  await Promise.all(PLAYABLE_RULES.map(async (rules) => [rules, await loadKit(rules)] as const)),
);

type Counted = Pick<ScoreExercise, 'rules' | 'hand' | 'seat' | 'round' | 'how' | 'options'>;

export function agreedBy({
  rules,
  options,
}: {
  readonly rules: PlayableRules;
  readonly options: object;
}) {
  const kit = KITS.get(rules);
  const agreed = kit?.agree({ ...options });
  if (!kit || !agreed?.ok) throw new Error(`${rules}: ${JSON.stringify(options)}`);
  return { kit, agreed: agreed.value };
}

/** The score of a hand, its lines and its sheet; throws where it has none. */
export function counted(exercise: Counted): {
  readonly score: Score;
  readonly explanation: Explanation;
  readonly sheet: Sheet;
} {
  const { kit, agreed } = agreedBy(exercise);
  const found = agreed.score(inSituation(handFrom(exercise.hand), exercise));
  if (!found.ok) throw new Error(`${exercise.hand}: ${found.error.code}`);
  const score = found.value;
  return { score, explanation: agreed.explain(score), sheet: sheetOf(kit, agreed, score) };
}
