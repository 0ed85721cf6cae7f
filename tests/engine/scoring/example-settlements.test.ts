/** What a hand brings in each way of winning, worked out from the rules by hand. */
import { describe, expect, test } from 'vitest';
import { agreedOf } from '../../../src/engine/scoring/kit.ts';
import { exampleSettlements, loadKit, type PlayableRules } from '../../../src/engine/scoring.ts';

type Row = readonly [E: number, S: number, W: number, N: number];
interface Case {
  readonly rules: PlayableRules;
  readonly options?: Readonly<Record<string, unknown>>;
  /** South from West, South from East, South drawn, East from South, East drawn. */
  readonly rows: readonly Row[];
}

/** A hand of 10 points. */
const CASES: readonly Case[] = [
  {
    rules: 'mcr',
    rows: [
      [-8, 34, -18, -8],
      [-18, 34, -8, -8],
      [-18, 54, -18, -18],
      [34, -18, -8, -8],
      [54, -18, -18, -18],
    ],
  },
  {
    rules: 'vulcain1953',
    rows: [
      ...Array.from({ length: 3 }, (): Row => [-20, 40, -10, -10]),
      ...Array.from({ length: 2 }, (): Row => [60, -20, -20, -20]),
    ],
  },
  {
    rules: 'tchou1924',
    options: { mode: 'old', coefficients: [1, 2] },
    rows: [
      ...Array.from({ length: 3 }, (): Row => [-20, 40, -10, -10]),
      ...Array.from({ length: 2 }, (): Row => [60, -20, -20, -20]),
    ],
  },
  {
    rules: 'tchou1924',
    options: { coefficients: [1, 2] },
    rows: [
      [-10, 40, -20, -10],
      [-20, 40, -10, -10],
      [-20, 60, -20, -20],
      [40, -20, -10, -10],
      [60, -20, -20, -20],
    ],
  },
];

describe.each(CASES)('$rules $options', ({ rules, options, rows }) => {
  test('a hand of 10 points', async () => {
    const kit = await loadKit(rules);
    const found = exampleSettlements(agreedOf(kit, { ...options, ...kit.inPoints }), 10);
    expect(found.map(({ payments: { E, S, W, N } }) => [E, S, W, N])).toEqual(rows);
  });
});
