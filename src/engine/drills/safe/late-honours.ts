/** Late tables at which a hand still holds a wind or dragon that nobody else has shown. */
import { pick, type Rng } from '../../core/rng.ts';
import { HONOURS, isHonour, sortTiles, type Tile } from '../../core/tile.ts';
import { copiesOf, countTiles } from '../../core/tile-counts.ts';
import { tilesIn } from '../hand-tiles.ts';
import { openTilesOf, type SeenTable } from '../seen-table.ts';

/** About a third of the tiles that there are to draw. */
const LATE = 30;

export const isLate = ({ left }: SeenTable): boolean => left <= LATE;

/**
 * The same table with a tile of the hand changed for one of which no copy was in sight: players who
 * discard such tiles early would hardly ever come there. What the others show stays as it is.
 */
export function withUnseenHonour(rng: Rng, table: SeenTable): SeenTable | undefined {
  const { hand } = table;
  const counts = countTiles([...tilesIn(hand), ...openTilesOf(table), ...table.markers]);
  const isAlone = (tile: Tile): boolean => isHonour(tile) && copiesOf(counts, tile) === 1;
  if (hand.concealed.some(isAlone)) return table;
  const unseen = HONOURS.filter((tile) => copiesOf(counts, tile) === 0);
  const others = hand.concealed.filter((tile) => !isHonour(tile));
  if (unseen.length === 0 || others.length === 0) return undefined;
  const rest = hand.concealed.toSpliced(hand.concealed.indexOf(pick(rng, others)), 1);
  const concealed = sortTiles([...rest, pick(rng, unseen)]);
  return { ...table, hand: { ...hand, concealed } };
}
