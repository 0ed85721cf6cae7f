/** The four at the table by the wind that each has in a hand. */
import { SEATS, type Seat, windOf } from '../../../engine/notation.ts';
import type { NameOf } from '../../../i18n/scores/book-words.ts';
import type { SeatNames } from '../../boards/SeatSums.tsx';

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
