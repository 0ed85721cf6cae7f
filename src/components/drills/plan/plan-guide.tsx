/** A session over several pages: where one is, what an answer came to, and on to the next page. */
import { hrefOf, isSamePage, pathAfterLocale } from '../../../course/links.ts';
import type { DrillTypes } from '../../../engine/drills.ts';
import { sayMistakes } from '../../../i18n/delivery/mistakes-words.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Voice } from '../../../i18n/speak.ts';
import { whenIdle } from '../../../stores/device/idle.ts';
import { isPageBack } from '../../../stores/device/page-back.ts';
import { onwardPath, PLAN, planNow } from '../../../stores/guide/plan.ts';
import { createPlanGuide, type PlanGuide, stepHere } from '../../../stores/guide/plan-guide.ts';
import type { DrillRun } from '../../../stores/question/drill-run.ts';
import { cardNamed, reviewCard, suspendCard } from '../../../stores/record/cards.ts';
import { recordBase } from '../../../stores/record/record.ts';
import { GivenText } from '../../parts/GivenText.tsx';
import { useStore } from '../../parts/use-store.ts';
import { whenDue } from '../../parts/when-due.ts';
import { withStyles } from '../../parts/with-styles.ts';
import type { GuideOptions, GuideProps, GuideView, NoteProps } from '../guide-view.ts';
import styles from '../mistake-note/mistake-note.css?url';

interface PlanVoice extends Voice {
  readonly steps: PlanGuide;
}

/** The texts of the question are written after it. */
function showStep(at: number): void {
  history.replaceState(history.state, '', `${location.pathname}?${PLAN}=${at}${location.hash}`);
}

/** The page of the next step is on the device before it is gone to. */
function prefetch(href: string): void {
  const { pathname } = new URL(href, location.href);
  if (pathname === location.pathname || document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  document.head.append(link);
}

/** Tells the plan which question stands on the page, also one that was dealt. */
function follow<T extends DrillTypes, Draft>(
  { $run }: DrillRun<T, Draft>,
  { shown, $place }: PlanGuide,
  locale: Locale,
): void {
  let isFollowed = false;
  $run.subscribe(({ session }) => {
    if (!session || isFollowed) return;
    isFollowed = true;
    let before: unknown;
    session.$state.subscribe(({ texts, skill, verdict }) => {
      if (texts === before || verdict) return;
      before = texts;
      shown(texts, skill);
      const { plan, at } = $place.get();
      prefetch(hrefOf(locale, onwardPath(plan, at + 1)));
    });
  });
}

/** A review that could not be stored says nothing of the day on which it is due. */
const review: typeof reviewCard = async (id, outcome) => {
  const card = await reviewCard(id, outcome);
  return (await recordBase()).lasts ? card : undefined;
};

export async function guideOf<T extends DrillTypes, Draft>({
  query,
  view,
  run,
  locale,
}: GuideOptions<T, Draft>): Promise<GuideView<T, Draft> | undefined> {
  const page = pathAfterLocale(location.pathname);
  const at = stepHere(query, page);
  const plan = planNow();
  if (at === undefined || !plan) return undefined;
  const say = await withStyles(styles, sayMistakes(locale));
  const steps = createPlanGuide(plan, at, {
    ...{ page, isVaried: view.isVaried ?? false, cardNamed, review },
    suspend: (id) => suspendCard(id, true),
    isBack: isPageBack((address) => isSamePage(address, location.href)),
    hrefOf: (path) => hrefOf(locale, path),
    onStep: showStep,
  });
  follow(run, steps, locale);
  // On the device before the first answer: the page may be left as soon as there is a verdict.
  whenIdle(() => void import('../../../stores/record/schedule.ts').catch(Boolean));
  const voice = { steps, locale, say };
  return {
    guide: steps.guide,
    Bar: ({ run }) => <Bar {...voice} run={run} />,
    Note: ({ state }) => <Note {...voice} state={state} />,
    Lead: () => <Words {...voice} />,
    End: () => <NoQuestion {...voice} />,
  };
}

/** How far one is: a step that is done counts. */
function Bar<T extends DrillTypes, Draft>({
  steps,
  run,
  locale,
  say,
}: PlanVoice & Pick<GuideProps<T, Draft>, 'run'>) {
  const { plan, at, varies } = useStore(steps.$place);
  const { done, from, standing } = plan;
  const step = plan.steps[at];
  const gone = done.filter(Boolean).length;
  const isDone = Boolean(done[at]);
  const skip = (): void => {
    steps.skip();
    void run.next();
  };
  // What was answered stands there until the next one is asked.
  const asked = standing?.at === at ? standing.asked + Number(!standing.judged) : 1;
  return (
    <div class="plan-bar" style={{ '--gone': gone / done.length }}>
      <p>
        {say('plan.place', { at: isDone ? gone : gone + 1, n: done.length })}{' '}
        <span class="plan-said text-xs soft">
          <span>{say(`plan.from.${from}`)}</span>
          {step?.kind === 'drill' && (
            <span>
              {say('plan.questions', {
                at: Math.min(asked, step.questions),
                n: step.questions,
              })}
            </span>
          )}
          {varies && step?.kind === 'card' && <span>{say(variedKey(step.texts))}</span>}
        </span>
      </p>
      <span class="plan-acts">
        {!isDone && (
          <button class="inline-row touch bare" type="button" onClick={skip}>
            {say('plan.skip')}
          </button>
        )}
        <a class="inline-row touch bare" href={hrefOf(locale, `${from}/`)}>
          {say('plan.stop')}
        </a>
      </span>
    </div>
  );
}

/** What the teacher says of the question of a set. */
function Words({ steps, say }: PlanVoice) {
  const { plan, at } = useStore(steps.$place);
  const step = plan.steps[at];
  if (step?.kind !== 'question' || step.words === '') return null;
  return (
    <p class="note">
      <span class="text-xs soft">{say('plan.said')}</span> <GivenText text={step.words} />
    </p>
  );
}

const variedKey = (texts: { readonly hand?: string }) =>
  texts.hand === undefined ? 'plan.varied.table' : 'plan.varied.tiles';

/** What the answer to a card came to. */
function Note({ steps, state, locale, say }: PlanVoice & Pick<NoteProps, 'state'>) {
  const { reviewed } = useStore(steps.$place);
  if (!state.verdict) return null;
  const due = reviewed?.card.schedule?.due;
  const now = Date.now();
  return (
    <div class="mistake-note sans text-s soft" data-missed role="status">
      {reviewed && due !== undefined && (
        <p class="row cluster touch">
          {reviewed.comesAgain
            ? say('plan.again')
            : say('plan.due', { when: whenDue({ locale, say }, due, now) })}
        </p>
      )}
    </div>
  );
}

const NoQuestion = ({ locale, say }: PlanVoice) => (
  <p class="alert">
    {say('plan.gone')} <a href={hrefOf(locale, 'mistakes/')}>{say('mistakes.title')}</a>
  </p>
);
