import { isoDay } from '../../../course/day.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { Run } from '../../../stores/record/rows.ts';
import { ShareLine } from '../../answer/ShareLine.tsx';
import { clockText, outcomeSigns } from './run-figures.ts';

interface DayLineProps {
  readonly run: Run;
  /** The name of the drill. */
  readonly title: string;
  readonly say: Say;
  readonly url: string;
}

/** The run of a day in a line, to be shared. */
export function DayLine({ run, title, say, url }: DayLineProps) {
  const text = say('run.day.shared', {
    date: isoDay(run.day ?? 0),
    drill: title,
    score: `${run.right}/${run.asked}`,
    marks: outcomeSigns(run.outcomes),
    time: clockText(run.spent),
  });
  return <ShareLine {...{ say, text, url }} />;
}
