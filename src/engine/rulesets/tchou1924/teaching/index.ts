import type { Row } from '../../../scoring/item.ts';
import type { Totals } from '../../../scoring/score.ts';
import {
  type DealtScore,
  scoringRows,
  type Teaching,
  type Topic,
} from '../../../scoring/teaching.ts';
import { ALIKE } from './alike.ts';
import { AGREED, FAN, isWorthless, LIMIT_HANDS, LOSING, ONE_GROUP, WINNING } from './recipes.ts';

const isOfWholeHand = ({ item }: Row): boolean =>
  item.family === 'one-fan' || (item.family === 'fan' && item.id !== 'ping-hou');

/** Points and fan mean nothing in a limit hand (`tchou1924.IV.1`, note). */
const isLimitHand = ({ limit }: Totals): boolean => limit === 'limit-hand';
const isLimited = ({ score }: DealtScore): boolean => isLimitHand(score.totals);

const TOPICS: readonly Topic[] = [
  {
    id: 'group',
    ask: 'lines',
    recipes: ONE_GROUP,
    lost: true,
    promise: (dealt) => scoringRows(dealt) === 1,
  },
  {
    id: 'losing',
    ask: 'figures',
    recipes: LOSING,
    lost: true,
    promise: (dealt) => scoringRows(dealt) > 1,
  },
  {
    id: 'winning',
    ask: 'figures',
    recipes: WINNING,
    promise: (dealt) => !isLimited(dealt) && !dealt.counted.some(isOfWholeHand),
  },
  { id: 'fan', ask: 'figures', recipes: FAN, promise: (dealt) => !isLimited(dealt) },
  { id: 'limit', ask: 'lines', recipes: LIMIT_HANDS },
  {
    id: 'agreed',
    ask: 'figures',
    recipes: AGREED,
    promise: (dealt) => !isLimited(dealt) && dealt.usualTotal() !== dealt.score.totals.total,
  },
];

export const teaching: Teaching = {
  drills: [
    {
      id: 'count-hand',
      asks: { figures: 'figures', lines: 'lines', total: 'total' },
      hints: ['groups', 'number', 'places', 'lines'],
      topics: TOPICS,
    },
  ],
  alike: ALIKE,
  mostLines: { lines: 8, name: 5 },
  start: 'starting-points',
  figures: [
    { id: 'points', unit: 'points', of: ({ base }) => base, isFree: isLimitHand },
    {
      id: 'fan',
      unit: 'doubles',
      of: ({ doubles }) => doubles,
      isFree: isLimitHand,
      mayBeEmpty: true,
    },
    { id: 'total', unit: 'limit', of: ({ total }) => total },
  ],
  alwaysSaid: ['startingPoints'],
  idlePairs: isWorthless,
};
