import type { DrillTypes } from '../../engine/drills.ts';
import { fail, ok } from '../../engine/notation.ts';
import type { DraftRules } from '../question/drill-session.ts';

/** One of a few names, or none yet. */
export const pickRules = <T extends DrillTypes>(
  among: (shown: T['shown']) => readonly T['answer'][],
): DraftRules<T, T['answer'] | undefined> => ({
  blank: () => undefined,
  // What the window kept may be of another question.
  read: (shown, name) =>
    name !== undefined && among(shown).includes(name) ? ok(name) : fail(['name']),
});
