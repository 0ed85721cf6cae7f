import { copiesVerdictText } from '../../../i18n/waits/copies-words.ts';
import { BlankLine } from '../../boards/blanks.tsx';
import type { PaperView } from '../view.ts';
import { CopiesReasons } from './CopiesReasons.tsx';
import { CopiesHand, CopiesTable } from './CopiesTable.tsx';
import type { CopiesTypes } from './copies-rules.ts';

/** Without those of the levels and of a hand of one's own. */
const COPIES_QUESTION = [
  ...['stage.', 'tile.', 'group.', 'pick.', 'copies.hand', 'copies.ask', 'copies.left'],
  ...['copies.seat.', 'copies.markers', 'copies.nothing', 'copies.need', 'copies.right'],
  ...['copies.wrong', 'copies.count', 'copies.total', 'copies.hint.'],
] as const;

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
  lesson: { words: () => COPIES_QUESTION, sequel: 'vary' },
};
