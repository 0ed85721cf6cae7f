/** The steps of the day, each to be left out, moved, or put in the place of by another. */

import { useRef, useState } from 'preact/hooks';
import { dayName } from '../../course/calendar.ts';
import { dayOf } from '../../course/day.ts';
import { hrefOf, lessonPath, pageHref } from '../../course/links.ts';
import { parseTiles } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { beginPlan, planNow, stepPath } from '../../stores/guide/plan.ts';
import {
  alternativeFor,
  bringBack,
  type DayItem,
  type DayPlan,
  leaveOut,
  minutesIn,
  moveItem,
  stepsOf,
  swapItem,
} from '../../stores/guide/today.ts';
import type { DayChoice } from '../../stores/guide/today-choices.ts';
import { Button } from '../parts/Button.tsx';
import { TileBack } from '../tiles/Tile.tsx';
import { TileRow } from '../tiles/TileRow.tsx';
import type { DayProps } from './day-props.ts';

interface DayListProps extends DayProps {
  readonly first: DayPlan;
}

export function DayList({ first, ...props }: DayListProps) {
  const { locale, say, drills } = props;
  const [day, setDay] = useState(first);
  const [isUnkept, setUnkept] = useState(false);
  const list = useRef<HTMLElement>(null);
  /** The button that was pressed keeps the focus, wherever it stands now. */
  const change = (after: DayPlan, focus: string): void => {
    setDay(after);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(focus)}"]`)?.focus(),
    );
  };
  const begin = (): void => {
    const steps = stepsOf(day.items, (id) => drills.find((drill) => drill.id === id)?.page);
    const [step] = steps;
    if (!step) return;
    beginPlan('today', steps);
    if (planNow()) location.assign(hrefOf(locale, stepPath(step, 0)));
    else setUnkept(true);
  };
  return (
    <section ref={list} class="own-sheet today-sheet" aria-label={say('today.list')}>
      {day.items.length === 0 ? (
        <p>{say('today.none')}</p>
      ) : (
        <>
          <div class="today-begin row cluster">
            <div class="today-total">
              <p class="small-caps soft">{dayName(locale, dayOf(props.now), 'long')}</p>
              <p role="status">{say('today.total', { n: minutesIn(day.items) })}</p>
            </div>
            <Button look="main" onClick={begin}>
              {say('learn.begin')}
            </Button>
          </div>
          <ol class="today-items line-above plain-list">
            {day.items.map((item, at) => (
              <Item key={item.choice.id} {...props} {...{ day, item, at }} onChange={change} />
            ))}
          </ol>
        </>
      )}
      {isUnkept && (
        <p class="alert" role="alert">
          {say('today.unkept')}
        </p>
      )}
      {day.left.length > 0 && <LeftOut {...props} day={day} onChange={change} />}
    </section>
  );
}

interface Changing extends DayProps {
  readonly day: DayPlan;
  readonly onChange: (after: DayPlan, focus: string) => void;
}

interface ItemProps extends Changing {
  readonly item: DayItem;
  readonly at: number;
}

function Item(props: ItemProps) {
  const { item, say } = props;
  const { title, detail, href, tiles } = shownOf(item, props);
  return (
    <li class="column line-below">
      <Miniature tiles={tiles} say={say} />
      <div class="today-what">
        <p>
          <a class="inline-row touch underlines text-l no-underline" href={href}>
            <strong class="medium">{title}</strong>
          </a>{' '}
          <span class="today-minutes text-s soft one-line">
            {say('today.minutes', { n: item.minutes })}
          </span>
        </p>
        {detail && <p>{detail}</p>}
        <p class="today-why text-s soft">{whyOf(item, props)}</p>
      </div>
      <p class="today-acts row cluster sans text-s">
        <Acts {...props} />
        {props.day.items.length > 1 && <Moves {...props} title={title} />}
      </p>
    </li>
  );
}

