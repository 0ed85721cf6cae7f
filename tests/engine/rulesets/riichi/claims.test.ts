/** What is barred by one's own discards (`riichi.8.4`), and after a claim (`riichi.7.1.4`). */
import { describe, expect, test } from 'vitest';
import type { ClaimRule } from '../../../../src/engine/core/table-rules.ts';
import { formatTiles, type Tile } from '../../../../src/engine/notation.ts';
import { riichiClaims } from '../../../../src/engine/rulesets/riichi/claims.ts';
import { barredAfter } from '../../../../src/engine/table/after-claim.ts';
import { barredWin } from '../../../../src/engine/table/barred-win.ts';
import { meld, tiles } from '../../hands.ts';

type Case = readonly [called: Tile, group: string, forbidden: string];

/** The tile called, the chow it makes, and what may not be discarded then. */
const CHOWS: readonly Case[] = [
  ['9s', '789s', '6s'],
  ['4p', '456p', '7p'],
  ['5m', '456m', ''],
  ['3m', '123m', ''],
  ['7m', '789m', ''],
  ['1s', '123s', '4s'],
  ['6s', '456s', '3s'],
  ['2p', '123p', ''],
];

const barredBy = (
  [tile, group]: readonly [Tile, string, ...unknown[]],
  rows: readonly ClaimRule[],
  agreed = {},
) => {
  const { kind } = meld(group);
  const claim = kind === 'pung' || kind === 'kong' ? kind : 'chow';
  return barredAfter({ claim, group: meld(group), tile }, rows, agreed);
};

describe('a discard right after a claim', () => {
  test.each(CHOWS)('%s called for %s: not %s', (...chow) => {
    const barred = barredBy(chow, riichiClaims);
    expect(formatTiles(barred.map(({ tile }) => tile))).toBe(chow[2]);
    expect(barred.every(({ why, rule }) => why === 'other-end' && rule === 'riichi.7.1.4')).toBe(
      true,
    );
  });

  test.each<Case>([
    ['5p', '555p', ''],
    ['1z', '1111z', ''],
  ])('a pung or a kong forbids nothing: %s called for %s', (...group) => {
    expect(barredBy(group, riichiClaims)).toEqual([]);
  });

  test.each<Case>([
    ['9s', '789s', '6s 9s'],
    ['5m', '456m', '5m'],
    ['5p', '555p', '5p'],
  ])('where the same tile is barred too (J08), %s called for %s: not %s', (...group) => {
    const barred = barredBy(group, riichiClaims, { swapSame: true });
    expect(barred.map(({ tile }) => tile).join(' ')).toBe(group[2]);
  });
});

describe("one's own discards", () => {
  test.each<[waits: string, discards: string, barring: string]>([
    ['36s', '6s', '6s'],
    ['36s', '9p', ''],
    ['36s', '1z6s3s5m3s', '36s'],
    ['369s', '1z9s', '9s'],
    ['1z', '', ''],
  ])('waiting for %s with %s in the river: barred by %s', (waits, discards, barring) => {
    const barred = barredWin(tiles(waits), tiles(discards), riichiClaims);
    expect(formatTiles(barred?.tiles ?? [])).toBe(barring);
    expect(barred?.rule).toBe(barring === '' ? undefined : 'riichi.8.4');
  });

  test('bar nothing where no rule says so', () => {
    const free = riichiClaims.map(({ barredByOwnDiscards, ...row }): ClaimRule => row);
    expect(barredWin(tiles('36s'), tiles('6s'), free)).toBeUndefined();
  });
});
