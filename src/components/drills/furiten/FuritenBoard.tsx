import { ownSeatText } from '../../../i18n/hand/situation-words.ts';
import { handLabel } from '../../../i18n/hand/tile-names.ts';
import { furitenAskText, outcomeName } from '../../../i18n/waits/furiten-names.ts';
import { Stage } from '../../answer/Stage.tsx';
import { HandDrawn } from '../../boards/HandDrawn.tsx';
import { MadeBeside } from '../../boards/MadeBeside.tsx';
import { PickList } from '../../boards/PickList.tsx';
import { River } from '../../boards/River.tsx';
import { digitKeys } from '../../parts/use-keys.ts';
import { Tile } from '../../tiles/Tile.tsx';
import { boardLater, type VerdictPart } from '../board-later.tsx';
import type { BoardParts, BoardProps, PositionProps, QuestionView } from '../view.ts';
import { FURITEN_RULES, type FuritenDraft, type FuritenTypes } from './furiten-rules.ts';
import '../../boards/board.css';
import '../../answer/answers.css';

type FuritenProps = BoardProps<FuritenTypes, FuritenDraft>;
type Judged = typeof import('./FuritenReasons.tsx');

/** A ready hand, a tile that has come, and one's own river. */
function furitenParts(
  props: FuritenProps & VerdictPart<Judged>,
): BoardParts<FuritenTypes, FuritenDraft> {
  const { state, locale, say, judged } = props;
  const { shown, draft, verdict } = state;
  const { hand } = shown;
  return {
    keys: (root) => digitKeys(root, '.line-button', (choice) => choice.click()),
    spoken: say('answer.hand', { tiles: handLabel(say, locale, hand) }),
    context: <FuritenSeat {...{ shown, locale, say }} />,
    hand: <FuritenHand {...{ shown, locale, say }} />,
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

type Told = PositionProps<FuritenTypes>;

export const FuritenSeat = ({ shown: { seat, round }, say }: Told) => (
  <p class="situation">
    {seat
      ? `${ownSeatText(say, { seat, round })} ${say('furiten.undeclared')}`
      : say('furiten.supposed')}
  </p>
);

interface FuritenRiverProps extends Pick<Told, 'shown' | 'say'> {
  readonly ringed: readonly number[];
}

export const FuritenRiver = ({ shown: { river, called }, ringed, say }: FuritenRiverProps) => (
  <River tiles={river} {...{ called, ringed, say }} />
);

const RiverAnswer = ({ session, state: { shown, draft, verdict }, say }: FuritenProps) => (
  <div class="furiten-answer grid gap-2" data-answers={shown.outcomes.length}>
    <FuritenRiver {...{ shown, say }} ringed={verdict?.proof.places ?? NONE} />
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
export const FuritenHand = ({ shown: { hand }, ...voice }: Told) => (
  <>
    <HandDrawn {...voice} hand={hand} name="answer.hand" />
    <MadeBeside hand={hand} whole={13} say={voice.say} />
  </>
);

export const FURITEN_QUESTION: QuestionView<FuritenTypes, FuritenDraft> = {
  rules: FURITEN_RULES,
  Board: boardLater<FuritenProps, Judged>(
    () => import('./FuritenReasons.tsx'),
    (props) => <Stage {...props} {...furitenParts(props)} />,
  ),
};
