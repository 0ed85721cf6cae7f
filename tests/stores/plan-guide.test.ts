/** A session over several pages: its steps one after the other, a reload in the middle, what comes of it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Texts } from '../../src/engine/drills.ts';
import { FAILURES } from '../../src/stores/device/failure.ts';
import {
  beginPlan,
  endPlan,
  keepPlan,
  onwardPath,
  type PlanStep,
  planFrom,
  planNow,
  planResult,
  stepAt,
} from '../../src/stores/guide/plan.ts';
import { createPlanGuide, type PlanGuide, stepHere } from '../../src/stores/guide/plan-guide.ts';
import type { AnswerResult, Outcome } from '../../src/stores/record/result.ts';
import type { Card, Schedule } from '../../src/stores/record/rows.ts';

const WAITS = 'drill/waits/';

const card = (hand: string, page = 'waits'): PlanStep => ({
  ...{ kind: 'card', card: hand, page, texts: { hand }, skill: 'find-waits/own' },
});
const DRILL: PlanStep = { kind: 'drill', page: 'waits', level: { size: '7' }, questions: 2 };
const LESSON: PlanStep = { kind: 'lesson', lesson: 'waits/pair-and-run' };

const row = (id: string, reps: number, rest: Partial<Card> = {}): Card => ({
  ...{ id, drill: 'find-waits', texts: { hand: id }, skill: 'find-waits/own' },
  ...{ added: 0, changed: 0, mistakes: 1 },
  ...(reps > 0 && { schedule: { reps, due: 5 } as Schedule }),
  ...rest,
});

const result = (texts: Texts | undefined, right: boolean, hints = 0): AnswerResult => ({
  ...{ skill: 'find-waits/own', texts, right, hints },
  ...{ found: 0, missed: 0, wrong: 0, spent: 0 },
});

const kept = (texts: Map<string, string>) => ({
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => texts.set(key, text),
  removeItem: (key: string) => texts.delete(key),
});

let held: Map<string, string>;
let onDevice: Map<string, string>;
beforeEach(() => {
  [held, onDevice] = [new Map(), new Map()];
  vi.stubGlobal('window', {});
  vi.stubGlobal('sessionStorage', kept(held));
  vi.stubGlobal('localStorage', kept(onDevice));
});
afterEach(() => vi.unstubAllGlobals());

interface Opening {
  readonly at?: number;
  readonly page?: string;
  readonly isVaried?: boolean;
  readonly isBack?: boolean;
  readonly cards?: readonly Card[];
  readonly review?: (id: string, outcome: Outcome) => Promise<Card | undefined>;
}

/** The page of a drill, opened at a step of the plan of this window. */
function openAt({ cards, ...opening }: Opening = {}) {
  const { at = 0, page = WAITS, isVaried = false, isBack = true } = opening;
  const reviews: string[] = [];
  const asleep: string[] = [];
  const steps: number[] = [];
  const plan = planNow();
  if (!plan) throw new Error('no plan');
  const guide = createPlanGuide(plan, at, {
    ...{ page, isVaried, isBack },
    hrefOf: (path) => `/fr/${path}`,
    cardNamed: async (id) => (cards ? cards.find((one) => one.id === id) : row(id, 0)),
    review: async (id, outcome) => {
      reviews.push(`${id} ${outcome}`);
      return row(id, 1);
    },
    ...(opening.review && { review: opening.review }),
    suspend: async (id) => void asleep.push(id),
    onStep: (step) => steps.push(step),
  });
  return { ...guide, reviews, asleep, steps };
}

let dealt = 0;

/** Asks what comes next, and answers it. */
async function answer({ guide, shown }: PlanGuide, right: boolean, hints = 0) {
  const next = await guide.next();
  const texts = next.by === 'texts' ? next.texts : { hand: `dealt ${++dealt}` };
  shown(texts, 'find-waits/own');
  guide.onAnswer(result(texts, right, hints));
  return next;
}

