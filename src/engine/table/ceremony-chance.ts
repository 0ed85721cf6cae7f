import { pick, type Rng, shuffled } from '../core/rng.ts';
import { SEATS } from '../core/seat.ts';
import { BONUS_TILES, COPIES, RANKS, SUITS, TILES, type Tile } from '../core/tile.ts';
import { WINDS, windTile } from '../core/wind.ts';
import type { CeremonyChance } from './ceremony-step.ts';
import { throwDice } from './dice.ts';
import type { SetTile } from './tile-set.ts';

/** Enough for everybody who is level to throw again. */
const ROUNDS = 12;

const numberTile = (rng: Rng, isOdd: boolean): Tile =>
  `${pick(
    rng,
    RANKS.filter((rank) => rank % 2 === (isOdd ? 1 : 0)),
  )}${pick(rng, SUITS)}`;

/** Everything by chance, with a kong and a claim to be shown. */
export function exampleChance(rng: Rng): CeremonyChance {
  const whole = [...TILES.flatMap((tile) => Array<SetTile>(COPIES).fill(tile)), ...BONUS_TILES];
  const [kong, pung] = shuffled(rng, TILES) as [Tile, Tile];
  return {
    places: Array.from({ length: ROUNDS }, () => SEATS.map(() => throwDice(rng))),
    lot: shuffled(rng, [...WINDS.map(windTile), numberTile(rng, true), numberTile(rng, false)]),
    starter: [throwDice(rng), throwDice(rng)],
    breach: [throwDice(rng), throwDice(rng)],
    tiles: shuffled(rng, whole),
    example: { kong, pung },
  };
}
