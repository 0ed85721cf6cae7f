import { dayName, weekOf } from '../../course/calendar.ts';
import type { Voice } from '../../i18n/speak.ts';
import type { DayResult } from '../../stores/record/progress.ts';
import { ShareLine } from '../answer/ShareLine.tsx';

interface ShareDayProps extends Voice {
  readonly day: number;
  readonly result: DayResult;
  readonly results: Readonly<Record<string, DayResult>>;
}

const MARKS: Readonly<Record<DayResult, string>> = { alone: '●', helped: '◐', missed: '○' };
const NONE = '·';

/** What one tells others of a hand: how it went, not what it waits on. */
export function ShareDay({ day, result, results, locale, say }: ShareDayProps) {
  const week = weekOf(day).map((one) => MARKS[results[one] as DayResult] ?? NONE);
  const line = say(`day.shared.${result}`, { date: dayName(locale, day, 'short') });
  const text = `${line}\n${week.join(' ')}`;
  return <ShareLine {...{ say, text }} url={location.origin + location.pathname} />;
}
