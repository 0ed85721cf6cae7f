/** The run that everybody has on this day. Which day it is, only the reader's device knows. */
import { useEffect, useState } from 'preact/hooks';
import { dayName } from '../../../course/calendar.ts';
import { dayOf } from '../../../course/day.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say } from '../../../i18n/speak.ts';
import { drillOfDay, turnOf } from '../../../stores/guide/runs/day-number.ts';
import type { Run } from '../../../stores/record/rows.ts';
import { withShare } from '../../answer/share-styles.ts';
import { useSay } from '../../parts/use-say.ts';
import { DayLine } from './DayLine.tsx';
import type { LevelRound } from './level-rounds.ts';
import { clockText, scoreText } from './run-figures.ts';

interface DayDrill {
  readonly title: string;
  readonly href: string;
  readonly levels: LevelRound | undefined;
}

/** The level that a drill is asked at on a day. */
function levelName({ names, turns }: LevelRound, day: number, drills: number): string | undefined {
  const turn = turns[turnOf(day, drills) % turns.length];
  return turn === undefined ? undefined : names[turn];
}

interface DayRunProps {
  readonly locale: Locale;
  /** In the order of the engine's list. */
  readonly drills: readonly DayDrill[];
}

interface Today {
  readonly day: number;
  /** The first run of the day, once there is one. */
  readonly run: Run | undefined;
}

async function todayNow(): Promise<Today> {
  const day = dayOf(Date.now());
  const { firstRunOf } = await withShare(import('../../../stores/guide/runs/run-record.ts'));
  return { day, run: await firstRunOf(day) };
}

export function DayRun({ locale, drills }: DayRunProps) {
  const say = useSay(locale);
  const [today, setToday] = useState<Today>();
  useEffect(() => {
    const look = (): void => void todayNow().then(setToday);
    look();
    // A step back shows the page as it was left.
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, []);
  const drill = today && drillOfDay(today.day, drills);
  return (
    <>
      <p class="day-run-text">{say('run.day.text')}</p>
      {today && drill && (
        <Drill
          {...{ ...today, drill, locale, say }}
          level={drill.levels && levelName(drill.levels, today.day, drills.length)}
        />
      )}
    </>
  );
}

interface DrillProps extends Today {
  readonly drill: DayDrill;
  readonly level: string | undefined;
  readonly locale: Locale;
  readonly say: Say;
}

function Drill({ day, run, drill, level, locale, say }: DrillProps) {
  const url = location.origin + location.pathname;
  const score = run && scoreText(run, say);
  return (
    <>
      <p class="day-run-drill">
        <strong class="text-l">{drill.title}</strong>{' '}
        <span class="soft">{dayName(locale, day, 'long')}</span>
      </p>
      <p>{level}</p>
      {run && <p>{say('run.day.done', { score: score ?? '', time: clockText(run.spent) })}</p>}
      <p>
        <a class={run ? 'button' : 'button button--main'} data-ready href={`${drill.href}?run=day`}>
          {say(run ? 'run.day.practise' : 'run.day.begin')}
        </a>
      </p>
      {run && <DayLine {...{ run, say, url }} title={drill.title} />}
    </>
  );
}
