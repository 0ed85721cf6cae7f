/** The hands that another program scored from the same register. */
import { readFileSync } from 'node:fs';
import {
  inSituation,
  parseHand,
  type Situation,
  type Wind,
} from '../../../../src/engine/notation.ts';

export interface Recorded {
  readonly id: number;
  readonly concealed: string;
  readonly melds: readonly { type: string; tiles: string; open: boolean }[];
  readonly win: string | null;
  readonly by: 'self' | 'discard' | null;
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

const PLACE = new URL('../../../data/tchou1924-hands.jsonl', import.meta.url);

export const RECORDED: readonly Recorded[] = readFileSync(PLACE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const meldText = ({ tiles, open }: Recorded['melds'][number]) =>
  open ? `~${tiles}` : `(${tiles})`;

/** The record's hand in the notation. */
export function notationOf({ concealed, melds, win, by }: Recorded): string {
  const winning = win === null ? '' : `${by === 'self' ? '*' : '!'}${win}`;
  return concealed + melds.map(meldText).join('') + winning;
}

export function situationOf(record: Recorded): Situation {
  const read = parseHand(notationOf(record));
  if (!read.ok) throw new Error(`record ${record.id}: ${read.error.code}`);
  const said: readonly (readonly [boolean, string])[] = [
    [record.robKong, 'rob-kong'],
    [record.replacement, 'replacement'],
    [record.lastWall, 'last-wall'],
    [record.first === 'heaven', 'heaven'],
    [record.first === 'earth', 'earth'],
  ];
  const how = said.filter(([holds]) => holds).map(([, what]) => what);
  return inSituation(read.value, { seat: record.seat, how });
}
