import type { ClaimRule } from '../../core/table-rules.ts';

export const encyclopedieClaims: readonly ClaimRule[] = [
  { claim: 'win', rank: 0, nextOnly: false, onLastDiscard: true, rule: 'encyclopedie.prio.1' },
  { claim: 'kong', rank: 1, nextOnly: false, onLastDiscard: false, rule: 'encyclopedie.kong' },
  { claim: 'pung', rank: 1, nextOnly: false, onLastDiscard: false, rule: 'encyclopedie.pung' },
  { claim: 'chow', rank: 2, nextOnly: true, onLastDiscard: false, rule: 'encyclopedie.chow' },
];
