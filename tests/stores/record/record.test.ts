/** The record of skill in a database, in memory where there is none, and what it takes over. */
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AnswerResult } from '../../../src/stores/record/result.ts';
import { closePage, openPage } from '../device.ts';

const open = async () => ({
  ...(await import('../../../src/stores/device/storage.ts')),
  ...(await import('../../../src/stores/record/progress.ts')),
  ...(await import('../../../src/stores/record/record.ts')),
});

const MONDAY = new Date(2026, 10, 23, 9).getTime();

const result = (values: Partial<AnswerResult> = {}): AnswerResult => ({
  skill: 'find-waits/7/pure',
  right: false,
  ...{ found: 0, missed: 0, wrong: 0, hints: 0, spent: 0 },
  ...values,
});

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(closePage);

describe('an answer', () => {
  test('is kept, and added to the sums of its skill and its day', async () => {
    openPage();
    const { allRows, record } = await open();
    await record(result({ right: true, found: 3, spent: 1200, aspects: { waits: '3' } }), MONDAY);
    await record(result({ missed: 2, hints: 1, spent: 800, aspects: { waits: '2' } }), MONDAY + 1);
    const { attempts, skills, tallies } = await allRows();
    expect(attempts).toMatchObject([
      { right: true, at: MONDAY },
      { missed: 2, at: MONDAY + 1 },
    ]);
    expect(skills).toEqual([
      {
        ...{ skill: 'find-waits/7/pure', asked: 2, right: 1, last: '10', at: MONDAY + 1 },
        ...{ found: 3, missed: 2, wrong: 0, hints: 1, spent: 2000 },
      },
    ]);
    expect(tallies).toEqual([
      {
        ...{ day: '2026-11-23', skill: 'find-waits/7/pure' },
        ...{ asked: 2, right: 1, hints: 1, spent: 2000 },
        aspects: { 'waits:3': [1, 1, 1200], 'waits:2': [1, 0, 800] },
      },
    ]);
  });

  test('that stood on the page for an hour adds five minutes to the sums, and keeps its hour', async () => {
    openPage();
    const { allRows, record } = await open();
    const spent = 3_600_000;
    await record(result({ spent, aspects: { waits: '3' } }), MONDAY);
    const { attempts, skills, tallies } = await allRows();
    expect([attempts[0]?.spent, skills[0]?.spent, tallies[0]?.spent]).toEqual([
      spent,
      300_000,
      300_000,
    ]);
    expect(tallies[0]?.aspects).toEqual({ 'waits:3': [1, 0, 300_000] });
  });

  test('is there when the page is opened again', async () => {
    openPage();
    await (await open()).record(result({ right: true }), MONDAY);
    openPage();
    const { skillsNow } = await open();
    expect(await skillsNow()).toMatchObject({ 'find-waits/7/pure': { asked: 1, right: 1 } });
  });
});

test('sums kept before there was a record are taken over once', async () => {
  const sums = { asked: 4, right: 2, found: 9, missed: 0, wrong: 0, hints: 0, spent: 60_000 };
  const text = JSON.stringify({ version: 1, skills: { 'find-waits/own': sums }, lessons: {} });
  const device = openPage({ texts: { 'moineau.progress': text } });
  const { record, skillsNow } = await open();
  await record(result({ skill: 'find-waits/own', right: true }), MONDAY);
  expect(await skillsNow()).toMatchObject({ 'find-waits/own': { asked: 5, right: 3, last: '1' } });
  expect(device.texts()).toEqual({ 'moineau.record': '1' });
});

test('without a database, answers last as long as the page', async () => {
  openPage();
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const { $storageTrouble, record, skillsNow } = await open();
  await record(result({ right: true }), MONDAY);
  expect($storageTrouble.get()).toBe('forbidden');
  expect(await skillsNow()).toMatchObject({ 'find-waits/7/pure': { asked: 1 } });
});
