/** What "What discard?" asks, from forms, addresses and texts that anybody may have written. */
import { afterEach, describe, expect, test } from 'vitest';
import type { DiscardLevel } from '../../../src/engine/index.ts';
import {
  discardLevelFrom,
  discardLevelFromAddress,
  discardSkillOf,
  FIRST_DISCARD_LEVEL,
  isSameLevel,
} from '../../../src/stores/discards/discard-level.ts';
import { closePage, openPage } from '../device.ts';

/** A level that differs from the first one in everything. */
const OTHER: DiscardLevel = { kind: 'seen', size: 8, sorted: false };

test('a level is itself again from its own values', () => {
  expect(discardLevelFrom({ ...OTHER }, FIRST_DISCARD_LEVEL)).toEqual(OTHER);
  expect(discardLevelFrom({}, OTHER)).toEqual(OTHER);
});

test.each([
  [{ kind: 'pure' }, { kind: 'pure' }],
  [{ size: 11 }, { size: 11 }],
  [{ size: '14' }, { size: 14 }],
  [{ sorted: true }, { sorted: true }],
] as const)('takes %j', (values, changed) => {
  expect(discardLevelFrom(values, OTHER)).toEqual({ ...OTHER, ...changed });
});

test.each([
  [{ kind: 'constructor' }],
  [{ kind: 'LONE' }],
  [{ kind: null }],
  [{ size: 13 }],
  [{ size: 0 }],
  [{ size: -14 }],
  [{ size: Number.NaN }],
  [{ size: 'all' }],
  [{ size: {} }],
  [{ size: { valueOf: 1, toString: 2 } }],
  [{ size: [14] }],
  [{ sorted: 'true' }],
  [{ unheardOf: 1 }],
])('keeps what was there against %j', (values) => {
  expect(discardLevelFrom(values, OTHER)).toEqual(OTHER);
});

test.each([
  ['', {}],
  ['hand=19m', {}],
  ['kind=lone', { kind: 'lone' }],
  ['size=5', { size: 5 }],
  ['kind=pure&size=14', { kind: 'pure', size: 14 }],
  ['kind=all&size=99', {}],
  ['kind=&size=', {}],
  ['kind=__proto__&size=1e1', {}],
] as const)('the address %j', (address, changed) => {
  expect(discardLevelFromAddress(new URLSearchParams(address), OTHER)).toEqual({
    ...OTHER,
    ...changed,
  });
});

test('results count by size and kind', () => {
  expect(discardSkillOf(OTHER)).toBe('what-discard/8/seen');
});

test.each([
  [{}, true],
  [{ kind: 'lone' }, false],
  [{ size: 14 }, false],
  [{ sorted: true }, false],
] as const)('with %j is the same level: %s', (changed, same) => {
  expect(isSameLevel(OTHER, { ...OTHER, ...changed })).toBe(same);
});

describe('on the device', () => {
  afterEach(closePage);

  const read = async (text: string) => {
    openPage({ texts: { 'moineau.discard-level': text } });
    const { $discardLevel } = await import('../../../src/stores/discards/discard-level.ts');
    const { $storageTrouble } = await import('../../../src/stores/storage.ts');
    return [$discardLevel.get(), $storageTrouble.get()];
  };

  test.each([
    [JSON.stringify(OTHER), OTHER],
    ['{"size":5}', { ...FIRST_DISCARD_LEVEL, size: 5 }],
    ['{"size":{"valueOf":1,"toString":2}}', FIRST_DISCARD_LEVEL],
    ['{', FIRST_DISCARD_LEVEL],
    ['null', FIRST_DISCARD_LEVEL],
    ['[]', FIRST_DISCARD_LEVEL],
    ['', FIRST_DISCARD_LEVEL],
  ])('%s is read, and never called damaged', async (text, level) => {
    expect(await read(text)).toEqual([level, undefined]);
  });

  test('is given back as it was set', async () => {
    const device = openPage();
    const { $discardLevel } = await import('../../../src/stores/discards/discard-level.ts');
    $discardLevel.set(OTHER);
    expect((await read(device.texts()['moineau.discard-level'] ?? ''))[0]).toEqual(OTHER);
  });
});

describe('results of one drill', () => {
  afterEach(closePage);

  test('are erased without the others', async () => {
    openPage();
    const { $progress, eraseResultsOf, record } = await import('../../../src/stores/progress.ts');
    const blank = { right: true, found: 0, missed: 0, wrong: 0, hints: 0, spent: 0 };
    for (const skill of ['find-waits/own', 'what-discard/own', 'what-discard/14/lone']) {
      record({ ...blank, skill });
    }
    eraseResultsOf('what-discard');
    expect(Object.keys($progress.get().skills)).toEqual(['find-waits/own']);
  });
});
