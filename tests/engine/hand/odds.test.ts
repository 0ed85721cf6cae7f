import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng, type Rng } from '../../../src/engine/core/rng.ts';
import { TILES } from '../../../src/engine/core/tile.ts';
import { countTiles } from '../../../src/engine/core/tile-counts.ts';
import { unseenTiles } from '../../../src/engine/hand/discards.ts';
import { MOST_DRAWS, oddsWithin } from '../../../src/engine/hand/odds.ts';
import {
  COMMON_SHAPES,
  canComputeOdds,
  type DiscardHand,
  discardsFor,
  oddsInSteps,
} from '../../../src/engine/hand.ts';
import type { Tile } from '../../../src/engine/notation.ts';
import { acceptanceFor } from '../../../src/engine/shapes/discards.ts';
import { hand, tiles } from '../hands.ts';
import { plainDistances } from '../plain-distance.ts';

/** A hand and the tiles that are out of play, from notation. */
const inPlay = (text: string, seen: readonly Tile[] = []): DiscardHand => {
  const { concealed, melds } = hand(text);
  return { concealed, melds, seen };
};

/** Sees everything but `left`, so that the wall is small enough to be enumerated. */
function withWall(text: string, left: readonly Tile[]): DiscardHand {
  const start = inPlay(text);
  const wall = countTiles(left);
  const seen = TILES.flatMap((tile, at) => {
    const hidden = (unseenTiles(start)[at] as number) - (wall[at] as number);
    return Array<Tile>(hidden).fill(tile);
  });
  return { ...start, seen };
}

/** The tiles after a discard; all of them where a hand that waits has nothing to discard. */
const without = (from: readonly Tile[], tile: Tile | undefined): Tile[] =>
  tile ? from.toSpliced(from.indexOf(tile), 1) : [...from];

const known = new Map<string, number>();

function distanceOf(concealed: readonly Tile[]): number {
  const name = concealed.toSorted().join();
  const distance = known.get(name) ?? plainDistances(concealed).distance;
  known.set(name, distance);
  return distance;
}

/** Plain expectation over every order of the wall, every discard tried. */
function enumerated(
  concealed: readonly Tile[],
  wall: readonly Tile[],
  draws: number,
  goal: 'ready' | 'win',
): number {
  const distance = distanceOf(concealed);
  if (distance === (goal === 'win' ? -1 : 0)) return 1;
  if (draws === 0) return 0;
  const chances = wall.map((drawn, at) => {
    const rest = wall.toSpliced(at, 1);
    const fourteen = [...concealed, drawn];
    if (distanceOf(fourteen) === distance) return enumerated(concealed, rest, draws - 1, goal);
    if (distanceOf(fourteen) === -1) return 1;
    const after = [...new Set(fourteen)]
      .map((tile) => without(fourteen, tile))
      .filter((thirteen) => distanceOf(thirteen) === distance - 1)
      .map((thirteen) => enumerated(thirteen, rest, draws - 1, goal));
    return Math.max(...after);
  });
  return chances.reduce((sum, chance) => sum + chance, 0) / wall.length;
}

describe('on a wall small enough to go through', () => {
  test.each([
    ['ready after any discard but the pair', '123m456p78s11z5z', '69s5z1m', 4],
    ['one from ready, two ways', '12m456p78s11z5z9m', '3m69s5z1m', 4],
    ['one from ready, shapes that share', '2344m56p11z', '147p25m1z', 3],
    ['two from ready', '13m57p89s1z2z', '2m6p7s1z2z', 3],
    ['waiting, one from ready', '12m456p78s11z5z', '3m69s5z1m', 4],
    ['waiting, two from ready', '13m57p89s1z', '2m6p7s1z2z', 3],
    ['waiting, ready', '12m456p11z', '3m69s5z1m', 4],
    ['two from ready, a lone pair of four alike', '1111m57p8s2z', '6p789s2z2m', 4],
  ])('%s: %s drawing from %s', (_, text, left, draws) => {
    const start = withWall(text, tiles(left));
    for (const { tile, ready, win } of oddsWithin(start, draws)) {
      const concealed = without(start.concealed, tile);
      expect(ready).toBeCloseTo(enumerated(concealed, tiles(left), draws, 'ready'), 12);
      expect(win).toBeCloseTo(enumerated(concealed, tiles(left), draws, 'win'), 12);
    }
  });
});

