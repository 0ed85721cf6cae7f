/** How discards lie: before who made them, the one that declared across; or in a heap without owner. */
import { describe, expect, test } from 'vitest';
import { heapOf } from '../../src/components/table/Heap.tsx';
import { River } from '../../src/components/table/River.tsx';
import type { SeatView } from '../../src/engine/play.ts';
import { draw, ofClass, speak } from './render.ts';

const view = (table: SeatView['table']) => ({ table }) as SeatView;

describe('a river', () => {
  const tiles = ['1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m'] as const;

  const spots = (across?: number) =>
    ofClass(draw(<River tiles={tiles} seat={1} across={across} say={speak('en')} />), 'spot').map(
      ({ attributes }) => attributes,
    );

  test('has the tile across that declared, and pushes on those behind it in its row', () => {
    const all = spots(3);
    expect(all.flatMap((spot, at) => ('data-across' in spot ? [at] : []))).toEqual([3]);
    expect(all.flatMap(({ style }, at) => (style?.includes('--back') ? [at] : []))).toEqual([4, 5]);
  });

  test('has none across where nobody declared', () => {
    expect(spots().filter((spot) => 'data-across' in spot)).toEqual([]);
  });
});

describe('a heap', () => {
  test('has what nobody took, in the order in which it was made', () => {
    const table = [{ tile: '1m' }, { tile: '2m', claimedBy: 'S' }, { tile: '3m' }] as const;
    expect(heapOf(view(table))).toEqual(['1m', '3m']);
  });

  test.each([
    ['where each tile lies before its owner', [{ tile: '1m', seat: 'E' }]],
    ['before the first discard', []],
  ] as const)('is none %s', (_, table) => {
    expect(heapOf(view(table))).toBeUndefined();
  });
});
