/** What a ledger says in its head: a total, or that the hand does not win there. */
import type { Comparison, ShownLedger } from '../../engine/compare.ts';

export type WonComparison = Extract<Comparison, { kind: 'won' }>;

export const isWin = ({ verdict }: Pick<ShownLedger, 'verdict'>): boolean =>
  verdict === 'wins' || verdict === 'uncounted';

/** The points of a win that is counted. */
export const ledgerTotal = ({ verdict, sheet }: ShownLedger): number | undefined =>
  verdict === 'wins' ? sheet?.totals.total : undefined;
