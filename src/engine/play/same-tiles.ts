/** Another deal in which one seat begins with tiles that are given. */
import { plainTile } from '../core/red-fives.ts';
import { createRng, hashOf } from '../core/rng.ts';
import type { TileText } from '../core/tile.ts';
import { byWind, WINDS, type Wind } from '../core/wind.ts';
import type { GameRules } from './hand-state.ts';
import { type HandSetup, type SetupText, setupOf, setupText, shuffledDeal } from './setup.ts';

/** The tiles in another order: first those that are wanted, as far as they are there. */
function bringForward(
  order: readonly TileText[],
  wanted: readonly TileText[],
): readonly TileText[] {
  const tiles = [...order];
  let place = 0;
  for (const tile of wanted) {
    const same = tiles.indexOf(tile, place);
    // A set without red fives has plain ones in their place.
    const isAlike = (one: TileText, at: number) =>
      at >= place && plainTile(one) === plainTile(tile);
    const from = same >= 0 ? same : tiles.findIndex(isAlike);
    if (from < 0) continue;
    [tiles[from], tiles[place]] = [tiles[place] as TileText, tiles[from] as TileText];
    place++;
  }
  return tiles;
}

function withHand(dealt: SetupText, seat: Wind, wanted: readonly TileText[]): SetupText {
  const { deal, wall, loose, deadWall } = dealt;
  const winds = [seat, ...WINDS.filter((wind) => wind !== seat)];
  const rows = [...winds.map((wind) => deal[wind]), wall, loose ?? [], deadWall ?? []];
  let rest = bringForward(rows.flat(), wanted);
  const [first = [], second = [], third = [], fourth = [], ...heaps] = rows.map(({ length }) => {
    const row = rest.slice(0, length);
    rest = rest.slice(length);
    return row;
  });
  const hands = [first, second, third, fourth];
  const [newWall = [], newLoose, newDead] = heaps;
  return {
    ...dealt,
    deal: byWind((wind) => hands[winds.indexOf(wind)] ?? []),
    wall: newWall,
    ...(loose && newLoose && { loose: newLoose }),
    ...(deadWall && newDead && { deadWall: newDead }),
  };
}

/** The seat holds these tiles as far as the rule set has them; everything else is as chance has it. */
export function dealWith(
  { kit, agreed }: GameRules,
  {
    round,
    seat,
    tiles,
  }: Pick<HandSetup, 'round'> & {
    readonly seat: Wind;
    readonly tiles: readonly TileText[];
  },
): HandSetup {
  const { options } = agreed;
  // The same tiles lead to the same deal.
  const rng = createRng(hashOf(tiles.join('')));
  const dealt = setupText(shuffledDeal(rng, kit.table, { round, options }));
  return setupOf(withHand(dealt, seat, tiles));
}
