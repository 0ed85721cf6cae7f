import { DRAGON_TILES, RANKS, SUITS, WIND_TILES } from '../../../core/tile.ts';
import type { TableTeaching } from '../../../scoring/table-teaching.ts';
import { wrongSizeOf } from '../../../scoring/wrong-size.ts';
import { ISOLATED_TO_ANNUL, isolatedTiles } from '../annulment.ts';
import { firstDiscards } from '../first-discards.ts';
import { threatsOf } from '../obligation.ts';
import { takingAdvice } from '../taking.ts';

export const table: TableTeaching = {
  threats: {
    shownBy: threatsOf,
    dealt: [
      ...SUITS.map((suit) => ({
        tiles: RANKS.map((rank) => `${rank}${suit}` as const),
        groups: 3,
      })),
      { tiles: DRAGON_TILES, groups: 2 },
      { tiles: WIND_TILES, groups: 3 },
    ],
  },
  annulment: { isolated: (dealt) => isolatedTiles(dealt), least: ISOLATED_TO_ANNUL },
  firstDiscards,
  takingAdvice,
  plans: ['tchou1924.VI.read.1', 'tchou1924.VI.read.2'],
  // `tchou1924.III.eunuch`, E37: such a hand cannot win, but counts among the losers.
  wrongSize: wrongSizeOf,
};
