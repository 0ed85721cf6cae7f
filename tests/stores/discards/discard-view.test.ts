/** What the board shows: hints, marks, discards in their order, the hand after one of them. */
import { describe, expect, test } from 'vitest';
import { WIN_PLACE } from '../../../src/engine/hand.ts';
import { formatTiles, groupTiles } from '../../../src/engine/notation.ts';
import { discardView } from '../../../src/stores/drafts/discard-view.ts';
import { discardStateOn } from './questions.ts';

const HAND = '346m55z~123p~789s~666s';
const FAR = '12334m456p78s55s16z';

const viewOf = (...opening: Parameters<typeof discardStateOn>) =>
  discardView(discardStateOn(...opening));

describe('before the answer', () => {
  test('nothing is given away', () => {
    const { ruledOut, marks, sensible, others } = viewOf(FAR);
    expect([ruledOut.size, marks.size, sensible, others]).toEqual([0, 0, [], []]);
  });

  test.each([
    [1, []],
    [2, [1, 3, 4]],
    [3, [1, 3, 4]],
    [4, [0, 1, 3, 4]],
  ])('%d hints rule out the places %j', (hints, places) => {
    expect([...viewOf(HAND, { hints }).ruledOut]).toEqual(places);
  });
});

describe('after the answer', () => {
  test.each([
    ['the right discard', HAND, 2, '', { 2: 'right' }],
    ['a mistake beside it', HAND, 0, '', { 0: 'mistake', 2: 'best' }],
    ['a slip beside it', HAND, 0, '222m', { 0: 'slip', 2: 'best' }],
    ['one of two', FAR, 12, '', { 12: 'right', 13: 'best' }],
  ])('marks %s', (_, hand, discard, seen, marks) => {
    expect(Object.fromEntries(viewOf(hand, { discard, seen }).marks)).toEqual(marks);
  });

  test('marks the copy that went, not another of its kind', () => {
    expect(Object.fromEntries(viewOf(HAND, { discard: 4 }).marks)).toEqual({
      2: 'best',
      4: 'mistake',
    });
  });

  test('the discards that keep the distance come first, best first', () => {
    const { sensible, others } = viewOf(HAND, { discard: 0 });
    const named = (all: typeof sensible) => all.map(({ tile, count }) => `${tile} ${count}`);
    expect(named(sensible)).toEqual(['6m 8', '3m 4']);
    expect(others.map(({ tile }) => tile).sort()).toEqual(['4m', '5z']);
    expect(others.every(({ distance }) => distance === 1)).toBe(true);
  });

  test('hints say no more', () => {
    expect(viewOf(HAND, { hints: 4, discard: 0 }).ruledOut.size).toBe(0);
  });
});

describe('the hand after a discard', () => {
  function steppedInto(hand: string, tile: string, seen = '') {
    const { look } = discardStateOn(hand, { seen, look: tile });
    if (!look) throw new Error('looked at');
    const { held, placing, coming } = look.detail;
    const tilesAt = (places: readonly number[]) =>
      formatTiles(
        places.flatMap((place) => (place === WIN_PLACE ? (coming ?? []) : (held[place] ?? []))),
      );
    return {
      after: look.detail,
      groups: placing.groups.map(({ places }) => tilesAt(places)),
      leftover: tilesAt(placing.leftover),
      places: [...placing.groups.flatMap(({ places }) => places), ...placing.leftover].sort(
        (a, b) => a - b,
      ),
    };
  }

  test('is ready: one of its waits has come', () => {
    const { after, groups, leftover, places } = steppedInto(HAND, '6m');
    expect([groups, leftover]).toEqual([['234m', '55z'], '']);
    expect([after.hand, after.coming, after.kinds]).toEqual([
      '34m55z~123p~789s~666s',
      '2m',
      ['two-sided'],
    ]);
    expect(places).toEqual([WIN_PLACE, 0, 1, 2, 3]);
  });

  test('is not ready: its groups, and what is in none', () => {
    const { after, groups, leftover, places } = steppedInto(FAR, '1z');
    expect([groups.length, after.coming, after.kinds]).toEqual([4 - 1, undefined, []]);
    expect(groups.flatMap((group) => group.length)).toEqual([4, 4, 3]);
    expect(leftover).not.toContain('1z');
    expect(places).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('lacks one tile of the kind', () => {
    expect(formatTiles(steppedInto(HAND, '5z').after.held)).toBe('346m5z');
  });

  test('waits on tiles that are all in sight: none comes', () => {
    expect(steppedInto(HAND, '6m', '22225555m').after.coming).toBeUndefined();
  });

  test('is of seven pairs, of thirteen orphans', () => {
    const pairs = steppedInto('1133m5577p2288s39p', '9p');
    expect([pairs.after.coming, pairs.groups.length, pairs.leftover]).toEqual(['3p', 7, '']);
    const orphans = steppedInto('1159m19p19s123456z', '5m');
    expect([orphans.groups.length, orphans.after.kinds]).toEqual([13, ['orphan']]);
  });

  test('groups stand in whole', () => {
    const { after } = steppedInto(FAR, '1z');
    for (const { group, places } of after.placing.groups) {
      expect(places).toHaveLength(groupTiles(group).length);
    }
  });
});
