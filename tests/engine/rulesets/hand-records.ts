/** Hands as other programs recorded them: from the lines of a file, into the notation. */
import { readFileSync } from 'node:fs';
import { type Hand, parseHand } from '../../../src/engine/notation.ts';

export interface HandRecord {
  readonly id: number;
  readonly concealed: string;
  readonly melds: readonly { type: string; tiles: string; open: boolean }[];
  readonly win: string | null;
  readonly by: 'self' | 'discard' | null;
  /** Which, or only how many. */
  readonly flowers?: string | number;
}

export const recordsIn = <T>(file: string): readonly T[] =>
  readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const meldText = ({ tiles, open }: HandRecord['melds'][number]) =>
  open ? `~${tiles}` : `(${tiles})`;

/** The record's hand in the notation. */
export function notationOf({ concealed, melds, flowers, win, by }: HandRecord): string {
  const bonus = typeof flowers === 'string' ? flowers : '';
  const winning = win === null ? '' : `${by === 'self' ? '*' : '!'}${win}`;
  return concealed + bonus + melds.map(meldText).join('') + winning;
}

export function handOf(record: HandRecord): Hand {
  const read = parseHand(notationOf(record));
  if (!read.ok) throw new Error(`record ${record.id}: ${read.error.code}`);
  return read.value;
}

/** The circumstances that hold, by their ids. */
export const howOf = (
  said: readonly (readonly [holds: boolean, id: string])[],
): readonly string[] => said.filter(([holds]) => holds).map(([, id]) => id);

/** The names of a record as ids. */
export const idsOf = (counts: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(counts).map(([name, n]) => [name.toLowerCase().replaceAll(' ', '-'), n]),
  );
