/** What a hand of so many points brings, won in each of the ways that payments tell apart. */
import type { Wind } from '../core/wind.ts';
import type { AgreedRules } from './kit.ts';
import type { Settlement } from './settlement.ts';

interface WonFrom {
  readonly winner: Wind;
  /** Who discarded the winning tile; `null`: it was drawn. */
  readonly from: Wind | null;
}

const WAYS: readonly WonFrom[] = [
  { winner: 'S', from: 'W' },
  { winner: 'S', from: 'E' },
  { winner: 'S', from: null },
  { winner: 'E', from: 'S' },
  { winner: 'E', from: null },
];

interface ExampleSettlement extends WonFrom, Pick<Settlement, 'payments'> {}

/** East has the first hand, and the hands of the others are worth nothing. */
export const exampleSettlements = (
  { settle }: Pick<AgreedRules, 'settle'>,
  points: number,
): readonly ExampleSettlement[] =>
  WAYS.flatMap(({ winner, from }) => {
    const scores = { E: 0, S: 0, W: 0, N: 0, [winner]: points };
    const settled = settle({ winner, from, scores, dealer: 'E' });
    return settled.ok ? [{ winner, from, payments: settled.value.payments }] : [];
  });
