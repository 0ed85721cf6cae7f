import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { McrHandId } from '../../../engine/rulesets/mcr/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Say, speaker } from '../../../i18n/speak.ts';
import type { Words } from '../../../i18n/words/words.ts';
import {
  addressOfHand,
  centreOf,
  createExclusionWalk,
  type ExclusionWalk,
  type WalkState,
  walkFromAddress,
} from '../../../stores/international/exclusion-walk.ts';
import { neighboursOf, type Web } from '../../../stores/international/exclusion-web.ts';
import { DrawnWeb } from './DrawnWeb.tsx';
import { HandPicker } from './HandPicker.tsx';
import { useArrival } from './use-arrival.ts';
import type { WebHand } from './WebCentre.tsx';
import { WebLegend } from './WebLegend.tsx';
import type { WebLinks } from './WebSide.tsx';
import { WebTrail } from './WebTrail.tsx';
import '../../answer/finder.css';
import './exclusions.css';
import { useStore } from '../../answer/use-store.ts';

interface ExclusionWebProps {
  readonly locale: Locale;
  readonly words: Partial<Words>;
  readonly web: string;
  readonly hands: Readonly<Record<McrHandId, WebHand>>;
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
    `${say(`mcr.item.${centre}`)}.`,
    say('exclusions.keepers', { n: keepers.length }),
    say('exclusions.kept', { n: kept.length }),
  ].join(' ');
}

function useWalk(web: Web): ExclusionWalk {
  const [walk] = useState(() =>
    createExclusionWalk(web, walkFromAddress(web, new URLSearchParams(), undefined)),
  );
  useLayoutEffect(() => walk.arrive(walkHere(web)), [walk, web]);
  return walk;
}

export function ExclusionWeb({ locale, words, web: webJson, hands, links }: ExclusionWebProps) {
  const web = useMemo<Web>(() => JSON.parse(webJson), [webJson]);
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const walk = useWalk(web);
  const state = useStore(walk.$state);
  const [announcement, setAnnouncement] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const arriveFrom = useArrival(root, state);

  const announce = (): void => setAnnouncement(spoken(web, say, walk.$state.get()));
  const go = (step: () => void, from?: Element): void => {
    const before = walk.$state.get();
    step();
    const after = walk.$state.get();
    if (after === before) return;
    pushToHistory(after);
    announce();
    if (from) arriveFrom(from);
  };
  useLayoutEffect(() => {
    const follow = (): void => {
      walk.arrive(walkHere(web));
      announce();
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  });

  const { trail, refused } = state;
  const { keepers, kept } = neighboursOf(web, centreOf(state));
  const isIsolated = keepers.length + kept.length === 0;
  const hand = say(`mcr.item.${centreOf(state)}`);
  return (
    <div class="exclusion-web" ref={root}>
      {refused !== undefined && (
        <p class="alert" role="alert">
          {say('exclusions.refused', { name: refused, hand })}
        </p>
      )}
      <HandPicker
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
