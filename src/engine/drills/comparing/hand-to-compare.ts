/** The texts of a hand that is compared before it is won: its tiles, what its player knows beside them. */
import { checkCopies, type HeldHand, type SizeError } from '../../core/hand.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { Tile } from '../../core/tile.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import { tilesIn } from '../dealing.ts';
import type { Refusal, Texts } from '../drill.ts';
import { choice, type Field, heldHand, readFields, tileRow, withDefault } from '../field.ts';

interface HandToCompare {
  readonly hand: HeldHand;
  readonly seat: Wind;
  readonly round: Wind;
  /** The player's own discards. */
  readonly river: readonly Tile[];
}

const noTiles: readonly Tile[] = [];

const ownDiscards: Field<readonly Tile[], { readonly code: string }> = {
  read: (text = '') => (text.trim() === '' ? ok(noTiles) : tileRow.read(text)),
  write: (tiles) => (tiles.length > 0 ? tileRow.write(tiles) : undefined),
};

const wind = withDefault<Wind>('E', choice(WINDS));

const FIELDS = { hand: heldHand, seat: wind, round: wind, river: ownDiscards };

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
  if (hand.concealed.length + 3 * hand.melds.length !== places) {
    return fail({ part: 'hand', error: sizeError(hand) });
  }
  const concealed = [...tilesIn(hand), ...river];
  const lawful = checkCopies({ concealed, melds: [], flowers: [] });
  return lawful.ok ? read : fail({ part: 'river', error: lawful.error });
}
