/** The hands that were entered by their tiles, and what each was counted at. */
import type { SettledEntry, StandingHand } from '../../../engine/accounts.ts';
import { parseHand, SEATS, windOf } from '../../../engine/notation.ts';
import type { BookVoice } from '../../../i18n/scores/book-words.ts';
import { ScoredHand } from '../../boards/ScoredHand.tsx';
import { ScoreSheet } from '../../boards/ScoreSheet.tsx';
import '../../answer/answers.css';

interface HandSheetsProps extends BookVoice {
  readonly hand: StandingHand;
  readonly settled: SettledEntry;
}

export const HandSheets = ({ hand, settled, nameOf, locale, say }: HandSheetsProps) => (
  <>
    {SEATS.map((seat) => {
      const worth = hand.entry.end === 'win' ? hand.entry.worths[seat] : undefined;
      const sheet = settled.sheets[windOf(hand.game.starter, seat)];
      const tiles = typeof worth === 'object' ? parseHand(worth.hand) : undefined;
      if (!tiles?.ok || !sheet) return null;
      return (
        <section key={seat} class="count-sheet grid gap-2" aria-label={nameOf(seat)}>
          <h3 class="text-s">
            <bdi>{nameOf(seat)}</bdi>
          </h3>
          <ScoredHand hand={{ ...tiles.value, last: tiles.value.win?.tile }} {...{ locale, say }} />
          <ScoreSheet {...{ sheet, locale, say }} />
        </section>
      );
    })}
  </>
);
