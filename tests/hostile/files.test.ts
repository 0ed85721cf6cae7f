/** Whatever comes as a file, is pasted, or lies on the device: it is read whole, or refused with a code. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addHand, bookIn, newBook, standingOf } from '../../src/engine/accounts.ts';
import { loadSettleRules } from '../../src/engine/drills.ts';
import { callTable } from '../../src/engine/open-table.ts';
import { followLog, parseOutsideGame } from '../../src/engine/outside-games/outside-game.ts';
import { replay } from '../../src/engine/play/record.ts';
import { parseFile } from '../../src/stores/mine/record-file.ts';
import { OWN_STORES } from '../../src/stores/record/merge-rows.ts';
import { progressIn } from '../../src/stores/record/progress.ts';
import { IS_ROW } from '../../src/stores/record/rows-in.ts';
import { FORMS, HANDS, today } from '../engine/outside-games/known-logs.ts';
import { own, progress } from '../stores/mine/arbitrary.ts';
import {
  isTaken,
  jsonFrom,
  sayHowMany,
  textFrom,
  tryAll,
  tryAllLater,
  valueFrom,
} from './hostile.ts';

sayHowMany('files');

const SOME = 8;
const RECORDS = fc.sample(own, { numRuns: SOME, seed: 1 });
const PROGRESS = fc.sample(progress, { numRuns: SOME, seed: 2 });

describe('the record', () => {
  const files = RECORDS.map((record, at) => ({
    moineau: 1,
    at: 1,
    record,
    progress: PROGRESS[at],
    texts: { 'moineau.theme': 'dark' },
  }));

  test('as a file', () => {
    tryAll(jsonFrom(files), (text) => {
      const file = parseFile(text);
      if (file.ok) expect(Object.keys(file.value.record)).toEqual([...OWN_STORES]);
      return isTaken(file);
    });
  });

  test.each(OWN_STORES)('a row of its %s', (name) => {
    const rows = RECORDS.flatMap((record): readonly unknown[] => record[name]);
    tryAll(valueFrom(rows), (row) => IS_ROW[name](row));
  });

  test('the place in the lessons', () => {
    tryAll(valueFrom(PROGRESS), (value) => {
      const read = progressIn(value);
      if (read) expect(progressIn(read)).toEqual(read);
      return read !== undefined;
    });
  });
});

test('the accounts of an evening', async () => {
  const settleRules = await loadSettleRules('riichi');
  const begun = newBook({ rules: 'riichi', options: {}, names: ['A', 'B', 'C', 'D'], begun: 1 });
  const book = addHand(addHand(begun, { end: 'win', winners: [1], from: 2, worths: { 1: 8000 } }), {
    end: 'drawn',
    ready: [0],
    declared: [0],
  });
  tryAll(valueFrom([begun, book]), (value) => {
    const read = bookIn(value);
    if (read.ok && read.value.rules === 'riichi') standingOf(settleRules, read.value);
    return isTaken(read);
  });
});

describe('games', () => {
  test('the record of a hand', () => {
    const records = HANDS.slice(0, 3).map(({ record }) => record);
    tryAll(valueFrom(records), (value) => isTaken(replay(value, today)));
  });

  test.each(Object.entries(FORMS))('a log in the form of %s', (_, write) => {
    tryAll(textFrom([write(HANDS.slice(0, 1))]), (text) => {
      const log = parseOutsideGame(text);
      if (log.ok) followLog(log.value, today);
      return isTaken(log);
    });
  });

  test('a table that was kept', async () => {
    const open = await callTable({ task: 'open', rules: 'tchou1924', seed: 5 });
    if (!open.ok) throw new Error(open.error.code);
    await tryAllLater(valueFrom([open.value.kept]), async (kept) =>
      isTaken(await callTable({ task: 'look', kept })),
    );
  });
});

test.each(['constructor', '__proto__', 'toString'])(
  'a lesson of the name %s is none of the former ones',
  (lesson) => {
    const place = { version: 2, lessons: {}, stop: { lesson } };
    expect(progressIn(place)).toEqual(place);
  },
);
