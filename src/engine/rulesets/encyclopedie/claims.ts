import type { ClaimRule } from '../../core/table-rules.ts';

/**
 * Pung and kong before chow, by turn (F05); a win before all (`encyclopedie.prio.1`). Of several
 * wins the nearest goes first (F15). On the last discard the article is silent: it can only be won
 * with, since drawing has reached the hill.
 */
export const encyclopedieClaims: readonly ClaimRule[] = [
  {
    claim: 'win',
    rank: 0,
    onLastDiscard: true,
    rule: 'encyclopedie.prio.1',
    // F07
    passedPlayOn: { rule: 'encyclopedie.prio.2' },
  },
  { claim: 'kong', rank: 1, rule: 'encyclopedie.kong' },
  { claim: 'pung', rank: 1, rule: 'encyclopedie.pung' },
  { claim: 'chow', rank: 2, nextOnly: true, rule: 'encyclopedie.chow', runs: ['dragons', 'winds'] },
];
