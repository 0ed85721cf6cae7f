import type { Hand } from './hand.ts';
import type { Tile } from './tile.ts';
import type { Wind } from './wind.ts';

/** What a rule set may add: markers of bonus tiles, counters, exchanges. */
export type Extra = boolean | number | readonly Tile[];

export interface Situation extends Hand {
  readonly seat: Wind;
  readonly round: Wind;
  /** Ids of circumstances of the win, defined by each rule set. */
  readonly how: readonly string[];
  readonly extras: Readonly<Record<string, Extra>>;
}

type About = Pick<Situation, 'seat' | 'round' | 'how' | 'extras'>;

/** The hand in a situation; by default East in the East round, nothing special. */
export const inSituation = (
  hand: Hand,
  { seat = 'E', round = 'E', how = [], extras = {} }: Partial<About> = {},
): Situation => ({ ...hand, seat, round, how, extras });
