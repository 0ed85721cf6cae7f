import type { SettleTeaching, SettleTopic } from '../../../scoring/settle-teaching.ts';
import { MCR_MINIMUM } from '../total.ts';
import type { mcrLevels } from './levels.ts';

const topics: Readonly<Record<(typeof mcrLevels.settling)[number], SettleTopic>> = {
  international: {
    ask: 'winner',
    winner: {
      start: [MCR_MINIMUM, 10, 12, 16, 24],
      pieces: [0, 1, 1, 2, 2, 4, 6],
      mostPieces: 4,
      doubles: [0],
    },
  },
};

export const settling: SettleTeaching = {
  topics,
  mostPoints: 999,
  // mcr.rule.6
  looksAtDealer: () => false,
};
