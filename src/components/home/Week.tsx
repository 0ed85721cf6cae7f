import { dateOf, dayName, weekOf } from '../../course/calendar.ts';
import type { Voice } from '../../i18n/speak.ts';
import type { DayResult } from '../../stores/record/progress.ts';

interface WeekProps extends Voice {
  readonly today: number;
  readonly day: number;
  readonly results: Readonly<Record<string, DayResult>>;
  readonly onChoose: (day: number) => void;
}

/** Agreement, the word with which a player goes out. */
const SEAL = '和';

/** Seven seals, a hand behind each; those to come cannot be opened. */
export function Week({ today, day: shown, results, onChoose, locale, say }: WeekProps) {
  return (
    <div class="week grid gap-2 line-above">
      <h3 class="text-m">{say('day.week')}</h3>
      <ol class="flex plain-list">
        {weekOf(today).map((day) => {
          const state = day > today ? 'later' : (results[day] ?? 'open');
          const name = say(`day.seal.${state}`, { date: dayName(locale, day, 'long') });
          return (
            <li key={day}>
              <button
                type="button"
                class="seal bare grid centre text-m soft"
                data-state={state}
                disabled={day > today}
                aria-current={day === shown ? 'date' : undefined}
                aria-label={name}
                title={name}
                onClick={() => onChoose(day)}
              >
                <span class="grid centre" lang={isFound(state) ? 'zh' : undefined}>
                  {isFound(state) ? SEAL : dateOf(day)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <p class="text-s soft">{say('day.rule')}</p>
    </div>
  );
}

const isFound = (state: string): boolean => state === 'alone' || state === 'helped';
