/** The hands that another program scored from the same register. */
import { inSituation, type Situation, type Wind } from '../../../../src/engine/notation.ts';
import { type HandRecord, handOf, howOf, recordsIn } from '../hand-records.ts';

export interface Recorded extends HandRecord {
  readonly seat: Wind;
  readonly robKong: boolean;
  readonly replacement: boolean;
  readonly lastWall: boolean;
  readonly first: 'heaven' | 'earth' | null;
  readonly options: { readonly limit?: number; readonly startingPoints?: number };
  /** `null`: a limit hand on thirteen kinds. */
  readonly points: number | null;
  readonly fan: number | null;
  readonly total: number;
  readonly limitHands: readonly string[];
}

export const RECORDED = recordsIn<Recorded>('tchou1924-hands.jsonl');

export function situationOf(record: Recorded): Situation {
  const how = howOf([
    [record.robKong, 'rob-kong'],
    [record.replacement, 'replacement'],
    [record.lastWall, 'last-wall'],
    [record.first === 'heaven', 'heaven'],
    [record.first === 'earth', 'earth'],
  ]);
  return inSituation(handOf(record), { seat: record.seat, how });
}
