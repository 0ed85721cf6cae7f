/** Whole hands between the patient partners: nothing unlawful, nothing lost, replay is the same. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng } from '../../../src/engine/core/rng.ts';
import { groupTiles, WINDS } from '../../../src/engine/notation.ts';
import { afterHand, carriedInto, newGame, roundWind } from '../../../src/engine/play/game.ts';
import {
  type HandState,
  type PlayedRules,
  startHand,
} from '../../../src/engine/play/hand-state.ts';
import { outcomeOf } from '../../../src/engine/play/outcome.ts';
import { patientPartner } from '../../../src/engine/play/partner.ts';
import { recordOf, replay } from '../../../src/engine/play/record.ts';
import { viewOf } from '../../../src/engine/play/seat-view.ts';
import { playOut } from '../../../src/engine/play/self-play.ts';
import { shuffledDeal } from '../../../src/engine/play/setup.ts';
import { PLAYABLE_RULES } from '../../../src/engine/scoring.ts';
import { type SetTile, tilesInPlay } from '../../../src/engine/table/tile-set.ts';
import { rulesOf } from './at-play.ts';

const HANDS = 60;

const partnersFor = ({ kit }: PlayedRules) => {
  const partner = patientPartner(kit);
  return { E: partner, S: partner, W: partner, N: partner };
};

/** Every tile that lies anywhere. A claimed discard lies in the meld, or in the winner's hand. */
function everywhere({ setup, players, drawn, replaced }: HandState): readonly SetTile[] {
  const { wall, loose, deadWall = [] } = setup;
  const fromWall = loose === undefined ? replaced : 0;
  const left = [
    ...wall.slice(drawn, wall.length - fromWall),
    ...(loose?.slice(replaced) ?? []),
    ...deadWall,
  ];
  return WINDS.flatMap((wind) => {
    const { concealed, bonus, flowers, melds, discards } = players[wind];
    const lying = discards.filter(({ claimedBy }) => claimedBy === undefined);
    return [
      ...concealed,
      ...bonus,
      ...flowers,
      ...melds.flatMap(groupTiles),
      ...lying.map(({ tile }) => tile),
    ];
  }).concat(left as never[]);
}

const sorted = (tiles: readonly SetTile[]): string => [...tiles].sort().join(' ');

describe.each(PLAYABLE_RULES)('%s', (id) => {
  test(`${HANDS} hands of its games`, async () => {
    const rules = await rulesOf(id);
    const whole = sorted(tilesInPlay(rules.kit.table, rules.agreed.options));
    const partners = partnersFor(rules);
    const rng = createRng(1924);
    let game = newGame();
    for (let at = 0; at < HANDS; at++) {
      const carried = carriedInto(game);
      const setup = shuffledDeal(rng, rules.kit.table, {
        round: roundWind(game),
        options: rules.agreed.options,
      });
      const { state, moves } = playOut(startHand(setup, game.exchange), rules, partners);
      expect(sorted(everywhere(state)), `tiles of hand ${at}`).toBe(whole);

      const record: unknown = JSON.parse(JSON.stringify(recordOf(state, moves, rules, carried)));
      const again = replay(record, rules);
      expect(again, `replay of hand ${at}`).toEqual({ ok: true, value: { state, moves } });

      const outcome = outcomeOf(state, rules, carried);
      if (!outcome.ok) throw new Error(`hand ${at}: ${JSON.stringify(outcome.error)}`);
      const { payments } = outcome.value.settlement;
      const sum = WINDS.reduce((all, wind) => all + payments[wind], 0);
      expect(sum, `payments of hand ${at}`).toBeCloseTo(0, 6);
      const next = afterHand(game, state, outcome.value, rules);
      game = next.isOver ? newGame() : next;
    }
  });

  test('a partner chooses the same whatever lies where he cannot see it', async () => {
    const rules = await rulesOf(id);
    const partner = patientPartner(rules.kit);
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (seed, other) => {
        const setup = shuffledDeal(createRng(seed), rules.kit.table, { round: 'E' });
        const state = startHand(setup);
        const { phase } = state;
        fc.pre(phase.kind === 'turn');
        const hidden = hiddenTilesMoved(state, other);
        expect(partner(viewOf(hidden, rules, 'E'))).toEqual(partner(viewOf(state, rules, 'E')));
      }),
      { numRuns: 30 },
    );
  });
});

/** The tiles of the other players and of the wall, dealt anew among them. */
function hiddenTilesMoved(state: HandState, seed: number): HandState {
  const { setup, players } = state;
  const rng = createRng(seed);
  const tiles = [...players.S.concealed, ...players.W.concealed, ...players.N.concealed];
  const order = tiles
    .map((tile) => ({ tile, by: rng.below(1_000_000) }))
    .sort((a, b) => a.by - b.by)
    .map(({ tile }) => tile);
  return {
    ...state,
    setup: { ...setup, wall: setup.wall.toReversed() },
    players: {
      ...players,
      S: { ...players.S, concealed: order.slice(0, 13) },
      W: { ...players.W, concealed: order.slice(13, 26) },
      N: { ...players.N, concealed: order.slice(26) },
    },
  };
}
