import type { WaitTypes } from '../../../engine/drills.ts';
import { waits } from '../../../engine/hand.ts';
import { SolvedHand } from '../../answer/SolvedHand.tsx';
import { BlankLine } from '../../boards/blanks.tsx';
import { GroupsBeside } from '../../boards/GroupsBeside.tsx';
import { HandPicture } from '../../boards/HandPicture.tsx';
import type { PaperView } from '../view.ts';

export const WAIT_PAPER: PaperView<WaitTypes> = {
  ask: (_, { say }) => say('waits.question'),
  Position: ({ shown, locale, say }) => (
    <>
      <HandPicture hand={shown} name="answer.theHand" {...{ locale, say }} />
      <GroupsBeside hand={shown} whole={13} hasNoPair={!shown.pairInside} say={say} />
    </>
  ),
  Blank: BlankLine,
  Solved: ({ shown, say }) => <SolvedHand found={waits(shown)} say={say} />,
  lesson: {
    isAskedAbove: true,
    solve: 'waits.solve',
  },
};
