/** What was found: the thing itself, then what speaks of it by kind, each kind with its number to be seen alone. */

import { useState } from 'preact/hooks';
import type { Say } from '../../../i18n/speak.ts';
import type { Piece } from '../../../stores/search/sentence.ts';
import type {
  Found,
  FoundGroup,
  FoundKind,
  SearchState,
} from '../../../stores/search/site-search.ts';
import { Button } from '../../parts/Button.tsx';

/** Shows more here, or leads to where more is shown. */
type More = (() => void) | string;

interface SearchFoundProps {
  readonly state: Extract<SearchState, { readonly status: 'found' }>;
  readonly say: Say;
  readonly moreOf: (kind: FoundKind) => More;
}

export function SearchFound({ state, say, moreOf }: SearchFoundProps) {
  const [picked, pick] = useState<FoundKind>();
  const { groups } = state;
  const only = groups.some(({ kind }) => kind === picked) ? picked : undefined;
  const named = state.named.filter(({ kind }) => only === undefined || kind === only);
  const shown = groups.filter(({ kind }) => only === undefined || kind === only);
  return (
    <div class="seek-found grid pack-top gap-3">
      {groups.length > 1 && (
        <div class="seek-kinds cluster gap-2" role="group" aria-label={say('seek.kinds')}>
          {groups.map(({ kind, count }) => (
            <Button
              key={kind}
              aria-pressed={kind === only}
              onClick={() => pick(kind === only ? undefined : kind)}
            >
              {say(`seek.kind.${kind}`)}{' '}
              <span class="soft">{say('seek.number', { n: count })}</span>
            </Button>
          ))}
        </div>
      )}
      <div class="seek-groups">
        {named.length > 0 && (
          <ul class="seek-named card plain-list">
            {named.map(({ kind, ...found }) => (
              <Row key={found.href} found={found} kind={say(`seek.kind.${kind}`)} />
            ))}
          </ul>
        )}
        {shown.map((group) => (
          <Group
            key={group.kind}
            {...{ group, say }}
            rest={group.shown.filter(({ href }) => !named.some((one) => one.href === href))}
            more={moreOf(group.kind)}
          />
        ))}
      </div>
    </div>
  );
}

interface GroupProps {
  readonly group: FoundGroup;
  /** What does not stand above already. */
  readonly rest: readonly Found[];
  readonly say: Say;
  readonly more: More;
}

function Group({ group: { kind, count, shown }, rest, say, more }: GroupProps) {
  const left = count - shown.length;
  if (rest.length === 0 && left === 0) return null;
  const text = say('seek.more', { n: left });
  return (
    <section aria-labelledby={`seek-${kind}`}>
      <h2 class="sans text-s bold line-below" id={`seek-${kind}`}>
        {say(`seek.kind.${kind}`)} <span class="soft">{say('seek.number', { n: count })}</span>
      </h2>
      <ul class="plain-list">
        {rest.map((found) => (
          <Row key={found.href} found={found} />
        ))}
      </ul>
      {left > 0 &&
        (typeof more === 'string' ? (
          <a class="seek-more inline-row bare touch" href={more} data-stop>
            {text}
          </a>
        ) : (
          <button type="button" class="seek-more inline-row bare touch" onClick={more} data-stop>
            {text}
          </button>
        ))}
    </section>
  );
}

interface RowProps {
  readonly found: Found;
  readonly kind?: string;
}

const Row = ({ found: { href, title, place, sentence }, kind }: RowProps) => (
  <li class="line-below">
    <a class="touch no-underline ink" href={href} data-stop>
      <b>{title}</b>
      {(kind || place !== '') && <span class="seek-place text-s soft">{place || kind}</span>}
      {sentence.length > 0 && <span class="seek-sentence text-s soft">{sentence.map(marked)}</span>}
    </a>
  </li>
);

const marked = ({ text, isFound }: Piece) =>
  isFound ? <mark class="bold ink">{text}</mark> : text;
