/** What each way to win brings, as the address tells of it. */
import { expect, test } from 'vitest';
import type { Texts } from '../../../src/engine/drills.ts';
import type { Tile, WinSource } from '../../../src/engine/notation.ts';
import { agreedOf } from '../../../src/engine/scoring/kit.ts';
import { loadKit } from '../../../src/engine/scoring.ts';
import { riverIn, rowsOfWin } from '../../../src/stores/analyser/win-rows.ts';
import { hand } from '../../engine/hands.ts';

const kit = await loadKit('riichi');
const agreed = agreedOf(kit, {});

const OPEN = '234m99p78s~111z~567s';
const CLOSED = '234m12356799p68s';

test.each<[held: string, tile: Tile, by: WinSource, texts: Texts, rows: string[] | undefined]>([
  [OPEN, '9s', 'discard', {}, ['round-wind', 'seat-wind']],
  [OPEN, '9s', 'discard', { seat: 'S' }, ['round-wind']],
  [OPEN, '9s', 'self', { seat: 'S', round: 'S' }, undefined],
  [CLOSED, '7s', 'discard', {}, undefined],
  [CLOSED, '7s', 'self', {}, ['menzen-tsumo']],
  [CLOSED, '7s', 'discard', { how: 'riichi' }, ['riichi']],
  // What cannot be is passed over: the last tile of the wall is no discard.
  [CLOSED, '7s', 'discard', { how: 'last-wall' }, undefined],
  [CLOSED, '7s', 'self', { how: 'last-wall,nonsense' }, ['menzen-tsumo', 'haitei']],
])('%s with %s by %s, %o: %j', (held, tile, by, texts, rows) => {
  const found = rowsOfWin(kit, agreed, texts)(hand(held), tile, by);
  expect(found && [...found].sort()).toEqual(rows && [...rows].sort());
});

test.each<[river: string | undefined, tiles: string]>([
  [undefined, ''],
  ['', ''],
  ['1z6s3s', '1z 6s 3s'],
  ['1z!', ''],
])('own discards %j are %j', (river, tiles) => {
  expect(riverIn(river === undefined ? {} : { river }).join(' ')).toBe(tiles);
});
