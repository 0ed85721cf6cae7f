import type { TypesOf } from '../../../engine/drills.ts';
import {
  furitenAskText,
  furitenHintText,
  furitenVerdictText,
  outcomeName,
} from '../../../i18n/furiten-words.ts';
import { seatText } from '../../../i18n/situation-words.ts';
import { heldName } from '../../../i18n/tile-names.ts';
import { pickRules } from '../../../stores/pick-draft.ts';
import { Stage } from '../../answer/Stage.tsx';
import { HandBoard } from '../../boards/HandBoard.tsx';
import { PickList } from '../../boards/PickList.tsx';
import { River } from '../../boards/River.tsx';
import { digitKeys } from '../../boards/use-keys.ts';
import { Tile } from '../../tiles/Tile.tsx';
import type { BoardProps, QuestionView } from '../view.ts';
import { FuritenReasons } from './FuritenReasons.tsx';
import '../../boards/board.css';
import '../../answer/answers.css';

export type FuritenTypes = TypesOf<'furiten'>;
export type FuritenDraft = FuritenTypes['answer'] | undefined;
type FuritenProps = BoardProps<FuritenTypes, FuritenDraft>;

/** A ready hand, a tile that has come, and one's own river. */
function FuritenBoard(props: FuritenProps) {
  const { session, state, locale, say } = props;
  const { shown, draft, verdict } = state;
  const { hand, seat, round } = shown;
  return (
    <Stage
      {...props}
      keys={(root) => digitKeys(root, '.line-button', (choice) => choice.click())}
      spoken={say('furiten.hand', { tiles: heldName(say, locale, hand) })}
      context={
        <p class="situation">
          {seat
            ? `${seatText(say, { seat, ...(round && { round }) })} ${say('furiten.undeclared')}`
            : say('furiten.supposed')}
        </p>
      }
      hand={<Held {...props} />}
      ask={
        <>
          {furitenAskText(shown, say)} <Tile tile={hand.win.tile} say={say} silent size="small" />
        </>
      }
      answer={
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
      }
      isReady={draft !== undefined}
      alert={say('furiten.need')}
      verdict={verdict && furitenVerdictText(verdict, locale, say)}
      hintText={(hints, step) => furitenHintText(hints, step, locale, say)}
      reasons={verdict && <FuritenReasons {...{ shown, verdict, locale, say }} />}
    />
  );
}

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
  rules: pickRules(({ outcomes }) => outcomes),
  Board: FuritenBoard,
};
