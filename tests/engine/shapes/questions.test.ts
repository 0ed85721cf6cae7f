/** Every shape gives the same account of itself: what it reads, how far it is, what brings it nearer. */
import { describe, expect, test } from 'vitest';
import { createRng, shuffled } from '../../../src/engine/core/rng.ts';
import { COPIES, TILES, type Tile } from '../../../src/engine/core/tile.ts';
import { countTiles } from '../../../src/engine/core/tile-counts.ts';
import { formatTiles } from '../../../src/engine/notation.ts';
import { ENCYCLOPEDIE_SHAPES } from '../../../src/engine/rulesets/encyclopedie/shapes.ts';
import { mcr } from '../../../src/engine/rulesets/mcr/index.ts';
import { tchou1924 } from '../../../src/engine/rulesets/tchou1924/ruleset.ts';
import { VULCAIN1953_SHAPES } from '../../../src/engine/rulesets/vulcain1953/shapes.ts';
import { SEVEN_DIFFERENT_PAIRS, SEVEN_PAIRS } from '../../../src/engine/shapes/seven-pairs.ts';
import type { Shape } from '../../../src/engine/shapes/shape.ts';
import { trialHand } from '../../../src/engine/shapes/trial-hand.ts';
import { tiles } from '../hands.ts';

/** The shapes with a hand that is complete in each, and one that is one tile short of it. */
const SHAPES: readonly (readonly [name: string, Shape, complete: string, ready: string])[] = [
  ...mcr.shapes.map((shape) => [shape.id, shape, ...handsOf(shape.id)] as const),
  ...tchou1924.shapes.map((shape) => [`${shape.id} of 1924`, shape, ...handsOf(shape.id)] as const),
  ...VULCAIN1953_SHAPES.map(
    (shape) => [`${shape.id} of 1953`, shape, ...handsOf(shape.id)] as const,
  ),
  ...ENCYCLOPEDIE_SHAPES.map(
    (shape) => [`${shape.id} with runs`, shape, '123m456p789s56733z', '123m456p789s5733z'] as const,
  ),
  ['seven different pairs', SEVEN_DIFFERENT_PAIRS, '1133557799m1122z', '1133557799m112z'],
];

function handsOf(id: string): readonly [complete: string, ready: string] {
  const hands: Readonly<Record<string, readonly [string, string]>> = {
    standard: ['123m456p789s11133z', '123m456p78s11133z'],
    'seven-pairs': ['1111m7799p336622z', '1111m7799p33662z'],
    'thirteen-orphans': ['19m19p19s12345677z', '19m19p19s1234567z'],
    'knitted-straight': ['147m258p369s666m22z', '147m258p36s666m22z'],
    'honors-and-knitted': ['147m258p36s123456z', '147m258p36s12345z'],
    'twins-of-heaven': ['11223344556677z', '1122334455667z'],
    'honour-pairs': ['1199m1199p99s3377z', '1199m1199p99s337z'],
    bicolour: ['2456789p2456789s', '245678p2456789s'],
    tricot: ['13579m13579p3579s', '13579m1379p3579s'],
    'windy-chow': ['123m456p789s11234z', '123m456p789s1123z'],
    'wriggling-snake': ['1234567899m1234z', '123456789m1234z'],
    'unique-wonder': ['19m19p19s12345677z', '19m19p19s1234567z'],
    'imperial-jade': ['222333444888s66z', '22233344488s66z'],
    'jade-pairs': ['222233446688s66z', '222233446688s6z'],
    'royal-ruby': ['111555777999s77z', '11155577799s77z'],
    'ruby-pairs': ['111155557799s77z', '111155557799s7z'],
    'windy-dragons': ['11223344555777z', '1122334455777z'],
    'gates-of-heaven': ['11123455678999m', '1112345678999m'],
    'sequence-pung-pair': ['12222345678889p', '1222234567889p'],
    'winds-and-dragons': ['11122233355577z', '1112223335557z'],
    'three-great-scholars': ['345m11555666777z', '34m11555666777z'],
    'four-blessings': ['55s111222333444z', '5s111222333444z'],
    'jade-ruby': ['44455999s666777z', '4445999s666777z'],
    'gretas-garden': ['1234567p1234567z', '123467p1234567z'],
    'thirteen-kinds': ['5m19m19p19s1234567z', '19m19p19s1234567z'],
  };
  return hands[id] ?? ['', ''];
}

const held = (concealed: readonly Tile[]) => trialHand({ concealed, melds: [] });

const reads = ({ read }: Shape, whole: readonly Tile[]): boolean =>
  read(countTiles(whole), { concealed: whole.slice(1), melds: [] }).length > 0;

const isLawful = (concealed: readonly Tile[]): boolean =>
  countTiles(concealed).every((copies) => copies <= COPIES);

/** The ready hand with up to six of its tiles exchanged for others. */
function nearAndFar(ready: string): readonly (readonly Tile[])[] {
  const rng = createRng(14);
  return Array.from({ length: 60 }, (_, at) => {
    const exchanged = at % 7;
    const kept = shuffled(rng, tiles(ready)).slice(exchanged);
    return [...kept, ...shuffled(rng, TILES).slice(0, exchanged)];
  }).filter(isLawful);
}

describe.each(SHAPES)('%s', (_, shape, complete, ready) => {
  test('is complete in one hand and ready in the other', () => {
    expect(reads(shape, tiles(complete))).toBe(true);
    expect(shape.distance(held(tiles(complete)))).toBe(-1);
    expect(shape.distance(held(tiles(ready)))).toBe(0);
  });

  test('is nearer with just the tiles it names, and complete just where it can be read', () => {
    for (const concealed of nearAndFar(ready)) {
      const before = held(concealed);
      const distance = shape.distance(before);
      const named = shape.nearer(before, distance).map((place) => TILES[place]);
      const tried = TILES.filter((tile) => {
        const whole = [...concealed, tile];
        if (!isLawful(whole)) return false;
        const after = shape.distance(held(whole));
        expect(after === -1, formatTiles(whole)).toBe(reads(shape, whole));
        expect([distance - 1, distance]).toContain(after);
        return after < distance;
      });
      expect(named, formatTiles(concealed)).toEqual(tried);
    }
  });

  test('is as far as it is where no more than that is asked', () => {
    for (const concealed of nearAndFar(ready)) {
      const hand = held(concealed);
      const distance = shape.distance(hand);
      expect(shape.distance(hand, distance + 1)).toBe(distance);
      expect(shape.distance(hand, distance)).toBeGreaterThanOrEqual(distance);
    }
  });
});

test.each<[string, readonly [different: number, any: number]]>([
  ['1111m7799p336622z', [1, -1]],
  ['11112222333344m', [5, -1]],
  ['1133557799m1122z', [-1, -1]],
  // Another 2z and a pair of a kind of its own.
  ['1111m7799p33662z', [2, 0]],
])('%s is so far from seven different pairs, and from any', (text, distances) => {
  const hand = held(tiles(text));
  expect([SEVEN_DIFFERENT_PAIRS, SEVEN_PAIRS].map(({ distance }) => distance(hand))).toEqual(
    distances,
  );
});
