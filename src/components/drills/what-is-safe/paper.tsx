import { safeAskText, safeSituation } from '../../../i18n/table/safe-words.ts';
import { Boxes } from '../../boards/blanks.tsx';
import { HandPicture } from '../../boards/HandPicture.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import { solvedWith } from '../judgement.tsx';
import type { PaperView } from '../view.ts';
import { SAFE_JUDGEMENT } from './SafeReasons.tsx';
import { SafeTable } from './SafeTable.tsx';
import type { SafeTypes } from './safe-rules.ts';

export const SAFE_PAPER: PaperView<SafeTypes> = {
  ask: safeAskText,
  Position: (props) => (
    <>
      <p class="situation">{safeSituation(props.shown, props.say)}</p>
      <HandPicture {...props} hand={props.shown.hand} name="answer.ownHand" />
      <SafeTable {...props} />
    </>
  ),
  Blank: ({ shown, say, ...voice }) => (
    <Boxes
      label={safeAskText(shown, { say, ...voice })}
      items={shown.of.map((tile) => <Tile key={tile} tile={tile} say={say} size="small" />)}
    />
  ),
  Solved: solvedWith(SAFE_JUDGEMENT),
  lesson: {},
};
