/**
 * A session over several pages, kept as long as the window: cards to be reviewed, the questions of a
 * set, or a day's practice, which the device keeps too. The address of each page says which step it is: `?plan=3`.
 */
import { dayOf, isoDay } from '../../course/day.ts';
import type { Texts } from '../../engine/drills.ts';
import { attempt, DAY_PLAN_KEY, keepInWindow, textInWindow, valueIn } from '../device/storage.ts';

/** In the address of a page: the step of the plan that it is. */
export const PLAN = 'plan';

export type PlanStep =
  /** A question that went wrong, or one like it, asked once. */
  | {
      readonly kind: 'card';
      readonly card: string;
      readonly page: string;
      readonly texts: Texts;
      readonly skill: string;
      /** How often it went wrong in this session already. */
      readonly again?: number;
    }
  /** So many questions of a drill at a level. */
  | {
      readonly kind: 'drill';
      readonly page: string;
      readonly level: Texts;
      readonly questions: number;
    }
  /** A question of a set, and what the teacher says of it. */
  | {
      readonly kind: 'question';
      readonly page: string;
      readonly texts: Texts;
      readonly words: string;
    }
  /** A lesson by its course and name: `waits/pair-and-run`. */
  | { readonly kind: 'lesson'; readonly lesson: string };

export type CardStep = Extract<PlanStep, { kind: 'card' }>;

export interface StepResult {
  readonly asked: number;
  readonly right: number;
  readonly skipped?: boolean;
}

/** What stands on the page of a step: it is there again after a reload, and in the other language. */
interface Standing {
  readonly at: number;
  readonly texts: Texts;
  readonly skill: string;
  /** Of the questions of this step. */
  readonly asked: number;
  readonly right: number;
  /** It was answered. */
  readonly judged?: true;
}

export interface Plan {
  /** The page that it was begun on, and ends on: its path is this and a slash. */
  readonly from: 'mistakes' | 'today' | 'set';
  /** When it was last gone on with: `2026-11-23`. */
  readonly day?: string;
  readonly steps: readonly PlanStep[];
  /** By the places of the steps; absent where a step has not been done. */
  readonly done: readonly (StepResult | null)[];
  readonly standing?: Standing;
}

const NAME = 'plan';

const isStep = (value: unknown): boolean => {
  const { kind, page, card, lesson, questions, words } = Object(value);
  if (kind === 'lesson') return /^[\w-]+\/[\w-]+$/.test(lesson);
  if (!/^[\w-]+$/.test(page)) return false;
  if (kind === 'drill') return questions > 0;
  return typeof (kind === 'card' ? card : kind === 'question' && words) === 'string';
};

const isPlan = (value: unknown): value is Plan => {
  const { from, steps, done } = Object(value) as Partial<Plan>;
  return (
    /^(mistakes|today|set)$/.test(from ?? '') &&
    Array.isArray(steps) &&
    steps.every(isStep) &&
    Array.isArray(done) &&
    done.length === steps.length
  );
};

/** None where nothing was begun, or the text is damaged. */
function planIn(text: string | undefined): Plan | undefined {
  const plan = valueIn(text);
  return isPlan(plan) ? plan : undefined;
}

const inWindow = (): Plan | undefined => planIn(textInWindow(NAME));
const onDevice = (): Plan | undefined =>
  planIn(attempt((storage) => storage.getItem(DAY_PLAN_KEY) ?? undefined));

/** What this page is a step of. */
export const planNow = (): Plan | undefined => inWindow() ?? onDevice();

/** Where a session stands that was gone on with today: of a day's practice, in whatever window. */
export const planFrom = (from: Plan['from'], now: number = Date.now()): Plan | undefined =>
  [onDevice(), inWindow()].find((plan) => plan?.from === from && plan.day === isoDay(dayOf(now)));

export function keepPlan(plan: Plan, now: number = Date.now()): void {
  const text = JSON.stringify({ ...plan, day: isoDay(dayOf(now)) });
  keepInWindow(NAME, text);
  if (plan.from === 'today') attempt((storage) => storage.setItem(DAY_PLAN_KEY, text));
}

export function endPlan(from: Plan['from']): void {
  if (inWindow()?.from === from) keepInWindow(NAME, '');
  if (from === 'today') attempt((storage) => storage.removeItem(DAY_PLAN_KEY));
}

export const beginPlan = (from: Plan['from'], steps: readonly PlanStep[]): Plan => {
  const plan = { from, steps, done: steps.map(() => null) };
  keepPlan(plan);
  return plan;
};

/** The path of the page that a step is on, after the locale. */
export const pageOfStep = (step: PlanStep): string =>
  step.kind === 'lesson' ? `learn/${step.lesson}/` : `drill/${step.page}/`;

/** The same with the step itself. */
export const stepPath = (step: PlanStep, at: number): string => `${pageOfStep(step)}?${PLAN}=${at}`;

/** Which step an address is of, where the plan has it. */
export function stepAt(plan: Plan, query: URLSearchParams): number | undefined {
  const text = query.get(PLAN) ?? '';
  return /^\d{1,4}$/.test(text) && Number(text) < plan.steps.length ? Number(text) : undefined;
}

/** The step that comes next, from some place on; nothing where all are done. */
export function openStep({ done }: Plan, from = 0): number | undefined {
  const places = [...done.keys()];
  return [...places.slice(from), ...places.slice(0, from)].find((place) => !done[place]);
}

/** Where a plan goes on, after the locale: its next step, or the page that it was begun on. */
export function onwardPath(plan: Plan, from = 0): string {
  const at = openStep(plan, from);
  const step = at === undefined ? undefined : plan.steps[at];
  return at === undefined || !step ? `${plan.from}/` : stepPath(step, at);
}

/** Keeps what came of a step, where nothing has come of it yet. */
export function stepDone(plan: Plan, at: number, result: StepResult): Plan {
  const done = plan.done.map((before, place) => (place === at ? (before ?? result) : before));
  const after = { ...plan, done };
  keepPlan(after);
  return after;
}

/** So often a question that went wrong comes again in a session. */
const MOST_AGAIN = 2;

/** A question that went wrong comes again at the end. */
export function askAgain(plan: Plan, step: CardStep): Plan {
  const again = (step.again ?? 0) + 1;
  if (again > MOST_AGAIN) return plan;
  const after = {
    ...plan,
    steps: [...plan.steps, { ...step, again }],
    done: [...plan.done, null],
  };
  keepPlan(after);
  return after;
}

/** Of some steps, those that were done and not skipped: what was asked, and right at the first try. */
export function planResult({ steps, done }: Plan, kinds?: readonly PlanStep['kind'][]): StepResult {
  const results = steps.flatMap((step, at) => {
    const result = done[at];
    const isRepeat = step.kind === 'card' && step.again !== undefined;
    const isMeant = !isRepeat && (kinds?.includes(step.kind) ?? true);
    return result && !result.skipped && isMeant ? [result] : [];
  });
  const sum = (count: 'asked' | 'right'): number =>
    results.reduce((total, result) => total + result[count], 0);
  return { asked: sum('asked'), right: sum('right') };
}
