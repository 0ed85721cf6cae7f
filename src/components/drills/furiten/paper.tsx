import { furitenAskText, outcomeName } from '../../../i18n/waits/furiten-names.ts';
import { furitenVerdictText } from '../../../i18n/waits/furiten-words.ts';
import { Boxes } from '../../boards/blanks.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import type { PaperView } from '../view.ts';
import { FuritenHand, FuritenRiver, FuritenSeat } from './FuritenBoard.tsx';
import { FuritenReasons } from './FuritenReasons.tsx';
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
      <FuritenRiver {...props} ringed={[]} />
    </>
  ),
  Blank: ({ shown, say }) => (
    <Boxes
      label={say('furiten.outcomes')}
      items={shown.outcomes.map((outcome) => outcomeName(say, outcome))}
    />
  ),
  Solved: (props) => (
    <>
      <p>{furitenVerdictText(props.verdict, props.locale, props.say)}</p>
      <FuritenReasons {...props} />
    </>
  ),
  lesson: {},
};
