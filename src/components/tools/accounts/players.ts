/** The four at the table where there is little room, by the wind that each has in a hand. */
import { byWind, type Seat, seatOfWind } from '../../../engine/notation.ts';
import type { NameOf } from '../../../i18n/scores/book-words.ts';
import type { SeatNames } from '../../boards/SeatSums.tsx';

/** In signs: what a seat of the drawing has room for. */
const ROOM = 9;

export const shortName = (name: string): string => {
  const signs = [...name];
  return signs.length > ROOM ? `${signs.slice(0, ROOM - 1).join('')}…` : name;
};

export const namesByWind = (nameOf: NameOf, starter: Seat): SeatNames =>
  byWind((wind) => nameOf(seatOfWind(starter, wind)));
