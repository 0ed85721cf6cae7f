import type { Locale } from '../../../i18n/locales.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import type { Neighbour, Thread } from '../../../stores/international/exclusion-web.ts';
import { HandLink } from './HandLink.tsx';

interface WebNodeProps {
  readonly neighbour: Neighbour;
  /** Names the thread for its drawing. */
  readonly joint: string;
  /** The address of the rule behind the thread. */
  readonly rule: string;
  readonly locale: Locale;
  readonly say: Say;
  readonly onGo: (from: Element) => void;
  /** Whether the reader looks at it. */
  readonly onLook: (looks: boolean) => void;
}

/** A neighbour to walk to, and the joint of its thread, which leads to the rule. */
export function WebNode({ neighbour, joint, rule, locale, say, onGo, onLook }: WebNodeProps) {
  const { id, points, thread } = neighbour;
  const ground = say('exclusions.joint', { ground: say(`exclusions.ground.${thread.ground}`) });
  const look = (looks: boolean) => () => onLook(looks);
  return (
    <li
      onPointerEnter={look(true)}
      onPointerLeave={look(false)}
      onFocusCapture={look(true)}
      onBlurCapture={look(false)}
    >
      <HandLink hand={id} class="web-hand" onGo={onGo}>
        <span>
          {say(`mcr.item.${id}`)}
          <Limits thread={thread} locale={locale} say={say} />
        </span>
        <b>
          <span aria-hidden="true">{points}</span>
          <span class="visually-hidden">{say('hands.points', { n: points })}</span>
        </b>
      </HandLink>
      <a
        class="web-joint"
        href={rule}
        title={ground}
        data-joint={joint}
        data-ground={thread.ground}
      >
        <span class="visually-hidden">{ground}</span>
      </a>
    </li>
  );
}

/** Where a thread does not hold: on other groups, or by other editions. */
const Limits = ({
  thread: { on, together },
  locale,
  say,
}: Pick<WebNodeProps, 'locale' | 'say'> & { readonly thread: Thread }) => (
  <>
    {on === 'same-groups' && <small>{say('hands.sameGroups')}</small>}
    {together.length > 0 && (
      <small>
        {say('exclusions.together', {
          editions: listed(
            locale,
            together.map((one) => say(`mcr.option.edition.${one}`)),
          ),
        })}
      </small>
    )}
  </>
);
