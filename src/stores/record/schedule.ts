/** The one file that knows FSRS: it is fetched where a review is judged. */
import { createEmptyCard, type Card as FsrsCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import { isAhead } from './due.ts';
import type { Outcome } from './result.ts';
import type { Schedule } from './rows.ts';

/** With the parameters of the library; the same answers always lead to the same days. */
export const SCHEDULER = fsrs();

/** Wrong: again; right with a hint: hard; right: good. */
const GRADES: Readonly<Record<Outcome, Grade>> = {
  '0': Rating.Again,
  h: Rating.Hard,
  '1': Rating.Good,
};

const isMemory = ({ stability, difficulty, due }: Schedule): boolean =>
  stability > 0 && difficulty >= 1 && difficulty <= 10 && Number.isFinite(due);

const cardOf = (schedule: Schedule): FsrsCard => ({
  due: new Date(schedule.due),
  stability: schedule.stability,
  difficulty: schedule.difficulty,
  elapsed_days: 0,
  scheduled_days: schedule.scheduledDays,
  learning_steps: schedule.learningSteps,
  reps: schedule.reps,
  lapses: schedule.lapses,
  state: schedule.state,
  ...(schedule.lastReview !== undefined && { last_review: new Date(schedule.lastReview) }),
});

const scheduleOf = (card: FsrsCard, at: number): Schedule => ({
  due: card.due.getTime(),
  stability: card.stability,
  difficulty: card.difficulty,
  scheduledDays: card.scheduled_days,
  learningSteps: card.learning_steps,
  reps: card.reps,
  lapses: card.lapses,
  state: card.state,
  lastReview: at,
});

/** A clock that was put back a little stands still until it is where it was. */
export function scheduleAfter(
  before: Schedule | undefined,
  outcome: Outcome,
  now: number,
): Schedule {
  const memory = before && isMemory(before) ? before : undefined;
  const known = memory && isAhead(memory, now) ? { ...memory, due: now, lastReview: now } : memory;
  const at = Math.max(now, known?.lastReview ?? now);
  const card = known ? cardOf(known) : createEmptyCard(new Date(at));
  return scheduleOf(SCHEDULER.next(card, new Date(at), GRADES[outcome]).card, at);
}
