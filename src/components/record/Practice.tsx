/** Practice as a calendar, and as figures over time. */
import { useMemo, useState } from 'preact/hooks';
import { dayName, weekOf } from '../../course/calendar.ts';
import { dayOf } from '../../course/day.ts';
import type { Locale } from '../../i18n/locales.ts';
import { percent } from '../../i18n/percent.ts';
import { openKey, type Say, type Voice } from '../../i18n/speak.ts';
import { kindName } from '../../i18n/waits/wait-kind-words.ts';
import type { WordKey } from '../../i18n/words/index.ts';
import {
  type AspectSums,
  byAspect,
  type Day,
  daysOf,
  numberOf,
  streakOf,
} from '../../stores/record/practice.ts';
import { readingAtom } from '../../stores/record/record.ts';
import type { Tally } from '../../stores/record/result.ts';
import { loadPlot } from '../parts/plot/load-plot.ts';
import { SelectField } from '../parts/SelectField.tsx';
import { useLater } from '../parts/use-later.ts';
import { useSay } from '../parts/use-say.ts';
import { useStore } from '../parts/use-store.ts';
import '../answer/finder.css';
import './practice.css';

interface PracticeProps {
  readonly locale: Locale;
  /** By their ids, what the drills are called. */
  readonly drills: readonly (readonly [id: string, title: string])[];
}

const $tallies = readingAtom(['tallies'], ({ all }) => all('tallies'));

export function Practice({ locale, drills }: PracticeProps) {
  const say = useSay(locale);
  const tallies = useStore($tallies);
  if (!tallies) return <div class="practised column" aria-busy="true" />;
  return (
    <div class="practised column">
      {tallies.length === 0 ? (
        <p>{say('skills.nothing')}</p>
      ) : (
        <>
          <Calendar {...{ tallies, locale, say }} />
          <Plots {...{ tallies, drills, locale, say }} />
        </>
      )}
    </div>
  );
}

interface TalliesProps extends Voice {
  readonly tallies: readonly Tally[];
}

/** Half a year. */
const WEEKS = 26;

/** From this many answers on, a day is as dark as the next. */
const SHADES = [1, 10, 30, 60];

const shadeOf = (asked: number): number => SHADES.filter((least) => asked >= least).length;

const monthOf = (week: readonly number[] | undefined, locale: Locale): string =>
  week?.[0] === undefined ? '' : dayName(locale, week[0], 'month');

/** Named over its first week, where the next name leaves it room. */
function monthAt(weeks: readonly (readonly number[])[], at: number, locale: Locale): string {
  const month = monthOf(weeks[at], locale);
  const isFirst = at === 0 || monthOf(weeks[at - 1], locale) !== month;
  return isFirst && monthOf(weeks[at + 1], locale) === month ? month : '';
}

