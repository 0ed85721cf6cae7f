/** What the board shows: hints, marks, discards in their order, the hand after one of them. */
import { describe, expect, test } from 'vitest';
import { formatTiles, groupTiles, type Tile, WINNING } from '../../../src/engine/index.ts';
import { discardView } from '../../../src/stores/discards/discard-view.ts';
import { discardSessionOn } from './questions.ts';

const HAND = '346m55z~123p~789s~666s';
const FAR = '12334m456p78s55s16z';

const viewOf = (hand: string, opening: Parameters<typeof discardSessionOn>[1] = {}) =>
  discardView(discardSessionOn(hand, opening).state());

describe('before the answer', () => {
  test('nothing is given away', () => {
    const { hints, ruledOut, marks, sensible, others, stepped } = viewOf(FAR);
    expect([hints, ruledOut.size, marks.size, sensible, others, stepped]).toEqual([
      undefined,
      0,
      0,
      [],
      [],
      undefined,
    ]);
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
    const { hints, ruledOut } = viewOf(HAND, { hints: 4, discard: 0 });
    expect([hints, ruledOut.size]).toEqual([undefined, 0]);
  });
});

describe('the hand after a discard', () => {
  function steppedInto(hand: string, show: Tile, discard = 0) {
    const session = discardSessionOn(hand, { discard });
    session.show(show);
    const { concealed } = session.state().question.hand;
    const stepped = discardView(session.state()).stepped;
    const tilesAt = (places: readonly number[]) =>
      formatTiles(
        places.map((place) =>
          place === WINNING ? (stepped?.coming as Tile) : (concealed[place] as Tile),
        ),
      );
    return {
      stepped,
      groups: stepped?.placing.groups.map(({ places }) => tilesAt(places)),
      leftover: tilesAt(stepped?.placing.leftover ?? []),
      places: [
        ...(stepped?.placing.groups.flatMap(({ places }) => places) ?? []),
        ...(stepped?.placing.leftover ?? []),
        stepped?.gone ?? Number.NaN,
      ].sort((a, b) => a - b),
    };
  }

  test('is ready: one of its waits has come', () => {
    const { stepped, groups, leftover, places } = steppedInto(HAND, '6m');
    expect([groups, leftover]).toEqual([['234m', '55z'], '']);
    expect([stepped?.gone, stepped?.coming, stepped?.kinds]).toEqual([2, '2m', ['two-sided']]);
    expect(places).toEqual([WINNING, 0, 1, 2, 3, 4]);
  });

  test('is not ready: its groups, and what is in none', () => {
    const { stepped, groups, leftover, places } = steppedInto(FAR, '1z', 12);
    expect([groups?.length, stepped?.coming, stepped?.kinds]).toEqual([4 - 1, undefined, []]);
    expect(groups?.flatMap((group) => group.length)).toEqual([4, 4, 3]);
    expect(leftover).not.toContain('1z');
    expect(places).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  test('of the same kind as the own discard lacks the own one', () => {
    expect(steppedInto(HAND, '5z', 4).stepped?.gone).toBe(4);
    expect(steppedInto(HAND, '5z', 0).stepped?.gone).toBe(3);
  });

  test('waits on tiles that are all in sight: none comes', () => {
    const session = discardSessionOn(HAND, { discard: 2, seen: '22225555m' });
    session.show('6m');
    expect(discardView(session.state()).stepped?.coming).toBeUndefined();
  });

  test('is of seven pairs, of thirteen orphans', () => {
    const pairs = steppedInto('1133m5577p2288s39p', '9p');
    expect([pairs.stepped?.coming, pairs.groups?.length, pairs.leftover]).toEqual(['3p', 7, '']);
    const orphans = steppedInto('1159m19p19s123456z', '5m', 2);
    expect([orphans.groups?.length, orphans.stepped?.kinds]).toEqual([13, ['orphan']]);
  });

  test('groups stand in whole', () => {
    const { stepped } = steppedInto(FAR, '1z', 12);
    for (const { group, places } of stepped?.placing.groups ?? []) {
      expect(places).toHaveLength(groupTiles(group).length);
    }
  });
});
