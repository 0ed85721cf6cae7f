/** The hands that three other programs agree on. */
import { readFileSync } from 'node:fs';
import {
  BONUS_TILES,
  inSituation,
  parseHand,
  type Situation,
  type Wind,
} from '../../../../src/engine/notation.ts';

type Fan = Readonly<Record<string, number>>;

export interface Recorded {
  readonly id: number;
  readonly concealed: string;
  readonly melds: readonly { type: string; tiles: string; open: boolean }[];
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

const PLACE = new URL('../../../data/mcr-hands.jsonl', import.meta.url);

export const RECORDED: readonly Recorded[] = readFileSync(PLACE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const meldText = ({ tiles, open }: Recorded['melds'][number]) =>
  open ? `~${tiles}` : `(${tiles})`;

/** The record's hand in the notation. */
export const notationOf = ({ concealed, melds, win, by }: Recorded): string =>
  `${concealed}${melds.map(meldText).join('')}${by === 'self' ? '*' : '!'}${win}`;

export function situationOf(record: Recorded): Situation {
  const read = parseHand(notationOf(record));
  if (!read.ok) throw new Error(`record ${record.id}: ${read.error.code}`);
  const said: readonly (readonly [boolean, string])[] = [
    [record.robKong, 'rob-kong'],
    [record.replacement, 'replacement'],
    [record.lastWall, record.by === 'self' ? 'last-wall' : 'last-discard'],
    [record.lastOfKind, 'last-of-kind'],
  ];
  const how = said.filter(([holds]) => holds).map(([, what]) => what);
  const flowers = BONUS_TILES.slice(0, record.flowers);
  return inSituation({ ...read.value, flowers }, { seat: record.seat, round: record.round, how });
}

/** The record's names as ids. */
export const idsOf = (fan: Fan): Fan =>
  Object.fromEntries(
    Object.entries(fan).map(([name, times]) => [name.toLowerCase().replaceAll(' ', '-'), times]),
  );