function Calendar({ tallies, locale, say }: TalliesProps) {
  const today = dayOf(Date.now());
  const asked = new Map(daysOf(tallies).map((day) => [numberOf(day), day.asked]));
  const weeks = Array.from({ length: WEEKS }, (_, at) => weekOf(today - 7 * (WEEKS - 1 - at)));
  const shown = weeks.flat().filter((day) => asked.has(day));
  const all = shown.reduce((sum, day) => sum + (asked.get(day) ?? 0), 0);
  const streak = streakOf(new Set(asked.keys()), today);
  const dayText = (day: number): string => {
    const date = dayName(locale, day, 'long');
    const n = asked.get(day) ?? 0;
    return n === 0 ? say('skills.day.none', { date }) : say('skills.day', { date, n });
  };
  return (
    <section class="column gap-4" aria-labelledby="calendar">
      <h2 class="text-l" id="calendar">
        {say('skills.calendar')}
      </h2>
      <p>
        {say('skills.calendar.days', { n: shown.length, weeks: WEEKS })}{' '}
        {say('skills.calendar.answers', { n: all })}{' '}
        {streak > 1 && say('skills.calendar.streak', { n: streak })}
      </p>
      <div class="days flex" aria-hidden="true">
        {weeks.map((week, at) => (
          <div key={week[0]} class="days-week column">
            <span class="sans text-xs one-line soft">{monthAt(weeks, at, locale)}</span>
            {week.map((day) => (
              <i
                key={day}
                title={day > today ? undefined : dayText(day)}
                data-today={day === today ? '' : undefined}
                data-shade={day > today ? 'later' : shadeOf(asked.get(day) ?? 0)}
              />
            ))}
          </div>
        ))}
      </div>
      <details class="fold">
        <summary>{say('skills.calendar.list')}</summary>
        <ul>
          {shown.toReversed().map((day) => (
            <li key={day}>{dayText(day)}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

interface PlotsProps extends TalliesProps {
  readonly drills: PracticeProps['drills'];
}

const ALL = '';

/** What questions are looked at by, in the drills that say it. */
const ASPECTS: readonly (readonly [drill: string, aspect: string, title: WordKey])[] = [
  ['find-waits', 'waits', 'skills.by.waits'],
  ['find-waits', 'holds', 'skills.by.holds'],
  ['name-wait', 'wait', 'skills.by.wait'],
];

function Plots({ tallies, drills, locale, say }: PlotsProps) {
  const [chosen, choose] = useState(ALL);
  const [part, choosePart] = useState(ALL);
  const practised = drills.filter(([id]) => daysOf(tallies, id).length > 0);
  const days = useMemo(
    () => daysOf(tallies, chosen || undefined, part || undefined),
    [tallies, chosen, part],
  );
  const aspects = ASPECTS.filter(([drill]) => chosen === ALL || chosen === drill);
  const parts = aspects
    .filter(([drill]) => drill === chosen)
    .flatMap(([drill, aspect]) =>
      knownIn(tallies, drill, aspect).map(
        ({ value }) => [`${aspect}:${value}`, partName(say, aspect, value)] as const,
      ),
    );
  return (
    <section class="column gap-4" aria-labelledby="plots">
      <h2 class="text-l" id="plots">
        {say('skills.plots')}
      </h2>
      <div class="practice-choices cluster">
        <SelectField
          label={say('skills.plots.drill')}
          value={chosen}
          options={[[ALL, say('skills.plots.all')], ...practised]}
          onPick={(drill) => {
            choose(drill);
            choosePart(ALL);
          }}
        />
        {parts.length > 0 && (
          <SelectField
            label={say('skills.plots.about')}
            value={part}
            options={[[ALL, say('skills.plots.every')], ...parts]}
            onPick={choosePart}
          />
        )}
      </div>
      <OverTime days={days} locale={locale} say={say} />
      <div class="aspects grid">
        {aspects.map(([drill, aspect, title]) => (
          <ByAspect
            key={title}
            title={say(title)}
            name={say(openKey(`skills.aspect.${aspect}`))}
            sums={knownIn(tallies, drill, aspect)}
            nameOf={(value) => aspectName(say, aspect, value)}
            {...{ locale, say }}
          />
        ))}
      </div>
    </section>
  );
}

/** What there are words for: a file that was read in may name anything. */
const KNOWN: Readonly<Record<string, RegExp>> = {
  waits: /^\d{1,2}$/,
  holds: /^[234]$/,
  wait: /^(two-sided|closed|edge|pair|two-pairs|several)$/,
};

const knownIn = (tallies: readonly Tally[], drill: string, aspect: string) =>
  byAspect(tallies, drill, aspect).filter(({ value }) => KNOWN[aspect]?.test(value));

/** Short enough to stand below a bar on a phone. */
const aspectName = (say: Say, aspect: string, value: string): string =>
  aspect === 'waits' ? value : say(openKey(`skills.${aspect}.${value}`));

/** Questions of an aspect, in a list of choices. */
function partName(say: Say, aspect: string, value: string): string {
  if (aspect === 'waits') return say('skills.plots.waits', { n: Number(value) });
  return aspect === 'wait' ? kindName(say, value) : say(openKey(`skills.plots.holds.${value}`));
}

const seconds = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);

type Sums = Pick<Day, 'asked' | 'right' | 'spent'>;

const rightOf = ({ asked, right }: Sums): number => right / asked;
const pauseOf = ({ asked, spent }: Sums): number => spent / asked / 1000;

/** A single day stands in the middle of a week. */
const AROUND = 3;

function weekAround(places: readonly number[]): readonly [number, number] | undefined {
  const [first = 0, last = first] = [places[0], places.at(-1)];
  return last - first < AROUND ? [first - AROUND, last + AROUND] : undefined;
}

function OverTime({ days, locale, say }: Voice & { readonly days: readonly Day[] }) {
  const Plot = useLater(loadPlot);
  const places = useMemo(() => days.map(numberOf), [days]);
  const ends = weekAround(places);
  const right = say('skills.plot.right');
  const pause = say('skills.plot.seconds');
  const series = useMemo(
    () => [
      { name: right, values: days.map(rightOf), look: 'line' as const, ink: 'jade' as const },
      {
        ...{ name: pause, values: days.map(pauseOf), isRight: true },
        ...{ look: 'dots' as const, ink: 'indigo' as const },
      },
    ],
    [right, pause, days],
  );
  if (!Plot) return <div class="plot column gap-1 sans text-xs figure-line" aria-busy="true" />;
  return (
    <Plot
      title={say('skills.plot.title')}
      tableName={say('skills.plot.figures')}
      along={{
        name: say('skills.plot.day'),
        ...(ends && { ends }),
        format: (day) => dayName(locale, Math.round(day), 'brief'),
      }}
      left={{
        ...{ name: right, ends: [0, 1], steps: [0.25, 0.5, 1] },
        format: (value) => percent(locale, value, 0),
      }}
      right={{ name: pause, format: (value) => seconds(locale, value) }}
      {...{ places, series }}
    />
  );
}

interface ByAspectProps extends Voice {
  readonly title: string;
  readonly name: string;
  readonly sums: readonly AspectSums[];
  readonly nameOf: (value: string) => string;
}

/** A line each: names are of any length, and few. */
function ByAspect({ title, name, sums, nameOf, locale, say }: ByAspectProps) {
  if (sums.length === 0) return null;
  return (
    <table class="aspect full-width sans text-s">
      <caption class="bold">{title}</caption>
      <thead>
        <tr>
          <th class="text-xs soft" scope="col">
            {name}
          </th>
          <th class="text-xs soft" scope="col">
            {say('skills.plot.right')}
          </th>
          <th class="text-xs soft" scope="col">
            {say('skills.plot.seconds')}
          </th>
        </tr>
      </thead>
      <tbody>
        {sums.map((sum) => (
          <tr key={sum.value}>
            <th scope="row">{nameOf(sum.value)}</th>
            <td style={{ '--right': rightOf(sum) }}>{percent(locale, rightOf(sum), 0)}</td>
            <td>{seconds(locale, pauseOf(sum))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
