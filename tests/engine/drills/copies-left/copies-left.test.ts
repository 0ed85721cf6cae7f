/** Copies counted by hand for tables that were laid by hand. */
import { describe, expect, test } from 'vitest';
import { copiesLeft } from '../../../../src/engine/drills/copies-left/copies-left.ts';
import type { Texts } from '../../../../src/engine/drills/drill.ts';

function question(texts: Texts) {
  const read = copiesLeft.parse(texts);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** `6p 2+1=1`: two copies in the hand, one on the table, one left. */
const counts = (texts: Texts): string =>
  copiesLeft
    .hints(question(texts))
    .counts.map(({ tile, inHand, onTable, left }) => `${tile} ${inHand}+${onTable}=${left}`)
    .join(', ');

describe('copies that are left', () => {
  test.each<{ title: string; texts: Texts; left: string; total: number }>([
    {
      title: 'nothing lies on the table',
      texts: { hand: '23m456p789s11155z' },
      left: '1m 0+0=4, 4m 0+0=4',
      total: 8,
    },
    {
      title: 'discards of every seat count, one’s own too',
      texts: { hand: '23m456p789s11155z', own: '1m', right: '1m4m', across: '9m4m', left: '4m' },
      left: '1m 0+2=2, 4m 0+3=1',
      total: 3,
    },
    {
      title: 'melds of others count, tile by tile',
      texts: { hand: '23m456p789s11155z', right: '9p~456m', left: '2z~444m' },
      left: '1m 0+0=4, 4m 0+4=0',
      total: 4,
    },
    {
      title: 'a marker that is turned up counts',
      texts: { hand: '23m456p789s11155z', markers: '4m2z' },
      left: '1m 0+0=4, 4m 0+1=3',
      total: 7,
    },
    {
      title: 'copies in the hand and in its melds count',
      texts: { hand: '23m55z123p~444m~789s' },
      left: '1m 0+0=4, 4m 3+0=1',
      total: 5,
    },
    {
      title: 'two pairs leave two copies of each',
      texts: { hand: '44m77p123s~555z~234p', across: '7p' },
      left: '4m 2+0=2, 7p 2+1=1',
      total: 3,
    },
    {
      title: 'nine gates: 36 copies less the thirteen held',
      texts: { hand: '1112345678999m' },
      left: '1m 3+0=1, 2m 1+0=3, 3m 1+0=3, 4m 1+0=3, 5m 1+0=3, 6m 1+0=3, 7m 1+0=3, 8m 1+0=3, 9m 3+0=1',
      total: 23,
    },
    {
      title: 'a kong that lies concealed counts four',
      texts: { hand: '23m456p789s11155z', across: '(4444m)' },
      left: '1m 0+0=4, 4m 0+4=0',
      total: 4,
    },
  ])('$title', ({ texts, left, total }) => {
    expect(counts(texts)).toBe(left);
    expect(copiesLeft.solve(question(texts))).toBe(total);
    expect(copiesLeft.check(question(texts), total).right).toBe(true);
    expect(copiesLeft.check(question(texts), total + 1).right).toBe(false);
  });
});

describe('tables that cannot be', () => {
  test.each<{ texts: Texts; part: string; code: string }>([
    { texts: { hand: '23m456p789s1115z' }, part: 'hand', code: 'impossible-count' },
    { texts: { hand: '14m456p789s11155z' }, part: 'hand', code: 'not-ready' },
    {
      texts: { hand: '23m456p789s11155z', own: '1m1m', left: '1m1m1m' },
      part: 'own',
      code: 'too-many-copies',
    },
    { texts: { hand: '23m456p789s11155z', right: '1f' }, part: 'right', code: 'no-flowers' },
    { texts: { hand: '23m456p789s11155z', right: '1m*2m' }, part: 'right', code: 'no-win' },
    {
      texts: { hand: '23m456p789s11155z', left: '~111m~222m~333m~444m~555m' },
      part: 'left',
      code: 'too-many-tiles',
    },
  ])('$texts: $part', ({ texts, part, code }) => {
    const read = copiesLeft.parse(texts);
    expect(read.ok ? 'read' : [read.error.part, read.error.error.code]).toEqual([part, code]);
  });
});
