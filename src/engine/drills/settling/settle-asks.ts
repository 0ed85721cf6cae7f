/** What a question about a table to settle is named by: light enough for any page. */
import { WINDS, type Wind } from '../../core/wind.ts';
import {
  SETTLE_TOPICS,
  SETTLE_TOPICS_BY_RULES,
  SETTLING_AGREEMENTS,
  settlingBeside,
} from '../../rulesets/levels.ts';
import { ACCOUNT_PARTS } from '../../scoring/settlement.ts';
import type { LevelField } from '../drill.ts';

/**
 * What the losers pay the winner; what they pay each other; everything with its net. Or one sum
 * alone: of one payment, of all that one seat pays, of what one has in the end.
 */
export type SettleAsk =
  | { readonly kind: 'winner' | 'losers' | 'all' }
  | { readonly kind: 'pays'; readonly from: Wind; readonly to: Wind }
  | { readonly kind: 'out'; readonly from: Wind }
  | { readonly kind: 'net'; readonly to: Wind };

export const asksOneSum = ({ kind }: SettleAsk): boolean =>
  kind === 'pays' || kind === 'out' || kind === 'net';

/** Two seats in the order of turns, as one cell: `ES`. */
export const SEAT_PAIRS = ['ES', 'EW', 'EN', 'SW', 'SN', 'WN'] as const;
export type SeatPair = (typeof SEAT_PAIRS)[number];

/** The two winds of a pair, in its order. */
export const seatsOf = (pair: SeatPair): readonly [Wind, Wind] => [...pair] as [Wind, Wind];

/** The texts of a question, in the order in which they stand in an address. */
export const SETTLE_PARTS = [
  ...['rules', ...WINDS, 'winner', 'from', ...ACCOUNT_PARTS, ...SETTLING_AGREEMENTS],
  ...['fine', 'ask', 'players'],
] as const;

export const SETTLE_LEVEL_FIELDS: readonly LevelField[] = [
  {
    name: 'level',
    values: SETTLE_TOPICS,
    rungs: ({ level = '' }) => settlingBeside(level),
    byRules: SETTLE_TOPICS_BY_RULES,
  },
];
