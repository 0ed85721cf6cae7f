import type { PlayableRules } from '../../rulesets/index.ts';
import {
  BARRING_RULES,
  DEFENCE_RULES,
  SAFETY_BY_RULES,
  type SafetyTopic,
} from '../../rulesets/levels.ts';
import { gameField, type Level, type LevelField } from '../drill.ts';

/** Where a discard bars a win most is to be read from what lies open. */
export const USUAL_RULES = (BARRING_RULES[0] ?? DEFENCE_RULES[0]) as PlayableRules;

const topicsOf = ({ game }: Level): readonly SafetyTopic[] =>
  SAFETY_BY_RULES[game as PlayableRules] ?? [];

export const SAFE_LEVELS: readonly LevelField[] = [
  { ...gameField(DEFENCE_RULES), initial: USUAL_RULES },
  { name: 'level', values: topicsOf, rungs: topicsOf },
];
