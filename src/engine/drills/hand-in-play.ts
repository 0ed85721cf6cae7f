/** A hand in play as far as a question describes it, so that the rules of play judge it. */
import type { Tile } from '../core/tile.ts';
import { WINDS, type Wind } from '../core/wind.ts';
import type { HandState, Phase, PlayerHand } from '../play/hand-state.ts';
import type { Kit } from '../scoring/kit.ts';

interface HandInPlay {
  /** Who holds what; of the others nothing is known. */
  readonly players: Readonly<Partial<Record<Wind, Partial<PlayerHand>>>>;
  readonly phase: Phase;
  readonly round?: Wind;
  /** Tiles that may still be drawn; by default so many that no rule depends on them. */
  readonly left?: number;
  /** Kongs of all players. */
  readonly kongs?: number;
  /** Whether the hand began with an exchange of tiles. */
  readonly exchanges?: boolean;
  /** Who made each discard of these players, the first one first. */
  readonly order?: readonly Wind[];
}

/** In the middle of a hand. */
export const MANY_LEFT = 40;

const NO_TILES: PlayerHand = { concealed: [], bonus: [], flowers: [], melds: [], discards: [] };

/** Long past the first round of turns. */
const DISCARDED = 40;

/** The tiles of the wall are unknown: only their number counts. */
const UNKNOWN: Tile = '1m';

export function handInPlay(
  { table: { reserve } }: Pick<Kit, 'table'>,
  {
    players,
    phase,
    round = 'E',
    left = MANY_LEFT,
    kongs = 0,
    exchanges = false,
    order = [],
  }: HandInPlay,
): HandState {
  const held = (wind: Wind): PlayerHand => ({ ...NO_TILES, ...players[wind] });
  const [E, S, W, N] = WINDS.map(held) as [PlayerHand, PlayerHand, PlayerHand, PlayerHand];
  return {
    setup: {
      round,
      deal: { E: [], S: [], W: [], N: [] },
      wall: Array<Tile>(left + reserve.tiles + reserve.perKong * kongs).fill(UNKNOWN),
    },
    players: { E, S, W, N },
    phase,
    ...{
      drawn: 0,
      replaced: 0,
      kongs,
      discarded: DISCARDED,
      order,
      standing: {},
      claims: [],
      exchanges,
      given: {},
    },
  };
}
