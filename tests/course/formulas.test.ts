/** The formulas as pages show them, and the slips of the book put into words. */
import { describe, expect, test } from 'vitest';
import {
  type FormulaEntry,
  type FormulaRow,
  formulaRows,
  wordSlip,
} from '../../src/course/formulas.ts';
import { formatTiles } from '../../src/engine/notation.ts';
import { tileName } from '../../src/i18n/hand/tile-names.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { speaker } from '../../src/i18n/speak.ts';
import { WORDS } from '../../src/i18n/words.ts';
import { readFormulas } from '../content/read.ts';
import { written } from '../engine/hands.ts';

const FORMULAS = readFormulas();

function formulaOf(id: string): FormulaEntry {
  const found = FORMULAS.find((one) => one.id === id);
  if (!found) throw new Error(`no formula ${id}`);
  return found;
}

const rowsOf = (id: string): readonly FormulaRow[] =>
  formulaRows(formulaOf(id), formulaOf(id).hand ?? '');

const textOf = ({ wait, completion, printed }: FormulaRow): string =>
  `${wait.tile}: ${written(completion.reading)}${printed ? '' : ' (not printed)'}`;

describe('the rows of a formula', () => {
  test.each([
    ['XLV', ['2m: 234m', '5m: 345m']],
    ['XL', ['1m: 123m 456m', '4m: 234m 456m', '7m: 234m 567m']],
    ['XLVI', ['2m: 222m 44m', '4m: 22m 444m']],
    [
      'XXIX',
      [
        '2m: 22m 234m 234m 345m',
        '3m: 222m 333m 345m 44m',
        '4m: 222m 33m 345m 444m',
        '5m: 222m 333m 444m 55m',
        '5m: 22m 234m 345m 345m (not printed)',
        '5m: 234m 234m 234m 55m (not printed)',
        '6m: 222m 333m 44m 456m',
      ],
    ],
  ])('%s: %j', (id, expected) => {
    expect(rowsOf(id).map(textOf).sort()).toEqual([...expected].sort());
  });

  test('are in tile order, whatever the order of the book', () => {
    const tiles = rowsOf('XXXVI').map(({ wait }) => wait.tile);
    expect(tiles).toEqual(['1m', '4m', '7m', '1z']);
  });

  test('know a printed row whatever the order of its groups', () => {
    const entry = { ...formulaOf('XL'), rows: [{ tile: '1m', groups: '456m 123m' }] };
    expect(formulaRows(entry, '23456m').map(({ printed }) => printed)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('do not take the groups of another tile for printed', () => {
    const entry = { ...formulaOf('XL'), rows: [{ tile: '7m', groups: '123m 456m' }] };
    expect(formulaRows(entry, '23456m').filter(({ printed }) => printed)).toEqual([]);
  });

  test.each(FORMULAS.filter(({ hand }) => hand !== undefined))(
    'of $id hold each row of the book once',
    ({ id, rows }) => {
      const printed = rowsOf(id).filter((row) => row.printed);
      const groups = printed.map(({ wait, completion }) =>
        [wait.tile, ...written(completion.reading).split(' ').sort()].join(' '),
      );
      const expected = rows.map((row) => [row.tile, ...row.groups.split(' ').sort()].join(' '));
      expect(groups.sort()).toEqual(expected.sort());
    },
  );
});

/** What the list of errata says of each slip, written down by hand. */
const ERRATA = [
  ['E01', 'II', 'formulas.slip.claim.extra', { tiles: '5m' }],
  ['E02', 'IV', 'formulas.slip.claim.both', { missing: '2m', extra: '4m' }],
  ['E03', 'XVIII', 'formulas.slip.row', { tile: '7m', printed: '88m', correct: '888m' }],
  ['E04', 'XXII', 'formulas.slip.row', { tile: '8m', printed: '88m', correct: '888m' }],
  ['E05', 'XXIII', 'formulas.slip.row', { tile: '1m', printed: '111m', correct: '11m' }],
  ['E06', 'XXIX', 'formulas.slip.row', { tile: '3m', printed: '22m', correct: '222m' }],
  ['E07', 'XLI', 'formulas.slip.missing', {}],
  ['E08', 'XXIV', 'formulas.slip.heading.homogeneous', {}],
  ['E08', 'XXV', 'formulas.slip.heading.homogeneous', {}],
  ['E09', 'XXXIV', 'formulas.slip.heading.homogeneous', {}],
  ['E09', 'XLIII', 'formulas.slip.heading.heterogeneous', {}],
] as const;

describe.each(ERRATA)('the slip %s in formula %s', (errata, id, key, tiles) => {
  const { slips, hand } = formulaOf(id);
  const slip = slips.find((one) => one.errata === errata);
  if (!slip) throw new Error(`no ${errata} in ${id}`);
  const worded = wordSlip(slip, hand);

  test('is told from the data', () => {
    const named = Object.entries(worded.tiles).map(([name, kinds]) => [name, formatTiles(kinds)]);
    expect([worded.key, Object.fromEntries(named)]).toEqual([key, tiles]);
  });

  test.each(LOCALES)('is a whole sentence in %s that names its tiles', (locale) => {
    const say = speaker(locale, WORDS[locale]);
    const names = Object.entries(worded.tiles).map(([name, kinds]) => [
      name,
      kinds.map((tile) => tileName(say, tile)).join(' '),
    ]);
    const sentence = say(worded.key, Object.fromEntries(names));
    expect(sentence).toMatch(/^\p{Lu}[^{}]*\.$/u);
    for (const [, text = ''] of names) expect(sentence).toContain(text);
  });
});

test('no slip is left out of the list', () => {
  const slips = FORMULAS.flatMap(({ id, slips: own }) =>
    own.map(({ errata }) => `${errata} ${id}`),
  );
  expect(slips.sort()).toEqual(ERRATA.map(([errata, id]) => `${errata} ${id}`).sort());
});

test.each([
  // The claim of a hand that waits on 1, 4 and 7.
  ['1457m', 'formulas.slip.claim.extra', { tiles: '5m' }],
  ['14567m', 'formulas.slip.claim.extra', { tiles: '56m' }],
  ['147m5p', 'formulas.slip.claim.extra', { tiles: '5p' }],
  ['15m', 'formulas.slip.claim.both', { missing: '47m', extra: '5m' }],
] as const)('a sentence that names %s is put into words', (printed, key, tiles) => {
  const worded = wordSlip({ kind: 'claim', errata: 'E01', printed }, '23456m');
  const named = Object.entries(worded.tiles).map(([name, kinds]) => [name, formatTiles(kinds)]);
  expect([worded.key, Object.fromEntries(named)]).toEqual([key, tiles]);
});
