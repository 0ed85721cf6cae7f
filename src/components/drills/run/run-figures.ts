/** How the figures of a run are said. */
import { dayName } from '../../../course/calendar.ts';
import { dayOf } from '../../../course/day.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { Outcome } from '../../../stores/record/result.ts';
import type { Run } from '../../../stores/record/rows.ts';

const MINUTE = 60;

/** `2:31`, the same in every language. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

/** What is left: a second that has begun is still there. */
export const timeLeftText = (ms: number): string => clockText(Math.ceil(ms / 1000) * 1000);

export function scoreText({ kind, right, asked }: Pick<Run, 'kind' | 'right' | 'asked'>, say: Say) {
  if (kind === 'streak') return say('run.score.streak', { n: right });
  if (kind === 'storm') return say('run.score.storm', { n: right });
  return say('run.score', { right, n: asked });
}

export const SIGNS: Readonly<Record<Outcome, string>> = { 1: '✓', h: '◐', 0: '✕' };

/** `✓✓✕`: how it went, not what was asked. */
export const outcomeSigns = (outcomes: string): string =>
  [...outcomes].map((outcome) => SIGNS[outcome as Outcome]).join('');

export const dateText = (locale: Locale, at: number): string => dayName(locale, dayOf(at), 'brief');

/** A run that was better than others. All storms last as long. */
export function bestText(run: Run, locale: Locale, say: Say): string {
  const { kind, at, spent } = run;
  const said = { score: scoreText(run, say), date: dateText(locale, at) };
  if (kind === 'storm') return say('run.best.storm', said);
  return say('run.best.was', { ...said, time: clockText(spent) });
}
