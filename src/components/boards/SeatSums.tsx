import type { Wind } from '../../engine/notation.ts';
import { gain } from '../../i18n/money.ts';
import type { Say, Voice } from '../../i18n/speak.ts';
import type { SettleView } from '../../stores/drafts/settle-view.ts';
import './settle.css';

export type SeatNames = Readonly<Record<Wind, string>>;

export function windNames(say: Say): SeatNames {
  const name = (wind: Wind): string => say(`wind.${wind}`);
  return { E: name('E'), S: name('S'), W: name('W'), N: name('N') };
}

interface SeatSumsProps extends Pick<Voice, 'locale'>, Pick<SettleView, 'unit'> {
  readonly seats: readonly Pick<SettleView['seats'][number], 'wind' | 'net'>[];
  readonly names: SeatNames;
}

/** What a hand comes to at each seat. */
export const SeatSums = ({ seats, unit, names, locale }: SeatSumsProps) => (
  <dl class="settle-nets gap-2 grid items-end sans text-s figure-line">
    {seats.map(({ wind, net }) => (
      <div key={wind}>
        <dt class="text-xs soft">{names[wind]}</dt>
        <dd class="bold" data-gain={net > 0 ? '' : undefined}>
          {gain(locale, net, unit)}
        </dd>
      </div>
    ))}
  </dl>
);
