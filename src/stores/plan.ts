/**
 * A session over several pages, kept as long as the window: cards to be reviewed, or a day's
 * practice. The address of each page says which step it is: `?plan=3`.
 */
import type { Texts } from '../engine/drills.ts';
import { keepInWindow, textInWindow } from './storage.ts';

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
    }
  /** So many questions of a drill at a level. */
  | {
      readonly kind: 'drill';
      readonly page: string;
      readonly level: Texts;
      readonly questions: number;
    }
  /** A lesson by its course and name: `waits/pair-and-run`. */
  | { readonly kind: 'lesson'; readonly lesson: string };

export interface StepResult {
  readonly asked: number;
  readonly right: number;
  readonly skipped?: boolean;
}

export interface Plan {
  /** The page that it was begun on, and ends on. */
  readonly from: 'mistakes' | 'today';
  readonly steps: readonly PlanStep[];
  /** By the places of the steps; absent where a step has not been done. */
  readonly done: readonly (StepResult | null)[];
}

const NAME = 'plan';

const isPlan = (value: unknown): value is Plan => {
  const { from, steps, done } = Object(value) as Partial<Plan>;
  return (
    (from === 'mistakes' || from === 'today') &&
    Array.isArray(steps) &&
    steps.every((step) => ['card', 'drill', 'lesson'].includes(Object(step).kind)) &&
    Array.isArray(done) &&
    done.length === steps.length
  );
};

/** The plan of this window; none where nothing was begun, or the text is damaged. */
export function planNow(): Plan | undefined {
  try {
    const plan: unknown = JSON.parse(textInWindow(NAME) ?? '');
    return isPlan(plan) ? plan : undefined;
  } catch {
    return undefined;
  }
}

export const keepPlan = (plan: Plan): void => keepInWindow(NAME, JSON.stringify(plan));

export const beginPlan = (from: Plan['from'], steps: readonly PlanStep[]): Plan => {
  const plan = { from, steps, done: steps.map(() => null) };
  keepPlan(plan);
  return plan;
};

/** The path of a step's page, after the locale. */
export function stepPath(step: PlanStep, at: number): string {
  const path = step.kind === 'lesson' ? `learn/${step.lesson}/` : `drill/${step.page}/`;
  return `${path}?${PLAN}=${at}`;
}

/** Which step an address is of, where the plan has it. */
export function stepAt(plan: Plan, query: URLSearchParams): number | undefined {
  const text = query.get(PLAN) ?? '';
  return /^\d{1,4}$/.test(text) && Number(text) < plan.steps.length ? Number(text) : undefined;
}

/** Keeps what came of a step, and says which comes next; nothing after the last. */
export function stepDone(plan: Plan, at: number, result: StepResult): number | undefined {
  const done = plan.done.map((before, place) => (place === at ? result : before));
  keepPlan({ ...plan, done });
  const next = done.findIndex((one, place) => place > at && one === null);
  return next < 0 ? undefined : next;
}
