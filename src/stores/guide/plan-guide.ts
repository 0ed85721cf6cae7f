/** Leads through the steps of a plan that are questions: on this page, and on to the next. */
import { type MapStore, map, type ReadableAtom } from 'nanostores';
import type { Texts } from '../../engine/drills.ts';
import { sayFailure } from '../device/failure.ts';
import type { Guide, GuideStep } from '../question/guide.ts';
import { sameTexts } from '../question/on-board.ts';
import { type AnswerResult, type Outcome, outcomeOf } from '../record/result.ts';
import type { Card } from '../record/rows.ts';
import {
  askAgain,
  type CardStep,
  keepPlan,
  onwardPath,
  openStep,
  type Plan,
  type PlanStep,
  pageOfStep,
  planNow,
  type StepResult,
  stepAt,
  stepDone,
} from './plan.ts';

interface PlanGuideOptions {
  /** The path of this page, after the locale: `drill/waits/`. */
  readonly page: string;
  /** Whether the drill asks in other tiles. */
  readonly isVaried: boolean;
  /** Whether this page was here before: what was answered on it is seen again. */
  readonly isBack: boolean;
  readonly hrefOf: (path: string) => string;
  readonly cardNamed: (id: string) => Promise<Card | undefined>;
  readonly review: (id: string, outcome: Outcome) => Promise<Card | undefined>;
  readonly suspend: (id: string) => Promise<void>;
  /** Where another step stands on the page now. */
  readonly onStep: (at: number) => void;
}

/** Where the reader is in the plan. */
interface PlanPlace {
  readonly plan: Plan;
  readonly at: number;
  /** Whether the question is like the one that went wrong, in other tiles. */
  readonly varies: boolean;
  /** What an answer came to. */
  readonly reviewed?: { readonly card: Card; readonly comesAgain: boolean };
}

export interface PlanGuide {
  readonly guide: Guide;
  readonly $place: ReadableAtom<PlanPlace>;
  /** The question that stands on the page now. */
  readonly shown: (texts: Texts, skill: string) => void;
  /** Leaves out what is left of this step. */
  readonly skip: () => void;
}

const SKIPPED: StepResult = { asked: 0, right: 0, skipped: true };

/** The step that an address stands for on this page; nothing where it is of no plan of this window. */
export function stepHere(query: URLSearchParams, page: string): number | undefined {
  const plan = planNow();
  const at = plan && stepAt(plan, query);
  const step = at === undefined ? undefined : plan?.steps[at];
  if (!plan || at === undefined || !step || pageOfStep(step) !== page) return undefined;
  // A question that was just answered is shown with its verdict.
  if (!plan.done[at] || plan.standing?.at === at) return at;
  return openStep(plan, at);
}

/** What was counted of a step so far. */
function countsAt({ standing }: Plan, at: number): Pick<StepResult, 'asked' | 'right'> {
  const { asked, right } = standing?.at === at ? standing : { asked: 0, right: 0 };
  return { asked, right };
}

/** Whether a question is the one that stands for the step. */
const standsIn = ({ standing }: Plan, texts: Texts = {}): boolean =>
  standing !== undefined && sameTexts(standing.texts, texts);

type Place = MapStore<PlanPlace>;

function createAnswers($place: Place, { review }: PlanGuideOptions) {
  let reviewed: Promise<void> = Promise.resolve();
  let unsaid = (): void => undefined;

  /** The step is done once its review is written; until then it stays open, and is asked again. */
  const reviewStep = async (at: number, step: CardStep, result: AnswerResult): Promise<void> => {
    const outcome = outcomeOf(result);
    try {
      const card = await review(step.card, outcome);
      const plan = planNow();
      if (!plan) return;
      const done = stepDone(plan, at, { asked: 1, right: Number(result.right) });
      const after = outcome === '0' ? askAgain(done, step) : done;
      const comesAgain = after.steps.length > done.steps.length;
      if ($place.get().at !== at) return;
      $place.setKey('plan', after);
      if (card) $place.setKey('reviewed', { card, comesAgain });
    } catch {
      unsaid = sayFailure(() => {
        unsaid();
        reviewed = reviewStep(at, step, result);
      });
    }
  };
  /** What was written is; what was not is asked again. */
  const settled = async (): Promise<void> => {
    await reviewed;
    unsaid();
  };
  /** An answer to a step that is done counts no second time, and one to another question not at all. */
  const onAnswer = (result: AnswerResult): void => {
    const plan = planNow();
    const { at } = $place.get();
    const step = plan?.steps[at];
    if (!plan || !step || plan.done[at] || !standsIn(plan, result.texts)) return;
    const before = countsAt(plan, at);
    const all = { asked: before.asked + 1, right: before.right + Number(result.right) };
    if (step.kind === 'card') {
      reviewed = reviewStep(at, step, result);
      return;
    }
    const { standing } = plan;
    const counted: Plan = standing
      ? { ...plan, standing: { ...standing, ...all, judged: true } }
      : plan;
    keepPlan(counted);
    const isOver = all.asked >= (step.kind === 'drill' ? step.questions : 1);
    $place.setKey('plan', isOver ? stepDone(counted, at, all) : counted);
  };
  return { onAnswer, settled };
}

