/** Deal, reserve and the turn of the first hand (`tchou1924.III.deal.1`, `III.deadwall`). */
import type { TableData } from '../../scoring/table-data.ts';

export const table: TableData = {
  reserve: { tiles: 14, perKong: 1 },
  deal: { rounds: 3, tiles: 4 },
  firstHand: {
    'first-hand-won': 'stays',
    'other-won': 'passes',
    'drawn-without-kong': 'stays',
    'drawn-with-kong': 'passes',
    annulled: 'stays',
    // After a false win the hand is dealt again (E36).
    void: 'stays',
  },
  rule: 'tchou1924.II.firsthand.2',
};
