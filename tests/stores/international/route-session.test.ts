/** One hand of "Route to eight", from its appearance to the ways that lead there. */
import { describe, expect, test } from 'vitest';
import { parseRouteQuestion, type Tile } from '../../../src/engine/index.ts';
import { createRouteSession } from '../../../src/stores/international/route-session.ts';
import { routesView } from '../../../src/stores/international/route-view.ts';
import type { Result } from '../../../src/stores/progress.ts';

/** With 6 of bamboos for a 3 a pure straight. */
const STRAIGHT = '33m67p123345789s';
const [THREE, NINE] = [6, 12];

function routeOn(hand: string) {
  const read = parseRouteQuestion({ hand });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const results: Result[] = [];
  const first = { question: read.value, skill: 'route-to-eight/own' };
  const session = createRouteSession(first, (result) => results.push(result));
  return { ...session, results, state: () => session.$state.get() };
}

describe('a change', () => {
  test('is judged once, with hints and time', () => {
    const { begin, lift, take, hint, check, state, results } = routeOn(STRAIGHT);
    begin(1000);
    lift(THREE);
    take('6s');
    hint();
    check(1700);
    check(1900);
    take('7s');
    expect(results).toEqual([
      {
        ...{ skill: 'route-to-eight/own', right: true, found: 1, missed: 0, wrong: 0 },
        ...{ hints: 1, spent: 700 },
      },
    ]);
    expect(state().draft).toEqual({ out: THREE, coming: '6s' });
  });

  test('is taken back by a second touch', () => {
    const { lift, take, state } = routeOn(STRAIGHT);
    for (const _ of [1, 2]) {
      lift(THREE);
      take('6s');
    }
    expect(state().draft).toEqual({ out: undefined, coming: undefined });
  });

  test('steps from tile to tile, round and round', () => {
    const { move, state } = routeOn(STRAIGHT);
    const steps = [1, -1, -1, 1].map((by) => {
      move(by);
      return state().draft.out;
    });
    expect(steps).toEqual([0, 12, 11, 12]);
  });

  test.each([
    [undefined, '6s', 'out'],
    [THREE, undefined, 'coming'],
    [THREE, '3s', 'other'],
  ] satisfies readonly (readonly [number | undefined, Tile | undefined, string])[])(
    'of place %s for %s is none: %s',
    (place, tile, need) => {
      const { lift, take, check, state, results } = routeOn(STRAIGHT);
      if (place !== undefined) lift(place);
      if (tile) take(tile);
      check(1);
      expect([state().unread, results]).toEqual([[need], []]);
    },
  );

  test('never brings a fifth copy', () => {
    const { lift, take, check, state } = routeOn('44m66668p~456s~456m');
    lift(0);
    take('6p');
    check(1);
    expect([state().unread, state().verdict]).toEqual([['fifth'], undefined]);
  });
});

describe('what is shown', () => {
  test('before the answer is what the hand is worth', () => {
    expect(routesView(routeOn(STRAIGHT).state())).toEqual({
      now: [
        { tile: '5p', points: 5, left: 4, enough: false },
        { tile: '8p', points: 5, left: 4, enough: false },
      ],
      ...{ hints: undefined, own: undefined, others: [], more: 0 },
    });
  });

  test('after a wrong one are the change and the way there', () => {
    const { lift, take, check, state } = routeOn(STRAIGHT);
    lift(NINE);
    take('6s');
    check(1);
    const { own, others } = routesView(state());
    expect(own).toMatchObject({ out: '9s', in: '6s', there: false, left: 8 });
    expect(own?.wins.map(({ enough }) => enough)).toEqual([false, false]);
    expect(others.map((route) => [route.out, route.in, route.least, route.goal])).toEqual([
      ['3s', '6s', 20, ['pure-straight']],
    ]);
    expect(others[0]?.wins[0]?.sheet.totals.total).toBe(20);
  });

  test('after the right one are no others where there is one way', () => {
    const { lift, take, check, state } = routeOn(STRAIGHT);
    lift(THREE);
    take('6s');
    check(1);
    const { own, others } = routesView(state());
    expect([own?.there, own?.least, others]).toEqual([true, 20, []]);
  });
});
