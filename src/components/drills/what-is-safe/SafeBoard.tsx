import { handLabel, tilesName } from '../../../i18n/hand/tile-names.ts';
import { safeAskText, safeSituation } from '../../../i18n/table/safe-words.ts';
import type { DiscardMark } from '../../../stores/drafts/discard-view.ts';
import { Stage } from '../../answer/Stage.tsx';
import { DiscardBoard } from '../../boards/DiscardBoard.tsx';
import { SeenSeats } from '../../boards/SeenSeats.tsx';
import { boardLater, type VerdictPart } from '../board-later.tsx';
import type { BoardProps, QuestionView } from '../view.ts';
import { placesOf, SAFE_RULES, type SafeDraft, type SafeTypes, withTile } from './safe-rules.ts';
import '../../boards/board.css';

type SafeProps = BoardProps<SafeTypes, SafeDraft>;
type Judged = typeof import('./SafeReasons.tsx');

/** A hand of which some tiles can be chosen, and what lies open before everybody. */
function SafeBoard(props: SafeProps & VerdictPart<Judged>) {
  const { session, state, judged, locale, say } = props;
  const { shown, draft, verdict } = state;
  const { hand, of } = shown;
  const label = say('answer.ownHand', { tiles: handLabel(say, locale, hand) });
  const situation = safeSituation(shown, say);
  const ask = safeAskText(shown, { locale, say });
  const choose = (tile: (typeof of)[number]) => session.edit(withTile(tile, shown));
  return (
    <Stage<SafeTypes, SafeDraft>
      {...props}
      keys={Object.fromEntries(of.map((tile, at) => [at + 1, () => choose(tile)]))}
      spoken={`${situation} ${label} ${ask}`}
      context={<p class="situation">{situation}</p>}
      hand={
        <DiscardBoard
          hand={{ ...hand, seen: [] }}
          {...{ label, say }}
          lifted={undefined}
          pressed={placesOf(shown, (tile) => draft.includes(tile))}
          drawn={false}
          ruledOut={placesOf(shown, (tile) => !of.includes(tile))}
          closed={placesOf(shown, (tile) => !of.includes(tile))}
          marks={verdict && marksOf(state)}
          onTouch={(place) => {
            const tile = hand.concealed[place];
            if (tile && !verdict) choose(tile);
          }}
          deed={(tile) => say('safe.choose', { tile })}
        />
      }
      ask={ask}
      answer={
        <>
          <SeenSeats {...shown} say={say} />
          <p class="visually-hidden" role="status">
            {draft.length > 0 &&
              !verdict &&
              say('safe.chosen', { tiles: tilesName(say, locale, draft) })}
          </p>
        </>
      }
      isReady={draft.length > 0}
      alert={say('safe.need')}
      verdict={verdict && judged?.safeVerdictText(verdict, { locale, say })}
      hintText={judged && ((hints, step) => judged.safeHintText(hints, step, { locale, say }))}
      reasons={verdict && judged && <judged.SafeReasons {...{ shown, verdict, locale, say }} />}
    />
  );
}

/** Chosen tiles that belong to the answer, those that were passed over, and those that do not. */
function marksOf({ shown, verdict }: SafeProps['state']): ReadonlyMap<number, DiscardMark> {
  const marks = new Map<number, DiscardMark>();
  for (const [place, tile] of shown.hand.concealed.entries()) {
    const isGiven = verdict?.given.includes(tile);
    if (verdict?.wanted.includes(tile)) marks.set(place, isGiven ? 'right' : 'best');
    else if (isGiven) marks.set(place, 'mistake');
  }
  return marks;
}

export const SAFE_QUESTION: QuestionView<SafeTypes, SafeDraft> = {
  rules: SAFE_RULES,
  Board: boardLater<SafeProps, Judged>(() => import('./SafeReasons.tsx'), SafeBoard),
};
