/** Where a review of this window stands: to be gone on with, or what came of it. */

import { hrefOf } from '../../course/links.ts';
import { onwardPath, openStep, type Plan, planResult } from '../../stores/guide/plan.ts';
import { Button } from '../parts/Button.tsx';
import { usePlan } from '../parts/use-plan.ts';
import { whenDue } from '../parts/when-due.ts';
import type { PageProps } from './page-props.ts';

export function ReviewSoFar(props: Pick<PageProps, 'cards' | 'now' | 'locale' | 'say'>) {
  const { locale, say } = props;
  const [plan, close] = usePlan('mistakes');
  if (!plan) return null;
  if (openStep(plan) === undefined) return <ReviewResult {...props} plan={plan} onClose={close} />;
  const left = plan.done.filter((done) => !done).length;
  return (
    <p class="mistakes-acts row cluster">
      <a class="button" href={hrefOf(locale, onwardPath(plan))}>
        {say('mistakes.goOn', { n: left })}
      </a>
      <Button look="quiet" onClick={close}>
        {say('mistakes.drop')}
      </Button>
    </p>
  );
}

interface ResultProps extends Pick<PageProps, 'cards' | 'now' | 'locale' | 'say'> {
  readonly plan: Plan;
  readonly onClose: () => void;
}

/** What was right, and when its questions come again. */
function ReviewResult({ plan, onClose, ...props }: ResultProps) {
  const { say } = props;
  const { asked, right } = planResult(plan);
  return (
    <section class="own-sheet mistakes-done grid items-start gap-3" aria-labelledby="review-done">
      <h2 id="review-done">{say('mistakes.done')}</h2>
      <p>
        {asked > 0 ? say('mistakes.done.right', { right, n: asked }) : say('mistakes.done.none')}
      </p>
      <NextReviews {...props} plan={plan} />
      <Button onClick={onClose}>{say('mistakes.done.close')}</Button>
    </section>
  );
}

/** When the questions that were asked come again. */
export function NextReviews({ plan, cards, now, locale, say }: Omit<ResultProps, 'onClose'>) {
  const ids = plan.steps.flatMap((step, at) =>
    step.kind === 'card' && !plan.done[at]?.skipped ? [step.card] : [],
  );
  const times = new Map<string, number>();
  const reviewed = cards.filter(({ id, schedule }) => schedule && ids.includes(id));
  const dues = reviewed.flatMap(({ schedule }) => schedule?.due ?? []).toSorted((a, b) => a - b);
  for (const due of dues) {
    const when = whenDue({ locale, say }, due, now);
    times.set(when, (times.get(when) ?? 0) + 1);
  }
  if (times.size === 0) return null;
  return (
    <>
      <h3 class="sans text-s">{say('mistakes.done.next')}</h3>
      <ul>
        {[...times].map(([when, n]) => (
          <li key={when}>{say('mistakes.done.when', { when, n })}</li>
        ))}
      </ul>
    </>
  );
}
