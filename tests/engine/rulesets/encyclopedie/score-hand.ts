/** Hands from notation under the encyclopedia's rules. */
import { inSituation, type Result } from '../../../../src/engine/notation.ts';
import {
  ENCYCLOPEDIE_DEFAULTS,
  type EncyclopedieOptions,
} from '../../../../src/engine/rulesets/encyclopedie/config.ts';
import { encyclopedie } from '../../../../src/engine/rulesets/encyclopedie-kit.ts';
import type { Score, ScoreError } from '../../../../src/engine/scoring/score.ts';
import { createScorer } from '../../../../src/engine/scoring/scorer.ts';
import { hand } from '../../hands.ts';
import type { Told } from '../../scoring/sketch.ts';

type Options = Partial<EncyclopedieOptions>;

/** As the players may agree to count. */
export const COUNTED = { points: 'tchou1924' } as const satisfies Options;
export const WITH_GRANDS_JEUX = { ...COUNTED, grandsJeux: true } as const satisfies Options;

export const attempt = (
  text: string,
  agreed: Options = {},
  about: Told = {},
): Result<Score, ScoreError> =>
  createScorer(encyclopedie, { ...ENCYCLOPEDIE_DEFAULTS, ...agreed })(
    inSituation(hand(text), about),
  );

export function scored(text: string, agreed: Options = {}, about: Told = {}): Score {
  const score = attempt(text, agreed, about);
  if (!score.ok) throw new Error(`${text}: ${score.error.code}`);
  return score.value;
}
