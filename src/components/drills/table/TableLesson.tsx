import type { TableTypes } from '../../../engine/drills.ts';
import { promptOf } from '../../../i18n/table-prompt.ts';
import { answerText } from '../../../i18n/table-words.ts';
import { BlankLine } from '../../boards/blanks.tsx';
import type { LessonView } from '../view.ts';
import { ALL_DRAWING } from './all-drawing.tsx';
import { Reasons } from './TableJudged.tsx';

const { Touch, AskedTile } = ALL_DRAWING;

const UNTOUCHED = {
  chosen: [],
  verdict: undefined,
  markOf: () => undefined,
  onTouch: () => undefined,
} as const;

export const TABLE_LESSON: LessonView<TableTypes> = {
  ask: promptOf,
  Position: (props) => (
    <div class="table-question column gap-3 sans text-s lining">
      <AskedTile {...props} />
      <Touch {...props} {...UNTOUCHED} />
    </div>
  ),
  Blank: BlankLine,
  Solved: ({ shown, verdict, ...voice }) => (
    <>
      <p>{voice.say('table.hint.answer', { answer: answerText(shown, verdict.answer, voice) })}</p>
      <Reasons {...{ shown, verdict, ...voice }} />
    </>
  ),
};
