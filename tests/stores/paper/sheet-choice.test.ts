/** The address of a sheet: what is lawful is taken as it is, what is not becomes the nearest. */
import { describe, expect, test } from 'vitest';
import {
  drillIn,
  levelIn,
  numberInQuery,
  type SheetDrill,
  sheetQuery,
  sizeIn,
} from '../../../src/stores/paper/sheet-choice.ts';

const WAITS: SheetDrill = { id: 'find-waits', page: 'waits' };
const COUNT: SheetDrill = { id: 'count-hand', page: 'count' };
const query = (text: string) => new URLSearchParams(text);
const LEVELS = [
  { name: 'size', values: ['4', '7', '13'], initial: '13' },
  { name: 'min', values: ['1', '2', '3'], isAmount: true },
] as const;

describe('a drill', () => {
  test.each([
    ['', WAITS, 0],
    ['drill=count', COUNT, 0],
    ['drill=count-hand', COUNT, 0],
    ['drill=%3Cb%3E', WAITS, 1],
    ['drill=', WAITS, 1],
  ] as const)('in %j', (text, drill, fixes) => {
    const read = drillIn(query(text), [WAITS, COUNT]);
    expect(read.value).toEqual(drill);
    expect(read.fixes).toHaveLength(fixes);
  });
});

describe('a size', () => {
  test.each([
    ['', 10, 0],
    ['n=5', 5, 0],
    ['n=20', 20, 0],
    ['n=7', 5, 1],
    ['n=12', 10, 1],
    ['n=1e9', 20, 1],
    ['n=-3', 5, 1],
    ['n=many', 10, 1],
    ['n=', 10, 1],
  ])('in %j', (text, size, fixes) => {
    expect(sizeIn(query(text)).value).toBe(size);
    expect(sizeIn(query(text)).fixes).toHaveLength(fixes);
  });
});

describe('a number', () => {
  test.each([
    ['', 77, 0],
    ['sheet=1234', 1234, 0],
    ['sheet=0', 1, 1],
    ['sheet=99999', 9999, 1],
    ['sheet=12.4', 12, 1],
    ['sheet=Infinity', 9999, 1],
    ['sheet=one', 77, 1],
    ['sheet=', 77, 1],
  ])('in %j', (text, sheet, fixes) => {
    const read = numberInQuery(query(text), () => 77);
    expect(read.value).toBe(sheet);
    expect(read.fixes).toHaveLength(fixes);
  });
});

describe('a level', () => {
  test.each([
    ['', { size: '7', min: '2' }, 0],
    ['size=4', { size: '4', min: '2' }, 0],
    ['size=5', { size: '7', min: '2' }, 1],
    ['min=9&size=13', { size: '13', min: '3' }, 1],
  ])('in %j, else as it was chosen last', (text, level, fixes) => {
    const read = levelIn(query(text), LEVELS, { size: '7', min: '2' });
    expect(read.value).toEqual(level);
    expect(read.fixes).toHaveLength(fixes);
  });
});

test('a choice is read again from the address that it writes', () => {
  const choice = { page: 'count', level: { size: '4', min: '3' }, n: 20, sheet: 1924 } as const;
  const address = query(sheetQuery(choice));
  expect(drillIn(address, [WAITS, COUNT]).value).toBe(COUNT);
  expect(levelIn(address, LEVELS, {}).value).toEqual(choice.level);
  expect(sizeIn(address).value).toBe(20);
  expect(numberInQuery(address, () => 1)).toEqual({ value: 1924, fixes: [] });
});
