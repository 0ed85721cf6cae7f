import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TILES, type Tile } from '../../../../src/engine/core/tile.ts';
import { findWaits } from '../../../../src/engine/drills/waits/find-waits.ts';
import type { WaitQuestion } from '../../../../src/engine/drills/waits/wait-level.ts';
import {
  proveTile,
  waitHintSteps,
  waitHints,
} from '../../../../src/engine/drills/waits/wait-proof.ts';
import { somePureTiles, someTiles } from '../../arbitraries.ts';
import { tiles, waiting, written } from '../../hands.ts';

const asked = (text: string): WaitQuestion => ({ hand: waiting(text) });

describe('the proof of a tile', () => {
  test.each([
    ['1113456666788m', '7m', '111m 345m 66m 678m 678m'],
    ['2333m', '2m', '22m 333m'],
    ['23456m', '4m', '234m 456m'],
    ['23m55p~1111m', '4m', '234m 55p'],
  ] as const)('%s wins with %s: %s', (text, tile, expected) => {
    const proof = proveTile(asked(text), tile);
    const reading = proof.outcome === 'wins' && proof.wait.completions[0]?.reading;
    expect(reading && written(reading)).toBe(expected);
  });

  test.each([
    ['1111m', '1m'],
    ['23m55p~1111m', '1m'],
    ['1m~111m', '1m'],
    ['2222345m', '2m'],
  ] as const)('%s holds all copies of %s', (text, tile) => {
    expect(proveTile(asked(text), tile)).toEqual({ outcome: 'no-copy' });
  });

  test.each([
    ['23m55p', '2m', '22m', '3m55p'],
    ['2333m', '5m', '333m', '25m'],
    ['23456m', '2m', '456m', '223m'],
    ['23m789s55p', '9m', '55p 789s', '239m'],
  ] as const)('%s fails with %s: %s, and %s left over', (text, tile, groups, leftover) => {
    const proof = proveTile(asked(text), tile);
    const closest = proof.outcome === 'fails' ? proof.closest : undefined;
    expect([closest && written(closest), closest?.leftover]).toEqual([groups, tiles(leftover)]);
  });

  test('a tile wins where the answer names it, and fails with something left over elsewhere', () => {
    const property = fc.property(fc.oneof(someTiles(7), somePureTiles(7)), (concealed) => {
      const question = { hand: { concealed, melds: [], pairInside: true } };
      const answer = findWaits.solve(question);
      for (const tile of TILES) {
        const proof = proveTile(question, tile);
        expect(proof.outcome === 'wins').toBe(answer.includes(tile));
        if (proof.outcome === 'fails') expect(proof.closest.leftover.length).toBeGreaterThan(0);
      }
    });
    fc.assert(property, { numRuns: 40 });
  });
});

describe('hints', () => {
  test('of a hand that waits say more step by step', () => {
    const question = asked('2333m456p789s111z');
    expect(waitHintSteps(question)).toEqual(['count', 'part', 'reading', 'answer']);
    const { count, part, reading, answer } = waitHints(question);
    expect(count).toBe(3);
    expect(part.live).toEqual(tiles('2333m'));
    expect(reading && written(reading)).toBe('123m 33m 456p 789s 111z');
    expect([reading?.tile, reading?.completed]).toEqual(['1m', 0]);
    expect(answer).toEqual(tiles('124m'));
  });

  test('of a hand that waits on nothing say so and no more', () => {
    const question = asked('1111m');
    expect(waitHintSteps(question)).toEqual(['count']);
    const { count, answer, reading } = waitHints(question);
    expect([count, answer, reading]).toEqual([0, [] as Tile[], undefined]);
  });
});
