/** Route to eight: what is dealt, which exchanges lead there, links, hints. */
import { describe, expect, test } from 'vitest';
import { groupTiles } from '../../../../src/engine/core/group.ts';
import type { HeldHand } from '../../../../src/engine/core/hand.ts';
import { parseHand } from '../../../../src/engine/core/notation.ts';
import { inSituation } from '../../../../src/engine/core/situation.ts';
import { COPIES, TILES, type Tile } from '../../../../src/engine/core/tile.ts';
import type { Wind } from '../../../../src/engine/core/wind.ts';
import type { Desk } from '../../../../src/engine/drills/desk.ts';
import type { Texts } from '../../../../src/engine/drills/drill.ts';
import { DRILLS } from '../../../../src/engine/drills/index.ts';
import type { RouteTypes } from '../../../../src/engine/drills/minimum/minimum-drill.ts';
import {
  type RoutePosition,
  type RouteRules,
  routeBy,
  routeWins,
  type TileSwap,
} from '../../../../src/engine/drills/minimum/routes.ts';
import { MCR_EDITIONS } from '../../../../src/engine/rulesets/mcr/config.ts';
import { kit } from '../../../../src/engine/rulesets/mcr/kit.ts';
import { teaching } from '../../../../src/engine/rulesets/mcr/teaching/index.ts';
import { TO_EIGHT } from '../../../../src/engine/rulesets/mcr/teaching/to-eight.ts';
import { MCR_MINIMUM } from '../../../../src/engine/rulesets/mcr/total.ts';
import { agreedOf } from '../../../../src/engine/scoring/kit.ts';

const row = DRILLS.find(({ id }) => id === 'route-to-eight');
const desk = (await row?.load()) as Desk<RouteTypes>;

const TOPICS = ['chows', 'pungs', 'tiles', 'any'];
const SEEDS = Array.from({ length: 24 }, (_, seed) => seed * 7919);

const levelAt = (topic: string, at: number) => ({
  level: topic,
  edition: MCR_EDITIONS[at % 3] ?? 'text',
});
const DEALT = new Map(
  TOPICS.map((topic) => [
    topic,
    SEEDS.map((seed, at) => desk.deal(seed, { level: levelAt(topic, at) })),
  ]),
);
const dealt = (topic: string) => DEALT.get(topic) ?? [];

