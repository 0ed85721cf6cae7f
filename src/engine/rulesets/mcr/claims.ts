/** The four claims: hu, then pung and kong, then chow (`mcr.dec.7`). */
import type { ClaimRule } from '../../core/table-rules.ts';

export const mcrClaims: readonly ClaimRule[] = [
  { claim: 'win', rank: 0, onLastDiscard: true, rule: 'mcr.rule.9' },
  { claim: 'kong', rank: 1, rule: 'mcr.dec.7' },
  { claim: 'pung', rank: 1, rule: 'mcr.dec.7' },
  { claim: 'chow', rank: 2, nextOnly: true, rule: 'mcr.dec.7' },
];
