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
  { rules: 'encyclopedie', challenger: 'steady', against: 'learner', walls: 400, seed: 2000000, gain: 0.02, interval: 0.03, win: 0.2656, give: 0.1775, date: '2026-11-27' },
  { rules: 'mcr', challenger: 'steady', against: 'learner', walls: 400, seed: 2000000, gain: 10.01, interval: 1.52, win: 0.365, give: 0.1156, date: '2026-11-27' },
  { rules: 'riichi', challenger: 'steady', against: 'learner', walls: 400, seed: 2000000, gain: 851.69, interval: 193.06, win: 0.2969, give: 0.1088, date: '2026-11-28' },
  { rules: 'tchou1924', challenger: 'steady', against: 'learner', walls: 400, seed: 2000000, gain: 8.41, interval: 9.22, win: 0.2731, give: 0.18, date: '2026-11-27' },
  { rules: 'vulcain1953', challenger: 'steady', against: 'learner', walls: 400, seed: 2000000, gain: 83.42, interval: 58.26, win: 0.1737, give: 0.0737, date: '2026-11-27' },
];
