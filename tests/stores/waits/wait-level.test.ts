/** What the wait finder asks, from forms, addresses and texts that anybody may have written. */
import { afterEach, describe, expect, test } from 'vitest';
import { MOST_PURE_WAITS, PURE_SIZES } from '../../../src/engine/index.ts';
import {
  FIRST_LEVEL,
  type FinderLevel,
  levelFrom,
  levelFromAddress,
  skillOf,
} from '../../../src/stores/waits/wait-level.ts';
import { closePage, openPage } from '../device.ts';

/** A level that differs from the first one in everything. */
const OTHER: FinderLevel = {
  from: 'formulas',
  formula: 'XXIV',
  size: 10,
  mix: 'honours',
  minWaits: 4,
  sorted: false,
};

describe('a level from loose values', () => {
  test('is the one before where nothing is said', () => {
    expect(levelFrom({}, OTHER)).toEqual(OTHER);
    expect(levelFrom({}, FIRST_LEVEL)).toEqual(FIRST_LEVEL);
  });

  test('is itself again from its own values', () => {
    expect(levelFrom({ ...OTHER }, FIRST_LEVEL)).toEqual(OTHER);
  });

  test.each([
    [{ from: 'generated' }, { from: 'generated' }],
    [{ formula: 'XLIX' }, { formula: 'XLIX' }],
    [{ size: 13 }, { size: 13 }],
    [{ size: '13' }, { size: 13 }],
    [{ mix: 'suits' }, { mix: 'suits' }],
    [{ minWaits: 2 }, { minWaits: 2 }],
    [{ minWaits: '2' }, { minWaits: 2 }],
    [{ minWaits: 2.9 }, { minWaits: 2 }],
    [{ sorted: true }, { sorted: true }],
  ] as const)('takes %j', (values, changed) => {
    expect(levelFrom(values, OTHER)).toEqual({ ...OTHER, ...changed });
  });

  test.each([
    [{ from: 'book' }],
    [{ from: 1 }],
    [{ from: null }],
    [{ formula: 'xlix' }],
    [{ formula: 'I I' }],
    [{ formula: '' }],
    [{ formula: 'IIIIIIIII' }],
    [{ formula: '<b>I</b>' }],
    [{ formula: 49 }],
    [{ formula: ['I'] }],
    [{ size: 0 }],
    [{ size: 5 }],
    [{ size: 14 }],
    [{ size: -13 }],
    [{ size: 1e9 }],
    [{ size: Number.NaN }],
    [{ size: Number.POSITIVE_INFINITY }],
    [{ size: 'thirteen' }],
    [{ size: {} }],
    [{ mix: 'constructor' }],
    [{ mix: 'PURE' }],
    [{ mix: 0 }],
    [{ minWaits: 'many' }],
    [{ minWaits: Number.NaN }],
    [{ minWaits: {} }],
    [{ sorted: 'false' }],
    [{ sorted: 1 }],
    [{ sorted: null }],
    [{ unheardOf: 1 }],
  ])('keeps what was there against %j', (values) => {
    expect(levelFrom(values, OTHER)).toEqual(OTHER);
  });

  test.each(PURE_SIZES)('asks of %d tiles no more waits than they can have', (size) => {
    const most = MOST_PURE_WAITS[size];
    const asked = [-5, 0, 1, most, most + 1, 1e9, Number.POSITIVE_INFINITY];
    const given = asked.map((minWaits) => levelFrom({ size, minWaits }, FIRST_LEVEL).minWaits);
    expect(given).toEqual([1, 1, 1, most, most, most, most]);
  });

  test('asks for fewer waits when the hand becomes smaller', () => {
    const nine = levelFrom({ size: 13, minWaits: 9 }, FIRST_LEVEL);
    expect(levelFrom({ size: '4' }, nine)).toEqual({ ...nine, size: 4, minWaits: 3 });
  });
});

describe('a level from an address', () => {
  test.each([
    ['', {}],
    ['hand=1112345678999m', {}],
    ['mix=pure&min=2', {}],
    ['formula=II', { formula: 'II' }],
    ['formula=II&size=4', { formula: 'II' }],
    ['formula=', {}],
    ['formula=2', {}],
    ['size=13', { from: 'generated', size: 13 }],
    ['size=13&mix=pure&min=5', { from: 'generated', size: 13, mix: 'pure', minWaits: 5 }],
    ['size=13&size=4', { from: 'generated', size: 13 }],
    ['size=4&min=99', { from: 'generated', size: 4, minWaits: 3 }],
    ['size=13&min=-1', { from: 'generated', size: 13, minWaits: 1 }],
    ['size=13&min=', { from: 'generated', size: 13, minWaits: 1 }],
    ['size=13&min=9e9', { from: 'generated', size: 13, minWaits: 9 }],
    ['size=99&mix=all&min=all', { from: 'generated' }],
    ['size=&mix=&min=3', { from: 'generated', minWaits: 3 }],
    ['size=__proto__&mix=toString', { from: 'generated' }],
  ] as const)('%j', (address, changed) => {
    expect(levelFromAddress(new URLSearchParams(address), OTHER)).toEqual({ ...OTHER, ...changed });
  });

  test('asks the formulas of a reader who was dealt hands', () => {
    expect(levelFromAddress(new URLSearchParams('formula=XL'), FIRST_LEVEL)).toEqual({
      ...FIRST_LEVEL,
      from: 'formulas',
      formula: 'XL',
    });
  });
});

describe('the level on the device', () => {
  afterEach(closePage);

  const read = async (text: string) => {
    openPage({ texts: { 'moineau.wait-level': text } });
    const { $waitLevel } = await import('../../../src/stores/waits/wait-level.ts');
    const { $storageTrouble } = await import('../../../src/stores/storage.ts');
    return [$waitLevel.get(), $storageTrouble.get()];
  };

  test.each([
    [JSON.stringify(OTHER), OTHER],
    ['{"size":13,"minWaits":7}', { ...FIRST_LEVEL, size: 13, minWaits: 7 }],
    ['{"size":1,"minWaits":7}', { ...FIRST_LEVEL, size: 1 }],
    ['{"size":99,"mix":"suits"}', { ...FIRST_LEVEL, mix: 'suits' }],
    ['', FIRST_LEVEL],
    ['{', FIRST_LEVEL],
    ['null', FIRST_LEVEL],
    ['13', FIRST_LEVEL],
    ['[]', FIRST_LEVEL],
    ['{"size":{"valueOf":1,"toString":2}}', FIRST_LEVEL],
  ])('%s is read, and never called damaged', async (text, level) => {
    expect(await read(text)).toEqual([level, undefined]);
  });

  test('is given back as it was set', async () => {
    const device = openPage();
    const { $waitLevel } = await import('../../../src/stores/waits/wait-level.ts');
    $waitLevel.set(OTHER);
    expect((await read(device.texts()['moineau.wait-level'] ?? ''))[0]).toEqual(OTHER);
  });
});

test.each([
  [FIRST_LEVEL, 'find-waits/7/pure'],
  [{ ...FIRST_LEVEL, size: 13, mix: 'honours', minWaits: 5 }, 'find-waits/13/honours'],
  [{ ...FIRST_LEVEL, from: 'formulas', formula: 'II' }, 'find-waits/formulas'],
] as const)('results of %j count as %s', (level, skill) => {
  expect(skillOf(level)).toBe(skill);
});
