import { ownSeatText } from '../../../i18n/hand/situation-words.ts';
import { handLabel } from '../../../i18n/hand/tile-names.ts';
import { furitenAskText, outcomeName } from '../../../i18n/waits/furiten-names.ts';
import { Stage } from '../../answer/Stage.tsx';
import { GroupsBeside } from '../../boards/GroupsBeside.tsx';
import { HandPicture } from '../../boards/HandPicture.tsx';
import { OwnRiver } from '../../boards/OwnRiver.tsx';
import { PickList } from '../../boards/PickList.tsx';
import { digitKeys } from '../../parts/use-keys.ts';
import { Tile } from '../../tiles/Tile.tsx';
import { type JudgedBoardProps, judgedLater, judgementOn } from '../judgement.tsx';
import type { PositionProps } from '../view.ts';
import type { FuritenDraft, FuritenTypes } from './furiten-rules.ts';
import '../../boards/board.css';
import '../../answer/answers.css';

type FuritenProps = JudgedBoardProps<FuritenTypes, FuritenDraft>;

/** A ready hand, a tile that has come, and one's own river. */
function FuritenForm(props: FuritenProps) {
  const { state, locale, say } = props;
  const { shown, draft } = state;
  const { hand } = shown;
  return (
    <Stage
      {...props}
      {...judgementOn(props)}
      keys={(root) => digitKeys(root, '.line-button')}
      spoken={say('answer.hand', { tiles: handLabel(say, locale, hand) })}
      context={<FuritenSeat {...{ shown, locale, say }} />}
      hand={<FuritenHand {...{ shown, locale, say }} />}
      ask={
        <>
          {furitenAskText(shown, say)} <Tile tile={hand.win.tile} say={say} silent size="small" />
        </>
      }
      answer={<RiverAnswer {...props} />}
      isReady={draft !== undefined}
      alert={say('furiten.need')}
    />
  );
}

export const FuritenSeat = ({ shown: { seat, round }, say }: PositionProps<FuritenTypes>) => (
  <p class="situation">
    {seat
      ? `${ownSeatText(say, { seat, round })} ${say('furiten.undeclared')}`
      : say('furiten.supposed')}
  </p>
);

const RiverAnswer = ({ session, state: { shown, draft, verdict }, say }: FuritenProps) => (
  <div class="furiten-answer tight-lines grid gap-2" data-answers={shown.outcomes.length}>
    <OwnRiver tiles={shown.river} called={shown.called} ringed={verdict?.proof.places} say={say} />
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

/** The hand before the tile, and the groups that count as made beside it. */
export const FuritenHand = ({ shown: { hand }, ...voice }: PositionProps<FuritenTypes>) => (
  <>
    <HandPicture {...voice} hand={hand} name="answer.hand" />
    <GroupsBeside hand={hand} whole={13} say={voice.say} />
  </>
);

export const FuritenBoard = judgedLater(
  async () => (await import('./FuritenReasons.tsx')).FURITEN_JUDGEMENT,
  FuritenForm,
);
