/** Where arrow keys and threads lead in the web of exclusions. */
import { describe, expect, test } from 'vitest';
import {
  type ArrowKey,
  type Columns,
  stepFrom,
} from '../../src/components/tools/exclusions/steps.ts';
import { threadTo } from '../../src/components/tools/exclusions/threads.ts';

const FULL: Columns = [2, 1, 3];
const NO_KEEPERS: Columns = [0, 1, 3];
const ALONE: Columns = [0, 1, 0];

describe('an arrow key', () => {
  test.each<readonly [string, Columns, number, ArrowKey, number]>([
    ['down from the first', FULL, 0, 'ArrowDown', 1],
    ['down from the last keeper to the middle', FULL, 1, 'ArrowDown', 2],
    ['down at the end stays', FULL, 5, 'ArrowDown', 5],
    ['up from the middle', FULL, 2, 'ArrowUp', 1],
    ['up at the start stays', FULL, 0, 'ArrowUp', 0],
    ['right from a keeper to the middle', FULL, 0, 'ArrowRight', 2],
    ['right from the middle to the mid hand of the other side', FULL, 2, 'ArrowRight', 4],
    ['left from the other side to the middle', FULL, 5, 'ArrowLeft', 2],
    ['left from the middle', FULL, 2, 'ArrowLeft', 0],
    ['right at the last side stays', FULL, 3, 'ArrowRight', 3],
    ['left where no hand lies stays', NO_KEEPERS, 0, 'ArrowLeft', 0],
    ['right past no hand', NO_KEEPERS, 0, 'ArrowRight', 2],
    ['down where one hand is alone stays', ALONE, 0, 'ArrowDown', 0],
    ['right where one hand is alone stays', ALONE, 0, 'ArrowRight', 0],
  ])('%s', (_, columns, at, key, to) => expect(stepFrom(columns, at, key)).toBe(to));
});

/** The first and the last point of a path. */
const endsOf = (line: string): readonly (readonly number[])[] => {
  const numbers = line.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return [numbers.slice(0, 2), numbers.slice(-2)];
};

describe('a thread', () => {
  const card = { left: 300, right: 600, top: 100, bottom: 300 };

  test('from a keeper on the left runs to the middle of the card’s near edge', () => {
    const { line } = threadTo({ x: 200, y: 40, keeps: true }, card);
    expect(endsOf(line)).toEqual([
      [210, 40],
      [300, 200],
    ]);
  });

  test('to a kept hand on the right ends at its joint', () => {
    const { line } = threadTo({ x: 700, y: 40, keeps: false }, card);
    expect(endsOf(line)).toEqual([
      [600, 200],
      [690, 40],
    ]);
  });

  test.each([
    ['above', true, -50, 100],
    ['below', false, 350, 300],
  ])('of an upright web, %s, meets the card’s edge', (_, keeps, y, edge) => {
    const { line } = threadTo({ x: 340, y, keeps }, card);
    expect(line.endsWith(`V${edge}`)).toBe(true);
  });
});
