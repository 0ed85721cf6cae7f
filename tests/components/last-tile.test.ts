/** The tile that completes a hand, as it is tapped. */
import { describe, expect, test } from 'vitest';
import { completesHand } from '../../src/components/tools/analyser/Findings.tsx';
import { COMMON_SHAPES } from '../../src/engine/hand.ts';
import type { Tile } from '../../src/engine/notation.ts';
import { hand } from '../engine/hands.ts';

describe('the next tile', () => {
  test.each<[says: string, text: string, tile: Tile, completes: boolean]>([
    ['wins with what was waited for', '234567m345p5678s', '8s', true],
    ['wins beside melds', '5566p~777z~222s~555s', '6p', true],
    ['does not win with another', '234567m345p5678s', '9s', false],
    ['does not win twice', '234567m345p5678s*8s', '5s', false],
    ['does not win in a short hand', '3456p', '3p', false],
  ])('%s', (_, text, tile, completes) => {
    expect(completesHand(hand(text), tile, { shapes: COMMON_SHAPES })).toBe(completes);
  });
});
