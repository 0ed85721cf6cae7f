/** Two or three players who win with one discard (`riichi.today.several-winners`). */
import { describe, expect, test } from 'vitest';
import { afterHand, newGame } from '../../../src/engine/play/game.ts';
import type { HandState } from '../../../src/engine/play/hand-state.ts';
import { afterPassing, legalMoves } from '../../../src/engine/play/lawful.ts';
import { handOutcome } from '../../../src/engine/play/outcome.ts';
import { finalHand } from '../../../src/engine/play/record.ts';
import { playOut } from '../../../src/engine/play/self-play.ts';
import { dealt, played, refusal, rulesOf } from './at-play.ts';

const one = await rulesOf('riichi');
const two = await rulesOf('riichi', { winners: 2 });
const three = await rulesOf('riichi', { winners: 3 });

/** South and West wait on the 5 and 8 of circles with tanyao, North on the 5 alone. */
const HANDS = {
  E: '147m1569p369s1234z',
  S: '234m67p234567s88s',
  W: '345m67p345678s22s',
  N: '456m46p234678s33m',
};

const DISCARD = ['E discard 5p'];
const outcomeOf = (state: HandState, rules = two) => {
  const outcome = handOutcome(state, rules, { repeats: 2, deposits: { N: 1 } });
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value;
};
const endOf = (state: HandState, rules = two) => {
  const { phase } = afterPassing(state, rules);
  return phase.kind === 'over' ? phase.result : phase.kind;
};

const BOTH = [...DISCARD, 'S win 5p E', 'W win 5p E'];

test('by the source the first who wins ends the hand', () => {
  const state = played(dealt(HANDS), [...DISCARD, 'S win 5p E'], one);
  expect(state.phase.kind).toBe('over');
});

describe('where two may win', () => {
  test('one alone does where the others pass', () => {
    const state = played(dealt(HANDS), [...DISCARD, 'S win 5p E'], two);
    expect(state.phase.kind).toBe('claims');
    expect(endOf(state)).toEqual({ by: 'win', winner: 'S', from: 'E' });
  });

  test('the end names both, nearest in turn first', () => {
    expect(endOf(played(dealt(HANDS), BOTH, two))).toEqual({
      ...{ by: 'win', winner: 'S', winners: ['S', 'W'], from: 'E' },
    });
  });

  test('both are paid, repeats and sticks to the first alone', () => {
    const state = afterPassing(played(dealt(HANDS), BOTH, two), two);
    const { scores, settlement } = outcomeOf(state);
    expect(scores).toEqual({ E: 0, S: 2000, W: 2000, N: 0 });
    expect(settlement.payments).toEqual({ E: -4600, S: 3600, W: 2000, N: -1000 });
  });

  test('the winning tile stands last in both hands', () => {
    const state = afterPassing(played(dealt(HANDS), BOTH, two), two);
    expect([finalHand(state, 'S'), finalHand(state, 'W')].map((hand) => hand.concealed)).toEqual([
      '234m67p23456788s5p',
      '345m67p22345678s5p',
    ]);
  });

  test('nobody wins who sits before one that has won', () => {
    const state = played(dealt(HANDS), [...DISCARD, 'W win 5p E'], two);
    expect(refusal(state, 'S win 5p E', two)).toEqual({
      code: 'no-such-claim',
      rule: 'riichi.8.3',
    });
  });

  test('after a win nothing is left but to win too', () => {
    const state = played(dealt(HANDS), [...DISCARD, 'S win 5p E'], two);
    expect(legalMoves(state, two, 'S')).toEqual([]);
    expect(legalMoves(state, two, 'N').map(({ m }) => m)).toEqual(['win']);
  });

  test('three are a drawn hand', () => {
    const state = played(dealt(HANDS), [...BOTH, 'N win 5p E'], two);
    expect(endOf(state)).toEqual({ by: 'aborted', kind: 'three-winners' });
    expect(outcomeOf(state).settlement.transfers).toEqual([]);
  });

  test('the dealer stays where one of them is the dealer', () => {
    const dealer = { ...HANDS, E: `${HANDS.S}1z`, S: HANDS.E.replace('5', ''), wall: '5p' };
    const state = afterPassing(
      played(
        dealt(dealer),
        ['E discard 1z', 'S draw 5p', 'S discard 5p', 'W win 5p S', 'E win 5p S'],
        two,
      ),
      two,
    );
    const next = afterHand(newGame(), state, outcomeOf(state), two);
    expect([next.starter, next.repeats]).toEqual([0, 1]);
  });
});

test('where three may win all are paid', () => {
  const state = played(dealt(HANDS), [...BOTH, 'N win 5p E'], three);
  expect(outcomeOf(state, three).settlement.payments.E).toBe(-5900);
  expect(endOf(state, three)).toMatchObject({ winners: ['S', 'W', 'N'] });
});

test('partners who may all win do so one after another', () => {
  const partner = ({ moves }: Parameters<Parameters<typeof playOut>[2]['E']>[0]) =>
    moves.find(({ m }) => m === 'win') ??
    moves.find((move) => move.m === 'discard' && move.tile === '5p') ??
    moves.find(({ m }) => m === 'discard');
  const start = played(dealt(HANDS), [], three);
  const { state, moves } = playOut(start, three, {
    E: partner,
    S: partner,
    W: partner,
    N: partner,
  });
  expect(moves.map(({ m, seat }) => `${seat} ${m}`)).toEqual([
    ...['E discard', 'S win', 'W win', 'N win'],
  ]);
  expect(state.phase.kind).toBe('over');
});
