import type { TableTypes } from '../../../engine/drills.ts';
import { promptOf } from '../../../i18n/table/table-prompt.ts';
import { answerText } from '../../../i18n/table/table-words.ts';
import { BlankLine } from '../../boards/blanks.tsx';
import type { PaperView } from '../view.ts';
import { AskBoard } from './AskBoard.tsx';
import { AskedTile } from './HandAskBoard.tsx';
import { Reasons } from './TableReasons.tsx';

const UNTOUCHED = {
  chosen: [],
  verdict: undefined,
  markOf: () => undefined,
  onTouch: () => undefined,
} as const;

export const TABLE_PAPER: PaperView<TableTypes> = {
  ask: promptOf,
  Position: (props) => (
    <div class="table-question column gap-3 sans text-s lining">
      <AskedTile {...props} />
      <AskBoard {...props} {...UNTOUCHED} />
    </div>
  ),
  Blank: BlankLine,
  Solved: ({ shown, verdict, ...voice }) => (
    <>
      <p>{voice.say('answer.is', { answer: answerText(shown, verdict.answer, voice) })}</p>
      <Reasons {...{ shown, verdict, ...voice }} />
    </>
  ),
  lesson: {
    solve: 'table.solve',
    sequel: 'vary',
  },
};
