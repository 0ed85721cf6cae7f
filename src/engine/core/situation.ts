/** The situation a hand is scored in: who holds it, and how it was won, if it was. */
import type { Hand } from './hand.ts';
import type { Tile } from './tile.ts';
import type { Wind } from './wind.ts';

/** What a rule set adds to a situation, as plain data: markers of bonus tiles, counters, exchanges. */
export type Extra = boolean | number | readonly Tile[];

/** A hand to be scored. Without `win` it is the hand of a player who did not win. */
export interface Situation extends Hand {
  readonly seat: Wind;
  readonly round: Wind;
  /** What else is true of the win: ids of circumstances, which each rule set names for itself. */
  readonly how: readonly string[];
  /** By names that each rule set gives for itself. */
  readonly extras: Readonly<Record<string, Extra>>;
}

type About = Pick<Situation, 'seat' | 'round' | 'how' | 'extras'>;

/** The hand in its situation: East in the East round and nothing special, unless told. */
export const inSituation = (
  hand: Hand,
  { seat = 'E', round = 'E', how = [], extras = {} }: Partial<About> = {},
): Situation => ({ ...hand, seat, round, how, extras });
