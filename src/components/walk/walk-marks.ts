/** How the reader acts at the table of a walk, and what is marked on it. */
import type { TableTypes } from '../../engine/drills.ts';
import type { TableDraft } from '../../stores/drafts/table-draft.ts';
import type { SessionState } from '../../stores/question/drill-session.ts';
import type { Mark } from '../drills/table/inner-board.tsx';
import type { StackAsk } from '../drills/table/wall-boards.tsx';

type Shown = TableTypes['shown'];
export type WalkState = SessionState<TableTypes, TableDraft>;

type ChoiceAsk = 'taker' | 'across' | 'draws';

/** A stack is small: it is chosen first, and then confirmed. */
export const isByStack = (shown: Shown): shown is Extract<Shown, { ask: StackAsk }> =>
  'names' in shown;

/** Hands, places across a meld and numbers are chosen below the table. */
export const isByChoice = (shown: Shown): shown is Extract<Shown, { ask: ChoiceAsk }> =>
  shown.ask === 'taker' || shown.ask === 'across' || shown.ask === 'draws';

/** After the second miss the right act is ringed. */
const RINGED_AFTER = 2;

export const walkMarks =
  ({ draft, nudged, verdict }: WalkState) =>
  (item: string): Mark | undefined => {
    const isChosen = draft.includes(item);
    if (verdict) return verdict.answer.includes(item) ? 'right' : undefined;
    if (nudged && draft === nudged.draft && isChosen) return 'wrong';
    if (nudged && nudged.misses >= RINGED_AFTER && nudged.judged.verdict.answer.includes(item)) {
      return isChosen ? 'chosen' : 'missed';
    }
    return isChosen ? 'chosen' : undefined;
  };
