import type { PointRange, SettleTeaching, SettleTopic } from '../../../scoring/settle-teaching.ts';
import type { encyclopedieLevels } from './levels.ts';

/** Points of any table: only even ones can be paid in sticks (`encyclopedie.comptes.3`). */
const pieces = [0, 2, 2, 4, 4, 8, 8, 16] as const;

const winner: PointRange = {
  start: [20, 22, 24, 28],
  pieces,
  mostPieces: 3,
  doubles: [0, 0, 1, 2],
};

const USUAL = { eastDouble: ['payments'] } as const;

const topics: Readonly<Record<(typeof encyclopedieLevels.settling)[number], SettleTopic>> = {
  collected: { ask: 'winner', options: USUAL, winner },
  differences: { ask: 'losers', options: USUAL, winner },
  'whole-table': { ask: 'all', options: USUAL, winner },
  'score-doubled': { ask: 'all', options: { eastDouble: ['scores'] }, dealerLoses: true, winner },
};

export const settling: SettleTeaching = {
  topics,
  losers: { start: [0, 2, 4], pieces, mostPieces: 3, doubles: [0, 0, 0, 1] },
  mostPoints: 9_999,
  finesForTheTile: [],
  // encyclopedie.comptes.2
  looksAtDealer: () => true,
};
