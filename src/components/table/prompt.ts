import { type TableExercise, totalsOf } from '../../course/table-questions.ts';
import { type Tile, windTile } from '../../engine/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { listed, type Params, type Say } from '../../i18n/speak.ts';
import { tileName } from '../../i18n/tile-names.ts';

export interface Voice {
  readonly locale: Locale;
  readonly say: Say;
}

/** What the question says beside its letters and totals. */
function spoken(exercise: TableExercise, { locale, say }: Voice): Params {
  switch (exercise.ask) {
    case 'tiles':
      return { family: say(`table.family.${exercise.family}`) };
    case 'place':
      return {
        column: listed(
          locale,
          exercise.column.map((wind) => tileName(say, windTile(wind))),
        ),
      };
    case 'wind':
      return { wind: tileName(say, windTile(exercise.wind)) };
    case 'passes':
      return { ends: exercise.ends.map((end) => say(`table.end.${end}`)).join(', ') };
    case 'dealt':
      return { layer: say(`table.layer.${exercise.layer}`) };
    case 'taker':
      return { tile: tileName(say, exercise.discard as Tile) };
    default:
      return {};
  }
}

/** The question as a sentence. */
export function promptOf(exercise: TableExercise, voice: Voice): string {
  const letters = Object.entries(exercise).filter(([, value]) => /^[A-D]$/.test(String(value)));
  const [first = 0, second = 0] = 'throws' in exercise ? totalsOf(exercise) : [];
  const total = exercise.ask === 'families' ? exercise.total : first;
  return voice.say(`table.ask.${exercise.ask}`, {
    ...Object.fromEntries(letters),
    ...spoken(exercise, voice),
    total,
    first,
    second,
  });
}
