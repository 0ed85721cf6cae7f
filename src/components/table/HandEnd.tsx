import { useEffect, useRef } from 'preact/hooks';
import type { Texts } from '../../engine/drills.ts';
import { parseHand, SEATS, takeReds, WINDS, type Wind, windOf } from '../../engine/notation.ts';
import type { TableNews } from '../../engine/open-table.ts';
import type { Say, Voice } from '../../i18n/speak.ts';
import { resultText } from '../../i18n/table/play-words.ts';
import { queryOf } from '../../stores/analyser/tally.ts';
import { settleView } from '../../stores/drafts/settle-view.ts';
import type { TablePlay } from '../../stores/table/open-table.ts';
import { OtherRules } from '../boards/OtherRules.tsx';
import { ScoreSheet } from '../boards/ScoreSheet.tsx';
import { type SeatNames, SeatSums, windNames } from '../boards/SeatSums.tsx';
import { SettleTable } from '../boards/SettleTable.tsx';
import { PressedSeal } from '../parts/PressedSeal.tsx';
import { MeldTiles } from '../tiles/MeldTiles.tsx';
import { TileRow } from '../tiles/TileRow.tsx';
import { handText, shownHand, type TableEnd } from './final-hand.ts';
import { LookBacks } from './LookBacks.tsx';
import '../answer/answers.css';
import '../boards/settle.css';
import './hand-end.css';

interface HandEndProps extends Voice {
  readonly news: TableNews;
  readonly finished: TableEnd;
  readonly play: TablePlay;
  readonly analyser: string;
}

/** Who won and how, what it was worth, who pays whom; below it the other hands and the whole hand again. */
export function HandEnd({ news, finished, play, analyser, locale, say }: HandEndProps) {
  const { winners, next } = finished;
  const [winner = null] = winners;
  const names = seatNames(news, say);
  const losers = WINDS.filter((wind) => !winners.includes(wind));
  const others = [...winners.slice(1), ...losers];
  const open = { finished, analyser, locale, say };
  const isGame = news.kept.until !== 'hand';
  return (
    <section class="hand-end grid gap-4" aria-label={say('play.hands')}>
      <header class="row spread gap-4">
        <h2>{resultText(finished, news.you, say)}</h2>
        {winner && <PressedSeal name="" />}
      </header>
      <div class="end-first grid gap-4">
        {winner && <OpenHand wind={winner} name={names[winner]} {...open} />}
        <div class="grid gap-4 pack-top">
          <Payments news={news} finished={finished} locale={locale} say={say} />
          {isGame && (
            <Totals news={news} finished={finished} names={names} locale={locale} say={say} />
          )}
        </div>
      </div>
      {next.isOver && isGame && <p>{say('play.game.over')}</p>}
      {!next.isOver && next.exchange && <p>{say('play.next.exchange')}</p>}
      <Onward isOver={next.isOver} play={play} say={say} />
      <LookBacks {...{ news, locale, say }} onPlayFrom={play.returnTo} />
      <section class="end-others grid gap-4" aria-label={say('play.others')}>
        {others.map((wind) => (
          <OpenHand key={wind} wind={wind} name={names[wind]} {...open} />
        ))}
      </section>
      <Elsewhere finished={finished} locale={locale} say={say} />
    </section>
  );
}

interface OnwardProps extends Pick<HandEndProps, 'play' | 'say'> {
  readonly isOver: boolean;
}

/** What was pressed last is gone with the table: the next hand is under the thumb. */
function Onward({ isOver, play, say }: OnwardProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p class="table-onward cluster gap-2">
      <button
        type="button"
        class="button button--main"
        data-ready=""
        ref={button}
        onClick={isOver ? play.leave : () => void play.dealAgain()}
      >
        {say(isOver ? 'play.leave' : 'play.next')}
      </button>
    </p>
  );
}

interface TotalsProps extends Pick<HandEndProps, 'news' | 'finished' | 'locale' | 'say'> {
  readonly names: SeatNames;
}

const Totals = ({ news, finished, names, locale, say }: TotalsProps) => (
  <section class="table-totals">
    <h3>{say('play.totals')}</h3>
    <SeatSums
      seats={SEATS.map((seat) => ({
        wind: windOf(news.game.starter, seat),
        net: finished.next.totals[seat],
      }))}
      {...{ unit: news.money, names, locale }}
    />
  </section>
);

export const seatNames = ({ you }: Pick<TableNews, 'you'>, say: Say): SeatNames => ({
  ...windNames(say),
  [you]: say('play.you', { wind: say(`wind.${you}`) }),
});

/** Who pays whom, where anybody pays. */
export function Payments({ news, finished, locale, say }: Omit<HandEndProps, 'play' | 'analyser'>) {
  const { result, winners, scores, settlement } = finished;
  if (settlement.transfers.length === 0) return null;
  const [winner = null] = winners;
  const from = result.by === 'win' ? result.from : null;
  const view = settleView(settlement, {
    ...{ rules: news.rules, unit: news.money, winner, winners, from, scores },
  });
  return (
    <section class="count-sheet" aria-label={say('ledger.payments')}>
      <h3>{say('ledger.payments')}</h3>
      <SettleTable view={view} names={seatNames(news, say)} locale={locale} say={say} />
    </section>
  );
}

/** The set has red fives only where that was agreed on. */
const agreedTexts = ({ agreed: { rules, options } }: TableEnd): Texts =>
  Object.keys(options).length > 0 ? { rules, ...options } : {};

interface OpenHandProps extends Voice {
  readonly wind: Wind;
  readonly name: string;
  readonly finished: TableEnd;
  /** Its address, where a link to it is wanted. */
  readonly analyser?: string;
}

export function OpenHand({ wind, name, finished, analyser, locale, say }: OpenHandProps) {
  const { hands, sheets, winners } = finished;
  const hand = shownHand(hands[wind]);
  if (!hand) return null;
  const won = winners.includes(wind);
  const { concealed, melds, flowers } = hand;
  const sheet = sheets[wind];
  return (
    <section class="open-hand grid gap-2 line-below" aria-label={name}>
      <h3>{name}</h3>
      <p class="table-laid row cluster">
        <TileRow
          tiles={[...concealed, ...flowers]}
          say={say}
          winning={won ? concealed.length - 1 : undefined}
        />
        {melds.map((meld, at) => (
          <MeldTiles key={at} meld={meld} say={say} />
        ))}
      </p>
      {analyser && (
        <p class="open-hand-link">
          <a href={analyser + queryOf(handText(finished.hands[wind]), agreedTexts(finished))}>
            {say('play.analyse')}
          </a>
        </p>
      )}
      {sheet && (won || sheet.totals.total > 0) && (
        <ScoreSheet sheet={sheet} locale={locale} say={say} />
      )}
    </section>
  );
}

/** The hand that won, from the same seats, under other rules. */
export const Elsewhere = ({
  finished,
  locale,
  say,
}: Pick<OpenHandProps, 'finished' | keyof Voice>) => {
  const { result, hands, won, agreed } = finished;
  if (result.by !== 'win' || !won) return null;
  const { winner, from } = result;
  const others = Object.fromEntries(
    WINDS.filter((wind) => wind !== winner).flatMap((wind) => {
      const hand = parseHand(takeReds(handText(hands[wind]) + hands[wind].flowers).text);
      return hand.ok ? [[wind, hand.value] as const] : [];
    }),
  );
  const { seat, round, how, extras, ...hand } = won;
  const circumstances = { seat, round, how, extras };
  return (
    <OtherRules won={{ hand, ...circumstances, from, others, agreed }} locale={locale} say={say} />
  );
};
