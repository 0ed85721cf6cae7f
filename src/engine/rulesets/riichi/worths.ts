/** The table of points: han by fu, then the limits (`riichi.points.value`, `riichi.points.limits`). */

import type { Worth, Worths, WorthTable } from '../../scoring/worth-table.ts';
import type { RiichiOptions } from './config.ts';
import { basicPoints, HAN, LIMIT_STEPS, yakumanPoints } from './limits.ts';
import { paymentsOf } from './payments.ts';

const FU = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];

/** Pinfu drawn, and seven pairs, which have a role already: two han, three where they are drawn. */
const PINFU_DRAWN = 20;
const SEVEN_PAIRS = 25;

const selfFrom = (fu: number): number => {
  if (fu === SEVEN_PAIRS) return 3;
  return fu === PINFU_DRAWN ? 2 : 1;
};

function discardFrom(fu: number): number {
  if (fu === PINFU_DRAWN) return Number.POSITIVE_INFINITY;
  return fu === SEVEN_PAIRS ? 2 : 1;
}

interface Ways {
  readonly isClaimed: boolean;
  readonly isDrawn: boolean;
}

function worth(basic: number, isDealer: boolean, { isClaimed, isDrawn }: Ways): Worth {
  const discard = paymentsOf(basic, isDealer, 'discard')[0]?.points;
  const drawn = paymentsOf(basic, isDealer, 'self').map(({ points }) => points);
  return {
    ...(isClaimed && discard !== undefined && { discard }),
    ...(isDrawn && { self: drawn }),
  };
}

const EITHER_WAY: Ways = { isClaimed: true, isDrawn: true };

const worths = (basic: number, ways = EITHER_WAY): Worths => ({
  first: worth(basic, true, ways),
  other: worth(basic, false, ways),
});

function worthOf(han: number, fu: number, options: RiichiOptions): Worths {
  const ways = { isClaimed: han >= discardFrom(fu), isDrawn: han >= selfFrom(fu) };
  if (!ways.isDrawn && !ways.isClaimed) return { first: {}, other: {} };
  const { points, limit } = basicPoints(han, fu, options);
  return limit === null ? worths(points, ways) : { first: { limit }, other: { limit } };
}

export function worthTable(options: RiichiOptions): WorthTable {
  const steps = LIMIT_STEPS.filter(({ limit }) => limit !== 'counted-yakuman').toReversed();
  const yakuman = yakumanPoints(1);
  const counted = LIMIT_STEPS.find(({ limit }) => limit === 'counted-yakuman')?.han;
  const highest = options.countedYakuman ? counted : undefined;
  return {
    han: HAN,
    rows: FU.map((fu) => ({ fu, worths: HAN.map((han) => worthOf(han, fu, options)) })),
    limits: [
      ...steps.map(({ limit, han, points }, at) => {
        const next = steps[at + 1]?.han ?? highest;
        return { limit, from: han, ...(next && { to: next - 1 }), worths: worths(points) };
      }),
      { limit: 'yakuman', ...(highest && { from: highest }), worths: worths(yakuman.points) },
    ],
  };
}
