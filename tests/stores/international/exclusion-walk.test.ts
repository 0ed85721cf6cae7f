/** Walking through the web of exclusions: what lies around a hand, the trail, the address. */
import { describe, expect, test } from 'vitest';
import { MCR_HANDS } from '../../../src/engine/rulesets/mcr/index.ts';
import { MCR_GROUNDS } from '../../../src/engine/rulesets/mcr/items/row.ts';
import {
  addressOfHand,
  centreOf,
  createExclusionWalk,
  walkFromAddress,
} from '../../../src/stores/exclusions/exclusion-walk.ts';
import {
  neighboursOf,
  pointsIn,
  spinWeb,
  THREAD_GROUNDS,
} from '../../../src/stores/exclusions/exclusion-web.ts';

const WEB = spinWeb();
const from = (query: string, kept?: unknown) =>
  walkFromAddress(WEB, new URLSearchParams(query), kept);
const walkFrom = (query: string) => createExclusionWalk(WEB, from(query));
const trailOf = (walk: ReturnType<typeof walkFrom>) => walk.$state.get().trail;

describe('the web', () => {
  test('goes through JSON unchanged', () => expect(JSON.parse(JSON.stringify(WEB))).toEqual(WEB));

  test('has the grounds of the engine', () => expect(THREAD_GROUNDS).toEqual(MCR_GROUNDS));

  test('each thread is seen from both its ends', () => {
    for (const { id } of MCR_HANDS) {
      for (const { id: other, thread } of neighboursOf(WEB, id).kept) {
        const back = neighboursOf(WEB, other).keepers.map((one) => one.thread);
        expect(back, `${id} ${other}`).toContain(thread);
      }
    }
  });

  test('no thread leads from a hand to itself, or twice to the same', () => {
    const names = WEB.threads.map(({ by, out }) => `${by} ${out}`);
    expect(new Set(names).size).toBe(names.length);
    expect(WEB.threads.filter(({ by, out }) => by === out)).toEqual([]);
  });

  test('says which other editions count both hands of a thread', () => {
    const parted = WEB.threads.filter(({ together }) => together.length > 0);
    const told = parted.map(({ by, out, together }) => [by, out, ...together].join(' '));
    expect(told).toEqual(
      expect.arrayContaining([
        'seven-pairs all-types practice 2006',
        'all-green half-flush 2006',
        'all-terminals double-pung 2006',
      ]),
    );
    const others = told.filter((one) => !one.endsWith(' fully-concealed-hand 2006'));
    expect([others.length, told.length]).toEqual([3, 10]);
  });

  test('the dearest hand stands first on each side', () => {
    const { keepers } = neighboursOf(WEB, 'no-honors');
    const points = keepers.map((one) => one.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(points.every((one, at) => one === pointsIn(WEB, keepers[at]?.id ?? 'no-honors'))).toBe(
      true,
    );
  });
});

describe('a walk', () => {
  test('goes along threads and remembers them', () => {
    const walk = walkFrom('hand=nine-gates');
    walk.walk('full-flush');
    walk.walk('no-honors');
    expect(trailOf(walk)).toEqual(['nine-gates', 'full-flush', 'no-honors']);
    expect(centreOf(walk.$state.get())).toBe('no-honors');
  });

  test('goes nowhere without a thread', () => {
    const walk = walkFrom('hand=nine-gates');
    walk.walk('chicken-hand');
    expect(trailOf(walk)).toEqual(['nine-gates']);
  });

  test('back to where it came from is a step back', () => {
    const walk = walkFrom('hand=nine-gates');
    walk.walk('full-flush');
    walk.walk('nine-gates');
    expect(trailOf(walk)).toEqual(['nine-gates']);
  });

  test('is retraced to any of its places', () => {
    const walk = walkFrom('hand=nine-gates');
    walk.walk('full-flush');
    walk.walk('no-honors');
    walk.retrace(3);
    expect(trailOf(walk)).toHaveLength(3);
    walk.retrace(0);
    expect(trailOf(walk)).toEqual(['nine-gates']);
  });

  test('starts anew from a hand that is picked', () => {
    const walk = walkFrom('hand=nine-gates');
    walk.walk('full-flush');
    walk.pick('seat-wind');
    expect(trailOf(walk)).toEqual(['seat-wind']);
  });

  test('forgets its beginning when it grows long', () => {
    const walk = walkFrom('hand=nine-gates');
    const ring = ['full-flush', 'no-honors', 'pure-terminal-chows', 'full-flush'] as const;
    for (let steps = 0; steps < 40; steps++) walk.walk(ring[steps % 3] ?? 'full-flush');
    expect(trailOf(walk)).toHaveLength(12);
  });
});

describe('an address', () => {
  test('that a walk writes is read back', () => {
    for (const { id: hand } of MCR_HANDS) {
      const read = from(addressOfHand(hand));
      expect([centreOf(read), read.refused]).toEqual([hand, undefined]);
    }
  });

  test.each([
    ['', undefined],
    ['hand=', undefined],
    ['hand=All-Chows', 'All-Chows'],
    ['hand=%3Cscript%3E', '<script>'],
    ['hand=toString', 'toString'],
    [`hand=${'x'.repeat(5000)}`, 'x'.repeat(40)],
  ])('%j starts at the first hand', (query, refused) => {
    expect(from(query)).toEqual({ trail: ['seven-pairs'], refused });
  });

  test('brings back the trail that was kept beside it', () => {
    const kept = ['nine-gates', 'full-flush'];
    expect(from('hand=full-flush', kept).trail).toEqual(kept);
  });

  test.each([
    ['that ends elsewhere', ['full-flush', 'nine-gates']],
    ['of no hands', ['x', 'full-flush']],
    ['that is no list', 'full-flush'],
    ['that is missing', null],
  ])('leaves aside a trail %s', (_, kept) => {
    expect(from('hand=full-flush', kept).trail).toEqual(['full-flush']);
  });

  test('that was refused is forgotten with the next step', () => {
    const walk = walkFrom('hand=x');
    walk.pick('all-chows');
    expect(walk.$state.get().refused).toBeUndefined();
  });
});
