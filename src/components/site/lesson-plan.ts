/** On a lesson that is a step of a session: where one is, and on to the next step. */
import { hrefOf, pathAfterLocale } from '../../course/links.ts';
import { sayMistakes } from '../../i18n/delivery/mistakes-words.ts';
import { localeFrom } from '../../i18n/locales.ts';
import {
  onwardPath,
  openStep,
  type Plan,
  pageOfStep,
  planNow,
  stepAt,
  stepDone,
} from '../../stores/guide/plan.ts';
import styles from '../drills/mistake-note/mistake-note.css?url';
import { textElement } from '../parts/text-element.ts';
import { withStyles } from '../parts/with-styles.ts';

/** The step that this address stands for; nothing where it is of no plan of this window. */
function stepHere(plan: Plan): number | undefined {
  const at = stepAt(plan, new URLSearchParams(location.search));
  const step = at === undefined ? undefined : plan.steps[at];
  const isHere = step?.kind === 'lesson' && pageOfStep(step) === pathAfterLocale(location.pathname);
  return isHere ? at : undefined;
}

const LESSON = { asked: 0, right: 0 };

export async function showPlan(): Promise<void> {
  const plan = planNow();
  const at = plan && stepHere(plan);
  if (!plan || at === undefined) return;
  const locale = localeFrom(document.documentElement.lang);
  const say = await withStyles(styles, sayMistakes(locale));
  const onward = (): string =>
    hrefOf(locale, onwardPath(stepDone(planNow() ?? plan, at, LESSON), at));
  const others = { ...plan, done: plan.done.map((done, place) => (place === at ? LESSON : done)) };
  const next = textElement('a', say(openStep(others) === undefined ? 'plan.end' : 'plan.next'));
  next.href = hrefOf(locale, onwardPath(others, at));
  next.addEventListener('click', (event) => {
    event.preventDefault();
    // A session over several pages is one step back.
    location.replace(onward());
  });
  const stop = textElement('a', say('plan.stop'));
  stop.href = hrefOf(locale, `${plan.from}/`);
  const place = textElement('p', say('plan.lesson', { at: at + 1, n: plan.steps.length }));
  const acts = textElement('span', '');
  acts.className = 'plan-acts';
  acts.append(stop, next);
  const bar = document.createElement('nav');
  bar.className = 'plan-bar lesson-plan';
  bar.ariaLabel = say(`plan.from.${plan.from}`);
  bar.append(place, acts);
  document.getElementById('content')?.prepend(bar);
}
