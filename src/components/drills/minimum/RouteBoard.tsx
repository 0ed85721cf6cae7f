import { useRef, useState } from 'preact/hooks';
import { routeHintText, routeVerdictText } from '../../../i18n/route-words.ts';
import { agreedText, seatText } from '../../../i18n/situation-words.ts';
import { listed } from '../../../i18n/speak.ts';
import { groupName, tilesName } from '../../../i18n/tile-names.ts';
import { lifted, ROUTE_NEEDS, taken } from '../../../stores/minimum/route-draft.ts';
import { submits } from '../../answer/answering.ts';
import { CheckOrHint } from '../../answer/CheckOrHint.tsx';
import { useLater } from '../../answer/use-later.ts';
import { useVerdictInView } from '../../answer/use-verdict-in-view.ts';
import { Verdict } from '../../answer/Verdict.tsx';
import { DiscardBoard } from '../../boards/DiscardBoard.tsx';
import { ScoredHand } from '../../boards/ScoredHand.tsx';
import { FAMILIES, type Family, TileChoice } from '../../boards/TileChoice.tsx';
import { useKeys } from '../../boards/use-keys.ts';
import type { RouteBoardProps } from './board-props.ts';
import { Exchange, Worths } from './RouteParts.tsx';
import { routeKeys } from './route-keys.ts';
import '../../boards/board.css';
import '../../answer/answers.css';
import './route.css';

const loadLater = () => import('./RouteSolution.tsx');

/** One hand: what it is worth, the tile that goes, the one that comes, and where that leads. */
export function RouteBoard(props: RouteBoardProps) {
  const { session, state, locale, say, onward, wholePage } = props;
  const later = useLater(loadLater);
  const root = useRef<HTMLFormElement>(null);
  const [family, setFamily] = useState<Family>('m');
  const { shown, verdict } = state;
  const { concealed, melds } = shown.hand;
  useKeys(root, wholePage, routeKeys({ ...props, family, onFamily: setFamily }));
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
      <div class="route-now" aria-live="polite" aria-atomic="true">
        <p class="question-note">{say('route.now')}</p>
        <Worths wins={shown.now} say={say} />
      </div>
      {!verdict && <p class="question-choose">{say('route.ask')}</p>}
      {verdict ? (
        <ScoredHand
          hand={{ concealed, melds, flowers: [], last: undefined }}
          locale={locale}
          say={say}
        />
      ) : (
        <Choice {...props} family={family} onFamily={setFamily} />
      )}
      <Verdict right={verdict?.right}>
        {verdict && routeVerdictText(verdict.own, locale, say)}
      </Verdict>
      <Actions {...props} />
      <Hints {...props} />
      {verdict && later && <later.RouteSolution {...{ shown, verdict, locale, say }} />}
    </form>
  );
}

interface ChoiceProps extends RouteBoardProps {
  readonly family: Family;
  readonly onFamily: (family: Family) => void;
}

/** The tiles held, one of which goes, and all kinds, one of which comes. */
function Choice({ session, state, family, locale, say, onFamily }: ChoiceProps) {
  const { shown, draft } = state;
  const { concealed, melds } = shown.hand;
  const names = [tilesName(say, locale, concealed), ...melds.map((meld) => groupName(say, meld))];
  return (
    <>
      <DiscardBoard
        hand={{ concealed, melds, seen: [] }}
        label={say('route.hand', { tiles: listed(locale, names) })}
        say={say}
        lifted={draft.out}
        drawn={false}
        ruledOut={NONE}
        marks={undefined}
        onTouch={(place) => session.edit(lifted(place))}
        deed={(tile) => say('route.letGo', { tile })}
      />
      <Exchange state={state} say={say} />
      <TileChoice
        families={FAMILIES}
        active={family}
        say={say}
        markOf={(tile) => (tile === draft.coming ? 'chosen' : undefined)}
        shown={undefined}
        onActivate={onFamily}
        onTouch={(tile) => session.edit(taken(tile))}
      />
    </>
  );
}

const NONE: ReadonlySet<number> = new Set();

/** Check or a hint, then the next hand; and what is still missing. */
function Actions({ session, state, onward, say }: RouteBoardProps) {
  const { verdict, hintSteps, unread } = state;
  const [need] = ROUTE_NEEDS.filter((known) => unread.includes(known));
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

/** The hints taken so far, each saying more than the one before. */
const Hints = ({ state, locale, say }: RouteBoardProps) => {
  const { hints, hintSteps, shown } = state;
  return (
    <ol class="question-hints" aria-live="polite" aria-label={say('answer.hints')}>
      {hints &&
        hintSteps
          .slice(0, state.taken)
          .map((step) => (
            <li key={step}>{routeHintText(hints, step, { rules: shown.rules, locale, say })}</li>
          ))}
    </ol>
  );
};
