/** Answering a set: a session over the pages of its drills. */
import { hrefOf } from '../../course/links.ts';
import type { Locale } from '../../i18n/locales.ts';
import { beginPlan, type PlanStep, planFrom, stepPath } from '../../stores/guide/plan.ts';
import type { SetQuestion } from '../../stores/set/question-set.ts';
import type { Checked } from './set-drills.ts';

/** What cannot be asked is left out. */
export const stepsOf = (
  questions: readonly SetQuestion[],
  checks: readonly (Checked | undefined)[],
): readonly PlanStep[] =>
  questions.flatMap(({ words }, at) => {
    const check = checks[at];
    if (check?.is !== 'asked') return [];
    const { drill, asked } = check;
    return [{ kind: 'question', page: drill.page, texts: asked.texts, words }];
  });

/** `false`: the window keeps nothing, and no page would know of the others. */
export function begin(steps: readonly PlanStep[], locale: Locale): boolean {
  const [first] = steps;
  if (!first) return true;
  beginPlan('set', steps);
  if (!planFrom('set')) return false;
  location.assign(hrefOf(locale, stepPath(first, 0)));
  return true;
}
