/** The three dragons are a combination in hand, the four winds only on the table (`encyclopedie.comb.2`, F04). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupTiles, type Meld } from '../../../../src/engine/core/group.ts';
import { COPIES, TILES, type Tile } from '../../../../src/engine/core/tile.ts';
import { copiesOf, countTiles } from '../../../../src/engine/core/tile-counts.ts';
import { discardsFor, distancesTo, winningTiles } from '../../../../src/engine/hand.ts';
import { formatHand } from '../../../../src/engine/notation.ts';
import { ENCYCLOPEDIE_SHAPES } from '../../../../src/engine/rulesets/encyclopedie/shapes.ts';
import { waitsFor } from '../../../../src/engine/shapes/waits.ts';
import { checked } from '../../../build/checked.ts';
import { hand, waiting, written } from '../../hands.ts';
import { isComplete, plainDistance } from './plain.ts';

const [SHAPE] = ENCYCLOPEDIE_SHAPES;

const distanceOf = (text: string): number => distancesTo(hand(text), ENCYCLOPEDIE_SHAPES).distance;

const readingsOf = (text: string): readonly string[] => {
  const { concealed, melds } = hand(text);
  const before = { concealed: concealed.slice(1), melds };
  return SHAPE.read(countTiles(concealed), before).map((groups) => written({ groups }));
};

describe('readings', () => {
  test.each<readonly [string, readonly string[]]>([
    ['123m456p789s567z99s', ['123m 456p 789s 99s 567z']],
    ['123m456p789s56677z', []],
    // The pair of a dragon stands after the run, as its tile does.
    ['123m456p789s56667z', ['123m 456p 789s 567z 66z']],
    ['123m456p556677z11z', ['123m 456p 11z 567z 567z']],
    ['123m99p555666777z', ['123m 99p 555z 666z 777z', '123m 99p 567z 567z 567z']],
    ['123m456s55556677z', ['123m 456s 567z 567z 55z']],
    ['123m456s55566677z', ['123m 456s 555z 666z 77z']],
    ['123m789s55556667z', ['123m 789s 567z 555z 66z']],
    ['123m11p789s555567z', ['123m 11p 789s 567z 555z']],
    ['11m555566667777z', ['11m 567z 555z 666z 777z', '11m 567z 567z 567z 567z']],
    ['22p567z~1234z~123m~789s', ['22p 567z']],
    ['22p~567z~1234z~123m~789s', ['22p']],
    ['123m456p789s1234z5z', []],
  ])('%s', (text, readings) => expect(readingsOf(text)).toEqual(readings));
});

describe('waits', () => {
  test.each<readonly [string, string]>([
    ['123m456p789s57z99s', '6z'],
    ['123m456p789s567z1s', '1s'],
    ['123m456p789s5567z', '5z'],
    ['123m456p789s5677z', '7z'],
    // Either the run is complete and waits for its pair, or the pair is there and the run waits.
    ['123m456p99s55677z', '6z'],
    ['123m456p99s556z67z', '7z'],
    ['123m456p789s1s~567z', '1s'],
    ['123m456p789s5z~1234z', '5z'],
    ['123m456p789s5z(1234z)', '5z'],
    ['67z55p~123m~456p~789s', '5z'],
    // All four copies of the missing dragon are in the hand and on the table.
    ['67z55p~123m~456p~555z', '5z'],
    ['67z55p~123m~456p~5555z', ''],
    ['555666777z123m9p', '9p'],
    ['5556667z123m999p', '5z 6z 7z'],
    ['1m555566667777z', '1m'],
  ])('%s: %s', (text, expected) => {
    const found = winningTiles(waiting(text), ENCYCLOPEDIE_SHAPES).map(({ tile }) => tile);
    expect(found.join(' ')).toBe(expected);
    const told = waitsFor(hand(text), ENCYCLOPEDIE_SHAPES).map(({ tile }) => tile);
    expect(told).toEqual(found);
  });
});

describe('near misses', () => {
  test.each<readonly [name: string, string, number]>([
    ['two dragons and a wind', '123m456p789s56z9s1z', 1],
    ['the four winds, held', '123m456p789s1234z5z', 2],
    ['the four winds held with the pair there', '123m456p1234z5577s', 2],
    ['three winds', '123m456p789s123z5z', 2],
  ])('%s', (_, text, distance) => {
    expect(distanceOf(text)).toBe(distance);
  });

  test.each([
    ['67z55p~123m~456p~1234z', 0],
    ['67z55p~123m~456p~555z', 0],
    ['67z55p~123m~456p~5555z', 1],
  ])('a run needs a dragon that is left: %s', (text, distance) =>
    expect(distanceOf(text)).toBe(distance),
  );
});

const deck = TILES.flatMap((tile) => Array<Tile>(COPIES).fill(tile));
const HONOUR_DECK = deck.slice(27 * COPIES);

const MELDS: readonly (readonly Meld[])[] = [
  [],
  [],
  hand('~567z').melds,
  hand('~1234z').melds,
  hand('(1234z)~123m').melds,
  hand('~555z').melds,
  hand('~6666z').melds,
  hand('~567z~567z').melds,
  hand('(5555z)~567p').melds,
];

/** Some honours, many of them dragons, and any tiles beside them; drawn or waiting. */
const someHeld = fc
  .record({
    melds: fc.constantFrom(...MELDS),
    dragons: fc.shuffledSubarray(HONOUR_DECK.slice(4 * COPIES), { maxLength: 9 }),
    others: fc.shuffledSubarray(deck, { minLength: 14, maxLength: 14 }),
    drawn: fc.nat(1),
  })
  .map(({ melds, dragons, others, drawn }) => {
    const size = 13 - 3 * melds.length + drawn;
    return { concealed: [...dragons, ...others].slice(0, size), melds };
  })
  .filter(({ concealed, melds }) =>
    countTiles([...concealed, ...melds.flatMap(groupTiles)]).every((copies) => copies <= COPIES),
  );

