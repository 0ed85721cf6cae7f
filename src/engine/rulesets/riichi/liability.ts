/** Who pays for a great hand that his discard made certain (`riichi.today.liability`). */

import type { Meld } from '../../core/group.ts';
import { DRAGON_TILES, type Honour, isHonour, type Tile, WIND_TILES } from '../../core/tile.ts';
import { isCounted } from '../../scoring/item.ts';
import type { TakenDiscard } from '../../scoring/settlement.ts';
import type { RiichiOptions } from './config.ts';
import type { RiichiItemId } from './items/table.ts';
import type { RiichiTotals } from './total.ts';

export const LIABLE = 'liable';

interface GreatHand {
  readonly item: RiichiItemId;
  readonly tiles: readonly Honour[];
}

const GREAT_HANDS: readonly GreatHand[] = [
  { item: 'daisangen', tiles: DRAGON_TILES },
  { item: 'daisuushii', tiles: WIND_TILES },
];

const isAmong = (tiles: readonly Honour[], tile: Tile): boolean =>
  isHonour(tile) && tiles.includes(tile);

const shownOf = (melds: readonly Meld[], tiles: readonly Honour[]): number =>
  melds.filter(({ tile }) => isAmong(tiles, tile)).length;

/** All the other sets lay on the table when the discard was claimed for the last. */
export function liabilityOn(
  { tile, use, winner, shown, won }: TakenDiscard<RiichiTotals>,
  { liability }: Pick<RiichiOptions, 'liability'>,
): typeof LIABLE | undefined {
  if (!liability || use !== 'claimed') return undefined;
  const counted = won.rows.filter(isCounted);
  const isLast = GREAT_HANDS.some(
    ({ item, tiles }) =>
      isAmong(tiles, tile) &&
      shownOf(shown[winner], tiles) === tiles.length - 1 &&
      counted.some((row) => row.item.id === item),
  );
  return isLast ? LIABLE : undefined;
}
