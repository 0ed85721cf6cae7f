/** The hands that at least two other programs agree on. */
import { readFileSync } from 'node:fs';
import {
  inSituation,
  parseHand,
  type Situation,
  type Tile,
  type Wind,
} from '../../../../src/engine/notation.ts';

export interface Recorded {
  readonly id: number;
  readonly concealed: string;
  readonly melds: readonly { type: string; tiles: string; open: boolean }[];
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

const PLACE = new URL('../../../data/riichi-hands.jsonl', import.meta.url);

export const RECORDED: readonly Recorded[] = readFileSync(PLACE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const meldText = ({ tiles, open }: Recorded['melds'][number]) =>
  open ? `~${tiles}` : `(${tiles})`;

/** The record's hand in the notation. */
export const notationOf = ({ concealed, melds, win, by }: Recorded): string =>
  `${concealed}${melds.map(meldText).join('')}${by === 'self' ? '*' : '!'}${win}`;

/** Its circumstances, by the ids of the rule set. */
function howOf(record: Recorded): readonly string[] {
  const said: readonly (readonly [boolean, string])[] = [
    [record.riichi && !record.doubleRiichi, 'riichi'],
    [record.doubleRiichi, 'double-riichi'],
    [record.ippatsu, 'ippatsu'],
    [record.rinshan, 'replacement'],
    [record.chankan, 'rob-kong'],
    [record.lastTile, record.by === 'self' ? 'last-wall' : 'last-discard'],
  ];
  return said.filter(([holds]) => holds).map(([, what]) => what);
}

export function situationOf(record: Recorded): Situation {
  const read = parseHand(notationOf(record));
  if (!read.ok) throw new Error(`record ${record.id}: ${read.error.code}`);
  const { seat, round, doraIndicators, uraIndicators } = record;
  const extras = { doraIndicators, uraIndicators };
  return inSituation(read.value, { seat, round, how: howOf(record), extras });
}

/** The record's names as ids. */
export const idsOf = (yaku: Recorded['yaku']): Recorded['yaku'] =>
  Object.fromEntries(
    Object.entries(yaku).map(([name, han]) => [name.toLowerCase().replaceAll(' ', '-'), han]),
  );