/** Complete hands with runs, and some of their tiles exchanged. */
const someNear = fc
  .record({
    text: fc.constantFrom(
      '123m456p789s567z99s',
      '123m456p556677z11z',
      '99p123m555666777z',
      '11m555566667777z',
      '123m789s55566567z',
      '22p567z123m~1234z~789s',
    ),
    order: fc.array(fc.nat(999), { minLength: 14, maxLength: 14 }),
    drawn: fc.shuffledSubarray(deck, { maxLength: 4 }),
    gone: fc.nat(1),
  })
  .map(({ text, order, drawn, gone }) => {
    const { concealed, melds } = hand(text);
    const shuffled = [...concealed.keys()]
      .sort((a, b) => (order[a] as number) - (order[b] as number))
      .map((at) => concealed[at] as Tile);
    return { concealed: [...drawn, ...shuffled.slice(drawn.length)].slice(gone), melds };
  })
  .filter(({ concealed, melds }) =>
    countTiles([...concealed, ...melds.flatMap(groupTiles)]).every((copies) => copies <= COPIES),
  );

let compared = 0;

describe.each([['many dragons', someHeld, 600] as const, ['near', someNear, 600] as const])(
  'by brute force: %s',
  (_, hands, numRuns) => {
    test('as far as the nearest of all hands', () => {
      fc.assert(
        fc.property(hands, ({ concealed, melds }) => {
          const shown = formatHand({ concealed, melds, flowers: [] });
          const { distance } = distancesTo({ concealed, melds }, ENCYCLOPEDIE_SHAPES);
          expect(distance, shown).toBe(plainDistance(concealed, melds.flatMap(groupTiles)));
          compared++;
        }),
        { numRuns },
      );
    });

    test('complete where the tiles fall apart into combinations and a pair', () => {
      fc.assert(
        fc.property(hands, ({ concealed, melds }) => {
          if (concealed.length % 3 !== 1) return;
          const laid = countTiles(melds.flatMap(groupTiles));
          const completing = TILES.filter((tile) => {
            const held = copiesOf(countTiles(concealed), tile) + copiesOf(laid, tile);
            return held < COPIES && isComplete([...concealed, tile]);
          });
          const found = winningTiles({ concealed, melds, pairInside: true }, ENCYCLOPEDIE_SHAPES);
          expect(found.map(({ tile }) => tile)).toEqual(completing);
        }),
        { numRuns: 500 },
      );
    });

    test('every discard leads as far as it says', () => {
      fc.assert(
        fc.property(hands, ({ concealed, melds }) => {
          if (concealed.length % 3 !== 2) return;
          for (const { tile, distance } of discardsFor(
            { concealed, melds, seen: [] },
            ENCYCLOPEDIE_SHAPES,
          )) {
            const rest = concealed.toSpliced(concealed.indexOf(tile), 1);
            expect(distance).toBe(
              distancesTo({ concealed: rest, melds }, ENCYCLOPEDIE_SHAPES).distance,
            );
          }
        }),
        { numRuns: 100 },
      );
    });
  },
);

test('all of them', () => checked('recorded.encyclopedie', compared));

test.each<readonly [string, string]>([
  ['67z', '5z'],
  ['56788p', '8p'],
  ['57z234m', '6z'],
  ['45567z', ''],
  ['55667z', '7z'],
  ['23m567z', '1m 4m'],
  ['55z', '5z'],
])('with the pair elsewhere: %s waits on %s', (text, expected) => {
  const { concealed, melds } = hand(text);
  const found = winningTiles({ concealed, melds, pairInside: false }, ENCYCLOPEDIE_SHAPES);
  expect(found.map(({ tile }) => tile).join(' ')).toBe(expected);
});

test('of fewer tiles the groups that are not shown count as made', () => {
  expect(['567z1m', '56z11m', '67z1m2m', '1234z'].map(distanceOf)).toEqual([0, 0, 1, 2]);
});
