/** What a won hand comes to between players, by the agreements of a table, and in sticks. */
import {
  type AgreedRules,
  type Counter,
  inCounters,
  type Kit,
  type Transfer,
} from '../../engine/scoring.ts';

export interface PayDraft {
  readonly points: string;
  /** What 1,000 points are worth. */
  readonly tariff: string;
  readonly coefficients: string;
  readonly how: 'discard' | 'drawn';
}

/** The dearest tariff that is reckoned with. */
export const MOST_TARIFF = 100_000;
const PER = 1000;

interface Pile {
  readonly counter: Counter;
  readonly count: number;
}

export interface PayLine extends Pick<Transfer, 'points' | 'coefficient' | 'amount'> {
  readonly payer: 'discarder' | 'others' | 'all';
  /** None where the sticks do not make it. */
  readonly piles: readonly Pile[];
  /** More of a kind than a player starts with. */
  readonly isShort: boolean;
}

export interface PayView {
  readonly lines: readonly PayLine[];
  readonly received: number;
  /** What a hand is cut at, where this one is. */
  readonly cutAt: number | undefined;
}

const wholeIn = (text: string): number | undefined =>
  /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;

function amountIn(text: string): number | undefined {
  const read = text.trim().replace(',', '.');
  return /^\d{1,6}(\.\d{1,2})?$/.test(read) ? Number(read) : undefined;
}

/** The rules by which the draft is settled; absent where it cannot be read. */
function agreedIn(kit: Kit, { tariff, coefficients }: PayDraft): AgreedRules | undefined {
  const francs = amountIn(tariff);
  if (francs === undefined || francs > MOST_TARIFF) return undefined;
  const agreed = kit.withOptions({
    perPoint: francs / PER,
    coefficients: coefficients.split(' ').map(Number),
  });
  return agreed.ok ? agreed.value : undefined;
}

const pilesOf = (amount: number, counters: readonly Counter[]): readonly Pile[] =>
  inCounters(amount, counters).flatMap(({ points, count }) => {
    const counter = counters.find((known) => known.points === points);
    return counter ? [{ counter, count }] : [];
  });

/** East wins, and South has discarded where somebody has; absent where the draft cannot be read. */
export function payView(
  kit: Kit,
  counters: readonly Counter[],
  draft: PayDraft,
): PayView | undefined {
  const points = wholeIn(draft.points);
  const agreed = agreedIn(kit, draft);
  if (points === undefined || !agreed) return undefined;
  const isDrawn = draft.how === 'drawn';
  const settled = agreed.settle({
    ...{ winner: 'E', from: isDrawn ? null : 'S', dealer: 'E' },
    scores: { E: points, S: 0, W: 0, N: 0 },
  });
  if (!settled.ok) return undefined;
  const { transfers, payments } = settled.value;
  const lineOf = (payer: PayLine['payer'], seat: 'S' | 'W'): readonly PayLine[] => {
    const transfer = transfers.find(({ from, to }) => from === seat && to === 'E');
    if (!transfer) return [];
    const piles = pilesOf(transfer.points * transfer.coefficient, counters);
    return [
      {
        ...transfer,
        payer,
        piles,
        isShort: piles.some(({ counter, count }) => count > counter.each),
      },
    ];
  };
  const lines = isDrawn
    ? lineOf('all', 'S')
    : [...lineOf('discarder', 'S'), ...lineOf('others', 'W')];
  const counted = lines[0]?.points ?? points;
  return { lines, received: payments.E, cutAt: counted < points ? counted : undefined };
}
