/** How well the partners play: one against three others, in duplicate matches. */
import type { RulesetId } from '../../scoring/rule-id.ts';
import type { Level } from '../partners.ts';

export interface Match {
  readonly rules: RulesetId;
  readonly challenger: Level;
  readonly against: Level;
  readonly walls: number;
  readonly seed: number;
  /** In points of the rule set a hand, and half of its interval of 95 in 100. */
  readonly gain: number;
  readonly interval: number;
  /** Shares of the hands that the challenger won, and where his discard won. */
  readonly win: number;
  readonly give: number;
  readonly date: string;
}

/** Each wall is played four times, the challenger once in each seat. */
// biome-ignore format: one row a line
export const MATCHES: readonly Match[] = [
  { rules: 'tchou1924', challenger: 'steady', against: 'learner', walls: 200, seed: 2000000, gain: 14.65, interval: 15.18, win: 0.2925, give: 0.165, date: '2026-11-27' },
];
