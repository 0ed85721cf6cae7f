/** Tchou's formulas against the engine: what the book's tables say, it finds by itself. */
import { describe, expect, test } from 'vitest';
import { mirrorOf, SUITS } from '../../src/engine/core/tile.ts';
import { waits } from '../../src/engine/hand.ts';
import {
  asWaiting,
  compareTiles,
  familyOf,
  formatTiles,
  groupTiles,
  isHonour,
  parseHand,
  rankOf,
  type Tile,
  type WaitingHand,
} from '../../src/engine/notation.ts';
import { readFormulas } from './read.ts';

const FORMULAS = readFormulas();
const WHOLE = FORMULAS.flatMap((one) =>
  one.hand === undefined ? [] : [{ ...one, hand: one.hand }],
);
const SLIPS = FORMULAS.flatMap(({ slips, ...one }) => slips.map((slip) => ({ ...one, slip })));

const sorted = (tiles: readonly Tile[]): Tile[] => [...tiles].sort(compareTiles);

/** The tiles of a text in tile order. */
function tilesIn(text: string): Tile[] {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(`${text}: ${hand.error.code}`);
  return sorted(hand.value.concealed);
}

function waitingHand(text: string): WaitingHand {
  const hand = asWaiting({ concealed: tilesIn(text), melds: [] });
  if (!hand.ok) throw new Error(`${text}: ${hand.error.code}`);
  return hand.value;
}

const waitsOn = (text: string): Tile[] => waits(waitingHand(text)).map(({ tile }) => tile);

/** Formulas by the copies of all their winning kinds that are not in the hand, counted apart. */
const COPIES_LEFT: Readonly<Record<number, string>> = {
  3: 'XLIX',
  4: 'XLVI XLVII XLVIII',
  6: 'XLIV',
  7: 'XXXVII XLIII',
  8: 'XLV',
  9: 'XXX XXXI XXXVIII',
  10: 'XXII XXIII XXVIII XXIX XXXIV XXXV XXXVI XXXIX',
  11: 'XXXII XXXIII XL XLII',
  12: 'XXI',
  13: 'XXIV XXV',
  14: 'XII XIII XIV XV XVI',
  16: 'VI VII VIII IX XXVI XXVII',
  17: 'II III IV V X XI XVII XVIII XIX XX',
  23: 'I',
};

/** Formulas whose pair stands elsewhere: the book's rows for them hold none. */
const PAIR_ELSEWHERE = ['XXXIX', 'XL', 'XLV', 'XLVII', 'XLVIII'];