/** What is asked at each step, here or on another page. */
function createAsking($place: Place, options: PlanGuideOptions, settled: () => Promise<unknown>) {
  const { page, isVaried, hrefOf, cardNamed, onStep } = options;

  const asked = async (plan: Plan, at: number): Promise<GuideStep> => {
    const step = plan.steps[at] as PlanStep;
    if (step.kind === 'drill') return { by: 'level', level: step.level };
    if (step.kind === 'lesson') return { by: 'page', href: hrefOf(onwardPath(plan, at)) };
    if (step.kind === 'question') return { by: 'texts', texts: step.texts };
    const card = await cardNamed(step.card);
    if (!card || card.suspended) return goOn(stepDone(plan, at, SKIPPED));
    const varies = isVaried && (card.schedule?.reps ?? 0) > 0;
    $place.setKey('varies', varies);
    return { by: 'texts', texts: step.texts, skill: step.skill, ...(varies && { varies }) };
  };
  const goOn = async (before: Plan): Promise<GuideStep> => {
    await settled();
    const plan = planNow() ?? before;
    const from = $place.get().at;
    const at = openStep(plan, from);
    const step = at === undefined ? undefined : plan.steps[at];
    if (at === undefined || !step || pageOfStep(step) !== page)
      return { by: 'page', href: hrefOf(onwardPath(plan, from)) };
    onStep(at);
    $place.set({ plan, at, varies: false });
    return asked(plan, at);
  };
  return goOn;
}

export function createPlanGuide(plan: Plan, first: number, options: PlanGuideOptions): PlanGuide {
  const $place = map<PlanPlace>({ plan, at: first, varies: false });
  const { onAnswer, settled } = createAnswers($place, options);
  const goOn = createAsking($place, options, settled);
  let isFirst = true;
  /** Whether what comes to the page is what was asked for here. */
  let isComing = false;

  const next = async (): Promise<GuideStep> => {
    const plan = planNow();
    if (!plan) return { by: 'end' };
    isComing = true;
    const { at } = $place.get();
    const { standing } = plan;
    const isThere = isFirst && standing?.at === at && (options.isBack || !standing.judged);
    isFirst = false;
    if (!isThere) return goOn(plan);
    const step = plan.steps[at];
    $place.setKey('varies', step?.kind === 'card' && !sameTexts(step.texts, standing.texts));
    return { by: 'texts', texts: standing.texts, skill: standing.skill };
  };
  const shown = (texts: Texts, skill: string): void => {
    const plan = planNow();
    if (!plan || !isComing) return;
    isComing = false;
    const { at } = $place.get();
    const isThere = plan.standing?.at === at && standsIn(plan, texts);
    const standing = isThere ? plan.standing : { at, texts, skill, ...countsAt(plan, at) };
    const after = { ...plan, ...(standing && { standing }) };
    keepPlan(after);
    $place.setKey('plan', after);
  };
  /** What was answered of the step counts. */
  const skip = (): void => {
    const plan = planNow();
    if (!plan) return;
    const { at } = $place.get();
    const counts = countsAt(plan, at);
    $place.setKey('plan', stepDone(plan, at, counts.asked > 0 ? counts : SKIPPED));
  };
  /** A card that can no longer be read sleeps: it would be due for ever. */
  const onRefusal = (): void => {
    const { plan, at } = $place.get();
    const step = plan.steps[at];
    if (step?.kind === 'card') void options.suspend(step.card);
    skip();
  };
  /** Not what was typed meanwhile. */
  const isReview = (texts: Texts | undefined): boolean => {
    const { plan, at } = $place.get();
    return plan.steps[at]?.kind === 'card' && standsIn(plan, texts);
  };
  return { guide: { next, onAnswer, onRefusal, isReview }, $place, shown, skip };
}
