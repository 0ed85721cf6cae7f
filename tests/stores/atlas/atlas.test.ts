/** The atlas as it is explored: the hand looked at, the steps from it, the address. */
import { describe, expect, test } from 'vitest';
import {
  type Atlas,
  type AtlasSize,
  atlasOf,
  pureKeyOf,
  pureTiles,
} from '../../../src/engine/hand.ts';
import { parseTiles, rankOf } from '../../../src/engine/notation.ts';
import { type AtlasStep, atlasFromAddress, createAtlas } from '../../../src/stores/atlas/atlas.ts';
import { type AtlasFilter, FIRST_FILTER } from '../../../src/stores/atlas/atlas-filter.ts';

const KNOWN = new Map<AtlasSize, Atlas>();
function known(size: AtlasSize): Atlas {
  const atlas = KNOWN.get(size) ?? atlasOf(size);
  KNOWN.set(size, atlas);
  return atlas;
}

function keyOf(ranks: string): number {
  const tiles = parseTiles(`${ranks}p`);
  if (!tiles.ok) throw new Error(tiles.error.code);
  return pureKeyOf(tiles.value);
}
const ranksOf = (key: number): string => pureTiles(key, 'p').map(rankOf).join('');

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

async function exploring(filter: Partial<AtlasFilter> = {}, hand?: string) {
  const view = createAtlas({
    load: async (size) => known(size),
    book: new Map([[keyOf('1112345678999'), 'I']]),
    filter: { ...FIRST_FILTER, ...filter },
    key: hand === undefined ? undefined : keyOf(hand),
  });
  await settled();
  const looked = (): string => {
    const { atlas, selected } = view.$state.get();
    return selected === undefined ? '' : ranksOf(atlas?.keys[selected] ?? 0);
  };
  const step = (...steps: AtlasStep[]): string => {
    for (const one of steps) view.step(one);
    return looked();
  };
  return { ...view, looked, step };
}

/** Both ends of the sixteen hands with eight waits, in the order of the map. */
const [LOWEST, HIGHEST] = ['1112223456777', '3334567888999'];

describe('the hand looked at', () => {
  test.each([
    ['the nine gates', {}, undefined, '1112345678999'],
    ['the first that matches', { waits: 8 }, undefined, LOWEST],
    ['the one asked for', { waits: 8 }, '2344445678999', '2344445678999'],
    ['the first, where the one asked for does not match', { waits: 8 }, '1112345678999', LOWEST],
    ['none, where none matches', { waits: 9, flags: ['four'] as const }, undefined, ''],
  ])('is %s', async (_, filter, hand, expected) => {
    const { looked } = await exploring(filter, hand);
    expect(looked()).toBe(expected);
  });

  test('stays when it still matches, and goes when it does not', async () => {
    const { change, looked } = await exploring({}, '2344445678999');
    change({ waits: 8 });
    expect(looked()).toBe('2344445678999');
    change({ flags: ['four'] });
    expect(looked()).toBe('2344445678999');
    change({ flags: ['symmetric'] });
    expect(looked()).toBe('');
    change({ flags: [] });
    expect(looked()).toBe(LOWEST);
  });

  test('is chosen by its place, and by no place that is not there', async () => {
    const { $state, select, looked } = await exploring({ size: 4 });
    select(494);
    expect($state.get().selected).toBe(494);
    for (const place of [495, -1, 1.5, Number.NaN]) select(place);
    expect($state.get().selected).toBe(494);
    expect(looked()).toHaveLength(4);
  });

  test('is covered for as long as another is pointed at', async () => {
    const { $state, peek, step } = await exploring();
    peek(7);
    expect($state.get()).toMatchObject({ selected: 0, peeked: 7 });
    step('next');
    expect($state.get()).toMatchObject({ selected: 1, peeked: undefined });
  });
});

