import { furitenAskText, outcomeName } from '../../../i18n/furiten-names.ts';
import { seatText } from '../../../i18n/situation-words.ts';
import { heldName } from '../../../i18n/tile-names.ts';
import { Stage } from '../../answer/Stage.tsx';
import { HandBoard } from '../../boards/HandBoard.tsx';
import { PickList } from '../../boards/PickList.tsx';
import { River } from '../../boards/River.tsx';
import { digitKeys } from '../../boards/use-keys.ts';
import { Tile } from '../../tiles/Tile.tsx';
import { judgedLater, type WithJudged } from '../judged-later.tsx';
import type { BoardParts, BoardProps, QuestionView } from '../view.ts';
import { FURITEN_RULES, type FuritenDraft, type FuritenTypes } from './furiten-rules.ts';
import '../../boards/board.css';
import '../../answer/answers.css';

export type FuritenProps = BoardProps<FuritenTypes, FuritenDraft>;
type Judged = typeof import('./FuritenReasons.tsx');

/** A ready hand, a tile that has come, and one's own river. */
export function furitenParts(
  props: FuritenProps & WithJudged<Judged>,
): BoardParts<FuritenTypes, FuritenDraft> {
  const { state, locale, say, judged } = props;
  const { shown, draft, verdict } = state;
  const { hand, seat, round } = shown;
  return {
    keys: (root) => digitKeys(root, '.line-button', (choice) => choice.click()),
    spoken: say('furiten.hand', { tiles: heldName(say, locale, hand) }),
    context: (
      <p class="situation">
        {seat
          ? `${seatText(say, { seat, ...(round && { round }) })} ${say('furiten.undeclared')}`
          : say('furiten.supposed')}
      </p>
    ),
    hand: <Held {...props} />,
    ask: (
      <>
        {furitenAskText(shown, say)} <Tile tile={hand.win.tile} say={say} silent size="small" />
      </>
    ),
    answer: <RiverAnswer {...props} />,
    isReady: draft !== undefined,
    alert: say('furiten.need'),
    verdict: verdict && judged?.furitenVerdictText(verdict, locale, say),
    hintText: judged && ((hints, step) => judged.furitenHintText(hints, step, locale, say)),
    reasons: verdict && judged && <judged.FuritenReasons {...{ shown, verdict, locale, say }} />,
  };
}

const RiverAnswer = ({ session, state: { shown, draft, verdict }, say }: FuritenProps) => (
  <div class="furiten-answer" data-answers={shown.outcomes.length}>
    <River
      tiles={shown.river}
      called={shown.called}
      ringed={verdict?.proof.places ?? NONE}
      say={say}
    />
    <PickList
      label={say('furiten.outcomes')}
      ids={shown.outcomes}
      chosen={draft}
      wanted={verdict?.wanted}
      nameOf={(outcome) => outcomeName(say, outcome)}
      onPick={(outcome) => session.edit(() => outcome)}
    />
  </div>
);

const NONE: readonly number[] = [];

/** The hand before the tile, and the groups that count as made beside it. */
function Held({ state: { shown }, locale, say }: FuritenProps) {
  const { concealed, melds } = shown.hand;
  const made = Math.floor((13 - concealed.length) / 3) - melds.length;
  return (
    <>
      <HandBoard
        held={concealed}
        melds={melds}
        label={say('furiten.hand', { tiles: heldName(say, locale, shown.hand) })}
        say={say}
        stays
      />
      {made > 0 && <p class="question-note">{say('waits.partial', { n: made })}</p>}
    </>
  );
}

export const FURITEN_QUESTION: QuestionView<FuritenTypes, FuritenDraft> = {
  rules: FURITEN_RULES,
  Board: judgedLater<FuritenProps, Judged>(
    () => import('./FuritenReasons.tsx'),
    (props) => <Stage {...props} {...furitenParts(props)} />,
  ),
};
