import { useStore } from '@nanostores/preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { MCR_DEFAULTS, ROUTE_HINTS } from '../../../engine/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { routeHintText, routeVerdictText } from '../../../i18n/route-words.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import { groupName, tilesName } from '../../../i18n/tile-names.ts';
import {
  ROUTE_NEEDS,
  type RouteSession,
  type RouteState,
} from '../../../stores/international/route-session.ts';
import { type RoutesView, routesView } from '../../../stores/international/route-view.ts';
import { submits } from '../../answer/answering.ts';
import { CheckOrHint } from '../../answer/CheckOrHint.tsx';
import { useLater } from '../../answer/use-later.ts';
import { useVerdictInView } from '../../answer/use-verdict-in-view.ts';
import { Verdict } from '../../answer/Verdict.tsx';
import { DiscardBoard } from '../../boards/DiscardBoard.tsx';
import { ScoredHand } from '../../boards/ScoredHand.tsx';
import { FAMILIES, type Family, TileChoice } from '../../boards/TileChoice.tsx';
import { useKeys } from '../../boards/use-keys.ts';
import { Exchange, Worths } from './RouteParts.tsx';
import { routeKeys } from './route-keys.ts';
import '../../boards/board.css';
import '../../answer/answers.css';
import '../counting/count.css';
import './route.css';

interface RouteQuestionProps {
  readonly session: RouteSession;
  readonly locale: Locale;
  readonly say: Say;
  readonly onNext: () => void;
}

const loadLater = () => import('./RouteSolution.tsx');

/** One hand: what it is worth, the tile that goes, the one that comes, and where that leads. */
export function RouteQuestion({ session, locale, say, onNext }: RouteQuestionProps) {
  const later = useLater(loadLater);
  const root = useRef<HTMLFormElement>(null);
  const state = useStore(session.$state);
  const view = useMemo(() => routesView(state), [state]);
  const [family, setFamily] = useState<Family>('m');
  const { question, verdict } = state;
  const { concealed, melds } = question.hand;
  useKeys(root, true, routeKeys({ session, family, onFamily: setFamily, onNext }));
  useVerdictInView(root, verdict !== undefined, question);

  return (
    <form class="question count-question" ref={root} onSubmit={submits(session, onNext)} noValidate>
      <p class="situation" aria-live="polite">
        {toldOf(state, say)}
      </p>
      <div class="route-now" aria-live="polite" aria-atomic="true">
        <p class="question-note">{say('route.now')}</p>
        <Worths wins={view.now} say={say} />
      </div>
      {!verdict && <p class="question-choose">{say('route.ask')}</p>}
      {verdict ? (
        <ScoredHand
          hand={{ concealed, melds, flowers: [], last: undefined }}
          locale={locale}
          say={say}
        />
      ) : (
        <Choice {...{ session, state, family, locale, say }} onFamily={setFamily} />
      )}
      <Verdict right={verdict?.right}>
        {verdict && view.own && routeVerdictText(view.own, locale, say)}
      </Verdict>
      <Actions session={session} state={state} say={say} />
      <Hints state={state} view={view} locale={locale} say={say} />
      {verdict && later && <later.RouteSolution {...{ view, melds, locale, say }} />}
    </form>
  );
}

/** Whose hand it is, when, and by which edition it is counted. */
function toldOf({ question: { seat, round, edition } }: RouteState, say: Say): string {
  return [
    say('score.seat', { wind: say(`wind.${seat}`) }),
    say('score.round', { wind: say(`wind.${round}`) }),
    edition === MCR_DEFAULTS.edition
      ? ''
      : say('fans.countedBy', { edition: say(`fans.edition.${edition}`) }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

interface ChoiceProps {
  readonly session: RouteSession;
  readonly state: RouteState;
  readonly family: Family;
  readonly locale: Locale;
  readonly say: Say;
  readonly onFamily: (family: Family) => void;
}

/** The tiles held, one of which goes, and all kinds, one of which comes. */
function Choice({ session, state, family, locale, say, onFamily }: ChoiceProps) {
  const { question, draft } = state;
  const { concealed, melds } = question.hand;
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
        onTouch={session.lift}
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
        onTouch={session.take}
      />
    </>
  );
}

const NONE: ReadonlySet<number> = new Set();

type PartProps = Pick<ChoiceProps, 'session' | 'state' | 'say'>;

/** Check or a hint, then the next hand; and what is still missing. */
function Actions({ session, state, say }: PartProps) {
  const { verdict, hints, unread } = state;
  const left = ROUTE_HINTS.length - hints;
  const [need] = ROUTE_NEEDS.filter((one) => unread.includes(one));
  return (
    <>
      {need && (
        <p class="alert" role="alert">
          {say(`route.need.${need}`)}
        </p>
      )}
      <div class="question-actions">
        <CheckOrHint session={session} left={left} answered={verdict !== undefined} say={say} />
      </div>
    </>
  );
}

interface HintsProps {
  readonly state: RouteState;
  readonly view: RoutesView;
  readonly locale: Locale;
  readonly say: Say;
}

/** The hints taken so far, each saying more than the one before. */
const Hints = ({ state, view: { hints }, locale, say }: HintsProps) => (
  <ol class="question-hints" aria-live="polite" aria-label={say('answer.hints')}>
    {hints &&
      ROUTE_HINTS.slice(0, state.hints).map((step) => (
        <li key={step}>{routeHintText(hints, step, locale, say)}</li>
      ))}
  </ol>
);
