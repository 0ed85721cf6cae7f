import type { TypesOf } from '../../../engine/drills.ts';
import type { Decision } from '../../../engine/judge.ts';
import { fail, isSameData, ok } from '../../../engine/notation.ts';
import type { DraftRules } from '../../../stores/question/drill-session.ts';

export type TableChoiceTypes = TypesOf<'table-choice'>;

/** What is to be done and, where that is a discard, which tile of the hand was touched. */
export interface TableChoiceDraft {
  readonly move?: Decision;
  readonly place?: number;
}

export const isSameMove = (one: Decision | undefined, other: Decision | undefined): boolean =>
  one !== undefined && isSameData(one, other);

export const TABLE_CHOICE_RULES: DraftRules<TableChoiceTypes, TableChoiceDraft> = {
  blank: () => ({}),
  // What the window kept may be no choice of this place.
  read: ({ choices }, { move }) => {
    const known = choices.find((choice) => isSameMove(choice, move));
    return known ? ok(known) : fail(['move']);
  },
};
