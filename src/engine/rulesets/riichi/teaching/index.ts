import type { Item } from '../../../scoring/item.ts';
import type { Totals } from '../../../scoring/score.ts';
import type { DealtScore, Teaching, Topic } from '../../../scoring/teaching.ts';
import type { RiichiItemId } from '../items/table.ts';
import { ALIKE } from './alike.ts';
import { dealExtras } from './markers.ts';
import { AGREED, FU, HAN, ROLES, WITH_OR_WITHOUT, YAKUMAN } from './recipes.ts';

const mayWin = ({ score: { totals } }: DealtScore): boolean => totals.enough !== false;

/** Worth its limit as it stands: nobody counts its han (`riichi.points.stacking`). */
const isYakuman = ({ limit }: Totals): boolean => limit === 'yakuman';

/** At a limit fu change nothing (`riichi.points.limits`). */
const isLimited = ({ limit }: Totals): boolean => limit !== null;

const TOPICS: readonly Topic<RiichiItemId>[] = [
  { id: 'roles', ask: 'lines', recipes: ROLES, promise: mayWin },
  { id: 'yakuman', ask: 'lines', recipes: YAKUMAN },
  { id: 'enough', ask: 'enough', recipes: WITH_OR_WITHOUT },
  {
    id: 'han',
    ask: 'only-han',
    recipes: HAN,
    promise: (dealt) => mayWin(dealt) && !isYakuman(dealt.score.totals),
  },
  {
    id: 'fu',
    ask: 'only-fu',
    recipes: FU,
    promise: (dealt) => mayWin(dealt) && !isLimited(dealt.score.totals),
  },
  { id: 'points', ask: 'value', recipes: [...HAN, ...FU], promise: mayWin },
  { id: 'payments', ask: 'figures', recipes: [...HAN, ...FU], promise: mayWin },
  {
    id: 'agreed',
    ask: 'value',
    recipes: AGREED,
    promise: (dealt) => mayWin(dealt) && dealt.usualTotal() !== dealt.score.totals.total,
  },
];

/** Roles are ticked; dora and fu are only counted. */
const isRole = ({ family }: Item): boolean => family === 'yaku' || family === 'yakuman';

export const teaching: Teaching<RiichiItemId> = {
  drills: [
    {
      id: 'count-han',
      asks: {
        ...{ figures: 'figures', lines: 'lines', value: 'value', total: 'total' },
        ...{ han: 'only-han', fu: 'only-fu', enough: 'enough' },
      },
      hints: ['groups', 'number', 'lines'],
      topics: TOPICS,
    },
  ],
  alike: ALIKE,
  usualTemptations: ['pinfu', 'tanyao', 'menzen-tsumo', 'chanta'],
  mostLines: { lines: 8, name: 5 },
  isLine: isRole,
  figures: [
    { id: 'han', unit: 'han', of: ({ han = 0 }) => han, isFree: isYakuman },
    { id: 'fu', unit: 'fu', of: ({ fu }) => fu ?? 0, isFree: isLimited },
    { id: 'total', unit: 'limit', of: ({ total }) => total },
  ],
  payments: true,
  dealExtras,
  happensOneIn: 8,
};
