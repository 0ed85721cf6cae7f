import type { SettleTypes } from '../../engine/drills.ts';
import { WINDS, type Wind } from '../../engine/notation.ts';
import type { MoneyUnit } from '../../engine/scoring.ts';
import { letterInText, type PlayerForm, playerInText } from '../hand/player-names.ts';
import type { Locale } from '../locales.ts';
import type { Say } from '../speak.ts';

/** What the seats are called, `A` or East. */
type SeatNames = Readonly<Record<Wind, string>>;

/** What the sums of a table are told in. */
export interface AccountVoice {
  readonly names: SeatNames;
  /** The players inside a sentence: `l’Est`, `à l’Est`. */
  readonly inText: Readonly<Record<'the' | 'to', SeatNames>>;
  readonly unit: MoneyUnit;
  readonly locale: Locale;
  readonly say: Say;
}

const seatsBy = (nameOf: (seat: Wind, at: number) => string): SeatNames =>
  Object.fromEntries(WINDS.map((seat, at) => [seat, nameOf(seat, at)])) as SeatNames;

export const voiceOf = (
  { unit, players }: Pick<SettleTypes['shown'], 'unit' | 'players'>,
  locale: Locale,
  say: Say,
): AccountVoice => {
  /** The four seats by their letters, or by their winds. */
  const inText = (form: PlayerForm): SeatNames =>
    seatsBy((seat, at) => {
      const letter = players?.[at];
      return letter ? letterInText(say, form, letter) : playerInText(say, form, seat);
    });
  return {
    names: seatsBy((seat, at) => players?.[at] ?? say(`wind.${seat}`)),
    inText: { the: inText('the'), to: inText('to') },
    ...{ unit, locale, say },
  };
};
