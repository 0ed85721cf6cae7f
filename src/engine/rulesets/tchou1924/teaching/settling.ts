import {
  LOSERS_POINTS,
  PIECES,
  type PointRange,
  type SettleTeaching,
  type SettleTopic,
} from '../../../scoring/settle-teaching.ts';
import { TCHOU1924_DEFAULTS } from '../config.ts';
import type { tchou1924Levels } from './levels.ts';

const { startingPoints, limit } = TCHOU1924_DEFAULTS;

const winner: PointRange = {
  start: [startingPoints, startingPoints + 2],
  pieces: PIECES,
  mostPieces: 3,
  doubles: [0, 0, 1, 2],
};
/** Only hands of 3 fan and more are fined (`tchou1924.IV.amende.3`). */
const great: PointRange = { ...winner, doubles: [3, 4] };

const topics: Readonly<Record<(typeof tchou1924Levels.settling)[number], SettleTopic>> = {
  winner: { ask: 'winner', options: { mode: ['new'] }, drawn: false, winner },
  losers: { ask: 'losers', options: { mode: ['new'] }, drawn: false, winner },
  old: { ask: 'all', options: { mode: ['old'] }, drawn: false, winner },
  drawn: { ask: 'all', drawn: true, winner },
  fines: { ask: 'all', fined: true, winner: great },
};

export const settling: SettleTeaching = {
  topics,
  losers: LOSERS_POINTS,
  mostPoints: limit,
  finesForTheTile: ['full'],
  looksAtDealer: ({ mode }) => mode === 'old',
};
