import {
  LOSERS_POINTS,
  PIECES,
  type PointRange,
  type SettleTeaching,
  type SettleTopic,
} from '../../../scoring/settle-teaching.ts';
import type { vulcain1953Levels } from './levels.ts';

const winner: PointRange = {
  start: [20, 22, 24, 30],
  pieces: PIECES,
  mostPieces: 3,
  doubles: [0, 1, 1, 2, 3],
};

/** By the names of the limits (`vulcain1953.3.5.8`). */
const special: PointRange = {
  start: [500, 1000, 1000, 2000],
  pieces: [0],
  mostPieces: 0,
  doubles: [0, 1, 2],
};

const USUAL = { cap: [true], stake: [0] } as const;

const topics: Readonly<Record<(typeof vulcain1953Levels.settling)[number], SettleTopic>> = {
  'east-double': { ask: 'winner', options: USUAL, winner },
  'with-east': { ask: 'all', options: USUAL, winner },
  capped: { ask: 'all', options: USUAL, winner: special },
  goulash: { ask: 'all', options: { cap: [true], stake: [100, 200] }, winner },
};

export const settling: SettleTeaching = {
  topics,
  losers: LOSERS_POINTS,
  mostPoints: 99_999,
  // vulcain1953.3.3.1
  looksAtDealer: () => true,
};
