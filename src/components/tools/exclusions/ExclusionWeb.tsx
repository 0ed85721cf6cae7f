import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { catalogueHandName } from '../../../i18n/hand/hand-names.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say } from '../../../i18n/speak.ts';
import {
  addressOfHand,
  centreOf,
  createExclusionWalk,
  type WalkState,
  walkFromAddress,
} from '../../../stores/exclusions/exclusion-walk.ts';
import { neighboursOf, type Web } from '../../../stores/exclusions/exclusion-web.ts';
import { DrawnWeb } from './DrawnWeb.tsx';
import { HandSelect } from './HandSelect.tsx';
import { useArrival } from './use-arrival.ts';
import type { WebHands } from './WebCentre.tsx';
import { WebLegend } from './WebLegend.tsx';
import type { WebLinks } from './WebSide.tsx';
import { WebTrail } from './WebTrail.tsx';
import '../../answer/finder.css';
import './exclusions.css';
import './exclusions-wide.css';
import { useSay } from '../../parts/use-say.ts';
import { useStore } from '../../parts/use-store.ts';

interface ExclusionWebProps {
  readonly locale: Locale;
  /** The web and its hands as JSON, which is shorter on the page than the properties themselves. */
  readonly web: string;
  readonly hands: string;
  readonly links: WebLinks;
}

const keptTrail = (): unknown => (history.state as { trail?: unknown } | null)?.trail;

const walkHere = (web: Web): WalkState =>
  walkFromAddress(web, new URLSearchParams(location.search), keptTrail());

/** Each step is a history entry that keeps the trail leading to it. */
function pushToHistory(state: WalkState): void {
  const address = `${location.pathname}?${addressOfHand(centreOf(state))}`;
  history.pushState({ ...history.state, trail: state.trail }, '', address);
}

function spoken(web: Web, say: Say, state: WalkState): string {
  const centre = centreOf(state);
  const { keepers, kept } = neighboursOf(web, centre);
  return [
    `${catalogueHandName(say, centre)}.`,
    say('exclusions.keepers', { n: keepers.length }),
    say('exclusions.kept', { n: kept.length }),
  ].join(' ');
}

/** A walk whose steps go into the history and are announced. */
function useWalk(web: Web, say: Say) {
  const [walk] = useState(() =>
    createExclusionWalk(web, walkFromAddress(web, new URLSearchParams(), undefined)),
  );
  const state = useStore(walk.$state);
  const [announcement, setAnnouncement] = useState('');
  const announce = (): void => setAnnouncement(spoken(web, say, walk.$state.get()));
  useLayoutEffect(() => walk.arrive(walkHere(web)), [walk, web]);
  useLayoutEffect(() => {
    const follow = (): void => {
      walk.arrive(walkHere(web));
      announce();
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  });
  /** Whether the step led anywhere. */
  const take = (step: () => void): boolean => {
    const before = walk.$state.get();
    step();
    const after = walk.$state.get();
    if (after === before) return false;
    pushToHistory(after);
    announce();
    return true;
  };
  return { walk, state, announcement, take };
}

export function ExclusionWeb(props: ExclusionWebProps) {
  const { locale, links } = props;
  const web = useMemo<Web>(() => JSON.parse(props.web), [props.web]);
  const hands = useMemo<WebHands>(() => JSON.parse(props.hands), [props.hands]);
  const say = useSay(locale);
  const { walk, state, announcement, take } = useWalk(web, say);
  const root = useRef<HTMLDivElement>(null);
  const arriveFrom = useArrival(root, state);
  const go = (step: () => void, from?: Element): void => {
    if (take(step) && from) arriveFrom(from);
  };
  const { trail, refused } = state;
  const { keepers, kept } = neighboursOf(web, centreOf(state));
  const isIsolated = keepers.length + kept.length === 0;
  const hand = catalogueHandName(say, centreOf(state));
  return (
    <div class="exclusion-web scripted column gap-4" ref={root}>
      {refused !== undefined && (
        <p class="alert" role="alert">
          {say('exclusions.refused', { name: refused, hand })}
        </p>
      )}
      <HandSelect
        web={web}
        picked={centreOf(state)}
        say={say}
        onPick={(id) => go(() => walk.pick(id))}
      />
      <WebTrail
        state={state}
        isIsolated={isIsolated}
        say={say}
        onRetrace={(at, from) => go(() => walk.retrace(at), from)}
      />
      <p class="visually-hidden" role="status">
        {announcement}
      </p>
      <DrawnWeb
        {...{ web, state, hands, links, locale, say }}
        onWalk={(to, from) => go(() => walk.walk(to), from)}
        onBack={(from) => go(() => walk.retrace(trail.length - 2), from)}
      />
      <WebLegend say={say} />
    </div>
  );
}
