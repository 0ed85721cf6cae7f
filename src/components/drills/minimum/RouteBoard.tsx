import { useState } from 'preact/hooks';
import type { RouteTypes } from '../../../engine/drills.ts';
import type { Tile as TileKind } from '../../../engine/notation.ts';
import { routeHintText, routeVerdictText } from '../../../i18n/discards/route-words.ts';
import { agreedText, seatText } from '../../../i18n/hand/situation-words.ts';
import { handLabel, tileName } from '../../../i18n/hand/tile-names.ts';
import type { DiscardMark } from '../../../stores/drafts/discard-view.ts';
import {
  chooseComing,
  goingOut,
  moveOut,
  ROUTE_NEEDS,
  type RouteDraft,
  takeOut,
} from '../../../stores/drafts/route-draft.ts';
import { Stage } from '../../answer/Stage.tsx';
import { DiscardBoard } from '../../boards/DiscardBoard.tsx';
import { FAMILIES, type Family } from '../../boards/families.ts';
import { choiceKeys, TileChoice } from '../../boards/TileChoice.tsx';
import { useLater } from '../../parts/use-later.ts';
import { Tile } from '../../tiles/Tile.tsx';
import type { BoardProps, PositionProps } from '../view.ts';
import { Swap } from './Swap.tsx';
import '../../boards/board.css';
import '../../answer/answers.css';

type RouteBoardProps = BoardProps<RouteTypes, RouteDraft>;

const loadLater = () => import('./RouteSolution.tsx');

/** One hand: what it is worth, the tile that goes, the one that comes, and where that leads. */
export function RouteBoard(props: RouteBoardProps) {
  const { session, state, locale, say } = props;
  const later = useLater(loadLater);
  const [active, onActivate] = useState<Family>('m');
  const { shown, draft, verdict, unread } = state;
  const need = ROUTE_NEEDS.find((known) => unread.includes(known));
  const onTouch = (tile: TileKind): void => session.edit(chooseComing(tile));
  const choice = { families: FAMILIES, active, onActivate, onTouch };
  return (
    <Stage
      {...props}
      keys={{
        arrowleft: () => session.edit(moveOut(-1, shown)),
        arrowright: () => session.edit(moveOut(1, shown)),
        ...choiceKeys(choice),
      }}
      spoken={say('route.hand', { tiles: handLabel(say, locale, shown.hand) })}
      context={<RouteContext {...{ shown, locale, say }} />}
      hand={<Held {...props} />}
      answer={<Coming {...props} choice={choice} />}
      isReady={draft.out !== undefined && draft.coming !== undefined}
      alert={need && say(`route.need.${need}`)}
      verdict={verdict && routeVerdictText(verdict.own, locale, say)}
      hintText={(hints, step) => routeHintText(hints, step, { rules: shown.rules, locale, say })}
      reasons={verdict && later && <later.RouteSolution {...{ shown, verdict, locale, say }} />}
    />
  );
}

export const RouteContext = (props: PositionProps<RouteTypes>) => (
  <div class="route-context row cluster middle">
    <p class="situation">
      {seatText(props.say, props.shown)}{' '}
      {agreedText(props.say, props.shown.rules, props.shown.agreed)}
    </p>
    <Worths {...props} />
  </div>
);

const Worths = ({ shown, say }: PositionProps<RouteTypes>) => (
  <div class="route-now middle">
    <p class="question-note">{say('route.now')}</p>
    <ul
      class="worths scroll sans text-s figure-line one-line plain-list"
      aria-label={say('route.now')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and keys scroll what has the focus.
      tabIndex={0}
    >
      {shown.now.map(({ tile, points }) => (
        <li key={tile}>
          <Tile tile={tile} say={say} />
          <span>{say('sheet.points', { n: points })}</span>
        </li>
      ))}
    </ul>
  </div>
);

/** The tiles held, one of which goes. */
function Held({ session, state, locale, say }: RouteBoardProps) {
  const { shown, draft, verdict } = state;
  return (
    <DiscardBoard
      hand={shown.hand}
      label={say('route.hand', { tiles: handLabel(say, locale, shown.hand) })}
      say={say}
      lifted={draft.out}
      marks={verdict && NO_MARKS}
      onTouch={(place) => session.edit(takeOut(place))}
      deed={(tile) => say('discards.discard', { tile })}
    />
  );
}

type ComingProps = RouteBoardProps & { readonly choice: Parameters<typeof choiceKeys>[0] };

/** All kinds of tiles, one of which comes. */
function Coming({ state, choice, say }: ComingProps) {
  const { shown, draft } = state;
  const { coming } = draft;
  const out = goingOut(shown, draft);
  return (
    <>
      <div class="exchange middle">
        <p class="question-choose sans text-s text-centre soft">{say('route.ask')}</p>
        <Swap out={out} coming={coming} say={say} />
        <p class="visually-hidden" role="status">
          {out && say('route.goes', { tile: tileName(say, out) })}{' '}
          {coming && say('route.comes', { tile: tileName(say, coming) })}
        </p>
      </div>
      <TileChoice
        {...choice}
        say={say}
        markOf={(tile) => (tile === coming ? 'chosen' : undefined)}
        shown={undefined}
        rowByRow
      />
    </>
  );
}

const NO_MARKS: ReadonlyMap<number, DiscardMark> = new Map();
