import type { Row } from '../../../scoring/item.ts';
import {
  type DealtScore,
  scoringRows,
  type Teaching,
  type Topic,
} from '../../../scoring/teaching.ts';
import { isIdle } from '../../../scoring/tile-kinds.ts';
import type { Vulcain1953ItemId } from '../items/table.ts';
import { bringsMarks } from '../total.ts';
import { ALIKE } from './alike.ts';
import { EXCHANGE, NAMED } from './named.ts';
import { AGREED, DOUBLES, LOSING, ONE_SET, SPECIAL, WINNING } from './recipes.ts';

const isOfWholeHand = ({ item: { family } }: Row): boolean =>
  ['whole-hand', 'colour', 'concealed', 'circumstance'].includes(family);

const isSpecial = ({ counted }: DealtScore): boolean => counted.some(bringsMarks);

const TOPICS: readonly Topic<Vulcain1953ItemId>[] = [
  {
    id: 'set',
    ask: 'lines',
    recipes: ONE_SET,
    lost: true,
    promise: (dealt) => scoringRows(dealt) <= 2,
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
    promise: (dealt) => !isSpecial(dealt) && !dealt.counted.some(isOfWholeHand),
  },
  { id: 'doubles', ask: 'figures', recipes: DOUBLES, promise: (dealt) => !isSpecial(dealt) },
  { id: 'special', ask: 'lines', recipes: SPECIAL },
  { id: 'marks', ask: 'figures', recipes: SPECIAL },
  {
    id: 'agreed',
    ask: 'figures',
    recipes: AGREED,
    promise: (dealt) => dealt.usualTotal() !== dealt.score.totals.total,
  },
];

export const teaching: Teaching<Vulcain1953ItemId> = {
  drills: [
    {
      id: 'count-marks',
      asks: { figures: 'figures', lines: 'lines', total: 'total' },
      hints: ['groups', 'number', 'places', 'lines'],
      topics: TOPICS,
    },
  ],
  named: NAMED,
  exchange: EXCHANGE,
  alike: ALIKE,
  mostLines: { lines: 8, name: 5 },
  start: 'mah-jong',
  figures: [
    { id: 'base', unit: 'points', of: ({ base }) => base },
    { id: 'doubles', unit: 'doubles', of: ({ doubles }) => doubles, mayBeEmpty: true },
    { id: 'total', of: ({ total }) => total },
  ],
  playsFlowers: true,
  idlePairs: isIdle,
};
