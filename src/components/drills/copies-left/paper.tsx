import { copiesVerdictText } from '../../../i18n/waits/copies-words.ts';
import { BlankLine } from '../../boards/blanks.tsx';
import type { PaperView } from '../view.ts';
import { CopiesReasons } from './CopiesReasons.tsx';
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
  Solved: ({ verdict, ...props }) => (
    <>
      <p>{copiesVerdictText(verdict, props.say)}</p>
      <CopiesReasons {...props} verdict={verdict} />
    </>
  ),
  lesson: { sequel: 'vary' },
};
