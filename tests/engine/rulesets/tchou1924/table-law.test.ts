/** The remark after paragraph 34, the obligation that follows it, and the eunuchs of chapter III. */
import { describe, expect, it } from 'vitest';
import {
  formatTiles,
  isolatedTiles,
  mayAnnul,
  parseHand,
  type Tally,
  tallyOf,
  threatOf,
} from '../../../../src/engine/index.ts';
import { tiles } from '../../hands.ts';

const handOf = (text: string) => {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(`${text}: ${JSON.stringify(hand.error)}`);
  return hand.value;
};

describe('isolated tiles', () => {
  it.each([
    ['1559m159p159s123z', '19m19p19s123z', true],
    // The 1 has its 2 and 3, the 9 its 8.
    ['19m123589p19s123z', '19m19s123z', false],
    // A pair of winds isolates neither of them.
    ['1559m159p159s1123z', '19m19p19s23z', false],
    ['13m', '', false],
    ['79s', '', false],
    ['14m69s', '1m9s', false],
    ['258m', '', false],
  ])('of %s are %s', (dealt, isolated, annulled) => {
    expect(formatTiles(isolatedTiles(tiles(dealt)))).toBe(isolated);
    expect(mayAnnul(tiles(dealt))).toBe(annulled);
  });
});

describe('the threat of', () => {
  it.each([
    ['~123m~555m~789m', 'series', '123456789m'],
    ['~555z~666z', 'honours', '7z'],
    ['~5555z~777z~234p', 'honours', '6z'],
    ['~111z~222z~444z', 'winds', '3z'],
  ])('%s is %s: %s', (melds, kind, dangerous) => {
    const threat = threatOf(handOf(melds).melds);
    expect([threat?.kind, formatTiles(threat?.tiles ?? [])]).toEqual([kind, dangerous]);
  });

  it.each(['~123m~555m', '~123m~555m~789p', '~555z~222z', '~111z~222z', '~555z(6666z)', ''])(
    '%j is none',
    (melds) => expect(threatOf(melds === '' ? [] : handOf(melds).melds)).toBeUndefined(),
  );
});

it.each<[string, Tally]>([
  ['123m556p789s4z(9999p)', 'regular'],
  ['45m88p12378s(6666s)', 'little'],
  ['11345m999s~222p~678s', 'big'],
  ['123456789m1234p', 'regular'],
])('%s is %s', (hand, tally) => expect(tallyOf(handOf(hand))).toBe(tally));
