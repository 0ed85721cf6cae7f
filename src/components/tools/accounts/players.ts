/** The four at the table by their names: by seat, and by the wind that each has in a hand. */
import type { AccountBook } from '../../../engine/accounts.ts';
import { SEATS, type Seat, windOf } from '../../../engine/notation.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { SeatNames } from '../../boards/SeatSums.tsx';

export type NameOf = (seat: Seat) => string;

export const namesIn =
  ({ names }: Pick<AccountBook, 'names'>, say: Say): NameOf =>
  (seat) =>
    names[seat] || say('book.player', { nth: seat + 1 });

/** In signs: what a seat of the drawing has room for. */
const ROOM = 9;

const short = (name: string): string => {
  const signs = [...name];
  return signs.length > ROOM ? `${signs.slice(0, ROOM - 1).join('')}…` : name;
};

export function namesByWind(nameOf: NameOf, starter: Seat): SeatNames {
  const names = { E: '', S: '', W: '', N: '' };
  for (const seat of SEATS) names[windOf(starter, seat)] = short(nameOf(seat));
  return names;
}
