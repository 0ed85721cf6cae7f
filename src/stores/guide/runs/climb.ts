/** A storm climbs the ladder of its drill from the foot. */
import { type Level, type LevelField, levelFrom } from '../../../engine/drills.ts';
import { ladderOf, rungsOf } from '../../record/ladder.ts';

/** So many right ones lead one rung up. */
const TO_CLIMB = 3;

/** The level that a storm asks after so many right ones; all else is as the reader has chosen it. */
export function stormLevel(fields: readonly LevelField[], level: Level, right: number): Level {
  const ladder = ladderOf(fields);
  const rungs = ladder ? rungsOf(ladder, level) : [];
  const rung = rungs[Math.min(rungs.length - 1, Math.floor(right / TO_CLIMB))];
  if (!ladder || rung === undefined) return level;
  return { ...level, ...levelFrom(fields, { [ladder.name]: rung }, level) };
}
