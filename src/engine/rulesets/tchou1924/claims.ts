import type { ClaimRule } from '../../core/table-rules.ts';

/** The last discard can only be won with (E29). */
export const tchou1924Claims: readonly ClaimRule[] = [
  { claim: 'win', rank: 0, onLastDiscard: true, rule: 'tchou1924.III.hou' },
  { claim: 'kong', rank: 1, rule: 'tchou1924.III.kang' },
  { claim: 'pung', rank: 1, rule: 'tchou1924.III.pong' },
  { claim: 'chow', rank: 2, nextOnly: true, rule: 'tchou1924.III.tcheu' },
];
