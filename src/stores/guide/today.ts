/** Ten minutes put together for a day: what is due, the next step of the course, one new thing. */

import { joinSkills, masteryOf } from '../record/mastery.ts';
import type { Skills } from '../record/result.ts';
import { type Plan, type PlanStep, planResult, type StepResult } from './plan.ts';
import { stepsFor } from './review.ts';
import {
  cardChoices,
  type DayChoice,
  type DayLadder,
  type DayRequest,
  type DayRung,
  type DrillChoice,
  lessonAfter,
  lessonChoices,
  newChoices,
  practiceChoices,
} from './today-choices.ts';

type DayPart = 'cards' | 'lesson' | 'practice' | 'new';

export interface DayItem {
  readonly part: DayPart;
  readonly choice: DayChoice;
  /** So many minutes of it at most; a lesson is gone on with another day. */
  readonly minutes: number;
  /** Of a drill. */
  readonly questions: number;
}

export interface DayPlan {
  readonly items: readonly DayItem[];
  /** What is not done today. */
  readonly left: readonly DayItem[];
  /** What could be done in the place of each part. */
  readonly choices: Readonly<Record<DayPart, readonly DayChoice[]>>;
}

const DAY_MINUTES = 10;
const LESSON_MINUTES = 5;
const MINUTE = 60;

const FEWEST = 5;
const MOST = 10;

const minutesFor = (questions: number, pace: number): number =>
  Math.max(1, Math.round((questions * pace) / MINUTE));

function itemOf(part: DayPart, choice: DayChoice, questions: number): DayItem {
  const { kind } = choice;
  if (kind === 'lesson')
    return { part, choice, minutes: Math.min(choice.minutes, LESSON_MINUTES), questions: 0 };
  const asked = kind === 'cards' ? choice.cards.length : questions;
  return { part, choice, minutes: minutesFor(asked, choice.pace), questions: asked };
}

export const minutesIn = (items: readonly DayItem[]): number =>
  items.reduce((sum, { minutes }) => sum + minutes, 0);

/** Questions for what is left of the day, the fewest first, then evenly more. */
function questionsFor(drills: readonly DrillChoice[], minutes: number): number {
  const pace = drills.reduce((sum, drill) => sum + drill.pace, 0);
  return Math.max(FEWEST, Math.min(MOST, Math.floor((minutes * MINUTE) / pace)));
}

/** So many drills as there is room for; one where there is little. */
function drillsFor(
  choices: Pick<DayPlan['choices'], 'practice' | 'new'>,
  room: number,
  day: number,
): readonly (readonly [DayPart, DrillChoice])[] {
  const practice = choices.practice as readonly DrillChoice[];
  const [first] = practice;
  const fresh = (choices.new as readonly DrillChoice[]).find(({ id }) => id !== first?.id);
  const pairs = [
    ...(first ? ([['practice', first]] as const) : []),
    ...(fresh ? ([['new', fresh]] as const) : []),
  ];
  const isTight =
    pairs.length > 1 &&
    pairs.reduce((sum, [, { pace }]) => sum + minutesFor(FEWEST, pace), 0) > room + 1;
  // They take turns from day to day.
  if (isTight) return pairs.filter((_, at) => at === day % 2);
  const more = practice.filter((one) => one !== first && one.id !== fresh?.id);
  const all: (readonly [DayPart, DrillChoice])[] = [...pairs];
  // Fast readers get through more of what they know.
  for (const drill of more.slice(0, 2)) {
    const used = all.reduce((sum, [, { pace }]) => sum + minutesFor(MOST, pace), 0);
    if (used + minutesFor(FEWEST, drill.pace) <= room) all.push(['practice', drill]);
  }
  return all;
}

export function dayFor(request: DayRequest): DayPlan {
  const choices = {
    cards: cardChoices(request),
    lesson: lessonChoices(request),
    practice: practiceChoices(request),
    new: newChoices(request),
  };
  const early = [choices.cards[0], choices.lesson[0]].flatMap((choice) =>
    choice ? [itemOf(choice.kind === 'cards' ? 'cards' : 'lesson', choice, 0)] : [],
  );
  const room = Math.max(0, DAY_MINUTES - minutesIn(early));
  const drills = drillsFor(choices, room, request.day);
  const questions = questionsFor(
    drills.map(([, drill]) => drill),
    room,
  );
  const late = drills.map(([part, drill]) => itemOf(part, drill, questions));
  // A short lesson leaves room for the next.
  const [lesson] = choices.lesson;
  const after = lesson && lessonAfter(request, lesson.lesson);
  const rest = DAY_MINUTES - minutesIn([...early, ...late]);
  const more = after && after.minutes <= rest ? [itemOf('lesson', after, 0)] : [];
  return { items: [...early, ...more, ...late], left: [], choices };
}

