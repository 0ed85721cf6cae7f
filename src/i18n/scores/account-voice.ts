import type { SettleTypes } from '../../engine/drills.ts';
import { WINDS, type Wind } from '../../engine/notation.ts';
import type { MoneyUnit } from '../../engine/scoring.ts';
import type { Locale } from '../locales.ts';
import type { Say } from '../speak.ts';

/** What the seats are called, `A` or East. */
type SeatNames = Readonly<Record<Wind, string>>;

/** What the sums of a table are told in. */
export interface AccountVoice {
  readonly names: SeatNames;
  readonly unit: MoneyUnit;
  readonly locale: Locale;
  readonly say: Say;
}

const seatName = (say: Say, seat: Wind): string => say(`wind.${seat}`);

/** The four seats by their letters, or by their winds. */
const seatNames = (say: Say, letters?: string): SeatNames =>
  Object.fromEntries(
    WINDS.map((seat, at) => [seat, letters?.[at] ?? seatName(say, seat)]),
  ) as SeatNames;

export const voiceOf = (
  { unit, players }: Pick<SettleTypes['shown'], 'unit' | 'players'>,
  locale: Locale,
  say: Say,
): AccountVoice => ({ names: seatNames(say, players), unit, locale, say });
