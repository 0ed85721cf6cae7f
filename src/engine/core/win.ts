/** The situation a hand is scored in: who holds it, and how it was won, if it was. */
import type { Hand } from './hand.ts';
import type { Tile } from './tile.ts';

export const WINDS = ['E', 'S', 'W', 'N'] as const;
/** A seat by its wind, in the order of turns. */
export type Wind = (typeof WINDS)[number];

/** The tile of a wind: `1z` for East. */
export const windTile = (wind: Wind): Tile => `${WINDS.indexOf(wind) + 1}z` as Tile;

/**
 * What else may be true of a win. `heaven`: dealt complete; `earth`: won on the first discard of
 * all. `last-of-kind`: the other three copies lie in sight.
 */
export const CIRCUMSTANCES = [
  'last-wall',
  'last-discard',
  'rob-kong',
  'replacement',
  'last-of-kind',
  'heaven',
  'earth',
] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];

/** A hand to be scored. Without `win` it is the hand of a player who did not win. */
export interface Situation extends Hand {
  readonly seat: Wind;
  readonly round: Wind;
  readonly how: readonly Circumstance[];
}

/** The hand in its situation: East in the East round and nothing special, unless told. */
export const inSituation = (
  hand: Pick<Situation, 'concealed' | 'melds' | 'flowers' | 'win'>,
  { seat = 'E', round = 'E', how = [] }: Partial<Pick<Situation, 'seat' | 'round' | 'how'>> = {},
): Situation => ({ ...hand, seat, round, how });
