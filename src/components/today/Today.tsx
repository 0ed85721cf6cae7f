/** The page of the day: what is proposed, a session that was left half-way, what came of it. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { dayOf } from '../../course/day.ts';
import { hrefOf } from '../../course/links.ts';
import type { Voice } from '../../i18n/speak.ts';
import { $rules } from '../../stores/device/own-rules.ts';
import { keepPlan, onwardPath, openStep, type Plan } from '../../stores/guide/plan.ts';
import { withUnknownSuspended } from '../../stores/guide/review.ts';
import { dayFor } from '../../stores/guide/today.ts';
import { $cards } from '../../stores/record/cards.ts';
import { whereToGoOn } from '../../stores/record/lessons.ts';
import { $progress } from '../../stores/record/progress.ts';
import { $skills, readingAtom } from '../../stores/record/record.ts';
import { Button } from '../parts/Button.tsx';
import { StorageTrouble } from '../parts/Notices.tsx';
import { usePlan } from '../parts/use-plan.ts';
import { useSay } from '../parts/use-say.ts';
import { useStore } from '../parts/use-store.ts';
import { DayEnd } from './DayEnd.tsx';
import { DayList } from './DayList.tsx';
import type { DayProps, TodayProps } from './day-props.ts';
import './today.css';

const $tallies = readingAtom(['tallies'], ({ all }) => all('tallies'));

export function Today(props: TodayProps) {
  const { locale } = props;
  const say = useSay(locale);
  // The page is built without anybody's record.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return isHere ? <Content {...props} say={say} /> : <Loading say={say} />;
}

const Loading = ({ say }: Pick<Voice, 'say'>) => (
  <p class="today-loading scripted soft" aria-busy="true">
    {say('today.loading')}
  </p>
);

function Content(props: TodayProps & Voice) {
  const { drills, say } = props;
  const skills = useStore($skills);
  const found = useStore($cards);
  const cards = useMemo(() => found && withUnknownSuspended(found, drills), [found, drills]);
  const tallies = useStore($tallies);
  if (!skills || !cards || !tallies) return <Loading say={say} />;
  return <Day {...props} {...{ skills, cards, tallies }} now={Date.now()} />;
}

function Day(props: DayProps) {
  const [plan, close] = usePlan('today');
  const { say } = props;
  return (
    <div class="today column gap-5">
      <StorageTrouble say={say} />
      {!plan && <ProposedDay {...props} />}
      {plan && openStep(plan) === undefined && <DayEnd {...props} plan={plan} onMore={close} />}
      {plan && openStep(plan) !== undefined && (
        <UnfinishedDay {...props} plan={plan} onAnew={close} />
      )}
    </div>
  );
}

/** Where one rule set was chosen for everything, no other is proposed. */
const isOwn = (rules: string): boolean => ['each', rules].includes($rules.get());

/** What was proposed stays while it is looked at. */
function ProposedDay(props: DayProps) {
  const { lessons, ladders, now } = props;
  const [first] = useState(() =>
    dayFor({
      ...props,
      ladders: ladders.filter(({ rules }) => rules === undefined || isOwn(rules)),
      opened: $progress.get().lessons,
      goOn: whereToGoOn(lessons.map(({ key }) => key)),
      day: dayOf(now),
    }),
  );
  return <DayList {...props} first={first} />;
}

interface UnfinishedDayProps extends DayProps {
  readonly plan: Plan;
  readonly onAnew: () => void;
}

const UnfinishedDay = ({ plan, onAnew, locale, say }: UnfinishedDayProps) => (
  <section class="own-sheet today-sheet today-begin row cluster">
    <p class="today-total">
      {say('today.under', { at: (openStep(plan) ?? 0) + 1, n: plan.steps.length })}
    </p>
    {/* It may have been begun in another window. */}
    <a
      class="button button--main"
      href={hrefOf(locale, onwardPath(plan))}
      onClick={() => keepPlan(plan)}
    >
      {say('home.goOn')}
    </a>
    <Button look="quiet" onClick={onAnew}>
      {say('today.anew')}
    </Button>
  </section>
);
