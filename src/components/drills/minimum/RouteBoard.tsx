import { useRef, useState } from 'preact/hooks';
import type { RouteTypes } from '../../../engine/drills.ts';
import type { Tile as TileKind } from '../../../engine/notation.ts';
import { routeHintText, routeVerdictText } from '../../../i18n/route-words.ts';
import { agreedText, seatText } from '../../../i18n/situation-words.ts';
import { heldName, tileName } from '../../../i18n/tile-names.ts';
import {
  goingOut,
  lifted,
  moved,
  ROUTE_NEEDS,
  type RouteDraft,
  taken,
} from '../../../stores/minimum/route-draft.ts';
import { goOn, submits } from '../../answer/answering.ts';
import { CheckOrHint } from '../../answer/CheckOrHint.tsx';
import { HintList } from '../../answer/HintList.tsx';
import { useLater } from '../../answer/use-later.ts';
import { useVerdictInView } from '../../answer/use-verdict-in-view.ts';
import { Verdict } from '../../answer/Verdict.tsx';
import { DiscardBoard } from '../../boards/DiscardBoard.tsx';
import { ScoredHand } from '../../boards/ScoredHand.tsx';
import { choiceKeys, FAMILIES, type Family, TileChoice } from '../../boards/TileChoice.tsx';
import { useKeys } from '../../boards/use-keys.ts';
import { Tile } from '../../tiles/Tile.tsx';
import type { BoardProps } from '../view.ts';
import { Swap } from './Swap.tsx';
import '../../boards/board.css';
import '../../answer/answers.css';
import './route.css';

type RouteBoardProps = BoardProps<RouteTypes, RouteDraft>;

const loadLater = () => import('./RouteSolution.tsx');

/** One hand: what it is worth, the tile that goes, the one that comes, and where that leads. */
export function RouteBoard(props: RouteBoardProps) {
  const { session, state, locale, say, onward, wholePage } = props;
  const later = useLater(loadLater);
  const root = useRef<HTMLFormElement>(null);
  const [active, onActivate] = useState<Family>('m');
  const { shown, verdict } = state;
  const onTouch = (tile: TileKind): void => session.edit(taken(tile));
  const choice = { families: FAMILIES, active, onActivate, onTouch };
  useKeys(root, wholePage, {
    enter: () => goOn(session, onward.go),
    h: session.hint,
    arrowleft: () => session.edit(moved(-1, shown)),
    arrowright: () => session.edit(moved(1, shown)),
    ...choiceKeys(choice),
  });
  useVerdictInView(root, verdict !== undefined, state.texts);

  return (
    <form
      class="question route-question"
      ref={root}
      onSubmit={submits(session, onward.go)}
      noValidate
      aria-busy={state.busy}
    >
      <p class="situation" aria-live="polite">
        {seatText(say, shown)} {agreedText(say, shown.rules, shown.agreed)}
      </p>
      <Worths {...props} />
      {verdict ? (
        <ScoredHand
          hand={{ ...shown.hand, flowers: [], last: undefined }}
          locale={locale}
          say={say}
        />
      ) : (
        <Choice {...props} choice={choice} />
      )}
      <Verdict right={verdict?.right}>
        {verdict && routeVerdictText(verdict.own, locale, say)}
      </Verdict>
      <Actions {...props} />
      <HintList
        state={state}
        label={say('answer.hints')}
        text={(hints, step) => routeHintText(hints, step, { rules: shown.rules, locale, say })}
      />
      {verdict && later && <later.RouteSolution {...{ shown, verdict, locale, say }} />}
    </form>
  );
}

const Worths = ({ state: { shown }, say }: RouteBoardProps) => (
  <div class="route-now" aria-live="polite" aria-atomic="true">
    <p class="question-note">{say('route.now')}</p>
    <ul class="worths">
      {shown.now.map(({ tile, points }) => (
        <li key={tile}>
          <Tile tile={tile} say={say} size="small" />
          <span>{say('route.points', { n: points })}</span>
        </li>
      ))}
    </ul>
  </div>
);

type ChoiceProps = RouteBoardProps & { readonly choice: Parameters<typeof choiceKeys>[0] };

/** The tiles held, one of which goes, and all kinds, one of which comes. */
function Choice({ session, state, choice, locale, say }: ChoiceProps) {
  const { shown, draft } = state;
  const { concealed, melds } = shown.hand;
  const { coming } = draft;
  const out = goingOut(shown, draft);
  return (
    <>
      <p class="question-choose">{say('route.ask')}</p>
      <DiscardBoard
        hand={{ concealed, melds, seen: [] }}
        label={say('route.hand', { tiles: heldName(say, locale, shown.hand) })}
        say={say}
        lifted={draft.out}
        drawn={false}
        ruledOut={NONE}
        marks={undefined}
        onTouch={(place) => session.edit(lifted(place))}
        deed={(tile) => say('route.letGo', { tile })}
      />
      <div class="exchange">
        <p class="question-choose">{say('route.coming')}</p>
        {(out ?? coming) && <Swap out={out} coming={coming} say={say} />}
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
      />
    </>
  );
}

const NONE: ReadonlySet<number> = new Set();

function Actions({ session, state, onward, say }: RouteBoardProps) {
  const { verdict, hintSteps, unread } = state;
  const need = ROUTE_NEEDS.find((known) => unread.includes(known));
  return (
    <>
      {need && (
        <p class="alert" role="alert">
          {say(`route.need.${need}`)}
        </p>
      )}
      <div class="question-actions">
        <CheckOrHint
          session={session}
          left={hintSteps.length - state.taken}
          answered={verdict !== undefined}
          again={onward.kind === 'again'}
          say={say}
        />
      </div>
    </>
  );
}
