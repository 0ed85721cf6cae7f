/** The four claims of Tchou Kia-kien: hou, then p'ong and kang, then tch'eu. */
import type { ClaimRule } from '../../core/table-rules.ts';

export const tchou1924Claims: readonly ClaimRule[] = [
  { claim: 'win', rank: 0, nextOnly: false, rule: 'tchou1924.III.hou' },
  { claim: 'kong', rank: 1, nextOnly: false, rule: 'tchou1924.III.kang' },
  { claim: 'pung', rank: 1, nextOnly: false, rule: 'tchou1924.III.pong' },
  { claim: 'chow', rank: 2, nextOnly: true, rule: 'tchou1924.III.tcheu' },
];
