/** What came of a set that was answered, or where it is to be gone on with. */
import { hrefOf } from '../../course/links.ts';
import type { Voice } from '../../i18n/speak.ts';
import { onwardPath, openStep, type Plan, planResult } from '../../stores/guide/plan.ts';
import { QuestionTiles } from '../mistakes/QuestionTiles.tsx';
import { Button } from '../parts/Button.tsx';
import { begin } from './begin.ts';
import type { ListedDrill } from './set-drills.ts';

interface SetResultProps extends Voice {
  readonly plan: Plan;
  readonly drills: readonly ListedDrill[];
  readonly onClose: () => void;
}

export function SetResult(props: SetResultProps) {
  const { plan, onClose, locale, say } = props;
  if (openStep(plan) === undefined) return <Finished {...props} />;
  const n = plan.done.filter((done) => !done).length;
  return (
    <p class="row cluster gap-3">
      <a class="button button--main" href={hrefOf(locale, onwardPath(plan))}>
        {say('set.goOn', { n })}
      </a>
      <Button look="quiet" onClick={onClose}>
        {say('set.drop')}
      </Button>
    </p>
  );
}

type Outcome = 'yes' | 'no' | 'skipped';

const outcomeAt = ({ done }: Plan, at: number): Outcome => {
  const result = done[at];
  if (!result || result.skipped) return 'skipped';
  return result.right > 0 ? 'yes' : 'no';
};

const SIGNS: Readonly<Record<Outcome, string>> = { yes: '✓', no: '✕', skipped: '–' };

function Finished({ plan, drills, onClose, locale, say }: SetResultProps) {
  const { right } = planResult(plan);
  const missed = plan.steps.filter((_, at) => outcomeAt(plan, at) !== 'yes');
  return (
    <section class="own-sheet grid items-start gap-3" aria-labelledby="set-result">
      <h2 class="text-m" id="set-result">
        {say('set.result')}
      </h2>
      <p class="text-l lining">{say('set.result.right', { right, n: plan.steps.length })}</p>
      <ol class="question-list plain-list full-width">
        {plan.steps.map((step, at) => {
          if (step.kind !== 'question') return null;
          const drill = drills.find(({ page }) => page === step.page);
          const outcome = outcomeAt(plan, at);
          return (
            <li class="grid gap-1 line-above" key={at}>
              <QuestionTiles {...{ locale, say }} texts={step.texts} text={drill?.text} />
              <p class="text-s" data-outcome={outcome}>
                {at + 1}. {drill?.title} {SIGNS[outcome]} {say(`set.result.${outcome}`)}
              </p>
            </li>
          );
        })}
      </ol>
      <p class="row cluster gap-3">
        {missed.length > 0 && (
          <Button onClick={() => begin(missed, locale)}>{say('set.result.again')}</Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {say('set.result.close')}
        </Button>
      </p>
    </section>
  );
}
