/** What the first evening says of its hands, in figures: the engine has the last word. */
import { describe, expect, test } from 'vitest';
import { readHand, tilesFrom, waitingFrom } from '../../src/course/positions.ts';
import { discardsFor, distancesTo, STANDARD, winningTiles } from '../../src/engine/hand.ts';
import { formatTiles, type Tile } from '../../src/engine/notation.ts';
import { readEvening } from './read.ts';
import { counted } from './scored-hands.ts';

const SHAPES = [STANDARD];

const distanceOf = (text: string): number => distancesTo(readHand(text), SHAPES).distance;

const acceptance = (text: string, tile: string, seen: readonly Tile[]) =>
  discardsFor({ ...readHand(text), seen }, SHAPES).find((row) => row.tile === tile);

describe('waits', () => {
  test.each([
    ['2388p', '14p'],
    ['5577p', '57p'],
    ['3389p', '7p'],
    ['2466p', '3p'],
    ['4566p', '36p'],
    ['2456p', '2p'],
    ['3488p', '25p'],
    ['3456p', '36p'],
    ['23m567p99s', '14m'],
    ['234m678s99s67p', '58p'],
    ['234m678s99s46p', '5p'],
    ['34455p678m99s', '36p'],
    ['234678m567p9945s', '36s'],
    ['234m567p99m45s(8888s)', '36s'],
  ])('of %s are %s', (hand, expected) => {
    const found = winningTiles(waitingFrom(hand), SHAPES).map(({ tile }) => tile);
    expect(formatTiles(found)).toBe(expected);
  });

  test('count six tiles without the 2, four without the 5, and eight on both ends', () => {
    const left = (hand: string): number =>
      winningTiles(waitingFrom(hand), SHAPES).reduce((sum, wait) => sum + wait.left, 0);
    expect(['4566p', '2466p', '3488p'].map(left)).toEqual([6, 4, 8]);
    expect(['234m678s99s67p', '234m678s99s46p'].map(left)).toEqual([8, 4]);
  });
});

describe('distances', () => {
  test.each([
    [-1, '23488p'],
    [-1, '55777p'],
    [-1, '34566p'],
    [-1, '34588p'],
    [-1, '123m567p99s'],
    [-1, '334455p678m99s'],
    [-1, '234678m567p99456s'],
    [-1, '123m567s222z55777p'],
    [0, '13389p'],
    [0, '23m567p499s'],
    [1, '234678m568p99145s'],
    [1, '234678m567p99s123z'],
    [1, '3458m145699p5s~777z'],
  ])('%i of %s', (expected, hand) => expect(distanceOf(hand)).toBe(expected));

  test.each([
    ['a pung brings nearer', '2345m6789p45s4z~777z', 1],
    ['a chow of North brings no nearer', '345m7p2399s8m24z~456p', 2],
    ['a later one does', '345m567p99s8m24z~123s', 1],
  ])('after a claim: %s', (_, after, expected) => {
    const [best] = discardsFor({ ...readHand(after), seen: [] }, SHAPES);
    expect(best?.distance).toBe(expected);
  });

  test.each(['345m678p2m9p45s4z77z', '345m567p2399s8m24z'])('before it: 2 of %s', (hand) => {
    expect(distanceOf(hand)).toBe(2);
  });
});

describe('tiles that help', () => {
  test.each([
    ['234678m568p99145s', [], { '1s': 16, '8p': 16, '5p': 12 }],
    ['3458m145699p5s~777z', tilesFrom('234666789s'), { '1p': 30, '5s': 28, '8m': 26 }],
  ])('after a discard of %s', (hand, seen, expected) => {
    const counts = Object.keys(expected).map((tile) => [tile, acceptance(hand, tile, seen)?.count]);
    expect(Object.fromEntries(counts)).toEqual(expected);
  });
});

describe('counts', () => {
  const won = (hand: string, how: readonly string[] = []) =>
    counted({ rules: 'tchou1924', hand, situation: { seat: 'E', how }, options: {} });

  test('the hands shown in groups at the end of a lesson are complete', () => {
    const shown = readEvening().flatMap(({ id, shows }) => (shows.length > 3 ? [[id, shows]] : []));
    expect(shown.map(([id]) => id)).toEqual(['four-taps', 'fourteen-tiles']);
    for (const [, shows] of shown) expect(distanceOf([...(shows ?? [])].join(''))).toBe(-1);
  });

  test('the whole hand of fourteen tiles is worth 20', () => {
    expect(won('234678m567p9945s!6s').score.totals.total).toBe(20);
  });

  const steps = readEvening().flatMap(({ steps }) => steps);
  const counts = steps.flatMap(({ counts, right, items }) =>
    counts ? [{ ...counts, right, items }] : [],
  );

  test('are taught once', () => expect(counts).toHaveLength(1));

  test.each(counts)('$won: each line is worth what the lesson says', ({ rows, total, ...step }) => {
    const { score, sheet } = won(step.won, ['replacement']);
    expect(score.totals.total).toBe(total);
    const values = sheet.lines.map(({ value }) => [value.points ?? 0, value.doubles ?? 0]);
    const found = values
      .filter(([points = 0, doubles = 0]) => points + doubles > 0)
      .map(([points, doubles]) => (doubles ? `×${2 ** doubles}` : String(points)))
      .sort();
    expect(found).toEqual([...Object.values(rows), '20'].sort());
    expect([Object.keys(rows).sort(), step.items.length]).toEqual([[...step.right].sort(), 5]);
  });

  test.each(counts)('$won: each line lights tiles that it counts', ({ rows, lights, ...step }) => {
    const { sheet } = won(step.won, ['replacement']);
    expect(Object.keys(lights).sort()).toEqual(Object.keys(rows).sort());
    for (const [item, tiles] of Object.entries(lights)) {
      const value = rows[item]?.replace('×2', '1');
      const line = sheet.lines.find(({ value: { points, doubles } }) =>
        rows[item]?.startsWith('×') ? doubles === Number(value) : points === Number(value),
      );
      const counted = line?.groups.flatMap((group) => group.tiles) ?? [];
      expect([item, tilesFrom(tiles).filter((tile) => !counted.includes(tile))]).toEqual([
        item,
        [],
      ]);
    }
  });
});

describe('the steps', () => {
  const discards = readEvening().flatMap(({ steps }) =>
    steps.flatMap(({ id, hand, drawn, kind, given, rack, items, right }) => {
      const isPlain = kind === 'act' && !given && !rack && items.length === 0;
      const first = right[0] ?? '';
      return isPlain && hand && /^\d[mpsz]$/.test(first) ? [{ id, hand, drawn, right }] : [];
    }),
  );

  test.each(discards)('$id: what is right keeps the hand as near as it can be', (step) => {
    const { concealed, melds } = readHand(step.hand);
    const held: readonly Tile[] = [...concealed, ...(step.drawn ? tilesFrom(step.drawn) : [])];
    const [best, ...rows] = discardsFor({ concealed: held, melds, seen: [] }, SHAPES);
    for (const tile of step.right) {
      const row = [best, ...rows].find((found) => found?.tile === tile);
      expect([tile, row?.distance]).toEqual([tile, best?.distance]);
    }
  });
});