/** Plays the rule of the odds with one discard after the other, from a shuffled wall. */
function plays(start: DiscardHand, first: Tile | undefined, draws: number, rng: Rng): boolean {
  const wall = TILES.flatMap((tile, at) =>
    Array<Tile>(unseenTiles(start)[at] as number).fill(tile),
  );
  let concealed: readonly Tile[] = without(start.concealed, first);
  for (let made = 0; made < draws; made++) {
    const [drawn] = wall.splice(rng.below(wall.length), 1) as [Tile];
    const { distance, accepts } = acceptanceFor(
      { concealed, melds: start.melds, seen: [] },
      COMMON_SHAPES,
    );
    if (!accepts.some(({ tile }) => tile === drawn)) continue;
    if (distance === 0) return true;
    const fourteen = [...concealed, drawn];
    const seen = seenBeside(fourteen, start, wall);
    const now = { concealed: fourteen, melds: start.melds, seen };
    const left = oddsWithin(now, draws - made - 1);
    const best = left.reduce((a, b) => (b.win > a.win ? b : a));
    concealed = without(fourteen, best.tile);
  }
  return false;
}

/** What must be out of play for this wall to be what is left. */
function seenBeside(concealed: readonly Tile[], start: DiscardHand, wall: readonly Tile[]): Tile[] {
  const unseen = unseenTiles({ concealed, melds: start.melds, seen: [] });
  const left = countTiles(wall);
  return TILES.flatMap((tile, at) =>
    Array<Tile>((unseen[at] as number) - (left[at] as number)).fill(tile),
  );
}

describe('on a whole wall', () => {
  test.each([
    ['one from ready', '1239m456p78s11235z', 12],
    ['two from ready', '1356m5679p89s1133z', 18],
  ])('%s, %s agrees with playing it 2,000 times', (_, text, draws) => {
    const start = inPlay(text);
    const [first] = oddsWithin(start, draws).toSorted((a, b) => b.win - a.win);
    if (!first) throw new Error(text);
    const rng = createRng(20);
    const rounds = 2000;
    const won = Array.from({ length: rounds }, () => plays(start, first.tile, draws, rng));
    const share = won.filter(Boolean).length / rounds;
    const error = Math.sqrt((first.win * (1 - first.win)) / rounds);
    expect(Math.abs(share - first.win)).toBeLessThan(4 * error);
  });
});

describe('in figures anyone can check', () => {
  test('ready on two kinds with seven copies left: one draw of 122 wins in 7', () => {
    const start = inPlay('123m456p78s11155z9m');
    const ready = oddsWithin(start, 1).find(({ tile }) => tile === '9m');
    expect(ready?.ready).toBe(1);
    expect(ready?.win).toBeCloseTo(8 / 122, 12);
  });

  test('a wait whose copies lie on the table never comes', () => {
    const start = inPlay('123m456p789s111z5z2m', tiles('555z'));
    const row = oddsWithin(start, MOST_DRAWS).find(({ tile }) => tile === '2m');
    expect(row?.win).toBe(0);
  });

  test('thirteen orphans and seven pairs count', () => {
    const orphans = oddsWithin(inPlay('19m19p19s1234567z5m'), 1);
    expect(orphans.find(({ tile }) => tile === '5m')?.win).toBeCloseTo(39 / 122, 12);
    const pairs = oddsWithin(inPlay('1133557799m112z3z'), 1);
    expect(pairs.find(({ tile }) => tile === '3z')?.win).toBeCloseTo(3 / 122, 12);
  });
});

test('only hands up to three from ready, and not complete, are asked', () => {
  expect(canComputeOdds(inPlay('123m456p78s11155z9m'))).toBe(true);
  expect(canComputeOdds(inPlay('123m456p789s11155z'))).toBe(false);
  expect(canComputeOdds(inPlay('123m456p78s11155z'))).toBe(true);
  expect(canComputeOdds(inPlay('147m258p369s12345z'))).toBe(false);
});

/** Hands near enough, some beside a meld. */
const someStart = fc
  .shuffledSubarray(
    TILES.slice(0, 15).flatMap((tile) => [tile, tile, tile]),
    { minLength: 11, maxLength: 11 },
  )
  .map((concealed): DiscardHand => ({ concealed, melds: [], seen: [] }))
  .filter(canComputeOdds);

test('more draws never lower a chance, to be ready comes before to win, rows are the discards that keep the distance', () => {
  fc.assert(
    fc.property(someStart, (start) => {
      const steps = oddsInSteps(start, 6);
      let step = steps.next();
      while (!step.done) step = steps.next();
      const kept = discardsFor(start, COMMON_SHAPES).filter(
        ({ distance }, _, [best]) => distance === best?.distance,
      );
      expect(step.value.map(({ tile }) => tile).toSorted()).toEqual(
        kept.map(({ tile }) => tile).toSorted(),
      );
      for (const { ready, win } of step.value) {
        ready.forEach((chance, at) => {
          expect(chance).toBeGreaterThanOrEqual(win[at] as number);
          expect(chance).toBeGreaterThanOrEqual((ready[at - 1] ?? 0) - 1e-12);
          expect(win[at]).toBeGreaterThanOrEqual((win[at - 1] ?? 0) - 1e-12);
        });
      }
    }),
    { numRuns: 60 },
  );
});
