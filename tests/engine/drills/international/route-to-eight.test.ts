/** Route to eight: what is dealt, which exchanges lead there, links, hints. */
import { describe, expect, test } from 'vitest';
import {
  type Change,
  COPIES,
  createRng,
  createScorer,
  formatRouteQuestion,
  groupTiles,
  type HeldHand,
  inSituation,
  MCR_EDITIONS,
  MCR_MINIMUM,
  mcr,
  parseHand,
  parseRouteQuestion,
  ROUTE_TOPICS,
  type RoutePosition,
  type RouteText,
  type RouteTopic,
  routeHints,
  routeTargets,
  routeToEight,
  type Steer,
  TILES,
  type Tile,
  winsOf,
} from '../../../../src/engine/index.ts';

const SEEDS = Array.from({ length: 24 }, (_, seed) => seed * 7919);

const DEALT = new Map(
  ROUTE_TOPICS.map((topic) => [
    topic,
    SEEDS.map((seed, at) => {
      const edition = MCR_EDITIONS[at % 3] ?? 'text';
      return routeToEight.make(createRng(seed), { topic, edition });
    }),
  ]),
);
const dealt = (topic: RouteTopic): readonly RoutePosition[] => DEALT.get(topic) ?? [];

function question(text: RouteText): RoutePosition {
  const read = parseRouteQuestion(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

function heldHand(text: string): HeldHand {
  const read = parseHand(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

const pointsOf = (position: RoutePosition) =>
  winsOf(position).map(({ tile, score }) => [tile, score.totals.base]);

const changes = (position: RoutePosition, change: Change) =>
  routeToEight.check(position, change).routes.map((route) => `${route.out} ${route.in}`);

/** A plain search: every exchange, every tile, asked of the scorer alone. */
function plainRoutes({ hand, seat, round, edition }: RoutePosition): readonly string[] {
  const scorer = createScorer(mcr, { edition });
  const { melds } = hand;
  const laid = melds.flatMap(groupTiles);
  const copies = (tiles: readonly Tile[], tile: Tile): number =>
    tiles.filter((one) => one === tile).length;
  const bringsEnough = (concealed: readonly Tile[], out: Tile): boolean => {
    const totals = TILES.filter(
      (tile) => copies([...concealed, ...laid, out], tile) < COPIES,
    ).flatMap((tile) => {
      const win = { tile, by: 'discard' } as const;
      const shown = melds.filter(({ open }) => open).flatMap(groupTiles);
      const how = copies([...shown, out], tile) === 3 ? (['last-of-kind'] as const) : [];
      const won = inSituation({ concealed, melds, flowers: [], win }, { seat, round, how });
      const score = scorer(won);
      return score.ok ? [score.value.totals.base] : [];
    });
    return totals.length > 0 && totals.every((points) => points >= MCR_MINIMUM);
  };
  return [...new Set(hand.concealed)].flatMap((out) =>
    TILES.filter(
      (tile) => tile !== out && copies([...hand.concealed, ...laid], tile) < COPIES,
    ).flatMap((tile) => {
      const concealed = hand.concealed.toSpliced(hand.concealed.indexOf(out), 1, tile);
      return bringsEnough(concealed, out) ? [`${out} ${tile}`] : [];
    }),
  );
}

describe.each(ROUTE_TOPICS)('the level %s, over many seeds', (topic) => {
  test('deals hands of thirteen tiles that wait for less than eight points', () => {
    for (const asked of dealt(topic)) {
      const { concealed, melds } = asked.hand;
      expect(concealed.length + 3 * melds.length).toBe(13);
      const points = winsOf(asked).map(({ score }) => score.totals.base);
      expect(points.length).toBeGreaterThan(0);
      expect(Math.max(...points)).toBeLessThan(MCR_MINIMUM);
    }
  });

  test('takes its own answer for right, and an exchange that is none of the ways for wrong', () => {
    for (const asked of dealt(topic)) {
      const solved = routeToEight.solve(asked);
      const { right, routes } = routeToEight.check(asked, solved);
      expect(right).toBe(true);
      expect(routes.length).toBeLessThanOrEqual(6);
      const ways = routes.map((route) => `${route.out} ${route.in}`);
      const [out] = asked.hand.concealed as [Tile];
      const held = [...asked.hand.concealed, ...asked.hand.melds.flatMap(groupTiles)];
      const other = TILES.find(
        (tile) =>
          !ways.includes(`${out} ${tile}`) &&
          tile !== out &&
          held.filter((one) => one === tile).length < COPIES,
      ) as Tile;
      expect(routeToEight.check(asked, { out, in: other }).right).toBe(false);
    }
  });

  test('finds what a plain search finds', () => {
    for (const asked of dealt(topic).slice(0, 3)) {
      const found = changes(asked, routeToEight.solve(asked));
      expect([...found].sort()).toEqual([...plainRoutes(asked)].sort());
    }
  });

  test('writes its questions down and reads them back', () => {
    for (const asked of dealt(topic)) expect(question(formatRouteQuestion(asked))).toEqual(asked);
  });

  test('deals the same hand for the same seed', () => {
    const level = { topic, edition: 'text' } as const;
    expect(routeToEight.make(createRng(5), level)).toEqual(routeToEight.make(createRng(5), level));
  });
});

test('every level leads to hands worth six points or more', () => {
  const worth = new Map(mcr.items({ edition: 'text' }).map(({ id, value }) => [id, value.points]));
  for (const topic of ROUTE_TOPICS) {
    const targets = routeTargets(topic);
    expect(targets.filter((id) => (worth.get(id) ?? 0) < 6)).toEqual([]);
  }
});

test('what was missed is led to oftener', () => {
  const straights = (steer: Steer): number =>
    SEEDS.filter((seed) => {
      const level = { topic: 'chows', edition: 'text', steer } as const;
      return routeHints(routeToEight.make(createRng(seed), level)).goal.includes('pure-straight');
    }).length;
  expect(straights({ 'pure-straight': 8 })).toBeGreaterThan(straights({}));
});

describe('the ways of a hand', () => {
  // 123 345 789 of bamboos: two terminal chows 1, all chows 2, concealed hand 2.
  const straight = question({ hand: '33m67p123345789s' });

  test('are worth what their rows say', () => {
    expect(pointsOf(straight)).toEqual([
      ['5p', 5],
      ['8p', 5],
    ]);
    const { right, route, known } = routeToEight.check(straight, { out: '3s', in: '6s' });
    expect(known).toEqual({ 'pure-straight': true });
    // Pure straight 16, all chows 2, concealed hand 2.
    expect([right, route.wins.map(({ score }) => score.totals.base)]).toEqual([true, [20, 20]]);
  });

  test.each([
    ['33m67p123345789s', '9s', '6s', 'it waits, for too little with either tile'],
    ['33m67p123345789s', '6p', '1z', 'it waits no more'],
  ])('%s, %s for %s: %s', (hand, out, tile) => {
    const verdict = routeToEight.check(question({ hand }), {
      out: out as Tile,
      in: tile as Tile,
    });
    expect([verdict.right, verdict.known]).toEqual([false, { 'pure-straight': false }]);
  });

  test('with one tile of two enough the hand is not there', () => {
    // With 6m mixed shifted chows 123m 234s 345p 6, all chows 2, concealed hand 2; 9m adds 1.
    const shifted = question({ hand: '123m456p78m55s234s' });
    expect(routeToEight.solve(shifted)).toEqual({ out: '6p', in: '3p' });
    const { wins } = routeToEight.check(shifted, { out: '6p', in: '3p' }).route;
    expect(wins.map(({ tile, score }) => [tile, score.totals.base])).toEqual([
      ['6m', 10],
      ['9m', 11],
    ]);
  });

  test('a tile just let go can come once less', () => {
    // Of 1234 of circles the 4 goes, and 23 wait for it: three are left.
    const read = parseHand('24p55m345678m~456s');
    if (!read.ok) throw new Error(read.error.code);
    const position = { hand: read.value, seat: 'E', round: 'E', edition: 'text' } as const;
    const { wins } = routeToEight.check(position, { out: '4p', in: '3p' }).route;
    expect(wins.map(({ tile, left }) => [tile, left])).toEqual([
      ['1p', 4],
      ['4p', 3],
    ]);
  });
});

const FIVE = ['concealed-hand', 'all-chows', 'two-terminal-chows'];

test('a tile of which the others lie in sight is the last of its kind (mcr.hand.27)', () => {
  const position: RoutePosition = {
    ...{ seat: 'N', round: 'N', edition: 'text' },
    hand: heldHand('46p22z~345m~555p~678s'),
  };
  const [win] = winsOf(position);
  expect([win?.tile, win?.left]).toEqual(['5p', 1]);
  // Closed wait, tile hog, last tile.
  expect(win?.score.totals.base).toBe(1 + 2 + 4);
  const two = { ...position, hand: heldHand('46p22z~345m~456p~567p') };
  // Closed wait, pure double chow, one voided suit.
  expect(winsOf(two)[0]?.score.totals.base).toBe(1 + 1 + 1);
  // A third 5p was just let go.
  expect(winsOf(two, '5p')[0]?.score.totals.base).toBe(1 + 1 + 1 + 4);
});

test('the hints say what counts now, what the best way leads to, and what goes', () => {
  const hints = routeHints(question({ hand: '33m67p123345789s' }));
  expect(hints.now).toEqual([
    { tile: '5p', fans: FIVE },
    { tile: '8p', fans: FIVE },
  ]);
  expect([hints.goal, hints.out]).toEqual([['pure-straight'], '3s']);
});

describe('a text that is no question', () => {
  test.each([
    [{}, 'hand', 'empty'],
    [{ hand: '33m67p12334578s' }, 'hand', 'not-thirteen'],
    [{ hand: '33m67p123345789s!5p' }, 'hand', 'no-win'],
    [{ hand: '33m67p123345789s1f' }, 'hand', 'no-flowers'],
    [{ hand: '33m67p123345s~567z' }, 'hand', 'unknown-meld'],
    [{ hand: '33333m67p123345s' }, 'hand', 'too-many-copies'],
    [{ hand: '13579m2468p135s7z' }, 'hand', 'not-ready'],
    [{ hand: '1112345678999m' }, 'hand', 'enough-already'],
    // All laid, waiting on its pair: melded hand 6 and no honours 1, whatever the pair.
    [{ hand: '1p~123m~567s~888p~555m' }, 'hand', 'no-route'],
    [{ hand: '33m67p123345789s', seat: 'X' }, 'seat', 'unknown-value'],
    [{ hand: '33m67p123345789s', round: '' }, 'round', 'unknown-value'],
    [{ hand: '33m67p123345789s', edition: '1998' }, 'edition', 'unknown-value'],
  ] satisfies readonly (readonly [RouteText, string, string])[])('%o', (text, part, code) => {
    const read = parseRouteQuestion(text);
    expect(read.ok ? undefined : [read.error.part, read.error.error.code]).toEqual([part, code]);
  });
});
