import type { TableExercise } from '../../course/table-questions.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Say } from '../../i18n/speak.ts';
import type { Mark } from './marks.tsx';

export interface BoardProps<One extends TableExercise = TableExercise> {
  readonly exercise: One;
  readonly chosen: readonly string[];
  readonly checked: boolean;
  readonly locale: Locale;
  readonly say: Say;
  readonly markOf: (item: string) => Mark | undefined;
  /** Chooses the one thing. */
  readonly onChoose: (item: string) => void;
  /** Chooses one of several things, or puts it back. */
  readonly onToggle: (item: string) => void;
}
