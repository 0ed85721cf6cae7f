import { catalogueHandName } from '../../../i18n/hand/hand-names.ts';
import { listText, type Voice } from '../../../i18n/speak.ts';
import type { Neighbour, Thread } from '../../../stores/exclusions/exclusion-web.ts';
import { HandLink } from './HandLink.tsx';

interface WebNodeProps extends Voice {
  readonly neighbour: Neighbour;
  readonly joint: string;
  readonly ruleHref: string;
  readonly onGo: (from: Element) => void;
  readonly onHighlight: (isHighlighted: boolean) => void;
}

export function WebNode({
  neighbour,
  joint,
  ruleHref,
  locale,
  say,
  onGo,
  onHighlight,
}: WebNodeProps) {
  const { id, points, thread } = neighbour;
  const ground = say('exclusions.joint', { ground: say(`exclusions.ground.${thread.ground}`) });
  const highlight = (isHighlighted: boolean) => () => onHighlight(isHighlighted);
  return (
    <li
      class="grid"
      onPointerEnter={highlight(true)}
      onPointerLeave={highlight(false)}
      onFocusCapture={highlight(true)}
      onBlurCapture={highlight(false)}
    >
      <HandLink
        hand={id}
        class="web-hand row card spread gap-3 touch text-m no-underline ink"
        onGo={onGo}
      >
        <span>
          {catalogueHandName(say, id)}
          <Limits thread={thread} locale={locale} say={say} />
        </span>
        <b>
          <span aria-hidden="true">{points}</span>
          <span class="visually-hidden">{say('sheet.points', { n: points })}</span>
        </b>
      </HandLink>
      <a
        class="web-joint grid centre"
        href={ruleHref}
        title={ground}
        data-joint={joint}
        data-ground={thread.ground}
      >
        <span class="visually-hidden">{ground}</span>
      </a>
    </li>
  );
}

/** Where the exclusion does not hold: on other groups, or in other editions. */
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
          editions: listText(
            locale,
            together.map((edition) => say(`mcr.option.edition.${edition}`)),
          ),
        })}
      </small>
    )}
  </>
);
