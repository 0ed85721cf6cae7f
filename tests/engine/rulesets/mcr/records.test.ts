import { expect, test } from 'vitest';
import { checked } from '../../../build/checked.ts';
import { idsOf, notationOf } from '../hand-records.ts';
import { RECORDED, type Recorded, situationOf } from './records.ts';
import { countedIn, scoreOf } from './score-hand.ts';

const sorted = (counts: Readonly<Record<string, number>>): string =>
  JSON.stringify(Object.entries(counts).sort());

test('1,500 recorded hands agree with today’s practice in total and list', () => {
  expect(RECORDED.length).toBe(1500);
  const differing = RECORDED.flatMap((record): readonly object[] => {
    const score = scoreOf(situationOf(record), 'practice');
    const lists = [record.fan, ...(record.fanAlt ? [record.fanAlt] : [])].map(idsOf).map(sorted);
    const found = sorted(countedIn(score));
    const same = score.totals.total === record.total && lists.includes(found);
    return same ? [] : [{ id: record.id, hand: notationOf(record), found, lists }];
  });
  expect(differing).toEqual([]);
  checked('recorded.mcr', RECORDED.length);
});

test('and with the text in total, and in list where it differs', () => {
  const told = RECORDED.filter(({ text }) => text !== null);
  const differing = told.flatMap((record): readonly object[] => {
    const { text } = record;
    const score = scoreOf(situationOf(record), 'text');
    const { total } = text ?? record;
    const found = sorted(countedIn(score));
    const same =
      score.totals.total === total &&
      (text === undefined || found === sorted(idsOf(text?.fan ?? {})));
    return same ? [] : [{ id: record.id, hand: notationOf(record), found, total }];
  });
  expect(differing).toEqual([]);
  checked('recorded.mcr-text', told.length);
});

const kongs = (record: Recorded, open: boolean): number =>
  record.melds.filter((meld) => meld.type === 'kong' && meld.open === open).length;

/**
 * What our edition of 2006 counts otherwise than the one program that recorded it: a pung of ends
 * within nine gates, and one concealed kong among four.
 */
const isOtherwise = (record: Recorded): boolean =>
  (record.fan['Nine Gates'] === 1 && record.fan['Pung of Terminals or Honors'] === 1) ||
  (record.fan['Four Kongs'] === 1 && kongs(record, false) === 1);

test('and with the book of 2006 where its total is recorded', () => {
  const told = RECORDED.filter(({ wmo2006 }) => typeof wmo2006 === 'number');
  expect(told.length).toBeGreaterThan(100);
  const differing = told.filter(
    (record) => scoreOf(situationOf(record), '2006').totals.total !== record.wmo2006,
  );
  expect(differing.filter((record) => !isOtherwise(record)).map(notationOf)).toEqual([]);
  expect(differing.length).toBe(6);
  checked('recorded.mcr-2006', told.length);
  checked('differing.mcr-2006', differing.length);
});
