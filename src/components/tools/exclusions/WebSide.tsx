import type { Voice } from '../../../i18n/speak.ts';
import type { HandId, Neighbour } from '../../../stores/exclusions/exclusion-web.ts';
import { WebNode } from './WebNode.tsx';

export interface WebLinks {
  /** URL prefixes, to which an id is added. */
  readonly rules: string;
  readonly catalogue: string;
}

/** Addresses leave out the rule set, with which the id begins. */
export const ruleIn = ({ rules }: WebLinks, id: string): string =>
  rules + id.slice(id.indexOf('.') + 1);

interface WebSideProps extends Voice {
  readonly side: 'keepers' | 'kept';
  readonly neighbours: readonly Neighbour[];
  readonly links: WebLinks;
  readonly onWalk: (to: HandId, from: Element) => void;
  readonly onHighlight: (joint: string | undefined) => void;
}

/** With the side, since two hands may exclude each other. */
export const jointOf = (side: WebSideProps['side'], id: HandId): string =>
  side === 'keepers' ? `keeps ${id}` : `kept ${id}`;

export function WebSide(props: WebSideProps) {
  const { side, neighbours, links, locale, say, onWalk, onHighlight } = props;
  const [title, none] =
    side === 'keepers'
      ? [say('hands.keptOutBy'), say('exclusions.noKeeper')]
      : [say('hands.keepsOut'), say('exclusions.noneKept')];
  return (
    <section
      class="web-side grid pack-middle gap-2"
      data-side={side}
      aria-labelledby={`web-${side}`}
    >
      <h2 class="text-s soft" id={`web-${side}`}>
        {title}
      </h2>
      {neighbours.length === 0 && <p class="text-s soft">{none}</p>}
      <ul class="grid gap-1 plain-list">
        {neighbours.map((neighbour) => {
          const { id, thread } = neighbour;
          const joint = jointOf(side, id);
          return (
            <WebNode
              key={id}
              {...{ neighbour, joint, locale, say }}
              ruleHref={ruleIn(links, thread.rule)}
              onGo={(from) => onWalk(id, from)}
              onHighlight={(isHighlighted) => onHighlight(isHighlighted ? joint : undefined)}
            />
          );
        })}
      </ul>
    </section>
  );
}
