/** What the reader's choices cost in a finished hand, where its result came from, and the costliest. */
import { useMemo, useState } from 'preact/hooks';
import { CAUSES, errorOf, LEAST_CHOICES, lossesByKind, playIndex } from '../../engine/judge.ts';
import type { TableNews, TableReview } from '../../engine/open-table.ts';
import type { Locale } from '../../i18n/locales.ts';
import { gain, sumName } from '../../i18n/money.ts';
import type { Say, Voice } from '../../i18n/speak.ts';
import { roundPoints } from '../../i18n/table/counsel-words.ts';
import { choicesSoFar } from '../../stores/table/look-back.ts';
import { Button } from '../parts/Button.tsx';
import { loadPlot } from '../parts/plot/load-plot.ts';
import { useLater } from '../parts/use-later.ts';
import { ChoiceAgain, type PlayFrom } from './ChoiceAgain.tsx';
import { LookBackState } from './LookBackState.tsx';
import { useLookBack } from './use-look-back.ts';
import './review.css';

interface ChoiceReviewProps extends Voice, PlayFrom {
  readonly news: TableNews;
}

export function ChoiceReview({ news, onPlayFrom, locale, say }: ChoiceReviewProps) {
  const { kept } = news;
  const call = useMemo(() => ({ task: 'review', kept }) as const, [kept]);
  const { news: found, ...state } = useLookBack(call);
  const review = found?.handReview;
  return (
    <section class="hand-choices grid gap-4" aria-label={say('counsel.review')}>
      <LookBackState {...{ ...state, say }} />
      {review && (
        <>
          <Costs {...{ review, locale, say }} />
          <Course {...{ review, locale, say }} />
          <Index {...{ review, say }} kept={news.kept} />
          <Costliest {...{ review, news, onPlayFrom, locale, say }} />
        </>
      )}
    </section>
  );
}

interface ReviewProps extends Voice {
  readonly review: TableReview;
}

/** Of little, hundredths. */
const toTenths = (amount: number): number =>
  Math.abs(amount) < 1 ? Math.round(100 * amount) / 100 : Math.round(10 * amount) / 10;

const pointsText = (locale: Locale, amount: number): string =>
  gain(locale, toTenths(amount), 'points');

interface Loss {
  readonly cost: number;
  readonly error: number;
  readonly isAtMost: boolean;
}

/** With its error, where something was sampled; as the most, where some of it is not known. */
function lossText({ cost, error, isAtMost }: Loss, { locale, say }: Voice): string {
  const named = (points: number): string =>
    sumName(say, locale, { amount: roundPoints(points), unit: 'points' });
  if (isAtMost) return say('counsel.review.atMost', { sum: named(cost) });
  return error > 0
    ? say('counsel.review.about', { sum: named(cost), error: named(error) })
    : named(cost);
}

function Costs({ review: { choices, course, result }, locale, say }: ReviewProps) {
  const sumBy = (cause: (typeof CAUSES)[number]): number =>
    course.reduce((sum, { by, gain: step }) => (by === cause ? sum + step : sum), 0);
  const lost = -sumBy('choice');
  const unknown = choices.filter(({ isAtMost }) => isAtMost);
  const all = { cost: lost, error: errorOf(choices), isAtMost: unknown.length > 0 };
  const sum = lossText(all, { locale, say });
  const losses = lossesByKind(choices);
  return (
    <>
      <p>{lost > 0 ? say('counsel.review.lost', { sum }) : say('counsel.review.lost.none')}</p>
      {losses.length > 0 && (
        <ul class="plain-list grid gap-1 sans text-s figure-line">
          {losses.map(({ kind, ...loss }) => {
            const isAtMost = unknown.some((choice) => choice.kind === kind);
            return (
              <li key={kind} class="row gap-2">
                <span>{say(`counsel.review.kind.${kind}`)}</span>
                <strong>{lossText({ ...loss, isAtMost }, { locale, say })}</strong>
              </li>
            );
          })}
        </ul>
      )}
      <ul class="plain-list grid gap-1 sans text-s figure-line">
        {CAUSES.map((cause) => (
          <li key={cause} class="row gap-2">
            <span>{say(`counsel.review.cause.${cause}`)}</span>
            <strong>{pointsText(locale, sumBy(cause))}</strong>
          </li>
        ))}
        <li class="row gap-2">
          <span>{say('counsel.review.result')}</span>
          <strong>{pointsText(locale, result)}</strong>
        </li>
      </ul>
    </>
  );
}

const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
const AIR = 0.1;

function plotOf({ course }: TableReview, locale: Locale, say: Say) {
  const values = course.map((_, at) =>
    course.slice(0, at + 1).reduce((sum, { gain: step }) => sum + step, 0),
  );
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const air = AIR * (high - low || 1);
  const name = say('counsel.review.expected');
  const ends = [low - air, high + air] as const;
  const format = (value: number): string => pointsText(locale, value);
  const choices = course.map(({ by }, at) => (by === 'choice' ? values[at] : undefined));
  return {
    places: course.map((_, at) => at + 1),
    along: { name: say('counsel.review.acts'), format: String },
    left: { name, format, ends, steps: STEPS },
    series: [
      { name, values, look: 'line', ink: 'indigo' } as const,
      {
        name: say('counsel.review.cause.choice'),
        values: choices,
        look: 'dots',
        ink: 'seal',
      } as const,
    ],
  };
}

const HEIGHT = 160;

function Course({ review, locale, say }: ReviewProps) {
  const Plot = useLater(loadPlot);
  const data = useMemo(() => plotOf(review, locale, say), [review, locale, say]);
  const title = say('counsel.review.course');
  return Plot ? (
    <Plot title={title} tableName={say('run.plot.figures')} height={HEIGHT} {...data} />
  ) : null;
}

interface IndexProps extends Omit<ReviewProps, 'locale'> {
  readonly kept: TableNews['kept'];
}

function Index({ review, kept, say }: IndexProps) {
  const choices = useMemo(() => choicesSoFar(kept, review.choices), [kept, review]);
  const index = playIndex(choices);
  const n = choices.length;
  return (
    <p class="text-s soft">
      {index === undefined
        ? say('counsel.review.index.few', { n, least: LEAST_CHOICES })
        : say('counsel.review.index', { n, index })}
    </p>
  );
}

/** One at a time, the worst first. */
function Costliest({ review, news, onPlayFrom, locale, say }: ReviewProps & ChoiceReviewProps) {
  const [at, setAt] = useState(0);
  const { greatest } = review;
  const place = greatest[at];
  if (place === undefined) return <p>{say('counsel.review.none')}</p>;
  return (
    <>
      <h3>{say('counsel.review.place', { nth: at + 1, n: greatest.length })}</h3>
      <ChoiceAgain key={at} {...{ place, onPlayFrom, locale, say }} level={news.level}>
        {greatest.length > 1 && (
          <Button onClick={() => setAt((at + 1) % greatest.length)}>
            {say('counsel.review.next')}
          </Button>
        )}
      </ChoiceAgain>
    </>
  );
}
