import { useLayoutEffect, useRef } from 'preact/hooks';
import { catalogueHandName } from '../../../i18n/hand/hand-names.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { WalkState } from '../../../stores/exclusions/exclusion-walk.ts';
import { Button } from '../../parts/Button.tsx';
import { HandLink } from './HandLink.tsx';

interface WebTrailProps {
  readonly state: WalkState;
  readonly isIsolated: boolean;
  readonly say: Say;
  readonly onRetrace: (at: number, from: Element) => void;
}

export function WebTrail({ state: { trail }, isIsolated, say, onRetrace }: WebTrailProps) {
  const before = trail.at(-2);
  const path = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step makes the path longer
  useLayoutEffect(() => path.current?.scrollTo({ left: path.current.scrollWidth }), [trail]);
  if (isIsolated && !before) return null;
  return (
    <nav
      class="web-trail flex touch sans text-s"
      data-walked={before && true}
      aria-label={say('exclusions.trail')}
    >
      {before && (
        <Button
          aria-label={say('exclusions.back', { hand: catalogueHandName(say, before) })}
          onClick={({ currentTarget }) => onRetrace(trail.length - 2, currentTarget)}
        >
          <span aria-hidden="true">←</span>
        </Button>
      )}
      <ol hidden={!before} ref={path}>
        {trail.map((id, at) => (
          <li class="row gap-2 one-line" key={`${at}${id}`}>
            {at < trail.length - 1 ? (
              <HandLink hand={id} onGo={(from) => onRetrace(at, from)}>
                {catalogueHandName(say, id)}
              </HandLink>
            ) : (
              <span aria-current="step">{catalogueHandName(say, id)}</span>
            )}
          </li>
        ))}
      </ol>
      {!before && <p class="soft">{say('exclusions.trail.start')}</p>}
    </nav>
  );
}
