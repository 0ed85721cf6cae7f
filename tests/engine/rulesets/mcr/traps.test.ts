/** Where scorers of these rules go wrong, and where the editions part. */
import { describe, expect, test } from 'vitest';
import { ids, isWin, scored, type Told, totalOf } from './score-hand.ts';

const WAITS = ['edge-wait', 'closed-wait', 'single-wait'];
const waitsIn = (told: Told, edition: 'text' | 'practice' | '2006' = 'text') =>
  ids(told, edition).filter((id) => WAITS.includes(id));

describe('waits', () => {
  test.each([
    ['one tile in two ways', '1233s~345m~888p~567p!3s', 1],
    ['a pair or a chow: 2444 waits for 2 and 3', '2444s~345m~888p~567p!3s', 0],
    ['either end: 1234 waits for 1 and 4', '1234s~345m~888p~567p!1s', 0],
    ['from both sides', '23s22z~345m~888p~456p!1s', 0],
    ['seven pairs hold it', '1144m7799p3366s2z!2z', 0],
    ['nine gates', '1112345678999m!5m', 0],
    ['of a knitted straight no tile is waited for alone', '147m258p36s22z~666m!9s', 0],
    ['the pair beside a knitted straight is', '147m258p369s2z~666m!2z', 1],
  ])('%s', (_, notation, count) => {
    expect(waitsIn([notation]).length).toBe(count);
  });

  test.each(['text', 'practice', '2006'] as const)(
    'two sides are no edge, though the winner holds one end four times (%s)',
    (edition) => {
      expect(waitsIn(['34s55z~345m~888p(2222s)!5s'], edition)).toEqual([]);
    },
  );

  // Waits for the pair on 1s or 4s; all the 4s lie in a kong.
  const alone: Told = ['1231s~345m~888p(4444s)!1s'];

  test.each([
    ['text', 1],
    ['practice', 0],
    ['2006', 1],
  ] as const)('the other kind exhausted: %s', (edition, count) => {
    expect(waitsIn(alone, edition).length).toBe(count);
  });
});

describe('shifted sets', () => {
  test.each<[string, string, string, boolean]>([
    ['pungs of 1, 2, 3, 5', 'four-pure-shifted-pungs', '55p22s~111p~222p~333p!5p', false],
    ['pungs of 1, 2, 3, 4', 'four-pure-shifted-pungs', '44p22s~111p~222p~333p!4p', true],
    ['pungs of 2, 4, 6', 'pure-shifted-pungs', '66p33p22m~222p~444p~666m!6p', false],
    ['chows by one, then by two', 'pure-shifted-chows', '67m99p~234m~345m~234p!5m', false],
    ['chows by two', 'pure-shifted-chows', '67m99p~234m~456m~234p!8m', true],
    ['chows by three are a straight', 'four-pure-shifted-chows', '89m22z~123m~456m~789m!7m', false],
  ])('%s: %s', (_, id, notation, holds) => {
    expect(isWin([notation]) && ids([notation]).includes(id)).toBe(holds);
  });
});

describe('nine gates', () => {
  const gates = '1112345678999m';
  const ENDS = 'pung-of-terminals-or-honors';
  const times = (told: Told, edition: 'text' | 'practice' | '2006') =>
    scored(told, edition).rows.filter(
      ({ item, suppressedBy }) => item.id === ENDS && suppressedBy === undefined,
    ).length;

  test.each([...'123456789'])('waits for %s as for every other', (rank) => {
    expect(ids([`${gates}!${rank}m`])).toContain('nine-gates');
  });

  test.each([
    ['2', 0, 1, 0],
    ['5', 0, 1, 0],
    ['8', 0, 1, 0],
    ['1', 0, 0, 0],
    ['6', 0, 0, 0],
  ])('won on %s: pungs of ends', (rank, text, practice, book) => {
    const told: Told = [`${gates}*${rank}m`];
    expect(times(told, 'text')).toBe(text);
    expect(times(told, 'practice')).toBe(practice);
    expect(times(told, '2006')).toBe(book);
  });

  test.each([
    ['a pung melded', '2345678999m~111m!5m'],
    ['a chow melded', '1112378999m~456m!4m'],
    ['the gates only with the last tile', '1112345567899m!9m'],
  ])('not with %s', (_, notation) => {
    expect(isWin([notation]) ? ids([notation]) : []).not.toContain('nine-gates');
  });

  test('a kong is a meld', () => {
    expect(ids(['2345678999m(1111m)*2m'])).not.toContain('nine-gates');
  });
});

describe('the chicken hand', () => {
  test('flowers neither hinder it nor help it', () => {
    const { totals } = scored(['56p22z1f2f~234m~888p~567s!4p']);
    expect(totals).toMatchObject({ total: 10, base: 8, flowers: 2, chicken: true, enough: true });
  });

  test('a hand one of whose readings scores is none', () => {
    // Read with pungs of 2, 3 and 4 it would be more; no reading may pass for nothing.
    const { totals } = scored(['22233344456p55z!7p']);
    expect(totals.chicken).toBe(false);
    expect(totals.base).toBeGreaterThan(8);
  });

  test('a knitted straight is none', () => {
    expect(ids(['147m258p36s22z~666m!9s'])).toEqual(['knitted-straight']);
  });

  test('a point drawn is a point', () => {
    expect(ids(['56p22z~234m~888p~567s*4p'])).toEqual(['self-drawn']);
  });
});

