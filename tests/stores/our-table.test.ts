/** Our table on a device: kept, read again, corrupt, newer, and where nothing may be kept. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LevelField } from '../../src/engine/drills.ts';
import { closePage, openPage } from './device.ts';

const KEY = 'moineau.our-table';
const TABLE = { v: 1, isUsed: true, agreed: { mcr: { edition: '2006' } } };

async function visit() {
  const store = await import('../../src/stores/device/our-table.ts');
  const { $storageTrouble } = await import('../../src/stores/device/storage.ts');
  return { ...store, table: () => store.$ourTable.get(), trouble: () => $storageTrouble.get() };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  closePage();
});

test('it is kept, asked, left aside for a while, and forgotten', async () => {
  const device = openPage();
  const before = await visit();
  before.keepOurTable('mcr', { edition: '2006' });
  expect(JSON.parse(device.texts()[KEY] ?? '')).toEqual(TABLE);
  openPage({ texts: device.texts() });
  const after = await visit();
  expect(after.ourTexts(after.table(), 'mcr')).toEqual({ edition: '2006' });
  expect(after.ourTexts(after.table(), 'riichi')).toBeUndefined();
  after.askUnderOurTable(false);
  expect(after.ourTexts(after.table(), 'mcr')).toBeUndefined();
  after.askUnderOurTable(true);
  after.forgetOurTable('mcr');
  expect(after.table().agreed).toEqual({});
});

describe('a text that is damaged', () => {
  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"v":0}',
    '{"v":1}',
    '{"v":1,"isUsed":1,"agreed":{}}',
    '{"v":1,"isUsed":true,"agreed":{"bridge":{}}}',
    '{"v":1,"isUsed":true,"agreed":{"mcr":{"edition":3}}}',
    '{"v":1,"isUsed":true,"agreed":{"mcr":{"edition":"<b>"}}}',
    `{"v":1,"isUsed":true,"agreed":{"mcr":{"edition":"${'9'.repeat(40)}"}}}`,
  ])('%j lies apart, and the page goes on', async (text) => {
    const device = openPage({ texts: { [KEY]: text } });
    const page = await visit();
    expect(page.table().agreed).toEqual({});
    expect(page.trouble()).toBe('damaged');
    expect(device.texts()['moineau.damaged.our-table']).toBe(text);
    page.keepOurTable('mcr', { edition: '2006' });
    expect(JSON.parse(device.texts()[KEY] ?? '')).toEqual(TABLE);
  });
});

test('what a later form of the site keeps stays as it is', async () => {
  const text = '{"v":2,"tables":[]}';
  const device = openPage({ texts: { [KEY]: text } });
  const page = await visit();
  expect([page.table().agreed, page.trouble()]).toEqual([{}, 'newer']);
  page.keepOurTable('mcr', { edition: '2006' });
  expect(page.table().agreed).toEqual(TABLE.agreed);
  expect(device.texts()).toEqual({ [KEY]: text });
});

test.each(['full', 'forbidden', 'absent'] as const)(
  'where storage is %s it holds as long as the page',
  async (state) => {
    openPage({ state });
    const page = await visit();
    page.keepOurTable('mcr', { edition: '2006' });
    expect(page.ourTexts(page.table(), 'mcr')).toEqual({ edition: '2006' });
    expect(page.trouble()).toBe(state === 'full' ? 'full' : 'forbidden');
  },
);

const LEVELS: readonly LevelField[] = [
  { name: 'level', values: ['one', 'two'] },
  {
    ...{ name: 'edition', values: ['text', 'practice', '2006'], agreementOf: 'mcr' },
    ...{ isShared: true, isMinor: true },
  },
];

describe('a drill', () => {
  const drillAt = async (texts: Readonly<Record<string, string>>) => {
    const device = openPage({ texts });
    const { drillLevels } = await import('../../src/stores/question/drill-levels.ts');
    const levels = drillLevels({ id: 'count-fans', levels: LEVELS });
    levels.$level.listen(() => undefined);
    return { device, levels, edition: () => levels.$level.get()['edition'] };
  };
  const SHARED = { 'moineau.shared-level': '{"edition":"practice"}' };

  test('asks under our table, and another choice lasts as long as the page', async () => {
    const texts = { ...SHARED, [KEY]: JSON.stringify(TABLE) };
    const { device, levels, edition } = await drillAt(texts);
    expect(edition()).toBe('2006');
    levels.choose({ edition: 'text' });
    expect(edition()).toBe('text');
    levels.choose({ level: 'two' });
    expect(edition()).toBe('text');
    expect(device.texts()['moineau.shared-level'] ?? '').toContain('practice');
    const later = await drillAt(device.texts());
    expect([later.edition(), later.levels.$level.get()['level']]).toEqual(['2006', 'two']);
  });

  test.each([
    ['left aside', { ...TABLE, isUsed: false }, 'practice'],
    ['of other rules', { ...TABLE, agreed: { riichi: { redFives: '3' } } }, 'practice'],
    ['with nothing unusual', { ...TABLE, agreed: { mcr: {} } }, 'text'],
    ['with what is no more', { ...TABLE, agreed: { mcr: { edition: '1899' } } }, 'text'],
  ])('with our table %s', async (_, table, asked) => {
    const { edition } = await drillAt({ ...SHARED, [KEY]: JSON.stringify(table) });
    expect(edition()).toBe(asked);
  });
});
