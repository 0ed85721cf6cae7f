import type { Item, Row } from '../../../scoring/item.ts';
import type { Totals } from '../../../scoring/score.ts';
import type { DealtScore, FigureMap, Teaching, Topic } from '../../../scoring/teaching.ts';
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

/** A wrong figure does not show which row went wrong, so every row in it is in doubt. */
function doubts({ item: { value } }: Row, given: FigureMap, totals: Totals): boolean {
  const han = !isYakuman(totals) && given['han'] !== totals.han;
  const fu = !isLimited(totals) && given['fu'] !== totals.fu;
  const total = given['total'] !== totals.total;
  return (
    (Boolean(value.han) && han) || (Boolean(value.fu) && fu) || (Boolean(value.limit) && total)
  );
}

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
  everywhere: ['pinfu', 'tanyao', 'menzen-tsumo', 'chanta'],
  mostLines: { lines: 8, name: 5 },
  isLine: isRole,
  figures: [
    { id: 'han', of: ({ han = 0 }) => han, isFree: isYakuman },
    { id: 'fu', of: ({ fu }) => fu ?? 0, isFree: isLimited },
    { id: 'total', of: ({ total }) => total },
  ],
  doubts,
  payments: true,
  dealExtras,
  happensOneIn: 8,
};