test('three-suited terminal chows may be melded', () => {
  expect(totalOf(['55s89p~123m~789m~123p!7p'])).toBe(17);
});

test('four alike in a knitted straight are kept from a kong', () => {
  expect(ids(['25m369p14447s~345s!8m'], 'practice')).toContain('tile-hog');
});

describe('robbing the kong', () => {
  test('takes up the last tile', () => {
    const hand = '67s22z~345m~888p~123p!5s';
    expect(ids([hand, { how: ['rob-kong', 'last-of-kind'] }])).toEqual(['robbing-the-kong']);
    expect(ids([hand, { how: ['last-of-kind'] }])).toEqual(['last-tile']);
  });
});

// Everyone sees the three others in the winner's exposed groups (`mcr.hand.27`).
describe('the last of its kind, said or not', () => {
  test.each<[string, string, boolean]>([
    ['three in a pung', '67s22z~345m~555s~123p!5s', true],
    ['drawn', '67s22z~345m~555s~123p*5s', true],
    ['one in each of three chows', '1123p~234p~234p~234p!4p', true],
    ['two on the table', '67s22z~345s~345s~123p!5s', false],
    ['two on the table, one in hand', '56767s22z~345s~345s!5s', false],
  ])('%s', (_, hand, isLast) => {
    expect(ids([hand]).includes('last-tile')).toBe(isLast);
  });
});

describe('what the hand says cannot have been is passed over', () => {
  test.each<[string, Told, readonly string[]]>([
    // A robbed tile is no discard (`mcr.hand.41`, `mcr.hand.43`).
    [
      'robbed after the last draw',
      ['67s22z~345m~888p~123p!5s', { how: ['rob-kong', 'last-discard'] }],
      ['robbing-the-kong'],
    ],
    [
      'robbed, the wall empty',
      ['67s22z~345m~888p~123p!5s', { how: ['rob-kong', 'last-wall', 'last-of-kind'] }],
      ['robbing-the-kong'],
    ],
    // The other three copies lie in the kong.
    ['robbed of a tile in hand', ['5567s~345m~888p~123p!5s', { how: ['rob-kong'] }], ['no-honors']],
    ['robbed, and drawn', ['67s22z~345m~888p~123p*5s', { how: ['rob-kong'] }], ['self-drawn']],
    [
      'robbed of a tile on the table',
      ['67s22z~345m~888p~456s!5s', { how: ['rob-kong'] }],
      ['chicken-hand'],
    ],
    // The other three lie in sight, none in hand (`mcr.hand.27`).
    [
      'the last of its kind, and one in hand',
      ['5567s~345m~888p~123p!5s', { how: ['last-of-kind'] }],
      ['no-honors'],
    ],
    [
      'the last of its kind, three on the table',
      ['67s22z~345m~555s~123p!5s', { how: ['last-of-kind'] }],
      ['last-tile', 'tile-hog'],
    ],
    // There is no kong (`mcr.hand.42`).
    [
      'a replacement without a kong',
      ['67s22z~345m~888p~123p*5s', { how: ['replacement'] }],
      ['self-drawn'],
    ],
    [
      'a replacement thrown',
      ['67s22z~345m~8888p~123p!5s', { how: ['replacement'] }],
      ['melded-kong'],
    ],
    [
      'the last draw thrown',
      ['67s22z~345m~888p~123p*5s', { how: ['last-discard'] }],
      ['self-drawn'],
    ],
  ])('%s', (_, told, expected) => {
    expect(ids(told)).toEqual(expected);
  });
});

describe('the last tile', () => {
  test.each<[string, Told, readonly string[]]>([
    ['drawn', ['67s22z~345m~888p~123p*5s', { how: ['last-wall'] }], ['last-tile-draw']],
    ['thrown', ['67s22z~345m~888p~123p!5s', { how: ['last-discard'] }], ['last-tile-claim']],
    [
      'thrown, the wall empty',
      ['67s22z~345m~888p~123p!5s', { how: ['last-wall'] }],
      ['last-tile-claim'],
    ],
    [
      'drawn for a kong',
      ['67s22z~345m~8888p~123p*5s', { how: ['last-wall', 'replacement'] }],
      ['last-tile-draw', 'out-with-replacement-tile', 'melded-kong'],
    ],
  ])('%s', (_, told, expected) => {
    expect(ids(told)).toEqual(expected);
  });
});

describe('editions', () => {
  const SEVEN = '2233m3388p1s2277z*1s';
  test.each<[string, Told, number, number, number]>([
    ['all types with seven pairs, drawn', [SEVEN], 25, 31, 34],
    ['a knitted straight and a chow', ['369m12247p28s~123m!5s'], 13, 14, 14],
    ['one kong of each kind', ['45p22z~567m(8888s)~2222m!3p'], 3, 5, 6],
    ['two concealed kongs', ['45p22z~567m(8888s)(2222m)!3p'], 6, 6, 8],
    [
      'a concealed drawn hand of pungs',
      ['111m333p555s77s44z*4z', { seat: 'E', round: 'E' }],
      67,
      67,
      70,
    ],
    ['all green with a half flush', ['88s66z~234s~234s~666s!8s'], 89, 89, 95],
    ['all terminals with a double pung', ['99p11s~111m~999m~111p!9p'], 64, 64, 68],
  ])('%s', (_, told, text, practice, book) => {
    expect([totalOf(told), totalOf(told, 'practice'), totalOf(told, '2006')]).toEqual([
      text,
      practice,
      book,
    ]);
  });
});