function Acts({ day, item, at, onChange, say }: ItemProps) {
  const { id } = item.choice;
  const other = alternativeFor(day, at);
  return (
    <>
      {other && (
        <button
          type="button"
          data-focus={`other ${id}`}
          onClick={() => onChange(swapItem(day, at), `other ${other.id}`)}
        >
          {say('today.other')}
        </button>
      )}
      <button
        type="button"
        data-focus={`out ${id}`}
        onClick={() => onChange(leaveOut(day, at), `back ${id}`)}
      >
        {say('today.remove')}
      </button>
    </>
  );
}

function Moves({ day, item, at, onChange, say, title }: ItemProps & { readonly title: string }) {
  const { id } = item.choice;
  const isLast = at === day.items.length - 1;
  return (
    <span class="flex push">
      <button
        type="button"
        data-focus={`up ${id}`}
        aria-label={say('today.up', { title })}
        aria-disabled={at === 0}
        onClick={() => onChange(moveItem(day, at, -1), `up ${id}`)}
      >
        ↑
      </button>
      <button
        type="button"
        data-focus={`down ${id}`}
        aria-label={say('today.down', { title })}
        aria-disabled={isLast}
        onClick={() => onChange(moveItem(day, at, 1), `down ${id}`)}
      >
        ↓
      </button>
    </span>
  );
}

function LeftOut({ day, onChange, ...props }: Changing) {
  const { say } = props;
  return (
    <section class="today-left sans text-s" aria-labelledby="left-out">
      <h2 class="text-s" id="left-out">
        {say('today.remove')}
      </h2>
      <ul class="line-above plain-list">
        {day.left.map((item, at) => (
          <li class="row cluster spread touch line-below" key={item.choice.id}>
            <span>{shownOf(item, props).title}</span>
            <button
              type="button"
              data-focus={`back ${item.choice.id}`}
              onClick={() => onChange(bringBack(day, at), `out ${item.choice.id}`)}
            >
              {say('today.putBack')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Miniature({ tiles, say }: { readonly tiles: string; readonly say: Say }) {
  const shown = parseTiles(tiles.replaceAll('?', ''));
  return (
    <span class="today-figure row gap-2" aria-hidden="true">
      {shown.ok && <TileRow tiles={shown.value} say={say} />}
      {tiles.includes('?') && <TileBack say={say} />}
    </span>
  );
}

interface Shown {
  readonly title: string;
  readonly detail?: string;
  readonly href: string;
  readonly tiles: string;
}

/** What a step is called, where it can be looked at by itself, and a few tiles that show it. */
function shownOf({ choice, minutes, questions }: DayItem, props: DayProps): Shown {
  const { locale, say, drills, lessons } = props;
  if (choice.kind === 'lesson') {
    const lesson = lessons.find(({ key }) => key === choice.lesson);
    const [course = '', slug = ''] = choice.lesson.split('/');
    const isPart = minutes < choice.minutes;
    return {
      title: say('today.lesson', { title: lesson?.title ?? '' }),
      href: hrefOf(locale, lessonPath(course, slug)),
      tiles: lesson?.vignette ?? '',
      ...(isPart && { detail: say('today.partOf', { n: minutes, all: choice.minutes }) }),
    };
  }
  const asked = say('today.questions', { n: questions });
  const name = choice.kind === 'cards' ? choice.cards[0]?.drill : choice.drill;
  const drill = drills.find(({ id }) => id === name);
  const tiles = drill?.held ?? '';
  if (choice.kind === 'cards')
    return { title: say('today.cards'), href: pageHref(locale, 'mistakes'), tiles };
  const query = new URLSearchParams(
    Object.entries(choice.rung.level).map(([k, v]) => [k, v ?? '']),
  );
  return {
    title: drill?.title ?? '',
    detail: `${choice.rung.name} · ${asked}`,
    href: `${hrefOf(locale, `drill/${choice.page}/`)}?${query}`,
    tiles,
  };
}

function whyOf({ choice, questions }: DayItem, { say, lessons }: DayProps): string {
  const { reason } = choice;
  if (reason.why === 'after') return say('today.why.after', { level: reason.level });
  return say(`today.why.${reason.why}`, { n: questions, course: courseOf(choice, lessons) });
}

const courseOf = (choice: DayChoice, lessons: DayProps['lessons']): string =>
  choice.kind === 'lesson' ? (lessons.find(({ key }) => key === choice.lesson)?.course ?? '') : '';
