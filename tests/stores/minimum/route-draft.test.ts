/** An exchange of tiles, from the first touch to its verdict. */
import { describe, expect, test } from 'vitest';
import { type Desk, findDesk, type RouteTypes } from '../../../src/engine/drills.ts';
import type { Tile } from '../../../src/engine/notation.ts';
import {
  chooseComing,
  moveOut,
  ROUTE_RULES,
  type RouteDraft,
  takeOut,
} from '../../../src/stores/drafts/route-draft.ts';
import { createDrillSession } from '../../../src/stores/question/drill-session.ts';
import type { AnswerResult } from '../../../src/stores/record/result.ts';
import { sourceAt } from '../desk-source.ts';

/** With 6 of bamboos for a 3 a pure straight. */
const STRAIGHT = '33m67p123345789s';
const [THREE, NINE] = [6, 12];

async function routeOn(hand: string) {
  const desk = (await findDesk('route-to-eight')) as Desk<RouteTypes>;
  const asked = desk.ask({ hand });
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  const results: AnswerResult[] = [];
  const session = createDrillSession<RouteTypes, RouteDraft>(
    { question: asked.value, skill: 'route-to-eight/own' },
    { source: sourceAt(desk), rules: ROUTE_RULES, onResult: (result) => results.push(result) },
  );
  return {
    ...session,
    results,
    state: () => session.$state.get(),
    lift: (place: number) => session.edit(takeOut(place)),
    move: (by: number) => session.edit(moveOut(by, asked.value.shown)),
    take: (tile: Tile) => session.edit(chooseComing(tile)),
  };
}

describe('a change', () => {
  test('is judged once, with hints and time', async () => {
    const { begin, lift, take, hint, check, state, results } = await routeOn(STRAIGHT);
    begin(1000);
    lift(THREE);
    take('6s');
    await hint();
    await check(1700);
    await check(1900);
    take('7s');
    expect(results).toEqual([
      {
        ...{ skill: 'route-to-eight/own', right: true, found: 1, missed: 0, wrong: 0 },
        ...{ hints: 1, spent: 700, texts: state().texts },
      },
    ]);
    expect(state().draft).toEqual({ out: THREE, coming: '6s' });
  });

  test('is taken back by a second touch', async () => {
    const { lift, take, state } = await routeOn(STRAIGHT);
    for (const _ of [1, 2]) {
      lift(THREE);
      take('6s');
    }
    expect(state().draft).toEqual({ out: undefined, coming: undefined });
  });

  test('steps from tile to tile, round and round', async () => {
    const { move, state } = await routeOn(STRAIGHT);
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
    async (place, tile, need) => {
      const { lift, take, check, state, results } = await routeOn(STRAIGHT);
      if (place !== undefined) lift(place);
      if (tile) take(tile);
      await check(1);
      expect([state().unread, results]).toEqual([[need], []]);
    },
  );

  test('never brings a fifth copy', async () => {
    const { lift, take, check, state } = await routeOn('44m66668p~456s~456m');
    lift(0);
    take('6p');
    await check(1);
    expect([state().unread, state().verdict]).toEqual([['fifth'], undefined]);
  });
});

describe('what is shown', () => {
  test('before the answer is what the hand is worth', async () => {
    const { shown, hints, verdict } = (await routeOn(STRAIGHT)).state();
    expect(shown.now).toEqual([
      { tile: '5p', points: 5, left: 4, enough: false },
      { tile: '8p', points: 5, left: 4, enough: false },
    ]);
    expect([hints, verdict]).toEqual([undefined, undefined]);
  });

  test('after a wrong one are the change and the way there', async () => {
    const { lift, take, check, state } = await routeOn(STRAIGHT);
    lift(NINE);
    take('6s');
    await check(1);
    const { own, others } = state().verdict ?? {};
    expect(own).toMatchObject({ out: '9s', in: '6s', there: false, left: 8 });
    expect(own?.wins.map(({ enough }) => enough)).toEqual([false, false]);
    expect(others?.map((route) => [route.out, route.in, route.least, route.goal])).toEqual([
      ['3s', '6s', 20, ['pure-straight']],
    ]);
    expect(others?.[0]?.wins[0]?.sheet.totals.total).toBe(20);
  });

  test('after the right one are no others where there is one way', async () => {
    const { lift, take, check, state } = await routeOn(STRAIGHT);
    lift(THREE);
    take('6s');
    await check(1);
    const { own, others } = state().verdict ?? {};
    expect([own?.there, own?.least, others]).toEqual([true, 20, []]);
  });
});
