import { useState } from 'preact/hooks';
import { dayName, weekOf } from '../../course/calendar.ts';
import type { Voice } from '../../i18n/speak.ts';
import type { DayResult } from '../../stores/progress.ts';

interface ShareDayProps extends Voice {
  readonly day: number;
  readonly result: DayResult;
  readonly results: Readonly<Record<string, DayResult>>;
}

const MARKS: Readonly<Record<DayResult, string>> = { alone: '●', helped: '◐', missed: '○' };
const NONE = '·';

/** What one tells others of a hand: how it went, not what it waits on. */
export function ShareDay({ day, result, results, locale, say }: ShareDayProps) {
  const [said, setSaid] = useState('');
  const week = weekOf(day).map((one) => MARKS[results[one] as DayResult] ?? NONE);
  const line = say(`day.shared.${result}`, { date: dayName(locale, day, 'short') });
  const text = `${line}\n${week.join(' ')}`;
  const url = location.origin + location.pathname;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${text}\n${url}`);
      setSaid(say('day.copied'));
    } catch {
      setSaid(say('day.copyByHand'));
    }
  };
  // Closing the sheet of the device is no error.
  const share = (): Promise<void> => navigator.share({ text, url }).catch(() => undefined);
  return (
    <div class="share">
      <p class="share-text">{text}</p>
      {typeof navigator.share === 'function' && (
        <button type="button" class="button" onClick={share}>
          {say('day.share')}
        </button>
      )}
      <button type="button" class="button" onClick={copy}>
        {say('day.copy')}
      </button>
      <span role="status">{said}</span>
    </div>
  );
}
