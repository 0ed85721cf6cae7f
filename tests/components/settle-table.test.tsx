/** Who pays whom, where several won with one discard. */
import { expect, test } from 'vitest';
import { SettleTable } from '../../src/components/boards/SettleTable.tsx';
import type { Settlement } from '../../src/engine/scoring.ts';
import { settleView } from '../../src/stores/drafts/settle-view.ts';
import { draw, elementsIn, ofClass, speak, textIn } from './render.ts';

const pays = (to: 'E' | 'W') =>
  ({
    ...{ kind: 'winner', from: 'N', to, points: 1000, coefficient: 1, amount: 1000 },
    rule: 'riichi.points.payment',
  }) as unknown as Settlement['transfers'][number];

function drawn(winners: readonly ('E' | 'W')[]) {
  const transfers = winners.map(pays);
  const settlement = { transfers, payments: { E: 0, S: 0, W: 0, N: 0 } } as unknown as Settlement;
  const view = settleView(settlement, {
    ...{ rules: 'riichi', unit: 'points', winner: 'E', winners, from: 'N' },
  });
  const names = { E: 'East', S: 'South', W: 'West', N: 'North' };
  return draw(<SettleTable {...{ view, names }} locale="en" say={speak('en')} />);
}

test.each([
  [['E'], 'To the winner'],
  [['E', 'W'], 'To the winners'],
] as const)('what is paid for the win is headed by how many won: %j', (winners, heading) => {
  expect(textIn(ofClass(drawn(winners), 'settle-part')[0]?.inner ?? '')).toBe(heading);
});

test('what the player did stands clear of his payment', () => {
  const role = ofClass(drawn(['E']), 'settle-role').find(({ inner }) =>
    inner.includes('discarded'),
  );
  const lines = elementsIn(role?.inner ?? '').filter(({ name }) => name === 'tspan');
  expect(lines.map(({ inner }) => textIn(inner))).toEqual(['discarded', 'the tile']);
});
