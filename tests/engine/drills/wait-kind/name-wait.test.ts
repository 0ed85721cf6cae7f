/** What kind of wait: by hand, tile by tile. */
import { describe, expect, test } from 'vitest';
import { createRng } from '../../../../src/engine/core/rng.ts';
import { levelFrom } from '../../../../src/engine/drills/drill.ts';
import {
  nameWait,
  WAIT_NAMES,
  type WaitName,
} from '../../../../src/engine/drills/wait-kind/name-wait.ts';

function question(hand: string, tile: string, group?: string) {
  const read = nameWait.parse({ hand, tile, ...(group && { group }) });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

describe('the kind of wait', () => {
  test.each<[hand: string, tile: string, name: WaitName]>([
    ['123m5p', '5p', 'pair'],
    ['1123m', '1m', 'several'],
    ['13m55p', '2m', 'closed'],
    ['12m55p', '3m', 'edge'],
    ['89s55p', '7s', 'edge'],
    ['79s55p', '8s', 'closed'],
    ['34s55p', '2s', 'two-sided'],
    ['34s55p', '5s', 'two-sided'],
    ['78s55p', '9s', 'two-sided'],
    ['22m55p', '2m', 'two-pairs'],
    ['11z55p', '1z', 'two-pairs'],
    ['2345m', '2m', 'pair'],
    ['3334m', '5m', 'two-sided'],
    ['3334m', '4m', 'pair'],
    // 33 and 3-4-5, or 333 and the pair of fives: each by its own group.
    ['3335m', '4m', 'closed'],
    ['3335m', '5m', 'pair'],
    ['456m222789p68s11z', '7s', 'closed'],
    ['456m68s11z ~222p ~789p', '7s', 'closed'],
    // 111 234 55 678 999, and nothing else.
    ['1112345678999m', '5m', 'pair'],
    // 111 123 456 789 99: the 1 goes into the pung or into 1-2-3.
    ['1112345678999m', '1m', 'several'],
  ])('%s with %s: %s', (hand, tile, name) => {
    expect(nameWait.solve(question(hand, tile))).toBe(name);
  });

  test('each kind comes once, with its group and what the hand holds of it', () => {
    const { ways } = nameWait.check(question('1123m', '1m'), 'pair');
    expect(ways.map(({ kind, group, held }) => [kind, group.kind, held])).toEqual([
      ['pair', 'pair', ['1m']],
      ['two-sided', 'chow', ['2m', '3m']],
    ]);
  });

  test.each<[hand: string, tile: string, group: string, name: WaitName]>([
    ['1123m', '1m', '123m', 'two-sided'],
    ['1123m', '1m', '11m', 'pair'],
    ['1112345678999m', '1m', '111m', 'two-pairs'],
    ['1112345678999m', '9m', '789m', 'two-sided'],
  ])('%s with %s in %s: %s', (hand, tile, group, name) => {
    const asked = question(hand, tile, group);
    expect(nameWait.solve(asked)).toBe(name);
    expect(nameWait.show(asked).names).not.toContain('several');
    expect(nameWait.show(asked).placing).toBeDefined();
  });

  test.each([
    [{ hand: '12m55p', tile: '4m' }, 'tile', { code: 'no-winning-tile', value: '4m' }],
    [{ hand: '12m55p', tile: 'x' }, 'tile', { code: 'unknown-value', value: 'x' }],
    [{ hand: '12m55p' }, 'tile', { code: 'unknown-value', value: '' }],
    [
      { hand: '12m55p', tile: '3m', group: '33m' },
      'group',
      { code: 'no-such-reading', value: '33m' },
    ],
    [{ hand: '12m55p1f', tile: '3m' }, 'hand', { code: 'no-flowers' }],
  ])('%j is refused', (texts, part, error) => {
    expect(nameWait.parse(texts)).toEqual({ ok: false, error: { part, error } });
  });

  test.each(['tile', 'reading'])('every name comes up, a %s shown', (show) => {
    const level = levelFrom(nameWait.levels, { size: '13', mix: 'suits', show });
    const names = Array.from({ length: 60 }, (_, seed) =>
      nameWait.solve(nameWait.make(createRng(seed), level)),
    );
    const wanted = WAIT_NAMES.filter((name) => show === 'tile' || name !== 'several');
    expect([...new Set(names)].sort()).toEqual([...wanted].sort());
  });
});
