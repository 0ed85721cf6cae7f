/** Chows from both ends with a pair of fives between them. */
import { SUITS, type Suit } from '../../../core/tile.ts';
import { where } from '../../../scoring/finders.ts';
import { placesOf, sizeOf } from '../../../scoring/group-set.ts';
import type { View } from '../../../scoring/view.ts';
import type { HandRow } from './row.ts';

const ends = (suit: Suit): readonly string[] => [`1${suit}`, `7${suit}`];

const named = (chows: readonly string[], pair: string): string =>
  [...[...chows].sort(), pair].join(' ');

/** Of two suits, the pair of the third. */
const THREE_SUITED: ReadonlySet<string> = new Set(
  SUITS.map((suit) => named(SUITS.filter((other) => other !== suit).flatMap(ends), `5${suit}`)),
);

/** Twice of one suit, with the pair. */
const PURE: ReadonlySet<string> = new Set(
  SUITS.map((suit) => named([...ends(suit), ...ends(suit)], `5${suit}`)),
);

function isOneOf(names: ReadonlySet<string>, { parts, chows, pairs, withEnds }: View): boolean {
  if (withEnds !== chows || sizeOf(chows) !== 4) return false;
  const tileAt = (place: number): string => parts[place]?.tile ?? '';
  const [pair = ''] = placesOf(pairs).map(tileAt);
  return names.has(named(placesOf(chows).map(tileAt), pair));
}

const row = (number: number, names: ReadonlySet<string>): HandRow => ({
  number,
  family: 'sets',
  find: where((view) => isOneOf(names, view)),
});

export const TERMINAL_CHOWS: readonly HandRow[] = [row(50, THREE_SUITED), row(74, PURE)];
