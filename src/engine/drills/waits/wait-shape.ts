/** The shape of a hand: what stays when suits are exchanged, turned round and moved along. */
import { formatTiles } from '../../core/notation.ts';
import { familyOf, HONOURS, SUITS, sortTiles, type Tile } from '../../core/tile.ts';
import { copiesOf, countTiles } from '../../core/tile-counts.ts';
import { type PureKey, pureKeyOf } from '../../hand/pure-hands.ts';

const BASE = 5;

/** The smaller of the ranks read either way, from the lowest that is held. */
export function pureShape(key: PureKey): PureKey {
  let forward = key;
  while (forward > 0 && forward % BASE === 0) forward /= BASE;
  let backward = 0;
  for (let rest = forward; rest > 0; rest = Math.floor(rest / BASE)) {
    backward = backward * BASE + (rest % BASE);
  }
  return Math.min(forward, backward);
}

export const shapeTrait = (...shapes: readonly PureKey[]): string =>
  `shape ${shapes
    .filter((shape) => shape > 0)
    .sort((a, b) => a - b)
    .join(' ')}`;

/** Honours have no order: how many there are of each is all their shape. */
export function shapeOf(tiles: readonly Tile[]): string {
  const shapes = SUITS.map((suit) =>
    pureShape(pureKeyOf(tiles.filter((tile) => familyOf(tile) === suit))),
  );
  const counts = countTiles(tiles);
  const honours = HONOURS.map((tile) => copiesOf(counts, tile)).filter((copies) => copies > 0);
  return `${shapeTrait(...shapes)} ${honours.sort().join('')}`.trimEnd();
}

/** What a hand has in common with others: its shape, and with itself in any order. */
export const handTraits = (tiles: readonly Tile[]): readonly string[] => [
  shapeOf(tiles),
  handTrait(tiles),
];

export const handTrait = (tiles: readonly Tile[]): string =>
  `hand ${formatTiles(sortTiles(tiles))}`;
