/** What each pays for a hand: the sum, the francs, and the sticks that are handed over. */
import { exactFrancs, figure } from '../../i18n/money.ts';
import { listText, type Voice } from '../../i18n/speak.ts';
import type { PayLine, PayView } from '../../stores/drafts/pay-view.ts';
import { Stick } from './Stick.tsx';

interface PaidProps extends Voice {
  readonly view: PayView;
  /** The worth of the smallest stick. */
  readonly smallest: number;
}

export function Paid({ view, smallest, locale, say }: PaidProps) {
  return (
    <>
      {view.cutAt !== undefined && (
        <p class="text-s soft">{say('sticks.cut', { n: view.cutAt })}</p>
      )}
      {view.lines.map((line) => (
        <div key={line.payer} class="column gap-1 line-below">
          <p class="lining">
            {say(`sticks.pays.${line.payer}`)}{' '}
            <strong>{say('settle.francs', { amount: exactFrancs(locale, line.amount) })}</strong>{' '}
            <span class="text-s soft">
              {say('sticks.sum', {
                points: line.points,
                n: line.coefficient,
                sum: figure(locale, line.points * line.coefficient, 'points'),
              })}
            </span>
          </p>
          <Piles line={line} smallest={smallest} locale={locale} say={say} />
        </div>
      ))}
      <p class="bold lining">
        {say('sticks.receives', { amount: exactFrancs(locale, view.received) })}
      </p>
    </>
  );
}

interface PilesProps extends Voice {
  readonly line: PayLine;
  readonly smallest: number;
}

/** More of a kind than this are named, and not drawn. */
const MOST_DRAWN = 20;

function Piles({ line, smallest, locale, say }: PilesProps) {
  const { piles, isShort, points, coefficient } = line;
  if (points * coefficient === 0) return null;
  if (piles.length === 0) return <p class="text-s">{say('sticks.none', { n: smallest })}</p>;
  const named = piles.map(({ counter, count }) =>
    say('settle.stick', { n: count, points: counter.points }),
  );
  return (
    <>
      <p class="text-s lining">{say('settle.sticks', { sticks: listText(locale, named) })}</p>
      <div class="cluster gap-1" aria-hidden="true">
        {piles.flatMap(({ counter, count }) =>
          Array.from({ length: Math.min(count, MOST_DRAWN) }, (_, at) => (
            <Stick key={`${counter.points}-${at}`} holes={counter.holes ?? 1} />
          )),
        )}
      </div>
      {isShort && <p class="text-s soft">{say('sticks.short')}</p>}
    </>
  );
}
