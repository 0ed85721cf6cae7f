/** Which hands lead to the minimum: of six points, which need little beside them, and more. */
import type { MinimumDrill } from '../../../scoring/teaching.ts';
import { ALL_OTHERS, shownCopies } from '../circumstances.ts';
import type { McrItemId } from '../items/table.ts';
import { RECIPES } from './recipes.ts';

const CHOWS = [
  ...(['mixed-shifted-chows', 'mixed-straight', 'mixed-triple-chow'] as const),
  ...(['pure-straight', 'pure-shifted-chows', 'pure-triple-chow'] as const),
];
const PUNGS = [
  ...(['all-pungs', 'two-dragon-pungs', 'mixed-shifted-pungs'] as const),
  ...(['big-three-winds', 'triple-pung', 'pure-shifted-pungs'] as const),
];
const TILES = [
  ...(['half-flush', 'all-types', 'reversible-tiles', 'upper-four', 'lower-four'] as const),
  ...(['all-fives', 'full-flush', 'upper-tiles', 'middle-tiles', 'lower-tiles'] as const),
];

export const TO_EIGHT: MinimumDrill<McrItemId> = {
  id: 'route-to-eight',
  recipes: RECIPES,
  goals: { any: [...CHOWS, ...PUNGS, ...TILES], chows: CHOWS, pungs: PUNGS, tiles: TILES },
  agreements: ['edition'],
  isSeen: ({ melds, tile, gone }) =>
    shownCopies(melds, tile) + Number(tile === gone) === ALL_OTHERS ? ['last-of-kind'] : [],
};
