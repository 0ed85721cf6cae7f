/** What a seat knows of a hand in play, and nothing else. */
import { describe, expect, test } from 'vitest';
import { createRng } from '../../../src/engine/core/rng.ts';
import { startHand } from '../../../src/engine/play/hand-state.ts';
import { viewOf } from '../../../src/engine/play/seat-view.ts';
import { shuffledDeal } from '../../../src/engine/play/setup.ts';
import { dealt, played, rulesOf } from './at-play.ts';

const SETUP = dealt({
  E: '147m258p369s12345z',
  S: '11222z258p369s14m',
  W: '147m258p369s1567z',
  N: '789m258p369s4567z',
  wall: '3z 6z',
});
const MOVES = [
  'E discard 2z',
  'S claim pung 222z 2z E',
  'S discard 4m',
  'W draw 3z',
  'W discard 3z',
];

test('discards stand in the order in which they were made, with who made and who claimed them', async () => {
  const rules = await rulesOf('riichi');
  expect(viewOf(played(SETUP, MOVES, rules), rules, 'N').table).toEqual([
    { tile: '2z', seat: 'E', claimedBy: 'S' },
    { tile: '4m', seat: 'S' },
    { tile: '3z', seat: 'W' },
  ]);
});

test('in a heap nobody can tell whose they were', async () => {
  const rules = await rulesOf('encyclopedie');
  const view = viewOf(played(SETUP, MOVES, rules), rules, 'N');
  expect(view.table).toEqual([{ tile: '2z', claimedBy: 'S' }, { tile: '4m' }, { tile: '3z' }]);
  expect(Object.values(view.others).flatMap(({ discards }) => discards)).toEqual([]);
});

test('the tile that declared a hand ready is marked', async () => {
  const rules = await rulesOf('riichi');
  const ready = dealt({ E: '234m234p234s1178p1z', S: '', W: '', N: '', wall: '9m 8m' });
  const state = played(ready, ['E ready', 'E discard 1z', 'S draw 9m', 'S discard 9m'], rules);
  const view = viewOf(state, rules, 'N');
  expect(view.table).toEqual([
    { tile: '1z', seat: 'E', ready: true },
    { tile: '9m', seat: 'S' },
  ]);
  expect(view.deposits).toEqual({ E: 1 });
});

describe('the game before this hand', () => {
  test('is known where there is one', async () => {
    const rules = await rulesOf('riichi', { kiriage: true });
    const totals = { E: 1000, S: -3000, W: 0, N: 2000 };
    const standing = { totals, repeats: 2, deposits: { S: 1 } };
    const setup = shuffledDeal(createRng(3), rules.kit.table, { round: 'E' });
    const view = viewOf(startHand(setup, false, standing), rules, 'W');
    expect(view).toMatchObject(standing);
    expect(view.agreed).toMatchObject({ kiriage: true });
  });

  test('a hand alone has no totals', async () => {
    const rules = await rulesOf('mcr');
    const setup = shuffledDeal(createRng(3), rules.kit.table, { round: 'E' });
    const view = viewOf(startHand(setup), rules, 'W');
    expect(view.totals).toBeUndefined();
    expect([view.repeats, view.deposits]).toEqual([0, {}]);
  });
});
