/** The hands that at least two other programs agree on. */
import {
  inSituation,
  type Situation,
  type Tile,
  type Wind,
} from '../../../../src/engine/notation.ts';
import { type HandRecord, handOf, howOf, recordsIn } from '../hand-records.ts';

export interface Recorded extends HandRecord {
  readonly win: Tile;
  readonly by: 'self' | 'discard';
  readonly riichi: boolean;
  readonly doubleRiichi: boolean;
  readonly ippatsu: boolean;
  /** Of the wall, or the discard after it. */
  readonly lastTile: boolean;
  readonly rinshan: boolean;
  readonly chankan: boolean;
  readonly doraIndicators: readonly Tile[];
  readonly uraIndicators: readonly Tile[];
  readonly seat: Wind;
  readonly round: Wind;
  /** Han by the names of the roles, 13 for a yakuman. */
  readonly yaku: Readonly<Record<string, number>>;
  readonly han: number;
  readonly fu: number | null;
  readonly points: number;
  readonly payments: Readonly<Record<string, number>>;
  readonly yakuman?: number;
}

export const RECORDED = recordsIn<Recorded>('riichi-hands.jsonl');

/** Its circumstances, by the ids of the rule set. */
const circumstancesOf = (record: Recorded): readonly string[] =>
  howOf([
    [record.riichi && !record.doubleRiichi, 'riichi'],
    [record.doubleRiichi, 'double-riichi'],
    [record.ippatsu, 'ippatsu'],
    [record.rinshan, 'replacement'],
    [record.chankan, 'rob-kong'],
    [record.lastTile, record.by === 'self' ? 'last-wall' : 'last-discard'],
  ]);

export function situationOf(record: Recorded): Situation {
  const { seat, round, doraIndicators, uraIndicators } = record;
  const extras = { doraIndicators, uraIndicators };
  return inSituation(handOf(record), { seat, round, how: circumstancesOf(record), extras });
}
