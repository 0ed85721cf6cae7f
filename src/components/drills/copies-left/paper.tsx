import { BlankLine } from '../../boards/blanks.tsx';
import { solvedWith } from '../judgement.tsx';
import type { PaperView } from '../view.ts';
import { COPIES_JUDGEMENT } from './CopiesReasons.tsx';
import { CopiesHand, CopiesTable } from './CopiesTable.tsx';
import type { CopiesTypes } from './copies-rules.ts';

export const COPIES_PAPER: PaperView<CopiesTypes> = {
  ask: (_, { say }) => say('copies.ask'),
  Position: (props) => (
    <>
      <CopiesHand {...props} />
      <CopiesTable {...props} />
    </>
  ),
  Blank: BlankLine,
  Solved: solvedWith(COPIES_JUDGEMENT),
  lesson: { sequel: 'vary' },
};
