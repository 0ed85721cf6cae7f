/** At which level the run of a day asks: from the date alone. */
import { type Level, type LevelField, levelFrom, valuesOf } from '../../../engine/drills.ts';
import { rungsOf } from '../../record/ladder.ts';
import { turnOf } from './day-number.ts';

export const levelOfDay = (day: number, drills: number, fields: readonly LevelField[]): Level =>
  levelOfTurn(turnOf(day, drills), fields);

/** The levels of a drill go round too; the reader's own choices say nothing here. */
export function levelOfTurn(turn: number, fields: readonly LevelField[]): Level {
  let level: Level = {};
  for (const [at, field] of fields.entries()) {
    if (field.isMinor) continue;
    const sofar = levelFrom(fields, level);
    const rungs = rungsOf(field, sofar);
    const values = rungs.length > 0 ? rungs : valuesOf(field, sofar);
    const value = values[(turn + at) % values.length];
    if (value !== undefined) level = { ...level, [field.name]: value };
  }
  return levelFrom(fields, level);
}
