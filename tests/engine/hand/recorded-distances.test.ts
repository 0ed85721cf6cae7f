/** Distances that others found: see tests/data/README.md. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checked } from '../../build/checked.ts';
import { distances, hand } from '../hands.ts';

interface RecordedHand {
  readonly hand: string;
  readonly kind: string;
  readonly standard: number;
  readonly sevenPairs: number | null;
  readonly thirteenOrphans: number | null;
  /** What a package answers that is wrong about it. */
  readonly wrong?: string;
}

const FILE = new URL('../../data/distances.jsonl', import.meta.url);

const records: readonly RecordedHand[] = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const written = ({ standard, sevenPairs, thirteenOrphans }: Omit<RecordedHand, 'hand' | 'kind'>) =>
  [standard, sevenPairs, thirteenOrphans].join(' ');

describe('recorded hands', () => {
  test.each([...new Set(records.map(({ kind }) => kind))])('%s', (kind) => {
    const some = records.filter((record) => record.kind === kind);
    const found = some.map((record) => {
      const { concealed, melds } = hand(record.hand);
      return `${record.hand} ${written(distances(concealed, melds))}`;
    });
    expect(found).toEqual(some.map((record) => `${record.hand} ${written(record)}`));
  });

  test('are many', () => {
    expect(records.length).toBeGreaterThan(1900);
    expect(new Set(records.map((record) => record.hand)).size).toBe(records.length);
    checked('law.recorded-distances', records.length);
    checked('law.wrong-packages', records.filter(({ wrong }) => wrong !== undefined).length);
  });
});
