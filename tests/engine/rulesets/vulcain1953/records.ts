/** Hands and accounts that another program counted from the same register. */
import { inSituation, type Situation, type Wind } from '../../../../src/engine/notation.ts';
import type { Account } from '../../../../src/engine/scoring.ts';
import { type HandRecord, handOf, howOf, recordsIn } from '../hand-records.ts';

export interface Recorded extends HandRecord {
  readonly win: string | null;
  readonly by: 'self' | 'discard';
  readonly seat: Wind;
  readonly round: Wind;
  readonly flowers: string;
  readonly robKong: boolean;
  readonly replacement: boolean;
  readonly lastWall: boolean;
  readonly first: 'heaven' | 'earth' | null;
  readonly legal: boolean;
  readonly total: number;
  readonly base: number;
  readonly doubles: number;
  readonly limit: 'quarter' | 'half' | 'full' | 'double' | null;
  readonly special: string | null;
  readonly lines: readonly string[];
  /** Sensible readers of the register may differ. */
  readonly ambiguous?: string;
}

export interface RecordedAccount extends Account {
  readonly id: number;
  readonly payments: Readonly<Record<Wind, number>>;
}

export const RECORDED = recordsIn<Recorded>('vulcain1953-hands.jsonl');
export const ACCOUNTS = recordsIn<RecordedAccount>('vulcain1953-settlements.jsonl');

export function situationOf(record: Recorded): Situation {
  const how = howOf([
    [record.robKong, 'rob-kong'],
    [record.replacement, 'replacement'],
    [record.lastWall, 'last-wall'],
    [record.first === 'heaven', 'heaven'],
    [record.first === 'earth', 'earth'],
  ]);
  return inSituation(handOf(record), {
    seat: record.seat,
    round: record.round,
    how,
  });
}