const ROMAN = [
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

function roman(value: number): string {
  const step = ROMAN.find(([worth]) => worth <= value);
  return step === undefined ? '' : step[1] + roman(value - step[0]);
}

describe('the list', () => {
  test('has the numbers I to XLIX in order, with figures 16 to 64', () => {
    const numbers = Array.from({ length: 49 }, (_, at) => [roman(at + 1), at + 1, at + 16]);
    expect(FORMULAS.map(({ id, order, figure }) => [id, order, figure])).toEqual(numbers);
  });

  test('has a hand for all but XLI, of which it has nothing', () => {
    const [gap, ...others] = FORMULAS.filter(({ hand }) => hand === undefined);
    expect(others).toEqual([]);
    expect(gap).toEqual({
      id: 'XLI',
      order: 41,
      figure: 56,
      rows: [],
      slips: [{ kind: 'missing', errata: 'E07' }],
    });
  });

  test('goes down the classes as the book does, XLI standing among the threes', () => {
    const classes = FORMULAS.map(({ printedClass }) => printedClass);
    expect([classes[39], classes[40], classes[41]]).toEqual([3, undefined, 3]);
    const sizes = classes.map((size) => size ?? 3);
    const counted = [9, 8, 7, 6, 5, 4, 3, 2, 1].map(
      (size) => sizes.filter((n) => n === size).length,
    );
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(counted).toEqual([1, 0, 8, 12, 8, 7, 7, 3, 3]);
  });

  test('holds each hand once', () => {
    expect(new Set(WHOLE.map(({ hand }) => formatTiles(tilesIn(hand)))).size).toBe(48);
  });
});

describe.each(WHOLE)('formula $id, $hand', ({ id, hand, rows, printedClass, shape }) => {
  test('waits on the tiles of the book’s table, each in one row', () => {
    expect(waitsOn(hand)).toEqual(sorted(rows.flatMap(({ tile }) => tilesIn(tile))));
  });

  test('waits on as many kinds as the heading says', () => {
    expect(waitsOn(hand).length).toBe(printedClass);
  });

  test('has as many copies left as an independent count', () => {
    const left = waits(waitingHand(hand)).reduce((sum, wait) => sum + wait.left, 0);
    expect(COPIES_LEFT[left]?.split(' ')).toContain(id);
  });

  test.each(rows)('reads $groups with $tile', ({ tile, groups }) => {
    const wait = waits(waitingHand(hand)).find((one) => one.tile === tile);
    const readings = wait?.completions.map(({ reading }) =>
      reading.groups.map((group) => formatTiles(groupTiles(group))).sort(),
    );
    expect(readings).toContainEqual(groups.split(' ').sort());
  });

  test('has its pair inside or elsewhere, as its count says', () => {
    expect(waitingHand(hand).pairInside).toBe(!PAIR_ELSEWHERE.includes(id));
    const pairs = rows.map(({ groups }) =>
      groups.split(' ').filter((one) => /^..[mpsz]$/.test(one)),
    );
    expect(pairs.every(({ length }) => length === (PAIR_ELSEWHERE.includes(id) ? 0 : 1))).toBe(
      true,
    );
  });

  test('has the shape of its tiles', () => {
    const tiles = tilesIn(hand);
    const alone = new Set(tiles.map(familyOf)).size === 1;
    const whole = alone ? 'pure' : 'two-suit';
    expect(shape).toBe(tiles.length === 13 ? whole : alone ? 'partial-pure' : 'partial-mixed');
  });
});

/** The ranks suit by suit, the suits in any order, and the honours as they are. */
function patternOf(tiles: readonly Tile[]): string {
  const suits = SUITS.map((suit) =>
    tiles
      .filter((tile) => familyOf(tile) === suit)
      .map(rankOf)
      .sort(),
  );
  return [...suits.map((ranks) => ranks.join('')).sort(), ...tiles.filter(isHonour)].join(' ');
}

test.each(WHOLE)('formula $id has mirror $mirror', ({ hand, mirror }) => {
  const pattern = patternOf(tilesIn(hand).map(mirrorOf));
  const found = WHOLE.filter((one) => patternOf(tilesIn(one.hand)) === pattern);
  expect(found.map(({ id }) => id)).toEqual(mirror === undefined ? [] : [mirror]);
});

describe('the slips of the book', () => {
  test('are those of the errata, each beside its formula', () => {
    expect(SLIPS.map(({ id, slip }) => `${slip.errata} ${slip.kind} ${id}`)).toEqual([
      'E01 claim II',
      'E02 claim IV',
      'E03 row XVIII',
      'E04 row XXII',
      'E05 row XXIII',
      'E08 heading XXIV',
      'E08 heading XXV',
      'E06 row XXIX',
      'E09 heading XXXIV',
      'E07 missing XLI',
      'E09 heading XLIII',
    ]);
  });

  test.each(SLIPS)('$slip.kind in $id is one', ({ hand = '', shape, rows, slip }) => {
    if (slip.kind === 'claim') {
      expect(tilesIn(slip.printed)).not.toEqual(waitsOn(hand));
    }
    if (slip.kind === 'row') {
      const groups = rows.find(({ tile }) => tile === slip.tile)?.groups ?? '';
      const printed = groups.replace(slip.correct, slip.printed);
      expect(groups.split(' ')).toContain(slip.correct);
      expect(tilesIn(groups)).toEqual(tilesIn(hand + slip.tile));
      expect(tilesIn(printed)).not.toEqual(tilesIn(hand + slip.tile));
    }
    if (slip.kind === 'heading') {
      expect(shape).not.toBe(slip.printed === 'homogeneous' ? 'pure' : 'two-suit');
    }
    if (slip.kind === 'missing') {
      expect(hand).toBe('');
    }
  });

  test('II: 5 is named and does not win; IV: 4 is named for the 2', () => {
    const claims = SLIPS.flatMap(({ hand = '', slip }) => {
      if (slip.kind !== 'claim') return [];
      const [said, so] = [tilesIn(slip.printed), waitsOn(hand)];
      return [
        [said.filter((tile) => !so.includes(tile)), so.filter((tile) => !said.includes(tile))],
      ];
    });
    expect(claims).toEqual([
      [['5m'], []],
      [['4m'], ['2m']],
    ]);
  });
});
