import type { McrHandId } from '../../../engine/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import type { Neighbour } from '../../../stores/international/exclusion-web.ts';
import { HandLink } from './HandLink.tsx';

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
        {neighbours.map(({ id, points, thread: { on, ground, rule, together } }) => (
          <li
            key={id}
            onPointerEnter={() => onLook(jointOf(side, id))}
            onPointerLeave={() => onLook(undefined)}
            onFocusCapture={() => onLook(jointOf(side, id))}
            onBlurCapture={() => onLook(undefined)}
          >
            <HandLink hand={id} class="web-hand" onGo={(from) => onWalk(id, from)}>
              <span>
                {say(`mcr.item.${id}`)}
                {on === 'same-groups' && <small>{say('hands.sameGroups')}</small>}
                {together.length > 0 && (
                  <small>
                    {say('exclusions.together', {
                      editions: listed(
                        locale,
                        together.map((one) => say(`fans.edition.${one}`)),
                      ),
                    })}
                  </small>
                )}
              </span>
              <b>
                <span aria-hidden="true">{points}</span>
                <span class="visually-hidden">{say('hands.points', { n: points })}</span>
              </b>
            </HandLink>
            <a
              class="web-joint"
              href={ruleIn(links, rule)}
              title={say('exclusions.joint', { ground: say(`exclusions.ground.${ground}`) })}
              data-joint={jointOf(side, id)}
              data-ground={ground}
            >
              <span class="visually-hidden">
                {say('exclusions.joint', { ground: say(`exclusions.ground.${ground}`) })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
