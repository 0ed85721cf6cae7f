/** The hands that three other programs agree on. */
import {
  BONUS_TILES,
  inSituation,
  type Situation,
  type Wind,
} from '../../../../src/engine/notation.ts';
import { type HandRecord, handOf, howOf, recordsIn } from '../hand-records.ts';

type Fan = Readonly<Record<string, number>>;

export interface Recorded extends HandRecord {
  readonly win: string;
  readonly by: 'self' | 'discard';
  readonly seat: Wind;
  readonly round: Wind;
  readonly robKong: boolean;
  readonly replacement: boolean;
  /** With `by` a discard: the last discard of all. */
  readonly lastWall: boolean;
  readonly lastOfKind: boolean;
  /** How many. */
  readonly flowers: number;
  readonly total: number;
  readonly fan: Fan;
  readonly fanAlt?: Fan;
  /** Where the text counts otherwise; `null`: it names no total. */
  readonly text?: { readonly total: number; readonly fan: Fan } | null;
  readonly wmo2006?: number | null;
}

export const RECORDED = recordsIn<Recorded>('mcr-hands.jsonl');

export function situationOf(record: Recorded): Situation {
  const how = howOf([
    [record.robKong, 'rob-kong'],
    [record.replacement, 'replacement'],
    [record.lastWall, record.by === 'self' ? 'last-wall' : 'last-discard'],
    [record.lastOfKind, 'last-of-kind'],
  ]);
  const flowers = BONUS_TILES.slice(0, record.flowers);
  return inSituation(
    { ...handOf(record), flowers },
    { seat: record.seat, round: record.round, how },
  );
}
