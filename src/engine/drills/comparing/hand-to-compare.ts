/** The texts of a hand that is compared before it is won: its tiles, what its player knows beside them. */
import { type HeldHand, type SizeError, sizeOfHand } from '../../core/hand.ts';
import { fail, type Result } from '../../core/result.ts';
import type { Tile } from '../../core/tile.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import type { Refusal, Texts } from '../drill.ts';
import { choice, heldHand, readFields, tilesOrNone, withDefault } from '../field.ts';
import { copiesError, tilesIn } from '../hand-tiles.ts';

interface HandToCompare {
  readonly hand: HeldHand;
  readonly seat: Wind;
  readonly round: Wind;
  /** The player's own discards. */
  readonly river: readonly Tile[];
}

const wind = withDefault<Wind>('E', choice(WINDS));

const FIELDS = { hand: heldHand, seat: wind, round: wind, river: tilesOrNone };

const sizeError = ({ concealed, melds }: HeldHand): SizeError => ({
  code: 'impossible-count',
  count: concealed.length,
  melds: melds.length,
});

/** A hand of so many places, a meld counting as three; refused by the part at fault. */
export function readHandToCompare(texts: Texts, places: number): Result<HandToCompare, Refusal> {
  const read = readFields<HandToCompare>(FIELDS, texts);
  if (!read.ok) return read;
  const { hand, river } = read.value;
  if (sizeOfHand(hand) !== places) {
    return fail({ part: 'hand', error: sizeError(hand) });
  }
  const error = copiesError([...tilesIn(hand), ...river]);
  return error ? fail({ part: 'river', error }) : read;
}
