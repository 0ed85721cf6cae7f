import { furitenAskText, outcomeName } from '../../../i18n/waits/furiten-names.ts';
import { Boxes } from '../../boards/blanks.tsx';
import { OwnRiver } from '../../boards/OwnRiver.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import { solvedWith } from '../judgement.tsx';
import type { PaperView } from '../view.ts';
import { FuritenHand, FuritenSeat } from './FuritenBoard.tsx';
import { FURITEN_JUDGEMENT } from './FuritenReasons.tsx';
import type { FuritenTypes } from './furiten-rules.ts';

export const FURITEN_PAPER: PaperView<FuritenTypes> = {
  ask: (shown, { say }) => furitenAskText(shown, say),
  Position: (props) => (
    <>
      <FuritenSeat {...props} />
      <FuritenHand {...props} />
      <div class="hand-group grid items-centre gap-1">
        <Tile tile={props.shown.hand.win.tile} say={props.say} state="tried" />
      </div>
      <OwnRiver tiles={props.shown.river} called={props.shown.called} say={props.say} />
    </>
  ),
  Blank: ({ shown, say }) => (
    <Boxes
      label={say('furiten.outcomes')}
      items={shown.outcomes.map((outcome) => outcomeName(say, outcome))}
    />
  ),
  Solved: solvedWith(FURITEN_JUDGEMENT),
  lesson: {},
};
