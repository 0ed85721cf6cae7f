/** Which copies of a five a player may lay down, where some of his are red. */
import type { Tile } from '../core/tile.ts';
import type { PlayerHand } from './hand-state.ts';

const copiesIn = (tiles: readonly Tile[], wanted: Tile): number =>
  tiles.filter((tile) => tile === wanted).length;

/**
 * The red ones among these tiles of a hand, in each way that it allows: as many red as can be comes
 * first. No tiles hold fives of two suits.
 */
export function redChoices(
  { concealed, reds = [] }: Pick<PlayerHand, 'concealed' | 'reds'>,
  laid: readonly Tile[],
): readonly (readonly Tile[])[] {
  const five = laid.find((tile) => reds.includes(tile));
  if (five === undefined) return [[]];
  const needed = copiesIn(laid, five);
  const red = copiesIn(reds, five);
  const least = Math.max(0, needed - (copiesIn(concealed, five) - red));
  const most = Math.min(needed, red);
  return Array.from({ length: most - least + 1 }, (_, at) => Array<Tile>(most - at).fill(five));
}

/** Whether the hand has a copy of the tile in this colour. */
export const holdsCopy = (
  hand: Pick<PlayerHand, 'concealed' | 'reds'>,
  tile: Tile,
  red: true | undefined,
): boolean =>
  hand.concealed.includes(tile) &&
  redChoices(hand, [tile]).some(([isRed]) => (isRed !== undefined) === (red === true));
