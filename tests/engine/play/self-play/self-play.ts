/** Whole hands between partners of several levels: what must hold of every rule set. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRng } from '../../../../src/engine/core/rng.ts';
import { type Tile, WINDS, type Wind } from '../../../../src/engine/notation.ts';
import { newGame } from '../../../../src/engine/play/game.ts';
import {
  type GameRules,
  type HandState,
  startHand,
} from '../../../../src/engine/play/hand-state.ts';
import { legalMoves } from '../../../../src/engine/play/lawful.ts';
import { viewOf } from '../../../../src/engine/play/seat-view.ts';
import { afterMoveOrPass, nextMove } from '../../../../src/engine/play/self-play.ts';
import { shuffledDeal } from '../../../../src/engine/play/setup.ts';
import type { PlayableRules } from '../../../../src/engine/scoring.ts';
import type { SetTile } from '../../../../src/engine/table/tile-set.ts';
import { checked } from '../../../build/checked.ts';
import { rulesOf } from '../at-play.ts';
import { checkedHand, mixedPartners } from './checked-hand.ts';

const HANDS = 300;
/** Of so many hands one is looked at for what everybody might have claimed. */
const CLAIMS_EVERY = 10;
const SEEN_HANDS = 12;

export function selfPlayTests(id: PlayableRules): void {
  test(`${HANDS} hands of its games`, async () => {
    const rules = await rulesOf(id);
    const partners = mixedPartners(rules);
    const rng = createRng(1924);
    let game = newGame();
    let at = 0;
    for (; at < HANDS; at++) {
      const claims = at % CLAIMS_EVERY === 0;
      const { faults, next } = checkedHand(game, rng, { rules, partners: partners(at), claims });
      expect(faults, `hand ${at}`).toEqual([]);
      game = next === undefined || next.isOver ? newGame() : next;
    }
    checked(`played.${id}`, at);
  });

  test('a seat knows the same, and a partner chooses the same, whatever lies where nobody sees it', async () => {
    const rules = await rulesOf(id);
    const seeds = fc.nat(1_000_000);
    fc.assert(
      fc.property(seeds, seeds, (seed, other) => {
        for (const state of statesOf(rules, seed)) compareChoices(state, rules, other);
      }),
      { numRuns: SEEN_HANDS },
    );
  });
}

/** Where somebody is asked, in the course of one hand. */
function statesOf(rules: GameRules, seed: number): readonly HandState[] {
  const partners = mixedPartners(rules)(0);
  const setup = shuffledDeal(createRng(seed), rules.kit.table, { round: 'E' });
  const states: HandState[] = [];
  let state = startHand(setup, rules.kit.table.exchange !== undefined && seed % 2 === 0);
  while (state.phase.kind !== 'over') {
    if (['turn', 'claims', 'exchange'].includes(state.phase.kind)) states.push(state);
    state = afterMoveOrPass(state, nextMove(state, rules, partners), rules);
  }
  return states;
}

function compareChoices(state: HandState, rules: GameRules, seed: number): void {
  const partners = mixedPartners(rules)(0);
  for (const seat of WINDS) {
    if (legalMoves(state, rules, seat).length === 0) continue;
    const hidden = hiddenTilesMoved(state, seat, seed);
    const view = viewOf(state, rules, seat);
    const other = viewOf(hidden, rules, seat);
    expect(other, seat).toEqual(view);
    expect(partners[seat](other), seat).toEqual(partners[seat](view));
  }
}

/** The tiles in the others' hands and those yet to be drawn, dealt anew among them. */
function hiddenTilesMoved(state: HandState, seat: Wind, seed: number): HandState {
  const { setup, players, drawn, replaced } = state;
  const others = WINDS.filter((wind) => wind !== seat);
  const fromWall = setup.loose === undefined ? replaced : 0;
  const toDraw = setup.wall.slice(drawn, setup.wall.length - fromWall);
  const isPlain = (tile: SetTile): tile is Tile => !tile.endsWith('f');
  const plain = toDraw.filter(isPlain);
  const rng = createRng(seed);
  const pool = [...others.flatMap((wind) => players[wind].concealed), ...plain]
    .map((tile) => ({ tile, by: rng.below(1_000_000) }))
    .sort((a, b) => a.by - b.by)
    .map(({ tile }) => tile);
  const moved = { ...players };
  for (const wind of others) {
    const concealed = pool.splice(0, players[wind].concealed.length);
    moved[wind] = { ...players[wind], concealed };
  }
  const wall = [
    ...setup.wall.slice(0, drawn),
    ...toDraw.map((tile) => (isPlain(tile) ? (pool.pop() as Tile) : tile)),
    ...setup.wall.slice(setup.wall.length - fromWall),
  ];
  return { ...state, setup: { ...setup, wall }, players: moved };
}
