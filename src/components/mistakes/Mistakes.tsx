/** The page of what went wrong: what is due, what comes, and every question that is kept. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { hrefOf, pageHref } from '../../course/links.ts';
import { dateIn } from '../../i18n/dates.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Voice } from '../../i18n/speak.ts';
import { $settings } from '../../stores/device/settings.ts';
import { beginPlan, type PlanStep, stepPath } from '../../stores/guide/plan.ts';
import { filterCards, stepsFor, withUnknownSuspended } from '../../stores/guide/review.ts';
import { $cards, deleteCards } from '../../stores/record/cards.ts';
import { byDue, dayAhead, forecast } from '../../stores/record/due.ts';
import type { Card } from '../../stores/record/rows.ts';
import { Button } from '../parts/Button.tsx';
import { StorageTrouble } from '../parts/Notices.tsx';
import { UndoLine } from '../parts/UndoLine.tsx';
import { useLater } from '../parts/use-later.ts';
import { useSay } from '../parts/use-say.ts';
import { useStore } from '../parts/use-store.ts';
import { useUndo } from '../parts/use-undo.ts';
import { whenDue } from '../parts/when-due.ts';
import { Forget } from './Forget.tsx';
import type { ListedDrill, PageProps } from './page-props.ts';
import { ReviewSoFar } from './ReviewSoFar.tsx';
import '../answer/finder.css';
import './mistakes.css';

interface MistakesProps {
  readonly locale: Locale;
  readonly drills: readonly ListedDrill[];
}

const MINUTE = 60_000;

/** What is due changes while the page is open. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(tick);
  }, []);
  return now;
}

const focusLater = (selector: string): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());

function begin(steps: readonly PlanStep[], locale: Locale): void {
  const [first] = steps;
  if (!first) return;
  beginPlan('mistakes', steps);
  location.assign(hrefOf(locale, stepPath(first, 0)));
}

export function Mistakes(props: MistakesProps) {
  const { locale } = props;
  const say = useSay(locale);
  // The page is built without anybody's cards.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return isHere ? <Content {...props} say={say} /> : <Loading say={say} />;
}

const Loading = ({ say }: Pick<Voice, 'say'>) => (
  <p class="mistakes-loading scripted soft">{say('mistakes.loading')}</p>
);

/** Fetched while the cards are read. */
const loadList = () => import('./CardList.tsx');

function Content({ locale, drills, say }: MistakesProps & Voice) {
  const found = useStore($cards);
  const cards = useMemo(() => found && withUnknownSuspended(found, drills), [found, drills]);
  const now = useNow();
  const { canUndo, done, undo } = useUndo();
  const list = useLater(loadList);
  if (!cards || !list) return <Loading say={say} />;
  const pageOf = (id: string) => drills.find((drill) => drill.id === id)?.page;
  const onReview = (wanted: readonly Card[]): void => begin(stepsFor(wanted, pageOf), locale);
  const onDelete = async ({ id }: Card): Promise<void> => {
    done(await deleteCards([id]));
    // With the last one, the list goes too.
    if (cards.length === 1) focusLater('.undo-line button');
  };
  const props = { cards, now, drills, locale, say, onReview, onDelete };
  return (
    <div class="mistakes column gap-5 sans text-s figure-line">
      <StorageTrouble say={say} />
      <ReviewSoFar {...props} />
      {cards.length === 0 ? <Empty locale={locale} say={say} /> : <Now {...props} />}
      <UndoLine
        said={canUndo ? say('mistakes.deleted') : undefined}
        name={say('mistakes.undo')}
        undo={undo}
      />
      {cards.length > 0 && <list.CardList {...props} />}
      <Forget {...props} />
      <Keeps say={say} />
    </div>
  );
}

const Empty = ({ locale, say }: Voice) => (
  <section class="own-sheet mistakes-empty grid items-start gap-3">
    <p>
      <strong>{say('mistakes.empty')}</strong>
    </p>
    <p>{say('mistakes.empty.text')}</p>
    <a class="button" href={pageHref(locale, 'drills')}>
      {say('mistakes.toDrills')}
    </a>
  </section>
);

const Now = (props: PageProps) => (
  <div class="own-sheet mistakes-now column">
    <Due {...props} />
    <Forecast {...props} />
  </div>
);

/** What is due, and the one main action of the page. */
function Due({ cards, now, locale, say, onReview }: PageProps) {
  const due = filterCards(cards, 'due', now);
  const hard = filterCards(due, 'hard', now);
  const [next] = byDue(cards.filter(({ suspended }) => !suspended));
  if (due.length === 0) {
    const at = next?.schedule?.due;
    return (
      <p class="mistakes-due grid items-start gap-3">
        {at === undefined
          ? say('mistakes.allAsleep')
          : say('mistakes.nothingDue', { when: whenDue({ locale, say }, at, now) })}
      </p>
    );
  }
  return (
    <section class="mistakes-due grid items-start gap-3">
      <p>{say('mistakes.due', { n: due.length })}</p>
      <p class="mistakes-acts row cluster">
        <Button look="main" onClick={() => onReview(due)}>
          {say('mistakes.review', { n: due.length })}
        </Button>
        {hard.length > 0 && hard.length < due.length && (
          <Button onClick={() => onReview(hard)}>
            {say('mistakes.review.hard', { n: hard.length })}
          </Button>
        )}
      </p>
    </section>
  );
}

/** A bar a day. */
function Forecast({ cards, now, locale, say }: PageProps) {
  const days = forecast(cards, now);
  const most = Math.max(1, ...days);
  return (
    <section aria-labelledby="forecast">
      <h2 id="forecast">{say('mistakes.forecast')}</h2>
      <ol class="forecast grid gap-1 text-xs text-centre plain-list">
        {days.map((n, ahead) => {
          const date = new Date(dayAhead(now, ahead));
          const weekday = dateIn(locale, date, { weekday: 'long' });
          const day = ahead === 0 ? say('mistakes.today') : weekday;
          return (
            <li class="grid" key={ahead} style={{ '--share': n / most }}>
              <span class="visually-hidden soft">{say('mistakes.forecast.day', { day, n })}</span>
              <b aria-hidden="true">{n}</b>
              <span class="soft" aria-hidden="true">
                {dateIn(locale, date, { weekday: 'short' })}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The reader's wish, and how the page goes about it. */
function Keeps({ say }: Pick<Voice, 'say'>) {
  const keeps = useStore($settings.mistakes);
  return (
    <section class="mistakes-how grid gap-2">
      <label class="mistakes-keeps row gap-2 touch">
        <input
          type="checkbox"
          checked={keeps === 'on'}
          onChange={({ currentTarget }) =>
            $settings.mistakes.set(currentTarget.checked ? 'on' : 'off')
          }
        />
        {say('mistakes.keeps')}
      </label>
      <details class="fold">
        <summary>{say('mistakes.how')}</summary>
        <p>{say('mistakes.how.grade')}</p>
        <p>{say('mistakes.how.fsrs')}</p>
        <p>{say('mistakes.how.varied')}</p>
        <p>{say('mistakes.how.hard')}</p>
        <p>{say('mistakes.how.kept')}</p>
      </details>
    </section>
  );
}
