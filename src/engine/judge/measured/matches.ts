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
  { rules: 'encyclopedie', challenger: 'steady', against: 'learner', walls: 200, seed: 2000000, gain: 0.03, interval: 0.04, win: 0.2737, give: 0.155, date: '2026-11-27' },
  { rules: 'mcr', challenger: 'steady', against: 'learner', walls: 200, seed: 2000000, gain: 9.9, interval: 2.07, win: 0.3787, give: 0.1212, date: '2026-11-27' },
  { rules: 'riichi', challenger: 'steady', against: 'learner', walls: 200, seed: 2000000, gain: 922.75, interval: 308.31, win: 0.2825, give: 0.0988, date: '2026-11-27' },
  { rules: 'tchou1924', challenger: 'steady', against: 'learner', walls: 200, seed: 2000000, gain: 10.65, interval: 12.87, win: 0.2762, give: 0.1487, date: '2026-11-27' },
  { rules: 'vulcain1953', challenger: 'steady', against: 'learner', walls: 200, seed: 2000000, gain: 87.66, interval: 83.93, win: 0.175, give: 0.075, date: '2026-11-27' },
];
