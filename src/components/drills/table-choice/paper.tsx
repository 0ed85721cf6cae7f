import type { TableChoiceTypes } from '../../../engine/drills.ts';
import { contextText } from '../../../i18n/table/play-words.ts';
import { BlankLine } from '../../boards/blanks.tsx';
import { inOrder } from '../../table/OwnSide.tsx';
import { TileRow } from '../../tiles/TileRow.tsx';
import type { PaperView } from '../view.ts';
import { ChoiceReasons } from './ChoiceJudged.tsx';

export const CHOICE_PAPER: PaperView<TableChoiceTypes> = {
  ask: (_, { say }) => say('counsel.review.again'),
  Position: ({ shown: { view }, say }) => (
    <>
      <p class="situation">{contextText(view, say)}</p>
      <TileRow tiles={inOrder(view)} say={say} />
    </>
  ),
  Blank: BlankLine,
  Solved: ChoiceReasons,
};
