import type { WaitTypes } from '../../../engine/drills.ts';
import { waits } from '../../../engine/hand.ts';
import { SolvedHand } from '../../answer/SolvedHand.tsx';
import { BlankLine } from '../../boards/blanks.tsx';
import { HandDrawn } from '../../boards/HandDrawn.tsx';
import type { PaperView } from '../view.ts';
import { MadeBesideWait } from './WaitBoard.tsx';

export const WAIT_PAPER: PaperView<WaitTypes> = {
  ask: (_, { say }) => say('waits.question'),
  Position: (props) => (
    <>
      <HandDrawn {...props} hand={props.shown} name="answer.theHand" />
      <MadeBesideWait {...props} />
    </>
  ),
  Blank: BlankLine,
  Solved: ({ shown, say }) => <SolvedHand found={waits(shown)} say={say} />,
  lesson: {
    isAskedAbove: true,
    solve: 'waits.solve',
  },
};
