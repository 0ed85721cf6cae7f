/** Who lets go what another shows that he wants pays for all (`tchou1924.IV.amende.1` to `.5`). */
import { describe, expect, test } from 'vitest';
import { dangerOf } from '../../../src/engine/judge/danger.ts';
import { fineIf } from '../../../src/engine/judge/fine.ts';
import { MEASURED } from '../../../src/engine/judge/measured/index.ts';
import { liveTiles } from '../../../src/engine/judge/worth.ts';
import type { Tile } from '../../../src/engine/notation.ts';
import { type SeatView, viewOf } from '../../../src/engine/play/seat-view.ts';
import { hand } from '../hands.ts';
import { rulesFor, statesOf } from './table.ts';

const rules = await rulesFor('tchou1924');

/** East's view of South, who has laid out so much. */
function viewBefore(shown: string, own: string): SeatView {
  const [first] = [...statesOf(rules, 1, ['patient', 'patient', 'patient', 'patient'])];
  if (first === undefined) throw new Error('no hand');
  const view = viewOf(first, rules, 'E');
  const { S } = view.others;
  if (S === undefined) throw new Error('no South');
  const others = { ...view.others, S: { ...S, flowers: [], melds: hand(shown).melds } };
  return { ...view, others, own: { ...view.own, concealed: hand(own).concealed, melds: [] } };
}

const PLAIN = '27m147p2589s1237z9m';
const costOf = (shown: string, tile: Tile, own = PLAIN) =>
  fineIf(viewBefore(shown, own), rules, { seat: 'S', tile });

describe('a tile that an obligation forbids', () => {
  // The most that a hand counts is 300: at 4 for the giver, at 2 for each of the two others.
  test.each<{ title: string; shown: string; tile: Tile; cost: number | undefined }>([
    { title: 'the third dragon', shown: '~555z~666z', tile: '7z', cost: -2400 },
    { title: 'the fourth wind', shown: '~222z~333z~444z', tile: '1z', cost: -2400 },
    { title: 'another wind', shown: '~222z~333z~444z', tile: '2z', cost: undefined },
    { title: 'a dragon before one pung', shown: '~555z', tile: '7z', cost: undefined },
    { title: 'another suit', shown: '~123m~555m~678m', tile: '7p', cost: undefined },
    { title: 'the suit of two groups', shown: '~123m~555m', tile: '7m', cost: undefined },
  ])('$title before $shown', ({ shown, tile, cost }) => {
    expect(costOf(shown, tile)).toBe(cost);
  });

  test('the suit of three groups costs more than a win of any other player', () => {
    expect(costOf('~123m~555m~678m', '7m')).toBeLessThan(MEASURED.tchou1924.give);
  });

  test('costs no more than others where there is nothing else to let go', () => {
    expect(costOf('~123m~555m~678m', '7m', '1223446778899m')).toBeUndefined();
  });

  test('is weighed with it', () => {
    const view = viewBefore('~555z~666z', PLAIN);
    const cost = (of: SeatView) => {
      const weighed = { tile: '7z', live: liveTiles(of), figures: MEASURED.tchou1924 } as const;
      const danger = dangerOf(of, rules, weighed);
      return danger.cost / danger.chance;
    };
    expect(cost(view)).toBeLessThan(2 * cost(viewBefore('~555z~222z', PLAIN)));
  });
});
