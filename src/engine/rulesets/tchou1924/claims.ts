/** Who may take a discard, and for what (`tchou1924.III.prio.1`). */
import type { ClaimData } from '../../scoring/table-data.ts';

export const claims: ClaimData = {
  priority: [['mah-jong'], ['kong', 'pung'], ['chow']],
  nextPlayerOnly: ['chow'],
  // E29: the last conventional tile, once thrown, can only be won with.
  onLastDiscard: ['mah-jong'],
  // Said of tch'eu, held of p'ong as well (E30).
  kongAfterClaim: false,
  rule: 'tchou1924.III.prio.1',
};
