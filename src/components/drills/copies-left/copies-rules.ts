import type { TypesOf } from '../../../engine/drills.ts';
import { fail, ok } from '../../../engine/notation.ts';
import { parseNumber } from '../../../stores/drafts/figures.ts';
import type { DraftRules } from '../../../stores/question/drill-session.ts';

export type CopiesTypes = TypesOf<'copies-left'>;

/** The number as it is written. */
export type CopiesDraft = string;

export const COPIES_RULES: DraftRules<CopiesTypes, CopiesDraft> = {
  blank: () => '',
  read: (_, draft) => {
    const number = typeof draft === 'string' ? parseNumber(draft) : undefined;
    return number !== undefined && Number.isInteger(number) && number >= 0
      ? ok(number)
      : fail(['copies']);
  },
};
