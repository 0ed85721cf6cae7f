/** The hand on the analyser's table: typed, tapped, taken away, taken back. */
import { describe, expect, test } from 'vitest';
import { type BonusTile, formatHand, type Tile } from '../../../src/engine/notation.ts';
import { createAnalysis } from '../../../src/stores/analyser/analysis.ts';
import { addTo, LAYINGS, type Laying } from '../../../src/stores/picker/hand-picker.ts';
import { hand } from '../../engine/hands.ts';

/** A table with what a test looks at. */
function tableWith(text: string) {
  const table = createAnalysis(text);
  const state = () => table.$state.get();
  return {
    ...table,
    state,
    /** Each text typed in one go, letter by letter. */
    typed: (...texts: readonly string[]) => {
      for (const one of texts) table.type(one);
    },
    held: () => {
      const { hand: held } = state();
      return held && formatHand(held);
    },
  };
}

describe('a text', () => {
  test('lies on the table in order, and stays as it was typed', () => {
    const table = tableWith('z77 M312 f5');
    expect(table.state().text).toBe('z77 M312 f5');
    expect(table.held()).toBe('123m77z5f');
  });

  test('that is wrong stays as it was typed, above the hand before it', () => {
    const table = tableWith('123m');
    table.type('123m45x');
    expect(table.state().text).toBe('123m45x');
    expect(table.state().error).toEqual({ code: 'unknown-sign', at: 6, sign: 'x' });
    expect(table.held()).toBe('123m');
  });

  test('that was wrong from the beginning leaves the table empty', () => {
    const table = tableWith('8z');
    expect(table.state().error?.code).toBe('no-such-tile');
    expect(table.held()).toBeUndefined();
  });

  test.each(['', '  '])('of nothing, %j, is an empty table and no error', (text) => {
    const { hand: held, error } = tableWith(text).state();
    expect([held, error]).toEqual([undefined, undefined]);
  });
});

describe('a tap', () => {
  test.each<[laying: Laying, before: string, tile: Tile | BonusTile, after: string]>([
    ['tile', '', '5p', '5p'],
    ['tile', '13m', '2m', '123m'],
    ['tile', '13m~777z*5p', '2m', '123m~777z*5p'],
    ['tile', '1m', '3f', '1m3f'],
    ['tile', '1m5f', '3f', '1m35f'],
    ['chow', '55m', '2s', '55m~234s'],
    ['pung', '55m', '7z', '55m~777z'],
    ['kong', '55m', '9p', '55m~9999p'],
    ['concealed-kong', '55m', '9p', '55m(9999p)'],
    ['win', '55m', '9p', '55m*9p'],
    ['win', '55m!8p', '9p', '55m!9p'],
  ])('adds a %s to %j: %s', (laying, before, tile, after) => {
    const table = tableWith(before);
    table.add(tile, laying);
    expect(table.state().text).toBe(after);
    expect(table.state().error).toBeUndefined();
  });

  test.each<[laying: Laying, before: string, tile: Tile | BonusTile]>([
    ['tile', '5555p', '5p'],
    ['tile', '1m3f', '3f'],
    ['chow', '1m', '8s'],
    ['chow', '1m', '1z'],
    ['chow', '3333s', '1s'],
    ['pung', '77z', '7z'],
    ['kong', '7z', '7z'],
    ['concealed-kong', '7z', '7z'],
    ['win', '5555p', '5p'],
    ['win', '1m', '3f'],
    ['pung', '1m', '3f'],
  ])('cannot add a %s to %j: %s', (laying, before, tile) => {
    expect(addTo(hand(before), tile, laying)).toBeUndefined();
    const table = tableWith(before);
    table.add(tile, laying);
    expect(table.state().text).toBe(before);
  });

  test('does nothing where the text does not say what lies there', () => {
    const table = tableWith('123m');
    table.type('123m4');
    table.add('5p', 'tile');
    table.remove({ sort: 'concealed', at: 0 });
    expect(table.state().text).toBe('123m4');
  });

  test('on an empty table begins a hand, whatever it lays', () => {
    for (const laying of LAYINGS) expect(addTo(undefined, '1m', laying)).toBeDefined();
  });
});

test.each([
  ['concealed', 1, '24m1f~777z(9999p)*5p'],
  ['flowers', 0, '234m~777z(9999p)*5p'],
  ['melds', 1, '234m1f~777z*5p'],
  ['win', 0, '234m1f~777z(9999p)'],
] as const)('%s %i is taken away', (sort, at, after) => {
  const table = tableWith('234m1f~777z(9999p)*5p');
  table.remove({ sort, at });
  expect(table.state().text).toBe(after);
});

test('the last tile taken away leaves an empty text', () => {
  const table = tableWith('5p');
  table.remove({ sort: 'concealed', at: 0 });
  expect([table.state().text, table.held()]).toEqual(['', undefined]);
});

describe('undo', () => {
  test('takes back tap by tap', () => {
    const table = tableWith('1m');
    table.add('2m', 'tile');
    table.add('3m', 'tile');
    table.undo();
    expect(table.state().text).toBe('12m');
    table.undo();
    expect(table.state().text).toBe('1m');
    table.undo();
    expect(table.state().text).toBe('1m');
  });

  test('takes back in one go what was typed in one go', () => {
    const table = tableWith('1m');
    table.add('2m', 'tile');
    table.typed('12m3', '12m34', '12m34p');
    table.undo();
    expect(table.state().text).toBe('12m');
  });

  test('brings back a cleared hand, and a text that was wrong', () => {
    const table = tableWith('123m4');
    table.replace('');
    expect(table.held()).toBeUndefined();
    table.undo();
    expect(table.state().text).toBe('123m4');
    expect(table.state().error?.code).toBe('digits-without-letter');
  });

  test('a text put in place of itself is no change', () => {
    const table = tableWith('123m');
    table.replace('123m');
    expect(table.state().past).toEqual([]);
  });
});

describe('what is looked at', () => {
  test('a wait, a reading, a discard, until the hand changes', () => {
    const table = tableWith('1112345678999m');
    table.showWait('9m', 1);
    table.showReading(2);
    table.toggleDiscard('1m');
    expect(table.state()).toMatchObject({ reading: 2, discard: '1m', wait: undefined });
    table.showWait('9m');
    expect(table.state().wait).toEqual({ tile: '9m', completion: 0 });
    table.add('5p', 'tile');
    expect(table.state()).toMatchObject({ reading: 0, discard: undefined, wait: undefined });
  });

  test('a discard looked at twice is closed again', () => {
    const table = tableWith('1112345678999m5p');
    table.toggleDiscard('5p');
    expect(table.state().discard).toBe('5p');
    table.toggleDiscard('5p');
    expect(table.state().discard).toBeUndefined();
  });
});