describe('a review that cannot be written', () => {
  const again = (): readonly (() => void)[] => failures;
  let failures: readonly (() => void)[] = [];
  beforeEach(() => {
    failures = [];
    const page = new EventTarget();
    page.addEventListener(FAILURES, (event) => {
      failures = (event as CustomEvent).detail;
    });
    vi.stubGlobal('window', page);
  });

  /** A page whose reviews fail as long as told. */
  function failing() {
    const fails = { now: true };
    const reviews: string[] = [];
    const review = async (id: string) => {
      if (fails.now) throw new TypeError('Failed to fetch dynamically imported module');
      reviews.push(id);
      return row(id, 1);
    };
    return { fails, reviews, page: openAt({ review }) };
  }

  test('is said, its step stays open, and the session goes on', async () => {
    beginPlan('mistakes', [card('1m'), card('2m')]);
    const { fails, page } = failing();
    await answer(page, true);
    await vi.waitFor(() => expect(again()).toHaveLength(1));
    expect(planNow()?.done).toEqual([null, null]);
    fails.now = false;
    expect(await answer(page, true)).toMatchObject({ texts: { hand: '1m' } });
    expect(again()).toEqual([]);
    expect(await answer(page, true)).toMatchObject({ texts: { hand: '2m' } });
    expect(await page.guide.next()).toEqual({ by: 'page', href: '/fr/mistakes/' });
  });

  test('is written once it is tried again', async () => {
    beginPlan('mistakes', [card('1m'), card('2m')]);
    const { fails, page, reviews } = failing();
    await answer(page, false);
    await vi.waitFor(() => expect(again()).toHaveLength(1));
    fails.now = false;
    again()[0]?.();
    expect(await page.guide.next()).toMatchObject({ texts: { hand: '2m' } });
    expect(reviews).toEqual(['1m']);
    expect(planNow()?.done).toEqual([{ asked: 1, right: 0 }, null, null]);
    expect(again()).toEqual([]);
  });
});

describe('cards', () => {
  test('are asked on this page and on the next, and end where the plan was begun', async () => {
    beginPlan('mistakes', [card('1m'), card('2m'), card('3m', 'kinds')]);
    const here = openAt();
    expect(await answer(here, true)).toMatchObject({ by: 'texts', texts: { hand: '1m' } });
    expect(await answer(here, true, 1)).toMatchObject({ by: 'texts', texts: { hand: '2m' } });
    expect(await here.guide.next()).toEqual({ by: 'page', href: '/fr/drill/kinds/?plan=2' });
    const there = openAt({ at: 2, page: 'drill/kinds/' });
    await answer(there, true);
    expect(await there.guide.next()).toEqual({ by: 'page', href: '/fr/mistakes/' });
    expect([...here.reviews, ...there.reviews]).toEqual(['1m 1', '2m h', '3m 1']);
    expect(here.steps).toEqual([0, 1]);
    expect(planResult(planNow() as never)).toEqual({ asked: 3, right: 3 });
  });

  test('that go wrong come again at the end, and not for ever', async () => {
    beginPlan('mistakes', [card('1m'), card('2m')]);
    const here = openAt();
    await answer(here, false);
    expect(here.$place.get().reviewed?.comesAgain).toBe(true);
    await answer(here, true);
    for (let times = 0; times < 2; times++)
      expect(await answer(here, false)).toMatchObject({ texts: { hand: '1m' } });
    expect(await here.guide.next()).toEqual({ by: 'page', href: '/fr/mistakes/' });
    expect(planResult(planNow() as never)).toEqual({ asked: 2, right: 1 });
  });

  test('come in other tiles from their second review on', async () => {
    beginPlan('mistakes', [card('1m'), card('2m')]);
    const here = openAt({ isVaried: true, cards: [row('1m', 0), row('2m', 1)] });
    expect(await answer(here, true)).not.toHaveProperty('varies');
    expect(await answer(here, true)).toHaveProperty('varies', true);
    expect(here.$place.get().varies).toBe(true);
  });

  test('that were taken out or suspended meanwhile are left out', async () => {
    beginPlan('mistakes', [card('1m'), card('2m'), card('3m')]);
    const here = openAt({ cards: [row('2m', 0, { suspended: true }), row('3m', 0)] });
    expect(await answer(here, true)).toMatchObject({ texts: { hand: '3m' } });
    expect(planResult(planNow() as never)).toEqual({ asked: 1, right: 1 });
  });

  test('that cannot be read are left out, and sleep', async () => {
    beginPlan('mistakes', [card('1m'), card('2m')]);
    const here = openAt();
    await here.guide.next();
    here.guide.onRefusal?.();
    expect(await here.guide.next()).toMatchObject({ texts: { hand: '2m' } });
    expect(here.asleep).toEqual(['1m']);
  });

  test('are not judged by a question that was typed meanwhile', async () => {
    beginPlan('mistakes', [card('1m')]);
    const here = openAt();
    await here.guide.next();
    here.shown({ hand: '1m' }, 'find-waits/own');
    here.shown({ hand: '9s' }, 'find-waits/own');
    here.guide.onAnswer(result({ hand: '9s' }, true));
    expect([here.reviews, planNow()?.standing?.texts]).toEqual([[], { hand: '1m' }]);
    expect(await here.guide.next()).toMatchObject({ texts: { hand: '1m' } });
  });

  test('are skipped', async () => {
    beginPlan('mistakes', [card('1m'), card('2m')]);
    const here = openAt();
    await here.guide.next();
    here.skip();
    expect(await answer(here, true)).toMatchObject({ texts: { hand: '2m' } });
    expect(here.reviews).toEqual(['2m 1']);
  });
});

