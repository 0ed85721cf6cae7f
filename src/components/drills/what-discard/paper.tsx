import type { TypesOf } from '../../../engine/drills.ts';
import { BlankLine } from '../../boards/blanks.tsx';
import { GroupsBeside } from '../../boards/GroupsBeside.tsx';
import { HandPicture } from '../../boards/HandPicture.tsx';
import type { PaperView } from '../view.ts';
import { DiscardRules, OwnDiscards, SeenTiles } from './DiscardQuestion.tsx';
import { DiscardTable } from './DiscardTable.tsx';
import { SolvedDiscard } from './SolvedDiscard.tsx';

export const DISCARD_PAPER: PaperView<TypesOf<'what-discard'>> = {
  ask: (_, { say }) => say('discards.question'),
  Position: (props) => (
    <>
      <DiscardRules {...props} />
      <HandPicture {...props} hand={props.shown} name="answer.theHand" />
      <GroupsBeside hand={props.shown} whole={14} say={props.say} />
      <OwnDiscards {...props} />
      <SeenTiles {...props} />
      {props.shown.table && <DiscardTable table={props.shown.table} say={props.say} />}
    </>
  ),
  Blank: BlankLine,
  Solved: SolvedDiscard,
  lesson: {
    isAskedAbove: true,
  },
};
