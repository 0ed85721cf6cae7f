import type { Row } from '../../../scoring/item.ts';
import { hasValue } from '../../../scoring/item.ts';
import type { Totals } from '../../../scoring/score.ts';
import type { DealtScore, FigureMap, Teaching, Topic } from '../../../scoring/teaching.ts';
import { ALIKE } from './alike.ts';
import { AGREED, FAN, isWorthless, LIMIT_HANDS, LOSING, ONE_GROUP, WINNING } from './recipes.ts';

const scoringRows = ({ counted }: DealtScore): number =>
  counted.filter(({ item }) => hasValue(item.value)).length;

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

/** A wrong figure does not show which row went wrong, so every row in it is in doubt. */
function doubts({ item: { value } }: Row, given: FigureMap, totals: Totals): boolean {
  const free = isLimitHand(totals);
  const points = !free && given['points'] !== totals.base;
  const fan = !free && given['fan'] !== totals.doubles;
  const total = given['total'] !== totals.total && !points && !fan;
  return (
    (Boolean(value.points) && points) ||
    (Boolean(value.doubles) && fan) ||
    (Boolean(value.limit) && total)
  );
}

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
    { id: 'points', of: ({ base }) => base, isFree: isLimitHand },
    { id: 'fan', of: ({ doubles }) => doubles, isFree: isLimitHand, mayBeEmpty: true },
    { id: 'total', of: ({ total }) => total },
  ],
  doubts,
  alwaysSaid: ['startingPoints'],
  idlePairs: isWorthless,
};
