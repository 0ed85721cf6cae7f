/** From the notation in content files to hands and groups; what errs stops the build. */
import { describe, expect, test } from 'vitest';
import {
  groupOf,
  groupsName,
  readingsOf,
  tilesFrom,
  waitingFrom,
} from '../../src/course/positions.ts';
import { waits } from '../../src/engine/hand.ts';
import { written } from '../engine/hands.ts';

describe('the hand of a position', () => {
  test.each([
    ['34m', 2, 0, false],
    ['2244m', 4, 0, true],
    ['99p24s(3333s)', 4, 1, true],
    ['1112345678999m', 13, 0, true],
  ])('%s holds %d tiles and %d melds, its pair inside: %s', (text, held, melds, pairInside) => {
    const hand = waitingFrom(text);
    expect([hand.concealed.length, hand.melds.length, hand.pairInside]).toEqual([
      held,
      melds,
      pairInside,
    ]);
  });

  test.each([
    ['', 'empty'],
    ['123m', 'impossible-count'],
    ['11111m', 'too-many-copies'],
    ['1x', 'unknown-sign'],
  ])('%j is refused with %s', (text, code) => {
    expect(() => waitingFrom(text)).toThrow(code);
  });
});

test('tiles are given in the order in which they are written', () => {
  expect(tilesFrom('41m7z2p')).toEqual(['4m', '1m', '7z', '2p']);
});

describe('a printed group', () => {
  test.each([
    ['55m', 'pair', '5m'],
    ['777z', 'pung', '7z'],
    ['345s', 'chow', '3s'],
    ['1111p', 'kong', '1p'],
  ])('%s is a %s of %s', (text, kind, tile) => expect(groupOf(text)).toEqual({ kind, tile }));

  test.each(['5m', '56m', '135m', '123z', '12m3p', '55m5p', '44m55m'])('%s is none', (text) => {
    expect(() => groupOf(text)).toThrow(text);
  });
});

describe('the name of some groups', () => {
  const nameOf = (text: string): string => groupsName(text.split(' ').map(groupOf));

  test('does not depend on their order', () => {
    expect(nameOf('123m 55p 777z')).toBe(nameOf('777z 123m 55p'));
  });

  test.each([
    ['123m 55m', '123m 66m'],
    ['123m 55m', '123m 555m'],
    ['123m 123m', '123m'],
    ['123m 55m', '123p 55m'],
  ])('tells %s from %s', (one, other) => expect(nameOf(one)).not.toBe(nameOf(other)));
});

describe('the readings of a winning tile', () => {
  const readingsWith = (hand: string, tile: string): string[] => {
    const wait = waits(waitingFrom(hand)).find((one) => one.tile === tile);
    return wait ? readingsOf(wait).map(({ reading }) => written(reading)) : [];
  };

  test.each([
    // The 4 may have come to either chow: the groups are the same.
    ['23456m', '4m', ['234m 456m']],
    ['2234m', '2m', ['22m 234m']],
    ['2223334445m', '5m', ['22m 234m 345m 345m', '222m 333m 444m 55m', '234m 234m 234m 55m']],
    ['34m', '9m', []],
  ])('%s with %s', (hand, tile, expected) => {
    expect(readingsWith(hand, tile).sort()).toEqual([...expected].sort());
  });
});
