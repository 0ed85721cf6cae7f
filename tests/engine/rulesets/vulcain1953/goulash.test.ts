/** A goulash: who exchanges with whom, and who is East afterwards. */
import { describe, expect, test } from 'vitest';
import { seatAfter } from '../../../../src/engine/core/seat.ts';
import { vulcain1953Table } from '../../../../src/engine/rulesets/vulcain1953/table.ts';
import { nextStarter } from '../../../../src/engine/table/first-hand.ts';

const { exchange } = vulcain1953Table;
if (!exchange) throw new Error('no goulash');

test('three tiles go to the player opposite, and come from there', () => {
  expect(exchange.tiles).toBe(3);
  for (const seat of [0, 1, 2, 3] as const) {
    const opposite = seatAfter(seat, exchange.seatsOn);
    expect(opposite).toBe((seat + 2) % 4);
    expect(seatAfter(opposite, exchange.seatsOn)).toBe(seat);
  }
});

describe('who is East', () => {
  test('after a dead hand the same player may be, for the goulash', () => {
    expect(nextStarter(1, 'drawn', vulcain1953Table)).toBe(1);
  });

  test.each(['starter-wins', 'other-wins', 'drawn'] as const)(
    'after a goulash that ends with %s the next player is',
    (end) => {
      expect(nextStarter(1, end, exchange)).toBe(2);
      expect(nextStarter(3, end, exchange)).toBe(0);
    },
  );
});
