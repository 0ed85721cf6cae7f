/** Hands and accounts that another program counted from the same register. */
import { readFileSync } from 'node:fs';
import {
  inSituation,
  parseHand,
  type Situation,
  type Wind,
} from '../../../../src/engine/notation.ts';
import type { Account } from '../../../../src/engine/scoring.ts';

export interface Recorded {
  readonly id: number;
  readonly concealed: string;
  readonly melds: readonly { type: string; tiles: string; open: boolean }[];
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

const recordsOf = <T>(file: string): readonly T[] =>
  readFileSync(new URL(`../../../data/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

export const RECORDED = recordsOf<Recorded>('vulcain1953-hands.jsonl');
export const ACCOUNTS = recordsOf<RecordedAccount>('vulcain1953-settlements.jsonl');

const meldText = ({ tiles, open }: Recorded['melds'][number]) =>
  open ? `~${tiles}` : `(${tiles})`;

/** The record's hand in the notation. */
export function notationOf({ concealed, melds, flowers, win, by }: Recorded): string {
  const winning = win === null ? '' : `${by === 'self' ? '*' : '!'}${win}`;
  return concealed + flowers + melds.map(meldText).join('') + winning;
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
  return inSituation(read.value, { seat: record.seat, round: record.round, how });
}
