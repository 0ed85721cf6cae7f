import type { McrHandId } from '../../../engine/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { Neighbour } from '../../../stores/international/exclusion-web.ts';
import { WebNode } from './WebNode.tsx';

export interface WebLinks {
  /** The addresses that end where the name of a rule or of a hand follows. */
  readonly rules: string;
  readonly catalogue: string;
}

/** The address of a rule, whose id begins with its rule set. */
export const ruleIn = ({ rules }: WebLinks, id: string): string =>
  rules + id.slice(id.indexOf('.') + 1);

interface WebSideProps {
  readonly side: 'keepers' | 'kept';
  readonly neighbours: readonly Neighbour[];
  readonly links: WebLinks;
  readonly locale: Locale;
  readonly say: Say;
  readonly onWalk: (to: McrHandId, from: Element) => void;
  /** The neighbour looked at, or none any more. */
  readonly onLook: (joint: string | undefined) => void;
}

/** Names a thread for its drawing; two hands may keep each other out. */
export const jointOf = (side: WebSideProps['side'], id: McrHandId): string =>
  side === 'keepers' ? `keeps ${id}` : `kept ${id}`;

/** The hands on one side of the one in the middle. */
export function WebSide(props: WebSideProps) {
  const { side, neighbours, links, locale, say, onWalk, onLook } = props;
  const [title, none] =
    side === 'keepers'
      ? [say('hands.keptOutBy'), say('exclusions.noKeeper')]
      : [say('hands.keepsOut'), say('exclusions.noneKept')];
  return (
    <section class="web-side" data-side={side} aria-labelledby={`web-${side}`}>
      <h2 id={`web-${side}`}>{title}</h2>
      {neighbours.length === 0 && <p>{none}</p>}
      <ul>
        {neighbours.map((neighbour) => {
          const { id, thread } = neighbour;
          const joint = jointOf(side, id);
          return (
            <WebNode
              key={id}
              {...{ neighbour, joint, locale, say }}
              rule={ruleIn(links, thread.rule)}
              onGo={(from) => onWalk(id, from)}
              onLook={(looks) => onLook(looks ? joint : undefined)}
            />
          );
        })}
      </ul>
    </section>
  );
}
