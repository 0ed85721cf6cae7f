/** One hand of a game from elsewhere, from the seat that was chosen. */
import { useMemo } from 'preact/hooks';
import { SEATS, type Seat } from '../../engine/notation.ts';
import type { TableNews } from '../../engine/open-table.ts';
import { type OutsideHand as Hand, handToKeep } from '../../engine/outside-game.ts';
import { gain } from '../../i18n/money.ts';
import type { Voice } from '../../i18n/speak.ts';
import { resultText } from '../../i18n/table/play-words.ts';
import { OPEN_TABLE } from '../../stores/table/table-memory.ts';
import { OpenHand, Payments } from './HandEnd.tsx';
import { LookBacks } from './LookBacks.tsx';
import { useLookBack } from './use-look-back.ts';

export interface OutsideHandProps extends Voice {
  readonly hand: Hand;
  readonly player: Seat;
  readonly nameOf: (seat: Seat) => string;
  /** The address of the table. */
  readonly play: string;
}

export function OutsideHand({ hand, player, nameOf, play, locale, say }: OutsideHandProps) {
  const kept = useMemo(() => handToKeep(hand, player), [hand, player]);
  const call = useMemo(() => ({ task: 'look', kept }) as const, [kept]);
  const { news, hasFailed } = useLookBack(call);
  const finished = news?.finished;
  if (hasFailed) return <p class="alert">{say('outside.failed')}</p>;
  if (!news || !finished) return <p role="status">{say('counsel.thinking')}</p>;
  const { winners } = finished;
  // A hand that waits at the table is not taken away.
  const playFrom = (kept: TableNews['kept']): void => {
    OPEN_TABLE.keep({ kept });
    location.href = play;
  };
  const end = { finished, locale, say };
  return (
    <div class="grid gap-4">
      <p>{resultText(finished, news.you, say)}</p>
      {hand.logged && (
        <p class="alert">
          {say('outside.differs', {
            logged: SEATS.map(
              (seat) => `${nameOf(seat)} ${gain(locale, hand.logged?.[seat] ?? 0, 'points')}`,
            ).join(' · '),
          })}
        </p>
      )}
      {winners.map((wind) => (
        <OpenHand key={wind} wind={wind} name={say(`wind.${wind}`)} {...end} />
      ))}
      <Payments {...{ news, ...end }} />
      <LookBacks
        {...{ news, locale, say }}
        onPlayFrom={OPEN_TABLE.recall() ? undefined : playFrom}
      />
    </div>
  );
}
