import type { TableExercise } from '../../course/table-questions.ts';
import type { Voice } from './prompt.ts';
import { reasonsOf } from './reasons.ts';

interface TableReasonProps extends Voice {
  readonly exercise: TableExercise;
  readonly chosen: readonly string[];
}

/** Why the answer is what it is. */
export const TableReason = ({ exercise, chosen, locale, say }: TableReasonProps) => (
  <ol class="table-reason">
    {reasonsOf(exercise, chosen, { locale, say }).map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ol>
);
