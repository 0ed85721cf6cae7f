/** The table of points, against the figures that every table of Japanese play prints. */
import { describe, expect, test } from 'vitest';
import { RIICHI_DEFAULTS } from '../../../../src/engine/rulesets/riichi/config.ts';
import { worthTable } from '../../../../src/engine/rulesets/riichi/worths.ts';
import type { Worth } from '../../../../src/engine/scoring/worth-table.ts';

/** `3900 2000/1000`: on a discard, and drawn from the dealer and from the others. */
const text = ({ limit, discard, self }: Worth): string =>
  limit ?? [discard ?? '-', self?.join('/') ?? '-'].join(' ');

const cell = (fu: number, han: number, options = {}) => {
  const { rows, han: columns } = worthTable({ ...RIICHI_DEFAULTS, ...options });
  const found = rows.find((row) => row.fu === fu)?.worths[columns.indexOf(han)];
  if (!found) throw new Error(`${fu} fu, ${han} han`);
  return [text(found.other), text(found.first)];
};

describe('by han and fu', () => {
  test.each([
    [30, 1, '1000 500/300', '1500 500'],
    [40, 1, '1300 700/400', '2000 700'],
    [50, 1, '1600 800/400', '2400 800'],
    [110, 1, '3600 1800/900', '5300 1800'],
    [20, 1, '- -', '- -'],
    [20, 2, '- 700/400', '- 700'],
    [20, 3, '- 1300/700', '- 1300'],
    [20, 4, '- 2600/1300', '- 2600'],
    [25, 1, '- -', '- -'],
    [25, 2, '1600 -', '2400 -'],
    [25, 3, '3200 1600/800', '4800 1600'],
    [25, 4, '6400 3200/1600', '9600 3200'],
    [30, 2, '2000 1000/500', '2900 1000'],
    [30, 3, '3900 2000/1000', '5800 2000'],
    [30, 4, '7700 3900/2000', '11600 3900'],
    [60, 3, '7700 3900/2000', '11600 3900'],
    [70, 2, '4500 2300/1200', '6800 2300'],
    [40, 4, 'mangan', 'mangan'],
    [70, 3, 'mangan', 'mangan'],
  ])('%d fu, %d han', (fu, han, other, first) => {
    expect(cell(fu, han)).toEqual([other, first]);
  });

  test('rounded up to a mangan where that is agreed', () => {
    expect(cell(30, 4, { kiriage: true })).toEqual(['mangan', 'mangan']);
    expect(cell(60, 3, { kiriage: true })).toEqual(['mangan', 'mangan']);
    expect(cell(50, 3, { kiriage: true })).toEqual(['6400 3200/1600', '9600 3200']);
  });
});

describe('the limits', () => {
  const lines = (options = {}) =>
    worthTable({ ...RIICHI_DEFAULTS, ...options }).limits.map(
      ({ limit, from = '', to = '', worths }) =>
        `${limit} ${from}-${to}: ${text(worths.other)}, ${text(worths.first)}`,
    );

  test('from the mangan to the yakuman', () => {
    expect(lines({ countedYakuman: true })).toEqual([
      'mangan 5-5: 8000 4000/2000, 12000 4000',
      'haneman 6-7: 12000 6000/3000, 18000 6000',
      'baiman 8-10: 16000 8000/4000, 24000 8000',
      'sanbaiman 11-12: 24000 12000/6000, 36000 12000',
      'yakuman 13-: 32000 16000/8000, 48000 16000',
    ]);
  });

  test('no number of han makes a yakuman where that is agreed', () => {
    expect(lines({ countedYakuman: false }).slice(-2)).toEqual([
      'sanbaiman 11-: 24000 12000/6000, 36000 12000',
      'yakuman -: 32000 16000/8000, 48000 16000',
    ]);
  });
});
