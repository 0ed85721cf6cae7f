import { expect, test } from 'vitest';
import { createRng } from '../../../../src/engine/core/rng.ts';
import { newGame } from '../../../../src/engine/play/game.ts';
import { rulesOf } from '../at-play.ts';
import { checkedHand, mixedPartners } from './checked-hand.ts';
import { selfPlayTests } from './self-play.ts';

selfPlayTests('riichi');

const HANDS = 60;

test(`${HANDS} hands of the game of today`, async () => {
  const rules = await rulesOf('riichi', { as: 'today' });
  const partners = mixedPartners(rules);
  const rng = createRng(2024);
  let game = newGame();
  for (let at = 0; at < HANDS; at++) {
    const { faults, next } = checkedHand(game, rng, {
      rules,
      partners: partners(at),
      claims: false,
    });
    expect(faults, `hand ${at}`).toEqual([]);
    game = next === undefined || next.isOver ? newGame() : next;
  }
});