describe('a page that is there again', () => {
  test('shows the same question, also one in other tiles', async () => {
    beginPlan('mistakes', [card('1m'), card('2m')]);
    const before = openAt({ isVaried: true, cards: [row('1m', 1)] });
    await before.guide.next();
    before.shown({ hand: '9p' }, 'find-waits/own');
    expect(stepHere(new URLSearchParams('plan=0'), WAITS)).toBe(0);
    const after = openAt({ isVaried: true });
    expect(await after.guide.next()).toMatchObject({ by: 'texts', texts: { hand: '9p' } });
    expect(after.$place.get().varies).toBe(true);
  });

  test('shows what was just answered, counts it once, and goes on', async () => {
    beginPlan('mistakes', [card('1m'), card('2m')]);
    await answer(openAt(), true);
    const at = stepHere(new URLSearchParams('plan=0'), WAITS);
    expect(at).toBe(0);
    const after = openAt();
    expect(await answer(after, false)).toMatchObject({ texts: { hand: '1m' } });
    expect(after.reviews).toEqual([]);
    expect(await after.guide.next()).toMatchObject({ texts: { hand: '2m' } });
  });

  test('of a step that is long done leads to the next one', async () => {
    const plan = beginPlan('mistakes', [card('1m'), card('2m')]);
    keepPlan({ ...plan, done: [{ asked: 1, right: 1 }, null] });
    expect(stepHere(new URLSearchParams('plan=0'), WAITS)).toBe(1);
  });
});

test('so many questions of a drill, then a lesson', async () => {
  beginPlan('today', [DRILL, LESSON]);
  const here = openAt();
  expect(await answer(here, true)).toEqual({ by: 'level', level: { size: '7' } });
  const again = openAt();
  const before = await again.guide.next();
  expect(before).toMatchObject({ by: 'texts', texts: { hand: `dealt ${dealt}` } });
  if (before.by === 'texts') again.shown(before.texts, '');
  expect(planNow()?.standing).toMatchObject({ judged: true, skill: 'find-waits/own' });
  expect(await answer(again, false)).toEqual({ by: 'level', level: { size: '7' } });
  expect(planNow()?.done[0]).toEqual({ asked: 2, right: 1 });
  expect(await again.guide.next()).toEqual({
    ...{ by: 'page', href: '/fr/learn/waits/pair-and-run/?plan=1' },
  });
});

test('what was answered before the page was left is not asked again, what was not is', async () => {
  beginPlan('today', [DRILL]);
  const first = openAt();
  await first.guide.next();
  first.shown({ hand: '1m' }, 'find-waits/7/pure');
  const second = openAt({ isBack: false });
  expect(await answer(second, true)).toMatchObject({ by: 'texts', texts: { hand: '1m' } });
  expect(await openAt({ isBack: false }).guide.next()).toMatchObject({ by: 'level' });
  expect(planNow()?.standing).toMatchObject({ asked: 1, right: 1 });
});

