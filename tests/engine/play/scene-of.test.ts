/** The table from above while a hand is played. */
import { describe, expect, test } from 'vitest';
import { createRng, SEATS } from '../../../src/engine/notation.ts';
import { startHand } from '../../../src/engine/play/hand-state.ts';
import { sceneOf } from '../../../src/engine/play/scene-of.ts';
import { afterMoveOrPass, nextMove } from '../../../src/engine/play/self-play.ts';
import { shuffledDeal } from '../../../src/engine/play/setup.ts';
import { PLAYABLE_RULES } from '../../../src/engine/scoring.ts';
import { tilesInPlay } from '../../../src/engine/table/tile-set.ts';
import { tilesOnTable } from '../tiles-on-table.ts';
import { rulesOf } from './at-play.ts';
import { partnersFor } from './self-play/checked-hand.ts';

const HANDS = 6;

describe.each(PLAYABLE_RULES)('%s', (id) => {
  test('every tile of the set lies on the table after every move, and no stack below none', async () => {
    const rules = await rulesOf(id);
    const whole = tilesInPlay(rules.kit.table, rules.agreed.options).length;
    const partners = partnersFor(rules);
    const rng = createRng(7);
    for (let hand = 0; hand < HANDS; hand++) {
      const starter = SEATS[hand % SEATS.length] ?? 0;
      let state = startHand(shuffledDeal(rng, rules.kit.table, { round: 'E' }));
      while (state.phase.kind !== 'over') {
        state = afterMoveOrPass(state, nextMove(state, rules, partners), rules);
        const scene = sceneOf(state, rules, { starter, you: 'E' });
        expect(tilesOnTable(scene)).toBe(whole);
        expect(scene.stacks.every(({ tiles, loose = 0 }) => tiles >= 0 && loose >= 0)).toBe(true);
      }
    }
  });

  test('of the others’ hands only the backs are seen', async () => {
    const rules = await rulesOf(id);
    const setup = shuffledDeal(createRng(3), rules.kit.table, { round: 'E' });
    const { seats } = sceneOf(startHand(setup), rules, { starter: 0, you: 'E' });
    expect(seats.slice(1).every(({ held }) => held.every((tile) => tile === undefined))).toBe(true);
    expect(seats[0]?.held).toHaveLength(14);
  });
});