function asked(texts: Texts) {
  const read = desk.ask(texts);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

function heldHand(text: string): HeldHand {
  const read = parseHand(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

const tilesAtSeat = ({ concealed, melds }: HeldHand): readonly Tile[] => [
  ...concealed,
  ...melds.flatMap(groupTiles),
];
const copies = (tiles: readonly Tile[], tile: Tile): number =>
  tiles.filter((held) => held === tile).length;

/** Every change that leads there, of hands from which few do. */
function routesOf(texts: Texts): readonly string[] {
  const { own, others, more } = desk.check(texts, desk.solve(texts));
  expect([own.there, more]).toEqual([true, 0]);
  return [own, ...others].map((route) => `${route.out} ${route.in}`);
}

/** A plain search: every exchange, every tile, asked of the scorer alone. */
function plainRoutes(texts: Texts): readonly string[] {
  const { hand, seat, round = 'E' } = asked(texts).shown;
  const agreed = agreedOf(kit, { edition: texts['edition'] ?? 'text' });
  const { melds } = hand;
  const laid = melds.flatMap(groupTiles);
  const bringsEnough = (concealed: readonly Tile[], out: Tile): boolean => {
    const totals = TILES.filter(
      (tile) => copies([...concealed, ...laid, out], tile) < COPIES,
    ).flatMap((tile) => {
      const win = { tile, by: 'discard' } as const;
      const shown = melds.filter(({ open }) => open).flatMap(groupTiles);
      const how = copies([...shown, out], tile) === 3 ? ['last-of-kind'] : [];
      const won = inSituation({ concealed, melds, flowers: [], win }, { seat, round, how });
      const score = agreed.score(won);
      return score.ok ? [score.value.totals.base] : [];
    });
    return totals.length > 0 && totals.every((points) => points >= MCR_MINIMUM);
  };
  return [...new Set(hand.concealed)].flatMap((out) =>
    TILES.filter((tile) => tile !== out && copies(tilesAtSeat(hand), tile) < COPIES).flatMap(
      (tile) => {
        const concealed = hand.concealed.toSpliced(hand.concealed.indexOf(out), 1, tile);
        return bringsEnough(concealed, out) ? [`${out} ${tile}`] : [];
      },
    ),
  );
}

describe.each(TOPICS)('the level %s, over many seeds', (topic) => {
  test('deals hands of thirteen tiles that wait for less than eight points', () => {
    for (const { shown } of dealt(topic)) {
      const { concealed, melds } = shown.hand;
      expect(concealed.length + 3 * melds.length).toBe(13);
      const points = shown.now.map((worth) => worth.points);
      expect(points.length).toBeGreaterThan(0);
      expect(Math.max(...points)).toBeLessThan(MCR_MINIMUM);
      expect([shown.least, shown.rules]).toEqual([8, 'mcr']);
    }
  });

  test('keeps its promise', () => {
    dealt(topic).forEach(({ texts }, at) => {
      expect(desk.keeps(texts, levelAt(topic, at))).toBe(true);
    });
  });

  test('takes its own answer for right, and an exchange that is none of the ways for wrong', () => {
    for (const { texts, shown } of dealt(topic)) {
      expect(desk.check(texts, desk.solve(texts)).right).toBe(true);
      const ways = routesOf(texts);
      expect(ways.length).toBeLessThanOrEqual(6);
      const [out] = shown.hand.concealed as [Tile];
      const other = TILES.find(
        (tile) =>
          !ways.includes(`${out} ${tile}`) &&
          tile !== out &&
          copies(tilesAtSeat(shown.hand), tile) < COPIES,
      ) as Tile;
      const verdict = desk.check(texts, { out, in: other });
      expect([verdict.right, verdict.others.length]).toEqual([false, ways.length]);
    }
  });

  test('finds what a plain search finds', () => {
    for (const { texts } of dealt(topic).slice(0, 3)) {
      expect([...routesOf(texts)].sort()).toEqual([...plainRoutes(texts)].sort());
    }
  });

  test('writes its questions down and reads them back', () => {
    for (const question of dealt(topic)) expect(asked(question.texts)).toEqual(question);
  });

  test('hands out plain data', () => {
    for (const question of dealt(topic)) {
      const { texts } = question;
      const given = [question, desk.check(texts, desk.solve(texts)), desk.hints(texts)];
      expect(structuredClone(given)).toEqual(given);
    }
  });

  test('deals the same hand for the same seed', () => {
    const level = { level: topic, edition: 'text' };
    expect(desk.deal(5, { level })).toEqual(desk.deal(5, { level }));
  });
});

test('every level leads to hands worth six points or more', () => {
  const agreed = agreedOf(kit, {});
  const worth = new Map(agreed.items.map(({ id, value }) => [id, value.points]));
  for (const level of TOPICS) {
    const targets = desk.targets?.({ level, edition: 'text' }) ?? [];
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((id) => (worth.get(id) ?? 0) < 6)).toEqual([]);
  }
});

test('what was missed is led to oftener', () => {
  const straights = (steer: Readonly<Record<string, number>>): number =>
    SEEDS.filter((seed) => {
      const { texts } = desk.deal(seed, { level: { level: 'chows', edition: 'text' }, steer });
      return desk.hints(texts).goal.includes('pure-straight');
    }).length;
  expect(straights({ 'pure-straight': 8 })).toBeGreaterThan(straights({}));
});

describe('the ways of a hand', () => {
  // 123 345 789 of bamboos: two terminal chows 1, all chows 2, concealed hand 2.
  const straight = { hand: '33m67p123345789s' };

  test('are worth what their rows say', () => {
    expect(asked(straight).shown.now.map(({ tile, points }) => [tile, points])).toEqual([
      ['5p', 5],
      ['8p', 5],
    ]);
    const { right, own, known } = desk.check(straight, { out: '3s', in: '6s' });
    expect(known).toEqual({ 'pure-straight': true });
    // Pure straight 16, all chows 2, concealed hand 2.
    expect([right, own.wins.map(({ points }) => points)]).toEqual([true, [20, 20]]);
    expect([own.least, own.goal]).toEqual([20, ['pure-straight']]);
    expect(own.wins.map(({ sheet }) => sheet.totals.total)).toEqual([20, 20]);
  });

  test.each<readonly [string, TileSwap, string]>([
    ['33m67p123345789s', { out: '9s', in: '6s' }, 'it waits, for too little with either tile'],
    ['33m67p123345789s', { out: '6p', in: '1z' }, 'it waits no more'],
  ])('%s, %o: %s', (hand, change) => {
    const verdict = desk.check({ hand }, change);
    expect([verdict.right, verdict.known]).toEqual([false, { 'pure-straight': false }]);
  });

  test('with one tile of two enough the hand is not there', () => {
    // With 6m mixed shifted chows 123m 234s 345p 6, all chows 2, concealed hand 2; 9m adds 1.
    const shifted = { hand: '123m456p78m55s234s' };
    expect(desk.solve(shifted)).toEqual({ out: '6p', in: '3p' });
    const { wins } = desk.check(shifted, { out: '6p', in: '3p' }).own;
    expect(wins.map(({ tile, points }) => [tile, points])).toEqual([
      ['6m', 10],
      ['9m', 11],
    ]);
  });
});

describe('tiles in sight', () => {
  const climb: RouteRules = { kit, teaching, drill: TO_EIGHT };
  const position = (hand: string, wind: Wind): RoutePosition => ({
    ...{ hand: heldHand(hand), seat: wind, round: wind },
    options: { edition: 'text' },
  });

  test('a tile just let go can come once less', () => {
    // Of 1234 of circles the 4 goes, and 23 wait for it: three are left.
    const before = position('24p55m345678m~456s', 'E');
    const { wins } = routeBy(climb, before, { out: '4p', in: '3p' });
    expect(wins.map(({ tile, left }) => [tile, left])).toEqual([
      ['1p', 4],
      ['4p', 3],
    ]);
  });

  test('a tile of which the others lie in sight is the last of its kind (mcr.hand.27)', () => {
    const [win] = routeWins(climb, position('46p22z~345m~555p~678s', 'N'));
    expect([win?.tile, win?.left]).toEqual(['5p', 1]);
    // Closed wait, tile hog, last tile.
    expect(win?.score.totals.base).toBe(1 + 2 + 4);
    expect(win?.how).toEqual(['last-of-kind']);
    const two = position('46p22z~345m~456p~567p', 'N');
    // Closed wait, pure double chow, one voided suit.
    expect(routeWins(climb, two)[0]?.score.totals.base).toBe(1 + 1 + 1);
    // A third 5p was just let go.
    expect(routeWins(climb, two, '5p')[0]?.score.totals.base).toBe(1 + 1 + 1 + 4);
  });
});

test('the hints say what counts now, what the best way leads to, and what goes', () => {
  const texts = { hand: '33m67p123345789s' };
  const lines = ['concealed-hand', 'all-chows', 'two-terminal-chows'];
  expect(asked(texts).hintSteps).toEqual(['now', 'goal', 'out']);
  expect(desk.hints(texts)).toEqual({
    now: [
      { tile: '5p', lines },
      { tile: '8p', lines },
    ],
    goal: ['pure-straight'],
    out: '3s',
  });
});

test('tiles of which the hand holds all copies cannot come', () => {
  const shown = TOPICS.flatMap((topic) => dealt(topic).map((question) => question.shown));
  for (const { hand, exhausted } of shown) {
    const full = TILES.filter((tile) => copies(tilesAtSeat(hand), tile) === COPIES);
    expect(exhausted).toEqual(full);
  }
  expect(shown.some(({ exhausted }) => exhausted.length > 0)).toBe(true);
});

describe('a text that is no question', () => {
  test.each<readonly [Texts, string, string]>([
    [{}, 'hand', 'empty'],
    [{ hand: '33m67p12334578s' }, 'hand', 'not-thirteen'],
    [{ hand: '33m67p123345789s!5p' }, 'hand', 'no-win'],
    [{ hand: '33m67p123345789s1f' }, 'hand', 'no-flowers'],
    [{ hand: '33333m67p123345s' }, 'hand', 'too-many-copies'],
    [{ hand: '13579m2468p135s7z' }, 'hand', 'not-ready'],
    [{ hand: '1112345678999m' }, 'hand', 'enough-already'],
    // All laid, waiting on its pair: melded hand 6 and no honours 1, whatever the pair.
    [{ hand: '1p~123m~567s~888p~555m' }, 'hand', 'no-route'],
    [{ hand: '33m67p123345789s', seat: 'X' }, 'seat', 'unknown-value'],
    [{ hand: '33m67p123345789s', round: '' }, 'round', 'unknown-value'],
    [{ hand: '33m67p123345789s', edition: '1998' }, 'edition', 'unknown-value'],
  ])('%o', (texts, part, code) => {
    const read = desk.ask(texts);
    expect(read.ok ? undefined : [read.error.part, read.error.error.code]).toEqual([part, code]);
  });
});
