/** What the picker does beside adding and taking away, which the analyser's table shows. */
import { describe, expect, test } from 'vitest';
import type { Tile } from '../../../src/engine/notation.ts';
import { createHandPicker, faceIn } from '../../../src/stores/picker/hand-picker.ts';

const textOf = ({ $picked }: ReturnType<typeof createHandPicker>) => $picked.get().text;

describe('the winning tile', () => {
  test.each<[before: string, tile: Tile, after: string]>([
    ['123m55p', '5p', '123m5p*5p'],
    ['123m5p!5p', '3m', '12m55p!3m'],
    ['12m', '9p', '12m'],
    ['12m!9p', '3m', '12m!9p'],
  ])('of %s is %s: %s', (before, tile, after) => {
    const picker = createHandPicker(before);
    picker.winWith(tile);
    expect(textOf(picker)).toBe(after);
  });

  test.each([
    ['123m5p*5p', 'discard', '123m5p!5p'],
    ['123m5p!5p', 'self', '123m5p*5p'],
    ['123m', 'discard', '123m'],
  ] as const)('of %s came by %s: %s', (before, by, after) => {
    const picker = createHandPicker(before);
    picker.winBy(by);
    expect(textOf(picker)).toBe(after);
  });
});

test('where there is room for one tile, another takes its place', () => {
  const picker = createHandPicker('', { most: 1 });
  picker.add('5p', 'tile');
  picker.add('7z', 'tile');
  expect(textOf(picker)).toBe('7z');
});

describe('red fives', () => {
  const picked = (text: string) => createHandPicker(text, { withReds: true });

  test.each([
    ['', '0p', 'tile', '0p'],
    ['5p', '0p', 'tile', '05p'],
    ['', '0p', 'pung', '~055p'],
    ['34m', '0m', 'win', '34m*0m'],
  ] as const)('to %j is added %s as %s: %s', (before, tile, laying, after) => {
    const picker = picked(before);
    picker.add(tile, laying);
    expect(textOf(picker)).toBe(after);
  });

  test.each([
    ['05p', 0, '5p'],
    ['05p', 1, '0p'],
    ['340m1z', 2, '34m1z'],
  ])('of %s the tile at %i goes: %s', (before, at, after) => {
    const picker = picked(before);
    picker.remove({ sort: 'concealed', at });
    expect(textOf(picker)).toBe(after);
  });

  test.each<[before: string, tile: Tile, after: string]>([
    ['34m0m', '5m', '34m*0m'],
    ['34m05p', '5p', '34m0p*5p'],
    ['34m1z!0m', '1z', '340m!1z'],
  ])('of %s %s came last: %s', (before, tile, after) => {
    const picker = picked(before);
    picker.winWith(tile);
    expect(textOf(picker)).toBe(after);
  });

  test.each<[text: string, tile: Tile, face: string]>([
    ['340m', '5m', '0m'],
    ['05p', '5p', '5p'],
    ['05p', '1z', '1z'],
  ])('in %s %s is shown as %s: red where no copy is plain', (text, tile, face) => {
    const { hand } = picked(text).$picked.get();
    expect(hand && faceIn(hand, tile)).toBe(face);
  });

  test('are none where none are read', () => {
    expect(createHandPicker('0p').$picked.get().error?.code).toBe('no-such-tile');
  });
});

describe('back to what lies on the table', () => {
  test.each([
    ['123m', '123m45x', '123m'],
    ['', '8z', ''],
  ])('%j, %j: %j', (before, wrong, after) => {
    const picker = createHandPicker(before);
    picker.type(wrong);
    picker.back();
    expect(textOf(picker)).toBe(after);
    picker.undo();
    expect(textOf(picker)).toBe(wrong);
  });
});
