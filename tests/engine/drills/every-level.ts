/** The levels of a drill that laws are tried at. */
import { type Level, type LevelField, valuesOf } from '../../../src/engine/drills/drill.ts';

/** Every combination of the values of the fields. */
export const everyLevel = (fields: readonly LevelField[]): readonly Level[] =>
  fields.reduce<readonly Level[]>(
    (levels, field) =>
      levels.flatMap((level) =>
        valuesOf(field, level).map((value) => ({ ...level, [field.name]: value })),
      ),
    [{}],
  );
