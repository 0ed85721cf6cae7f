import { useRef, useState } from 'preact/hooks';
import type { Voice } from '../../../i18n/speak.ts';
import { centreOf, type WalkState } from '../../../stores/exclusions/exclusion-walk.ts';
import {
  type HandId,
  type Neighbours,
  neighboursOf,
  pointsIn,
  type Web,
} from '../../../stores/exclusions/exclusion-web.ts';
import { useKeys } from '../../parts/use-keys.ts';
import { type ArrowKey, stepFrom } from './steps.ts';
import { useThreads } from './use-threads.ts';
import { WebCentre, type WebHands } from './WebCentre.tsx';
import { jointOf, ruleIn, type WebLinks, WebSide } from './WebSide.tsx';

interface DrawnWebProps extends Voice {
  readonly web: Web;
  readonly state: WalkState;
  readonly hands: WebHands;
  readonly links: WebLinks;
  readonly onWalk: (to: HandId, from: Element) => void;
  readonly onBack: (from: Element) => void;
}

const MANY_ON_ONE_SIDE = 10;

const kindsOf = ({ keepers, kept }: Neighbours): ReadonlyMap<string, string> =>
  new Map([
    ...keepers.map(({ id, thread }) => [jointOf('keepers', id), thread.on] as const),
    ...kept.map(({ id, thread }) => [jointOf('kept', id), thread.on] as const),
  ]);

export function DrawnWeb({ web, state, hands, links, locale, say, onWalk, onBack }: DrawnWebProps) {
  const root = useRef<HTMLElement>(null);
  const [highlighted, setHighlighted] = useState<string | undefined>(undefined);
  const drawn = useThreads(root, state);
  const centre = centreOf(state);
  const neighbours = neighboursOf(web, centre);
  const kinds = kindsOf(neighbours);

  const go = (key: ArrowKey) => () => {
    const handLinks = [...(root.current?.querySelectorAll<HTMLElement>('[data-hand-link]') ?? [])];
    const row = document.activeElement?.closest('li')?.querySelector('[data-hand-link]');
    const at = handLinks.findIndex((link) => link === (row ?? document.activeElement));
    const { keepers, kept } = neighbours;
    const from = at < 0 ? keepers.length : at;
    handLinks[stepFrom([keepers.length, 1, kept.length], from, key)]?.focus();
  };
  const back = (): void => {
    const card = root.current?.querySelector('[data-centre]');
    if (card) onBack(card);
  };
  useKeys(root, false, {
    arrowup: go('ArrowUp'),
    arrowdown: go('ArrowDown'),
    arrowleft: go('ArrowLeft'),
    arrowright: go('ArrowRight'),
    backspace: back,
  });

  const side = { links, locale, say, onWalk, onHighlight: setHighlighted };
  return (
    <section
      class="web column gap-5"
      ref={root}
      data-many={neighbours.keepers.length > MANY_ON_ONE_SIDE || undefined}
      aria-label={say('exclusions.web')}
    >
      <svg class="web-threads full-width" key={centre} aria-hidden="true" focusable="false">
        {drawn.map(({ key, line, head }) => (
          <g key={key} data-looked={key === highlighted || undefined}>
            <path class="web-thread" data-on={kinds.get(key)} d={line} />
            <path class="web-thread" d={head} />
          </g>
        ))}
      </svg>
      <WebSide side="keepers" neighbours={neighbours.keepers} {...side} />
      <WebCentre
        key={centre}
        id={centre}
        points={pointsIn(web, centre)}
        hand={hands[centre]}
        links={{ card: links.catalogue + centre, rule: ruleIn(links, hands[centre].rule) }}
        say={say}
      />
      <WebSide side="kept" neighbours={neighbours.kept} {...side} />
    </section>
  );
}
