/** Which discard is forbidden after a chow (`riichi.7.1.4`, J08). */
import { describe, expect, test } from 'vitest';
import { type Desk, findDesk, type Texts, type TypesOf } from '../../../../src/engine/drills.ts';
import { formatTiles, type Tile } from '../../../../src/engine/notation.ts';
import { tiles } from '../../hands.ts';

const desk = (await findDesk('after-chow')) as Desk<TypesOf<'after-chow'>>;

describe('of the hand', () => {
  test.each<[hand: string, called: Tile, forbidden: string]>([
    ['6s123m5p~789s', '9s', '6s'],
    ['7p123m4m~456p', '4p', '7p'],
    ['37m112z~456m', '5m', ''],
    ['45m112z~123m', '3m', ''],
    ['67m112z~789m', '7m', ''],
    ['44s112z~123s', '1s', '4s'],
    // It is forbidden, and not held.
    ['57s112z~789s', '9s', ''],
    // The same tile may go (J08).
    ['99s112z~789s', '9s', ''],
    // Only the chow just claimed counts.
    ['69s~789s~123p', '1p', ''],
  ])('%s after %s: not %s', (hand, tile, forbidden) => {
    const texts: Texts = { hand, tile };
    const asked = desk.ask(texts);
    expect(asked.ok || asked.error).toBe(true);
    expect(formatTiles(desk.solve(texts))).toBe(forbidden);
    expect(desk.check(texts, tiles(forbidden)).right).toBe(true);
    expect(desk.check(texts, [...tiles(forbidden), '1z']).right).toBe(false);
  });

  test.each<[hand: string, called: Tile, forbidden: string]>([
    ['69s112z~789s', '9s', '69s'],
    ['57s112z~789s', '9s', ''],
    ['55m112z~456m', '5m', '5m'],
  ])('where the kind called is barred too, %s after %s: not %s', (hand, tile, forbidden) => {
    const texts: Texts = { hand, tile, swapSame: 'true' };
    const asked = desk.ask(texts);
    expect(asked.ok && asked.value.shown.agreed).toEqual(['swapSame']);
    expect(formatTiles(desk.solve(texts))).toBe(forbidden);
  });

  test('what is forbidden is told whether it is held or not', () => {
    const { proof } = desk.check({ hand: '57s112z~789s', tile: '9s' }, []);
    expect(proof.kind).toBe('two-sided');
    expect(proof.barred.map(({ tile, rule }) => [tile, rule])).toEqual([['6s', 'riichi.7.1.4']]);
    expect(proof.answer).toEqual([]);
  });
});

describe('is refused', () => {
  test.each<[texts: Texts, part: string, code: string]>([
    [{ hand: '6s123m5p', tile: '9s' }, 'hand', 'no-chow'],
    [{ hand: '6s123m5p~777s', tile: '7s' }, 'hand', 'no-chow'],
    [{ hand: '6s123m5p~789s', tile: '6s' }, 'tile', 'not-in-chow'],
    [{ hand: '6s123m~789s', tile: '9s' }, 'hand', 'not-to-discard'],
    [{ hand: '6s123m5p~789s!1z', tile: '9s' }, 'hand', 'no-win'],
    [{ hand: '7777s1m~789s', tile: '9s' }, 'hand', 'too-many-copies'],
  ])('%o', (texts, part, code) => {
    const asked = desk.ask(texts);
    expect(asked.ok ? undefined : [asked.error.part, asked.error.error.code]).toEqual([part, code]);
  });
});
