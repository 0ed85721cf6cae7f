/** Ron, then pon and kan, then chi (`riichi.7.1.6`, J09). */
import type { ClaimRule } from '../../core/table-rules.ts';

export const riichiClaims: readonly ClaimRule[] = [
  {
    claim: 'win',
    rank: 0,
    nextOnly: false,
    onLastDiscard: true,
    rule: 'riichi.8.3',
    barredByOwnDiscards: 'riichi.8.4',
  },
  { claim: 'kong', rank: 1, nextOnly: false, onLastDiscard: false, rule: 'riichi.7.1.5' },
  { claim: 'pung', rank: 1, nextOnly: false, onLastDiscard: false, rule: 'riichi.7.1.5' },
  {
    claim: 'chow',
    rank: 2,
    nextOnly: true,
    onLastDiscard: false,
    rule: 'riichi.7.1.3',
    barredDiscards: [{ tile: 'other-end', rule: 'riichi.7.1.4' }],
  },
];
