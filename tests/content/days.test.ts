/** The hands of the day: a week of them is complete, and harder from day to day. */
import { describe, expect, test } from 'vitest';
import { waitingFrom } from '../../src/course/positions.ts';
import { waits } from '../../src/engine/hand.ts';
import { familyOf, rankOf, type Tile } from '../../src/engine/notation.ts';
import { readCourses, readDays } from './read.ts';

const DAYS = readDays();
const WEEKS = DAYS.length / 7;

/** Tiles in the hand, and whether they are of one family, where that is asked of the day. */
const WEEK = [
  ['monday', 4, undefined],
  ['tuesday', 7, false],
  ['wednesday', 7, true],
  ['thursday', 10, false],
  ['friday', 10, true],
  ['saturday', 13, false],
  ['sunday', 13, true],
] as const;

describe.each(WEEK)('a %s', (name, size, pure) => {
  const own = DAYS.filter(({ id }) => id.startsWith(`${name}.`));

  test('has a hand in each week', () => {
    expect(own.map(({ id }) => id)).toEqual(
      Array.from({ length: WEEKS }, (_, at) => `${name}.${at + 1}`),
    );
  });

  test.each(own)('$id, $hand: is of its size and waits', ({ hand }) => {
    const { concealed, pairInside, melds } = waitingFrom(hand);
    expect([concealed.length, pairInside, melds]).toEqual([size, true, []]);
    if (pure !== undefined) expect(new Set(concealed.map(familyOf)).size === 1).toBe(pure);
    expect(waits(waitingFrom(hand)).length).toBeGreaterThan(0);
  });
});

/** The numbers of each family, whatever the suits are called and from which end they are read. */
function shapeOf(hand: string): string {
  const { concealed } = waitingFrom(hand);
  const read = (rank: (tile: Tile) => number): string => {
    const families = Map.groupBy(concealed, familyOf);
    return [...families]
      .map(([family, tiles]) => `${family === 'z'}${tiles.map(rank).sort().join('')}`)
      .sort()
      .join(' ');
  };
  const turned = (tile: Tile): number =>
    familyOf(tile) === 'z' ? rankOf(tile) : 10 - rankOf(tile);
  return [read(rankOf), read(turned)].sort().join();
}

test('no shape comes twice', () => {
  const shapes = DAYS.map(({ hand }) => shapeOf(hand));
  expect(DAYS.filter((_, at) => shapes.indexOf(shapes[at] ?? '') !== at)).toEqual([]);
});

test('each goes with a lesson about waits', () => {
  const [course] = readCourses().filter(({ id }) => id === 'waits');
  const slugs = course?.lessons.map(({ slug }) => slug) ?? [];
  expect(DAYS.filter(({ lesson }) => !slugs.includes(lesson))).toEqual([]);
});
