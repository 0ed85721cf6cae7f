import type { Row } from '../../../scoring/item.ts';
import type { Totals } from '../../../scoring/score.ts';
import type { FigureMap, ScoringDrill, Teaching } from '../../../scoring/teaching.ts';
import { isSeenToBeLast } from '../circumstances.ts';
import type { McrItemId } from '../items/table.ts';
import { ALIKE } from './alike.ts';
import { TO_EIGHT } from './to-eight.ts';
import { EIGHT_POINTS, FLOWERS, isFlowers, MIXED, NAMING, TICKING, TOTALS } from './topics.ts';

/** Of a figure nobody sees which row went wrong: all that count are in doubt, flowers by what they add. */
function doubts({ item }: Row, { total, base = total }: FigureMap, totals: Totals): boolean {
  if (!isFlowers(item)) return base !== totals.base;
  return Number(total) - Number(base) !== totals.total - totals.base;
}

const SAME = {
  hints: ['groups', 'points', 'lines'],
  agreements: ['edition'],
} as const satisfies Partial<ScoringDrill>;

export const teaching: Teaching<McrItemId> = {
  drills: [
    {
      ...SAME,
      id: 'which-fans',
      asks: { all: 'lines', lines: 'lines', name: 'name' },
      topics: [MIXED, EIGHT_POINTS, ...NAMING, ...TICKING],
      formerly: { 'name-eight-points': 'eight-points' },
    },
    {
      ...SAME,
      id: 'total-fans',
      asks: { figures: 'figures', value: 'value', total: 'total', enough: 'enough' },
      topics: TOTALS,
    },
  ],
  minimum: TO_EIGHT,
  alike: ALIKE,
  usualTemptations: ['no-honors', 'all-chows', 'one-voided-suit', 'tile-hog', 'all-simples'],
  mostLines: { lines: 10, name: 5 },
  lastLineFirst: true,
  neverDearest: [FLOWERS],
  figures: [
    { id: 'base', of: ({ base }) => base, isAsked: ({ flowers }) => flowers.length > 0 },
    { id: 'total', of: ({ total }) => total },
  ],
  doubts,
  payments: true,
  playsFlowers: true,
  happensOneIn: 6,
  // Such a tile is the last of its kind whether it is said or not (`mcr.hand.27`).
  isAllSaid: (situation) => situation.how.includes('last-of-kind') || !isSeenToBeLast(situation),
};
