import { namedAskText } from '../../../i18n/scores/named-ask.ts';
import { itemName } from '../../../i18n/scores/score-names.ts';
import { BlankLine, Boxes } from '../../boards/blanks.tsx';
import { HandPicture } from '../../boards/HandPicture.tsx';
import { solvedWith } from '../judgement.tsx';
import type { PaperView } from '../view.ts';
import { allTiles, type NamedTypes } from './NamedBoard.tsx';
import { NAMED_JUDGEMENT } from './NamedWins.tsx';

export const NAMED_PAPER: PaperView<NamedTypes> = {
  ask: (shown, { say }) => namedAskText(shown, say),
  Position: (props) => (
    <HandPicture {...props} hand={allTiles(props.shown.hand)} name="answer.hand" />
  ),
  Blank: ({ shown, say }) => (
    <>
      <Boxes
        label={say('named.names')}
        items={shown.names.map((name) => itemName(say, shown.rules, name))}
      />
      <p class="blank-asked medium">{say('named.mark')}</p>
      <Boxes label={say('named.mark')} items={shown.marks.map((n) => say('sheet.points', { n }))} />
      {shown.hand.win === undefined && (
        <>
          <p class="question-note">{say('named.best')}</p>
          <BlankLine />
        </>
      )}
    </>
  ),
  Solved: solvedWith(NAMED_JUDGEMENT),
  lesson: {},
};
