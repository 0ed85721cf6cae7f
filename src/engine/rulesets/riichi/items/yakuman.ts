/** The yakuman (`riichi.role`): each counts once, several add up (`riichi.points.stacking`). */

import { GREEN_TILES, type Tile, tileIndex } from '../../../core/tile.ts';
import { concealedPungs, isPure, kongs } from '../../../scoring/finders.ts';
import { type GroupSet, isWithin, NO_GROUPS, sizeOf } from '../../../scoring/group-set.ts';
import { partTiles } from '../../../scoring/part.ts';
import type { View } from '../../../scoring/view.ts';
import { happened } from '../circumstances.ts';
import { isClosed, yakuman } from './row.ts';

const GREEN: ReadonlySet<string> = new Set(GREEN_TILES);

const isAllGreen = (view: View): boolean =>
  isWithin(view.all, view.bamboos | view.dragons) &&
  view.parts.every((part) => partTiles(part).every((tile) => GREEN.has(tile)));

const NINE_GATES = [3, 1, 1, 1, 1, 1, 1, 1, 3] as const;

/** Three 1s, three 9s, one of each between, and any one more. */
function isNineGates(view: View): boolean {
  if (!isPure(view) || view.melded !== NO_GROUPS || view.shape !== 'standard') return false;
  const copies = new Uint8Array(NINE_GATES.length);
  for (const part of view.parts) {
    for (const tile of partTiles(part)) {
      const rank = tileIndex(tile as Tile) % NINE_GATES.length;
      copies[rank] = (copies[rank] as number) + 1;
    }
  }
  return NINE_GATES.every((least, rank) => (copies[rank] as number) >= least);
}

const windSets = (view: View): number => sizeOf(view.winds & view.pungsAndKongs);

const isLittleFourWinds = (view: View): boolean =>
  windSets(view) === 3 && (view.winds & view.pairs) !== NO_GROUPS;

const dragonSets = (view: View): GroupSet => view.dragons & view.pungsAndKongs;
const winds = (view: View): GroupSet => view.winds;

export const YAKUMAN = [
  yakuman('tenhou', (view) => happened(view, 'heaven')),
  yakuman('chiihou', (view) => happened(view, 'first-draw')),
  yakuman('kokushi-musou', (view) => view.shape === 'thirteen-orphans'),
  yakuman('suuankou', (view) => sizeOf(view.concealedPungs) === 4, concealedPungs),
  yakuman('daisangen', (view) => sizeOf(dragonSets(view)) === 3, dragonSets),
  yakuman('shousuushii', isLittleFourWinds, winds),
  yakuman('daisuushii', (view) => windSets(view) === 4, winds),
  yakuman('tsuuiisou', (view) => view.honours === view.all),
  yakuman('chinroutou', (view) => view.ends === view.all),
  yakuman('ryuuiisou', isAllGreen),
  yakuman('chuuren-poutou', (view) => isClosed(view) && isNineGates(view)),
  yakuman('suukantsu', (view) => sizeOf(view.kongs) === 4, kongs),
] as const;
