/** Practice day by day, from the tallies of the record. */
import { isOfDrill, type Tally } from './result.ts';

export interface Day {
  /** On the reader's calendar: `2026-11-23`. */
  readonly day: string;
  readonly asked: number;
  readonly right: number;
  /** In milliseconds. */
  readonly spent: number;
}

const NONE = { asked: 0, right: 0, spent: 0 };

const plus = <Sums extends typeof NONE>(
  sums: Sums,
  [asked, right, spent]: readonly [asked: number, right: number, spent: number],
): Sums => ({
  ...sums,
  asked: sums.asked + asked,
  right: sums.right + right,
  spent: sums.spent + spent,
});

/** What a tally says of all its questions, or of those of an aspect: `waits:3`. */
const sumsIn = ({ asked, right, spent, aspects }: Tally, part: string | undefined) =>
  part === undefined ? ([asked, right, spent] as const) : aspects[part];

/** Of one drill where it is named, and of one part of its questions; the days in order. */
export function daysOf(tallies: readonly Tally[], drill?: string, part?: string): readonly Day[] {
  const days = new Map<string, Day>();
  for (const tally of tallies) {
    const { day, skill } = tally;
    const sums = sumsIn(tally, part);
    if (!sums || (drill !== undefined && !isOfDrill(skill, drill))) continue;
    days.set(day, plus(days.get(day) ?? { day, ...NONE }, sums));
  }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

export interface AspectSums {
  readonly value: string;
  readonly asked: number;
  readonly right: number;
  readonly spent: number;
}

/** By an aspect of the questions of a drill: `waits`. */
export function byAspect(
  tallies: readonly Tally[],
  drill: string,
  aspect: string,
): readonly AspectSums[] {
  const start = `${aspect}:`;
  const sums = new Map<string, AspectSums>();
  const parts = tallies
    .filter(({ skill }) => isOfDrill(skill, drill))
    .flatMap(({ aspects }) => Object.entries(aspects))
    .filter(([key]) => key.startsWith(start));
  for (const [key, part] of parts) {
    const value = key.slice(start.length);
    sums.set(value, plus(sums.get(value) ?? { value, ...NONE }, part));
  }
  return [...sums.values()].toSorted((a, b) =>
    a.value.localeCompare(b.value, 'en', { numeric: true }),
  );
}

/** A day of the record as a number of days. */
export const numberOf = ({ day }: Pick<Day, 'day'>): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date) / 86_400_000;
};

/** How many days in a row were practised, up to today or yesterday. */
export function streakOf(practised: ReadonlySet<number>, today: number): number {
  let day = practised.has(today) ? today : today - 1;
  let days = 0;
  while (practised.has(day)) {
    days++;
    day--;
  }
  return days;
}
