/** Settle the table: who pays whom when a hand is over, and what each has gained. */
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import {
  MODES,
  type Mode,
  TCHOU1924_CHOICES,
  TCHOU1924_DEFAULTS,
} from '../../rulesets/tchou1924/config.ts';
import { FINES } from '../../rulesets/tchou1924/settle.ts';
import type { Drill } from '../former-drill.ts';
import type { SettleAccount, SettleAsk, SettleQuestion } from './settle-question.ts';
import {
  judgeSettlement,
  type SettleAnswer,
  type SettleVerdict,
  settledAnswer,
} from './settle-verdict.ts';

/** The winner alone; the losers among themselves; the old mode; the tile drawn; fines. */
export const SETTLE_TOPICS = ['winner', 'losers', 'old', 'drawn', 'fines'] as const;
export type SettleTopic = (typeof SETTLE_TOPICS)[number];

export interface SettleLevel {
  readonly topic: SettleTopic;
}

interface Topic {
  readonly ask: SettleAsk;
  readonly modes: readonly Mode[];
  /** Whether the winner drew the tile; absent: as often as not. */
  readonly drawn?: boolean;
  readonly fined?: boolean;
}

const TOPICS: Readonly<Record<SettleTopic, Topic>> = {
  winner: { ask: 'winner', modes: ['new'], drawn: false },
  losers: { ask: 'losers', modes: ['new'], drawn: false },
  old: { ask: 'all', modes: ['old'], drawn: false },
  drawn: { ask: 'all', modes: MODES, drawn: true },
  fines: { ask: 'all', modes: MODES, fined: true },
};

/** What groups and pairs bring in a hand that lost. */
const PIECES = [0, 2, 2, 4, 4, 8, 8, 16] as const;

const somePieces = (rng: Rng, most: number): number =>
  Array.from({ length: rng.below(most + 1) }, () => pick(rng, PIECES)).reduce<number>(
    (sum, points) => sum + points,
    0,
  );

/** Own winds and dragons double some of the hands that lost. */
const loserPoints = (rng: Rng): number => somePieces(rng, 3) * 2 ** Math.max(0, rng.below(4) - 2);

const { startingPoints, limit } = TCHOU1924_DEFAULTS;
/** A fine is due for hands at 3 fan and more (`tchou1924.IV.amende.3`). */
const GREAT_FAN = 3;

function winnerPoints(rng: Rng, fined: boolean): number {
  const fan = fined ? GREAT_FAN + rng.below(2) : Math.max(0, rng.below(4) - 1);
  return Math.min(limit, (startingPoints + 2 * rng.below(2) + somePieces(rng, 3)) * 2 ** fan);
}

function someScores(rng: Rng, winner: Wind, fined: boolean): SettleAccount['scores'] {
  const scores = { E: 0, S: 0, W: 0, N: 0 };
  for (const seat of WINDS) {
    scores[seat] = seat === winner ? winnerPoints(rng, fined) : loserPoints(rng);
  }
  return scores;
}

/** Who is fined: the one who let the tile go for the whole, any loser for half. */
function someFine(
  rng: Rng,
  from: Wind | null,
  losers: readonly Wind[],
): NonNullable<SettleAccount['fine']> {
  const kind = from === null ? 'half' : pick(rng, FINES);
  return { kind, seat: kind === 'full' && from !== null ? from : pick(rng, losers) };
}

function someAccount(rng: Rng, { drawn, fined = false }: Topic): SettleAccount {
  const [winner, ...losers] = shuffled(rng, WINDS) as [Wind, Wind, Wind, Wind];
  const isDrawn = drawn ?? rng.below(3) === 0;
  const from = isDrawn ? null : (losers[0] ?? null);
  const scores = someScores(rng, winner, fined);
  const account = { winner, from, scores, dealer: 'E' } as const;
  return fined ? { ...account, fine: someFine(rng, from, losers) } : account;
}

/** Losers who all have the same would have nothing to settle; one equal pair may be. */
function hasDifferences({ winner, scores }: SettleAccount): boolean {
  const losers = WINDS.filter((seat) => seat !== winner);
  return new Set(losers.map((seat) => scores[seat])).size > 1;
}

function make(rng: Rng, { topic }: SettleLevel): SettleQuestion {
  const about = TOPICS[topic];
  const options = {
    mode: pick(rng, about.modes),
    coefficients: pick(rng, TCHOU1924_CHOICES.coefficients),
  };
  for (;;) {
    const account = someAccount(rng, about);
    if (hasDifferences(account)) return { account, options, ask: about.ask };
  }
}

export const settleTable: Drill<SettleLevel, SettleQuestion, SettleAnswer, SettleVerdict> = {
  id: 'settle-table',
  board: 'settlement',
  make,
  solve: settledAnswer,
  check: judgeSettlement,
};
