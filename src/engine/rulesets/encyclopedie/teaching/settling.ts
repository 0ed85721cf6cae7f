import {
  LOSERS_POINTS,
  PIECES,
  type PointRange,
  type SettleTeaching,
  type SettleTopic,
} from '../../../scoring/settle-teaching.ts';
import type { encyclopedieLevels } from './levels.ts';

/** Points of any table: only even ones can be paid in sticks (`encyclopedie.comptes.3`). */
const winner: PointRange = {
  start: [20, 22, 24, 28],
  pieces: PIECES,
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
  losers: { ...LOSERS_POINTS, start: [0, 2, 4] },
  mostPoints: 9_999,
  // encyclopedie.comptes.2
  looksAtDealer: () => true,
};