describe('a step', () => {
  test('leads through the hands that match, and stops at both ends', async () => {
    const { step } = await exploring({ waits: 8 });
    expect(step('last')).toBe(HIGHEST);
    expect(step('next')).toBe(HIGHEST);
    expect(step('first')).toBe(LOWEST);
    expect(step('previous')).toBe(LOWEST);
    expect(step('next')).not.toBe(LOWEST);
    expect(step('previous')).toBe(LOWEST);
    const met = new Set(Array.from({ length: 20 }, () => step('next')));
    expect(met.size).toBe(15);
  });

  test('outward and inward changes the number of waits by one', async () => {
    const { $state, step } = await exploring();
    const waits = (): number => {
      const { atlas, selected = 0 } = $state.get();
      return atlas?.rings.find(({ end }) => selected < end)?.waits ?? -1;
    };
    const met = [8, 7, 6, 5, 4, 3, 2, 1, 0].map(() => {
      step('outward');
      return waits();
    });
    expect(met).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
    step('outward');
    expect(waits()).toBe(0);
    step('inward', 'inward');
    expect(waits()).toBe(2);
  });

  test('outward passes over rings without a match', async () => {
    const { step, change } = await exploring({ flags: ['book'] });
    change({ flags: [], on: 0b111111111 });
    expect(step('outward')).toBe('1112345678999');
    change({ on: 0, flags: ['symmetric'] });
    // No hand of eight waits is its own mirror; three of seven are.
    const next = step('outward');
    expect(next).not.toBe('1112345678999');
    expect(
      [...next]
        .map((rank) => 10 - Number(rank))
        .reverse()
        .join(''),
    ).toBe(next);
  });

  test('leads nowhere where nothing matches', async () => {
    const { step } = await exploring({ waits: 9, flags: ['four'] });
    expect(step('next', 'last', 'outward', 'inward')).toBe('');
  });
});

describe('while the atlas is laid out', () => {
  function slowly() {
    const asked: { size: AtlasSize; arrive: () => Promise<void> }[] = [];
    const view = createAtlas({
      load: (size) =>
        new Promise((resolve) => {
          const arrive = (): Promise<void> => {
            resolve(known(size));
            return settled();
          };
          asked.push({ size, arrive });
        }),
      book: new Map(),
      filter: FIRST_FILTER,
      key: keyOf('2344445678999'),
    });
    return { ...view, asked };
  }

  test('steps and choices do nothing', () => {
    const { $state, step, select } = slowly();
    const before = $state.get();
    step('next');
    select(3);
    expect($state.get()).toEqual(before);
  });

  test('what is looked for can change, and holds when it arrives', async () => {
    const { $state, change, asked } = slowly();
    change({ waits: 8 });
    await asked[0]?.arrive();
    const { matches, atlas, selected } = $state.get();
    expect(matches.places).toHaveLength(16);
    expect(ranksOf(atlas?.keys[selected ?? 0] ?? 0)).toBe('2344445678999');
  });

  test('an atlas of a size that is no longer wanted is left aside', async () => {
    const { $state, change, asked } = slowly();
    change({ size: 4 });
    expect(asked.map(({ size }) => size)).toEqual([13, 4]);
    await asked[0]?.arrive();
    expect($state.get().atlas).toBeUndefined();
    await asked[1]?.arrive();
    expect($state.get().atlas?.size).toBe(4);
  });

  test('a smaller hand is not asked for more waits than it can have', async () => {
    const { $state, change, asked } = slowly();
    change({ waits: 9 });
    change({ size: 4 });
    await asked[1]?.arrive();
    expect($state.get().filter).toEqual({ ...FIRST_FILTER, size: 4 });
    expect($state.get().matches.places).toHaveLength(495);
  });
});

describe('the address', () => {
  test.each<[string, Partial<AtlasFilter>, string]>([
    ['', {}, ''],
    ['hand=1112345678999p', {}, '1112345678999'],
    ['hand=1112345678999s&waits=9', { waits: 9 }, '1112345678999'],
    ['hand=2223m', { size: 4 }, '2223'],
    ['hand=2223m&waits=9', { size: 4 }, '2223'],
    ['size=4&hand=2223p', { size: 4 }, '2223'],
    ['size=13&hand=2223p', {}, ''],
    ['size=13&waits=8&hand=', { waits: 8 }, ''],
    ['hand=22233m', {}, ''],
    ['hand=11112p2m', {}, ''],
    ['hand=2223m5p', {}, ''],
    ['hand=1112z', {}, ''],
    ['hand=2m~345m', {}, ''],
    ['hand=2222345m~678m', {}, ''],
    ['hand=2223m*4m', {}, ''],
    ['hand=2223m1f', {}, ''],
    ['hand=11111p', {}, ''],
    ['hand=%F0%9F%80%99', {}, ''],
    [`hand=${'1'.repeat(10_000)}p`, {}, ''],
    ['hand=<script>', {}, ''],
  ])('%.40j brings the hand it names, if the atlas has it', (address, filter, hand) => {
    const { filter: asked, key } = atlasFromAddress(new URLSearchParams(address));
    expect(asked).toEqual({ ...FIRST_FILTER, ...filter });
    expect(key === undefined ? '' : ranksOf(key)).toBe(hand);
  });
});
