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
  { rules: 'encyclopedie', challenger: 'steady', against: 'learner', walls: 200, seed: 2000000, gain: 0.04, interval: 0.04, win: 0.28, give: 0.1575, date: '2026-11-27' },
  { rules: 'mcr', challenger: 'steady', against: 'learner', walls: 200, seed: 2000000, gain: 10.68, interval: 2.05, win: 0.3812, give: 0.1138, date: '2026-11-27' },
  { rules: 'riichi', challenger: 'steady', against: 'learner', walls: 200, seed: 2000000, gain: 922.75, interval: 308.31, win: 0.2825, give: 0.0988, date: '2026-11-27' },
  { rules: 'tchou1924', challenger: 'steady', against: 'learner', walls: 200, seed: 2000000, gain: 10.65, interval: 12.87, win: 0.2762, give: 0.1487, date: '2026-11-27' },
  { rules: 'vulcain1953', challenger: 'steady', against: 'learner', walls: 200, seed: 2000000, gain: 84.36, interval: 73.19, win: 0.1762, give: 0.0788, date: '2026-11-27' },
];