/** The next proposal for the same part that is not in the day yet; absent where there is none. */
export function alternativeFor({ items, choices }: DayPlan, at: number): DayChoice | undefined {
  const item = items[at];
  if (!item) return undefined;
  const all = choices[item.part];
  const here = all.findIndex(({ id }) => id === item.choice.id);
  const taken = new Set(items.map(({ choice }) => choice.id));
  return [...all.slice(here + 1), ...all.slice(0, here)].find(({ id }) => !taken.has(id));
}

export function swapItem(day: DayPlan, at: number): DayPlan {
  const choice = alternativeFor(day, at);
  const item = day.items[at];
  if (!choice || !item) return day;
  const other = itemOf(item.part, choice, item.questions || FEWEST);
  return { ...day, items: day.items.with(at, other) };
}

export function leaveOut(day: DayPlan, at: number): DayPlan {
  const item = day.items[at];
  if (!item) return day;
  return { ...day, items: day.items.toSpliced(at, 1), left: [...day.left, item] };
}

export function bringBack(day: DayPlan, at: number): DayPlan {
  const item = day.left[at];
  if (!item) return day;
  const isThere = day.items.some(({ choice }) => choice.id === item.choice.id);
  const items = isThere ? day.items : [...day.items, item];
  return { ...day, items, left: day.left.toSpliced(at, 1) };
}

export function moveItem(day: DayPlan, from: number, by: 1 | -1): DayPlan {
  const item = day.items[from];
  const to = from + by;
  if (!item || to < 0 || to >= day.items.length) return day;
  return { ...day, items: day.items.toSpliced(from, 1).toSpliced(to, 0, item) };
}

/** The steps of a session over the pages of these items. */
export const stepsOf = (
  items: readonly DayItem[],
  pageOf: (drill: string) => string | undefined,
): readonly PlanStep[] =>
  items.flatMap(({ choice, questions }): readonly PlanStep[] => {
    if (choice.kind === 'cards') return stepsFor(choice.cards, pageOf);
    if (choice.kind === 'lesson') return [{ kind: 'lesson', lesson: choice.lesson }];
    return [{ kind: 'drill', page: choice.page, level: choice.rung.level, questions }];
  });

/** What came of a part of the session: the cards together, a lesson, the questions of a drill. */
export type PartResult = StepResult &
  (
    | { readonly kind: 'cards' }
    | { readonly kind: 'lesson'; readonly lesson: string }
    | {
        readonly kind: 'drill';
        readonly page: string;
        readonly rung?: DayRung;
        /** Whether its level was not known before. */
        readonly becameKnown: boolean;
      }
  );

const isSame = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>) =>
  new URLSearchParams(a as Record<string, string>).toString() ===
  new URLSearchParams(b as Record<string, string>).toString();

const rungAt = (
  ladders: readonly DayLadder[],
  { page, level }: Extract<PlanStep, { kind: 'drill' }>,
): DayRung | undefined =>
  ladders
    .filter((ladder) => ladder.page === page)
    .flatMap(({ rungs }) => rungs)
    .find((rung) => isSame(rung.level, level));

/** Whether the last answers made something known. */
export function becameKnown(last: string, asked: number): boolean {
  const before = last.slice(0, Math.max(0, last.length - asked));
  return asked > 0 && masteryOf(last) === 'known' && masteryOf(before) !== 'known';
}

/** What was skipped altogether is left out. */
export function resultsOf(
  plan: Plan,
  { ladders, skills }: { readonly ladders: readonly DayLadder[]; readonly skills: Skills },
): readonly PartResult[] {
  const { steps, done } = plan;
  const others = steps.flatMap((step, at): readonly PartResult[] => {
    const result = done[at];
    if (!result || result.skipped || step.kind === 'card' || step.kind === 'question') return [];
    if (step.kind === 'lesson') return [{ ...result, kind: 'lesson', lesson: step.lesson }];
    const rung = rungAt(ladders, step);
    const { last } = joinSkills(skills, rung?.skills ?? '^$');
    const drill = { kind: 'drill', page: step.page, ...(rung && { rung }) } as const;
    return [{ ...result, ...drill, becameKnown: becameKnown(last, result.asked) }];
  });
  const review = { kind: 'cards', ...planResult(plan, ['card']) } as const;
  return review.asked > 0 ? [review, ...others] : others;
}
