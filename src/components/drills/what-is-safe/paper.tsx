import { safeAskText, safeSituation, safeVerdictText } from '../../../i18n/table/safe-words.ts';
import { Boxes } from '../../boards/blanks.tsx';
import { HandDrawn } from '../../boards/HandDrawn.tsx';
import { SeenSeats } from '../../boards/SeenSeats.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import type { PaperView } from '../view.ts';
import { SafeReasons } from './SafeReasons.tsx';
import type { SafeTypes } from './safe-rules.ts';

export const SAFE_PAPER: PaperView<SafeTypes> = {
  ask: safeAskText,
  Position: (props) => (
    <>
      <p class="situation">{safeSituation(props.shown, props.say)}</p>
      <HandDrawn {...props} hand={props.shown.hand} name="answer.ownHand" />
      <SeenSeats {...props.shown} say={props.say} />
    </>
  ),
  Blank: ({ shown, say, ...voice }) => (
    <Boxes
      label={safeAskText(shown, { say, ...voice })}
      items={shown.of.map((tile) => <Tile key={tile} tile={tile} say={say} size="small" />)}
    />
  ),
  Solved: (props) => (
    <>
      <p>{safeVerdictText(props.verdict, props)}</p>
      <SafeReasons {...props} />
    </>
  ),
  lesson: {},
};
