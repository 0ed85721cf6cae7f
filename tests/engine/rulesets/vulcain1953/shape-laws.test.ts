/** The shapes of the Navy measure what the plain definition of each hand measures. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupTiles, type Meld } from '../../../../src/engine/core/group.ts';
import { COPIES, TILES, type Tile } from '../../../../src/engine/core/tile.ts';
import { copiesOf, countTiles, withTile } from '../../../../src/engine/core/tile-counts.ts';
import { distancesTo, winningTiles } from '../../../../src/engine/hand.ts';
import { formatHand } from '../../../../src/engine/notation.ts';
import { VULCAIN1953_SHAPES } from '../../../../src/engine/rulesets/vulcain1953/shapes.ts';
import { trialHand } from '../../../../src/engine/shapes/trial-hand.ts';
import { hand } from '../../hands.ts';
import { plainDistance } from './plain-shapes.ts';
import { HITS } from './special-hands.ts';

const isLawful = (tiles: readonly Tile[]): boolean =>
  countTiles(tiles).every((copies) => copies <= COPIES);

/** A complete hand with some of its tiles exchanged for others, and one or none let go. */
const someHand = (complete: readonly string[], most: number) =>
  fc
    .record({
      text: fc.constantFrom(...complete),
      order: fc.array(fc.nat(999), { minLength: 14, maxLength: 14 }),
      drawn: fc.array(fc.constantFrom(...TILES), { maxLength: most }),
      let: fc.nat(1),
    })
    .map(({ text, order, drawn, let: gone }) => {
      const { concealed, melds } = hand(text);
      const shuffled = [...concealed.keys()]
        .sort((a, b) => (order[a] as number) - (order[b] as number))
        .map((at) => concealed[at] as Tile);
      const whole = [...drawn, ...shuffled.slice(drawn.length)].slice(0, concealed.length);
      return { concealed: whole.slice(gone), melds };
    })
    .filter(({ concealed, melds }) => isLawful([...concealed, ...melds.flatMap(groupTiles)]));

const EXCHANGED = 5;

/** Ordinary hands with sets on the table, of one suit and of several. */
const ORDINARY = [
  '22255m ~123m ~444p ~777z',
  '22255m456p ~123m ~777z',
  '34599m ~123m ~456m ~678m',
  '99m777z ~123m ~345m ~567m',
  '567m11z ~123m ~888m ~999m',
  '22333444p ~123m ~222z',
  '22333444p ~123p ~999s',
  '23488p ~234p (5555z) ~789p',
  '11s ~234s ~666z ~8888s ~234s',
];

const near = (id: string): readonly string[] =>
  id === 'standard'
    ? ORDINARY
    : HITS.filter(([special]) => special === id).flatMap(([, ...hands]) => hands);

const shown = (concealed: readonly Tile[], melds: readonly Meld[]): string =>
  formatHand({ concealed, melds, flowers: [] });

const EVERY = VULCAIN1953_SHAPES.map((shape) => [shape.id, shape] as const);
const SPECIAL = EVERY.filter(([id]) => id !== 'standard');

describe.each(EVERY)('%s', (id, shape) => {
  const hands = someHand(near(id), EXCHANGED);

  test('is as far as its nearest complete hand', () => {
    fc.assert(
      fc.property(hands, ({ concealed, melds }) => {
        const { byShape } = distancesTo({ concealed, melds }, [shape]);
        expect(byShape[id], shown(concealed, melds)).toBe(plainDistance(id, concealed, melds));
      }),
      { numRuns: id === 'standard' ? 40 : 60 },
    );
  });

  test('is nearer with the kinds it names, and waits for those that complete it', () => {
    fc.assert(
      fc.property(hands, ({ concealed, melds }) => {
        if (concealed.length % 3 !== 1) return;
        const held = { concealed, melds };
        const tried = trialHand(held);
        const distance = shape.distance(tried);
        const isLeft = (tile: Tile): boolean => copiesOf(countTiles(concealed), tile) < COPIES;
        const nearer = TILES.filter((tile) => {
          if (!isLeft(tile)) return false;
          const whole = { concealed: [...concealed, tile], melds };
          return shape.distance(trialHand(whole)) < distance;
        });
        const named = shape.nearer(tried, distance).map((place) => TILES[place]);
        expect(named, shown(concealed, melds)).toEqual(nearer);
        const completing = TILES.filter((tile) => {
          const all = [...concealed, tile, ...melds.flatMap(groupTiles)];
          const isRead = shape.read(withTile(countTiles(concealed), tile), held).length > 0;
          return isLawful(all) && isRead;
        });
        const waits = winningTiles({ ...held, pairInside: true }, [shape]);
        expect(waits.map(({ tile }) => tile)).toEqual(completing);
      }),
      { numRuns: 40 },
    );
  });
});

/** Tiles dealt at random, and hands on their way to any of the shapes. */
describe.each(SPECIAL)('%s, from anywhere', (id, shape) => {
  const deck = TILES.flatMap((tile) => Array<Tile>(COPIES).fill(tile));
  const dealt = fc
    .shuffledSubarray(deck, { minLength: 13, maxLength: 14 })
    .map((concealed) => ({ concealed, melds: [] }));
  const others = someHand([...ORDINARY, ...HITS.flatMap(([, ...hands]) => hands)], 3);

  test.each([['dealt', dealt] as const, ['elsewhere', others] as const])('%s', (_, hands) => {
    fc.assert(
      fc.property(hands, ({ concealed, melds }) => {
        const { byShape } = distancesTo({ concealed, melds }, [shape]);
        expect(byShape[id], shown(concealed, melds)).toBe(plainDistance(id, concealed, melds));
      }),
      { numRuns: 25 },
    );
  });
});
