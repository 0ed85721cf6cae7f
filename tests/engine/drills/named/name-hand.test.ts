/** Special hands by their tiles: each row was found by hand from the patterns of the source. */
import { describe, expect, test } from 'vitest';
import { loadNameHand } from '../../../../src/engine/drills/named/name-hand.ts';

const desk = await loadNameHand('vulcain1953');

interface Row {
  readonly hand: string;
  readonly name: string;
  readonly tiles: string;
  readonly mark: number;
}

const SHORT: readonly Row[] = [
  { hand: '1122334455667z', name: 'twins-of-heaven', tiles: '7z', mark: 1000 },
  { hand: '1199m1199p99s33z7z', name: 'honour-pairs', tiles: '7z', mark: 500 },
  { hand: '1199m1188p99s33z7z', name: 'seven-pairs', tiles: '7z', mark: 250 },
  { hand: '2456789p245678s', name: 'bicolour', tiles: '9s', mark: 500 },
  // 1 and 9 are a triplet and a mixed pair, whichever comes.
  { hand: '13579m13579p357s', name: 'tricot', tiles: '1s 9s', mark: 250 },
  { hand: '123m456p789s1234z', name: 'windy-chow', tiles: '1z 2z 3z 4z', mark: 250 },
  { hand: '1234567899m123z', name: 'wriggling-snake', tiles: '4z', mark: 500 },
  {
    hand: '123456789m1234z',
    name: 'wriggling-snake',
    tiles: '1m 2m 3m 4m 5m 6m 7m 8m 9m',
    mark: 500,
  },
  {
    hand: '19m19p19s1234567z',
    name: 'unique-wonder',
    tiles: '1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z',
    mark: 2000,
  },
  { hand: '123456p1234567z', name: 'gretas-garden', tiles: '7p', mark: 1000 },
  { hand: '1112345678999m', name: 'gates-of-heaven', tiles: '2m 3m 4m 5m 6m 7m 8m', mark: 1000 },
  { hand: '1122334z~555z~777z', name: 'windy-dragons', tiles: '4z', mark: 1000 },
  { hand: '33344z55m~111z~222z', name: 'four-blessings', tiles: '4z', mark: 1000 },
  // Drawn, the tile makes seven pairs of one suit: 250 doubled three times is more than 1,000.
  { hand: '2222444466s~333s', name: 'seven-pairs', tiles: '3s', mark: 250 },
  { hand: '2222344466s~333s', name: 'seven-pairs', tiles: '4s', mark: 250 },
  { hand: '2234444888s~333s', name: 'seven-pairs', tiles: '8s', mark: 250 },
];

const waits = (tiles: readonly string[]): string => tiles.join(' ');

describe('one tile short', () => {
  test.each(SHORT)('$hand: $name on $tiles', ({ hand, name, tiles, mark }) => {
    const answer = desk.solve({ hand });
    expect({ ...answer, tiles: waits(answer.tiles) }).toEqual({ name, tiles, mark });
  });
});

describe('complete', () => {
  test.each([
    { hand: '1234567p123456z!7z', name: 'gretas-garden', mark: 1000 },
    { hand: '222233446688s6z!6z', name: 'jade-pairs', mark: 500 },
  ])('$hand: $name', ({ hand, name, mark }) => {
    expect(desk.solve({ hand })).toEqual({ name, tiles: [], mark });
  });

  test('a pure hand of green pairs is worth more as any seven pairs', () => {
    expect(desk.solve({ hand: '2222333344668s!8s' })).toEqual({
      name: 'seven-pairs',
      tiles: [],
      mark: 250,
    });
  });
});

describe('what is refused', () => {
  test.each([
    ['123m456p789s1357z', 'not-ready'],
    ['123m456p789s1122z!1z', 'not-ready'],
    ['222m444p666s78s55z', 'not-named'],
    ['1234567p123456z', 'none'],
    ['123456p1234567z1f', 'no-flowers'],
    ['123456p123456z', 'impossible-count'],
  ])('%s: %s', (hand, code) => {
    const asked = desk.ask({ hand });
    expect(asked.ok ? 'none' : asked.error.error.code).toBe(code);
  });
});

describe('an answer in parts', () => {
  const given = { name: 'tricot', tiles: ['1s'], mark: 500 } as const;
  test('each part is judged', () => {
    const { right, marks, wanted } = desk.check({ hand: '13579m13579p357s' }, given);
    expect({ right, marks, tiles: waits(wanted.tiles) }).toEqual({
      right: false,
      marks: { found: 2, missed: 1, wrong: 1 },
      tiles: '1s 9s',
    });
  });

  test('the right name is always offered', () => {
    const asked = desk.ask({ hand: '13579m13579p357s' });
    expect(asked.ok && asked.value.shown.names).toContain('tricot');
  });
});