describe('where a session stands', () => {
  const NOON = new Date(2026, 10, 23, 12).getTime();
  const LATER = new Date(2026, 10, 24, 0, 5).getTime();

  test('is known in every window for a day of practice, and in its own for a review', () => {
    keepPlan({ from: 'today', steps: [DRILL], done: [null] }, NOON);
    keepPlan({ from: 'mistakes', steps: [card('1m')], done: [null] }, NOON);
    expect([planNow()?.from, planFrom('today', NOON)?.steps]).toEqual(['mistakes', [DRILL]]);
    held.clear();
    expect([planNow()?.from, planFrom('mistakes', NOON)]).toEqual(['today', undefined]);
  });

  test('is of the day on which it was last gone on with', () => {
    keepPlan({ from: 'today', steps: [DRILL], done: [null] }, NOON);
    expect(planFrom('today', LATER)).toBeUndefined();
    keepPlan(planNow() as never, LATER);
    expect(planFrom('today', LATER)?.steps).toEqual([DRILL]);
  });

  test('is nowhere once it is ended, and another stays', () => {
    keepPlan({ from: 'today', steps: [DRILL], done: [null] }, NOON);
    keepPlan({ from: 'mistakes', steps: [card('1m')], done: [null] }, NOON);
    endPlan('mistakes');
    expect([planFrom('mistakes', NOON), planFrom('today', NOON)?.from]).toEqual([
      ...[undefined, 'today'],
    ]);
    endPlan('today');
    expect(planNow()).toBeUndefined();
  });
});

test('a plan that is kept nowhere any more ends', async () => {
  beginPlan('mistakes', [card('1m')]);
  const here = openAt();
  held.clear();
  expect(await here.guide.next()).toEqual({ by: 'end' });
});

describe('a hostile address or text', () => {
  test.each(['', '99', '-1', '1e0', '0x0', '<b>', '000000'])('?plan=%s is ignored', (text) => {
    beginPlan('mistakes', [card('1m')]);
    expect(stepHere(new URLSearchParams({ plan: text }), WAITS)).toBeUndefined();
  });

  test('a step of another page is ignored', () => {
    beginPlan('mistakes', [card('1m', 'kinds')]);
    expect(stepHere(new URLSearchParams('plan=0'), WAITS)).toBeUndefined();
  });

  test.each([
    '{}',
    'null',
    '{"from":"mistakes","steps":[{"kind":"card","page":"../x","card":""}],"done":[null]}',
    '{"from":"mistakes","steps":[{"kind":"lesson","lesson":"//evil"}],"done":[null]}',
    '{"from":"evil","steps":[],"done":[]}',
  ])('%s is no plan', (text) => {
    held.set('moineau.plan', text);
    expect(planNow()).toBeUndefined();
  });

  test('no plan has that step', () => {
    const plan = beginPlan('mistakes', [card('1m')]);
    expect(stepAt(plan, new URLSearchParams('plan=1'))).toBeUndefined();
    expect(onwardPath(plan)).toBe('drill/waits/?plan=0');
  });
});

describe('the questions of a set', () => {
  const question = (hand: string, page = 'waits'): PlanStep => ({
    ...{ kind: 'question', page, texts: { hand }, words: 'w' },
  });

  test('are asked once each as they are, over the pages of their drills', async () => {
    beginPlan('set', [question('1m'), question('2m'), question('3m', 'discards')]);
    const page = openAt({ isVaried: true });
    expect(await answer(page, true)).toEqual({ by: 'texts', texts: { hand: '1m' } });
    expect(await answer(page, false)).toEqual({ by: 'texts', texts: { hand: '2m' } });
    expect(await page.guide.next()).toEqual({ by: 'page', href: '/fr/drill/discards/?plan=2' });
    expect(page.reviews).toEqual([]);
    expect(page.guide.isReview?.({ hand: '1m' })).toBe(false);
    const next = openAt({ at: 2, page: 'drill/discards/' });
    await answer(next, true);
    expect(await next.guide.next()).toEqual({ by: 'page', href: '/fr/set/' });
    expect(planResult(planFrom('set') as never)).toEqual({ asked: 3, right: 2 });
  });

  test('that cannot be asked are passed over', async () => {
    beginPlan('set', [question('1m'), question('2m')]);
    const page = openAt();
    await page.guide.next();
    page.guide.onRefusal?.();
    expect(await answer(page, true)).toEqual({ by: 'texts', texts: { hand: '2m' } });
    expect(page.asleep).toEqual([]);
    expect(planNow()?.done).toEqual([
      { asked: 0, right: 0, skipped: true },
      { asked: 1, right: 1 },
    ]);
  });
});
