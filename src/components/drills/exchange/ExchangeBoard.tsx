import type { TypesOf } from '../../../engine/drills.ts';
import { handLabel, tilesName } from '../../../i18n/hand/tile-names.ts';
import type { DiscardMark } from '../../../stores/drafts/discard-view.ts';
import {
  type ExchangeDraft,
  passedTiles,
  togglePass,
} from '../../../stores/drafts/exchange-draft.ts';
import { Stage } from '../../answer/Stage.tsx';
import { DiscardBoard } from '../../boards/DiscardBoard.tsx';
import { DISCARD_SIGNS } from '../../boards/DiscardSign.tsx';
import { placeKeys } from '../../parts/use-keys.ts';
import { judgementOn } from '../judgement.tsx';
import type { BoardProps } from '../view.ts';
import { EXCHANGE_JUDGEMENT } from './ExchangeWays.tsx';
import '../../boards/board.css';

export type ExchangeTypes = TypesOf<'goulash-exchange'>;

type ExchangeProps = BoardProps<ExchangeTypes, ExchangeDraft>;

/** Thirteen tiles, some of which go to another player. */
export function ExchangeBoard(props: ExchangeProps) {
  const { session, state, locale, say } = props;
  const { shown, draft, verdict } = state;
  const label = say('answer.hand', { tiles: handLabel(say, locale, shown) });
  const toggle = (place: number): void => session.edit(togglePass(place, shown));
  return (
    <Stage
      {...props}
      {...judgementOn({ ...props, judged: EXCHANGE_JUDGEMENT })}
      keys={placeKeys(shown.concealed.length, toggle)}
      spoken={label}
      hand={
        <div data-several={shown.tiles}>
          <DiscardBoard
            {...{ hand: shown, label, say }}
            pressed={new Set(draft)}
            marks={verdict && marksOf(state)}
            onTouch={toggle}
            deed={(tile) => say('exchange.pass', { tile })}
          />
        </div>
      }
      ask={say('exchange.ask', { n: shown.tiles })}
      answer={
        <p class="visually-hidden" role="status">
          {draft.length > 0 &&
            !verdict &&
            say('exchange.passed', { tiles: tilesName(say, locale, passedTiles(shown, draft)) })}
        </p>
      }
      isReady={draft.length === shown.tiles}
      alert={say('exchange.need', { n: shown.tiles })}
      grade={verdict && { name: verdict.grade, sign: DISCARD_SIGNS[verdict.grade] }}
    />
  );
}

/** The best choice in the hand: found where it was passed, and what was passed beside it. */
function marksOf({ shown, draft, verdict }: ExchangeProps['state']) {
  const marks = new Map<number, DiscardMark>();
  const wanted = verdict ? [...(verdict.right ? verdict.chosen : verdict.best[0]).tiles] : [];
  const places = [...draft, ...shown.concealed.keys()];
  for (const place of new Set(places)) {
    const at = wanted.indexOf(shown.concealed[place] as (typeof wanted)[number]);
    if (at >= 0) wanted.splice(at, 1);
    if (at >= 0) marks.set(place, 'right');
    else if (draft.includes(place) && verdict) marks.set(place, verdict.grade);
  }
  return marks;
}
