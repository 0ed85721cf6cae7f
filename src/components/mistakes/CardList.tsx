/** Every question that is kept, drill by drill; a part of a long list is drawn at a time. */

import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { byDrill, CARD_FILTERS, type CardFilter, filterCards } from '../../stores/guide/review.ts';
import type { Card } from '../../stores/record/rows.ts';
import { Button } from '../parts/Button.tsx';
import { CardRow } from './CardRow.tsx';
import type { PageProps } from './page-props.ts';
import { useUnread } from './use-unread.ts';

/** So many hands stand on the page together. */
const SHOWN = 12;

/** In the place of a drill, where all are shut. */
const NONE = '';

export function CardList(props: PageProps) {
  const { cards, now, say } = props;
  const [filter, setFilter] = useState<CardFilter>('all');
  const [opened, setOpened] = useState<string>();
  const groups = byDrill(filterCards(cards, filter, now));
  const isKept = opened === NONE || groups.some(([drill]) => drill === opened);
  const open = isKept ? opened : groups[0]?.[0];
  const list = useRef<HTMLElement>(null);
  const onDelete = useNextFocus(list, props);
  return (
    <section ref={list} aria-label={say('mistakes.title')}>
      <fieldset class="mistakes-filter cluster">
        <legend class="text-xs soft">{say('mistakes.show')}</legend>
        {CARD_FILTERS.map((name) => (
          <label class="row gap-2 touch" key={name}>
            <input
              type="radio"
              name="filter"
              checked={name === filter}
              onChange={() => setFilter(name)}
            />
            {say(`mistakes.show.${name}`, { n: filterCards(cards, name, now).length })}
          </label>
        ))}
      </fieldset>
      {groups.length === 0 && <p>{say('mistakes.none')}</p>}
      {groups.map(([drill, own]) => (
        <Group
          key={`${filter} ${drill}`}
          {...{ ...props, drill, own, onDelete }}
          isOpen={drill === open}
          onOpen={() => setOpened(drill === open ? NONE : drill)}
        />
      ))}
    </section>
  );
}

/** The button that was pressed goes with its card: the next one takes the focus, or what is above it. */
function useNextFocus(list: RefObject<HTMLElement>, { cards, onDelete }: PageProps) {
  const place = useRef(-1);
  const buttons = (): readonly HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? []),
  ];
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a card has gone
  useEffect(() => {
    if (place.current < 0) return;
    const left = buttons();
    const next = left[Math.min(place.current, left.length - 1)];
    (next ?? list.current?.querySelector<HTMLElement>('[aria-expanded]'))?.focus();
    place.current = -1;
  }, [cards]);
  return (card: Card): void => {
    place.current = buttons().indexOf(document.activeElement as HTMLElement);
    onDelete(card);
  };
}

interface GroupProps extends PageProps {
  readonly drill: string;
  readonly own: readonly Card[];
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** The questions of a drill; one group is open at a time. */
function Group(props: GroupProps) {
  const { drill, drills, own, isOpen, onOpen } = props;
  const title = drills.find(({ id }) => id === drill)?.title ?? drill;
  return (
    <div class="mistakes-group line-above">
      <h2>
        <button
          type="button"
          class="bare flex gap-3 baseline spread full-width touch"
          aria-expanded={isOpen}
          onClick={onOpen}
        >
          {title} <span class="push sans text-s">{own.length}</span>
        </button>
      </h2>
      {isOpen && <Rows {...props} />}
    </div>
  );
}

function Rows({ own, ...props }: GroupProps) {
  const { drills, say } = props;
  const [wanted, setFrom] = useState(0);
  const from = wanted < own.length ? wanted : 0;
  const shown = own.slice(from, from + SHOWN);
  const unread = useUnread(shown, drills);
  const to = from + shown.length;
  return (
    <>
      <ul class="question-list plain-list">
        {shown.map((card) => (
          <CardRow key={card.id} {...props} card={card} isUnread={unread.has(card.id)} />
        ))}
      </ul>
      {own.length > SHOWN && (
        <p class="mistakes-acts row cluster">
          <Button disabled={from === 0} onClick={() => setFrom(Math.max(0, from - SHOWN))}>
            {say('mistakes.earlier')}
          </Button>
          <span role="status">{say('mistakes.range', { from: from + 1, to, n: own.length })}</span>
          <Button disabled={to >= own.length} onClick={() => setFrom(to)}>
            {say('mistakes.later')}
          </Button>
        </p>
      )}
    </>
  );
}
