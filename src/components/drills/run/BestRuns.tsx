/** Under the results of a drill: the best run of each kind at each level, and how they went over time. */
import { useMemo } from 'preact/hooks';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say, Voice } from '../../../i18n/speak.ts';
import { type RunsAlike, runsOf } from '../../../stores/guide/runs/best.ts';
import { Fold } from '../../parts/Fold.tsx';
import { loadPlot } from '../../parts/plot/load-plot.ts';
import { useLater } from '../../parts/use-later.ts';
import { useStore } from '../../parts/use-store.ts';
import { $runs } from './all-runs.ts';
import { bestText, clockText, dateText } from './run-figures.ts';
import { useRunWords } from './use-run-words.ts';

interface BestRunsProps {
  readonly drill: string;
  readonly locale: Locale;
  /** The name of a level, in the words of the page. */
  readonly nameOf: (skill: string) => string;
}

export function BestRuns({ drill, locale, nameOf }: BestRunsProps) {
  const say = useRunWords(locale);
  const runs = useStore($runs);
  const kinds = useMemo(() => runsOf(runs ?? [], drill), [runs, drill]);
  if (!say || !runs) return null;
  return (
    <section class="run-records" aria-labelledby="run-records">
      <h3 class="sans text-s" id="run-records">
        {say('run.records')}
      </h3>
      {kinds.length === 0 ? (
        <p class="question-note">{say('run.records.none')}</p>
      ) : (
        kinds.map((alike) => (
          <Kind key={alike.skill + alike.kind} {...{ alike, locale, say, nameOf }} />
        ))
      )}
    </section>
  );
}

interface KindProps extends Voice {
  readonly alike: RunsAlike;
  readonly nameOf: BestRunsProps['nameOf'];
}

/** The plot is drawn once it is opened. */
function Kind({ alike, locale, say, nameOf }: KindProps) {
  const { kind, skill, best } = alike;
  const name = say('run.records.plot', { kind: say(`run.kind.${kind}`), level: nameOf(skill) });
  return (
    <Fold
      open={false}
      summary={
        <>
          {name}
          <span>{bestText(best, locale, say)}</span>
        </>
      }
    >
      {() => <RunsPlot {...{ alike, name, locale, say }} />}
    </Fold>
  );
}

/** Of longer rows, the last. */
const MOST = 100;
const TIME_STEPS = [5, 10, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600].map((s) => s * 1000);

function plotOf({ kind, runs: all }: RunsAlike, locale: Locale, say: Say) {
  const runs = all.slice(-MOST);
  const asked = Math.max(...runs.map((run) => run.asked));
  const isCounted = kind !== 'streak' && kind !== 'storm';
  const right = { name: say('run.plot.right'), look: 'bars', ink: 'jade' } as const;
  const time = { name: say('run.time'), look: 'line', ink: 'indigo', isRight: true } as const;
  return {
    places: runs.map((_, at) => at + 1),
    along: {
      name: say('run.plot.date'),
      format: (place: number) => {
        const run = runs[place - 1];
        return run ? dateText(locale, run.at) : '';
      },
    },
    left: { name: right.name, format: String, ...(isCounted && { ends: [0, asked] as const }) },
    ...(isCounted && { right: { name: time.name, format: clockText, steps: TIME_STEPS } }),
    series: [
      { ...right, values: runs.map((run) => run.right) },
      ...(isCounted ? [{ ...time, values: runs.map(({ spent }) => spent) }] : []),
    ],
  };
}

interface RunsPlotProps extends Voice {
  readonly alike: RunsAlike;
  readonly name: string;
}

function RunsPlot({ alike, name, locale, say }: RunsPlotProps) {
  const Plot = useLater(loadPlot);
  const data = useMemo(() => plotOf(alike, locale, say), [alike, locale, say]);
  return Plot ? <Plot title={name} tableName={say('run.plot.figures')} {...data} /> : null;
}
