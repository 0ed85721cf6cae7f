/** The run of a window: a reload, a step back and the other language go on where it was. */
import { keepInWindow, textInWindow, valueIn } from '../../device/storage.ts';
import type { RunState } from './run.ts';

const nameOf = (drill: string): string => `run:${drill}`;

const isRun = (value: unknown): value is RunState => {
  const { id, kind, level, answers, again } = Object(value) as Partial<RunState>;
  const isWhole = typeof id === 'string' && typeof kind === 'string' && Object(level) === level;
  return isWhole && Array.isArray(answers) && Array.isArray(again);
};

export function runInWindow(drill: string): RunState | undefined {
  const run = valueIn(textInWindow(nameOf(drill)));
  return isRun(run) ? run : undefined;
}

export const keepRun = (run: RunState): void =>
  keepInWindow(nameOf(run.drill), JSON.stringify(run));

/** The next one is begun anew. */
export const forgetRun = (drill: string): void => keepInWindow(nameOf(drill), '');
