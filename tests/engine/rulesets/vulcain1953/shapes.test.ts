/** Which complete hands each shape of the Navy reads, and which it does not (§4.1). */
import { describe, expect, test } from 'vitest';
import { countTiles } from '../../../../src/engine/core/tile-counts.ts';
import { distancesTo } from '../../../../src/engine/hand.ts';
import { VULCAIN1953_SHAPES } from '../../../../src/engine/rulesets/vulcain1953/shapes.ts';
import { hand, written } from '../../hands.ts';
import { HITS, type SpecialId } from './special-hands.ts';

const [ORDINARY, ...SPECIAL] = VULCAIN1953_SHAPES;

type AnyShape = (typeof VULCAIN1953_SHAPES)[number];

/** Every reading; the last tile in hand is the one that came. */
function readings(text: string, { read }: AnyShape): readonly string[] {
  const { concealed, melds } = hand(text);
  return read(countTiles(concealed), { concealed: concealed.slice(0, -1), melds }).map((groups) =>
    written({ groups }),
  );
}

const fits = (text: string): readonly string[] =>
  SPECIAL.filter((shape) => readings(text, shape).length > 0).map(({ id }) => id);

test('every special hand is shown', () => {
  expect(new Set(HITS.map(([id]) => id))).toEqual(new Set(SPECIAL.map(({ id }) => id)));
});

const distanceTo = (id: SpecialId, text: string): number | null =>
  distancesTo(hand(text), VULCAIN1953_SHAPES).byShape[id];

test.each(HITS.flatMap(([id, ...hands]) => hands.map((text) => ({ id, text }))))(
  '$id: $text',
  ({ id, text }) => {
    expect(fits(text)).toContain(id);
    expect(distanceTo(id, text)).toBe(-1);
  },
);

type Miss = readonly [text: string, ...fits: SpecialId[]];

/** Near misses with the special hands they are instead. What may lie on the table: `dec.12`. */
const MISSES: readonly (readonly [SpecialId, ...misses: Miss[]])[] = [
  [
    'seven-pairs',
    // A triplet and single tiles.
    ['225m1188p333s7722z'],
    // The fourth tile of the pung is not in hand.
    ['1m5577p1199s22z ~333m'],
    ['1m5577p1199s22z ~3333m'],
    ['3m5577p9s22z ~333m ~999s'],
  ],
  [
    'twins-of-heaven',
    ['99m112233445566z', 'seven-pairs', 'honour-pairs'],
    ['11112233445566z', 'seven-pairs', 'honour-pairs'],
    ['71122334455z ~777z', 'seven-pairs', 'honour-pairs'],
  ],
  [
    'honour-pairs',
    ['11223344556677z', 'seven-pairs', 'twins-of-heaven'],
    ['1199m1188p99s33z77z', 'seven-pairs'],
    ['8p1199m1199s22z ~888p', 'seven-pairs'],
  ],
  ['bicolour', ['24567899p245678s'], ['9m2456789p245678s'], ['24567p244567s ~888p']],
  ['tricot', ['113579m3579p3579s'], ['13579m23579p3579s'], ['3579m13579p35s ~111m']],
  ['windy-chow', ['123m456p789s12345z'], ['123456m789s11234z'], ['456p789s11234z ~123m']],
  ['wriggling-snake', ['123456789m11234z'], ['123456789m1p1234z'], ['4567899m1234z ~123m']],
  ['unique-wonder', ['19m19p11s12345677z'], ['159m19p19s1234567z']],
  [
    'imperial-jade',
    ['33555888s ~234s ~666s'],
    ['33888s666z ~345s ~666s'],
    ['22266688s ~234s ~777z'],
  ],
  [
    'jade-pairs',
    ['222233445588s66z', 'seven-pairs'],
    ['33446688s2z66z ~222z', 'seven-pairs'],
    ['33446688s66z2m ~222s'],
  ],
  ['royal-ruby', ['78999s777z ~111s ~555s'], ['11122555777999s'], ['55577799s ~111s ~666z']],
  [
    'ruby-pairs',
    ['11115555777799s', 'seven-pairs'],
    ['111155557799s66z', 'seven-pairs'],
    ['155557799s66z ~111s', 'seven-pairs'],
  ],
  [
    'windy-dragons',
    ['11223344z ~5555z ~777z'],
    ['11223344z (5555z) ~777z'],
    ['22334455z ~111z ~777z'],
  ],
  [
    'gates-of-heaven',
    // One 1 and one 9 more: the whole run, a pung and a pair.
    ['11112345678999m', 'sequence-pung-pair'],
    ['23455678999m ~111m'],
    ['23455678999m ~1111m'],
  ],
  ['sequence-pung-pair', ['12345678988p ~222p'], ['88m122223456789p'], ['345678988p (2222p)']],
  ['winds-and-dragons', ['99m333555z ~111z ~6666z'], ['222m33355566z ~111z']],
  ['three-great-scholars', ['345m11177z ~555z ~666z'], ['22777z ~123m ~345p ~555z']],
  ['four-blessings', ['555s44z ~111z ~222z ~3333z'], ['11m ~1111z ~222z ~333z ~555z']],
  [
    'jade-ruby',
    ['44455888s ~777z ~666z'],
    ['55m444999s ~777z ~666z'],
    ['44455999s ~777z ~555z'],
    ['23455999s ~777z ~666z'],
  ],
  ['gretas-garden', ['1234568p1234567z'], ['2345678p1234567z'], ['1234p567s1234567z']],
];

test('every special hand has two near misses', () => {
  expect(MISSES.map(([id]) => id)).toEqual(SPECIAL.map(({ id }) => id));
  expect(MISSES.filter(([, ...misses]) => misses.length < 2)).toEqual([]);
});

test.each(
  MISSES.flatMap(([id, ...misses]) => misses.map(([text, ...others]) => ({ id, text, others }))),
)('not $id: $text', ({ id, text, others }) => {
  expect(others).not.toContain(id);
  expect(fits(text)).toEqual(others);
  expect(distanceTo(id, text)).not.toBe(-1);
});

describe('the ordinary hand', () => {
  test.each([
    ['one chow', '22255m ~123m ~444p ~777z', ['222m 55m']],
    ['two chows exposed', '22255m ~123m ~456p ~777z', []],
    ['the second in hand', '22255m456p ~123m ~777z', []],
    ['nothing exposed', '123m456p789s22255m', ['123m 222m 55m 456p 789s']],
    ['a concealed kong alone', '234567p789s55z (8888p)', ['234p 567p 789s 55z']],
    ['a pure hand', '34599m ~123m ~456m ~678m', ['345m 99m']],
    ['a troubled one', '456m11z ~123m ~888m ~999m', []],
    ["a set of the suit's dragon", '56799m ~123m ~345m ~777z', ['567m 99m']],
    ["a concealed set of the suit's dragon", '99m777z ~123m ~345m ~567m', ['99m 777z']],
    ['another dragon', '56799m ~123m ~345m ~666z', []],
    ["a pair of the suit's dragon", '777m77z ~123m ~345m ~222m', []],
    ['of two readings the one with a chow less', '22233344455p ~123m', ['222p 333p 444p 55p']],
  ])('%s', (_, text, expected) => {
    expect(readings(text, ORDINARY)).toEqual(expected);
  });
});
