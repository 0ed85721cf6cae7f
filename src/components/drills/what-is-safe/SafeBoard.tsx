import { handLabel, tilesName } from '../../../i18n/hand/tile-names.ts';
import { safeAskText, safeSituation } from '../../../i18n/table/safe-words.ts';
import { markKinds, placesOf } from '../../../stores/drafts/discard-view.ts';
import { Stage } from '../../answer/Stage.tsx';
import { DiscardBoard } from '../../boards/DiscardBoard.tsx';
import { placeKeys } from '../../parts/use-keys.ts';
import { type JudgedBoardProps, judgedLater, judgementOn } from '../judgement.tsx';
import { SafeTable } from './SafeTable.tsx';
import { type SafeDraft, type SafeTypes, withTile } from './safe-rules.ts';
import '../../boards/board.css';
import '../../answer/answers.css';

/** A hand of which some tiles can be chosen, and what lies open before everybody. */
function SafeForm(props: JudgedBoardProps<SafeTypes, SafeDraft>) {
  const { session, state, locale, say } = props;
  const { shown, draft, verdict } = state;
  const { hand, of } = shown;
  const label = say('answer.ownHand', { tiles: handLabel(say, locale, hand) });
  const situation = safeSituation(shown, say);
  const ask = safeAskText(shown, { locale, say });
  const { concealed } = hand;
  const closed = placesOf(concealed, (tile) => !of.includes(tile));
  const choose = (tile: (typeof of)[number] | undefined): void => {
    if (tile) session.edit(withTile(tile, shown));
  };
  return (
    <Stage
      {...props}
      {...judgementOn(props)}
      keys={placeKeys(of.length, (at) => choose(of[at]))}
      spoken={`${situation} ${label} ${ask}`}
      context={<p class="situation">{situation}</p>}
      hand={
        <DiscardBoard
          {...{ hand, label, say, closed }}
          pressed={placesOf(concealed, (tile) => draft.includes(tile))}
          ruledOut={closed}
          marks={verdict && markKinds(concealed, verdict.given, verdict.wanted)}
          onTouch={(place) => choose(concealed[place])}
          deed={(tile) => say('safe.choose', { tile })}
        />
      }
      ask={ask}
      answer={
        <>
          <SafeTable {...{ shown, locale, say }} />
          <p class="visually-hidden" role="status">
            {draft.length > 0 &&
              !verdict &&
              say('safe.chosen', { tiles: tilesName(say, locale, draft) })}
          </p>
        </>
      }
      isReady={draft.length > 0}
      alert={say('safe.need')}
    />
  );
}

export const SafeBoard = judgedLater(
  async () => (await import('./SafeReasons.tsx')).SAFE_JUDGEMENT,
  SafeForm,
);
