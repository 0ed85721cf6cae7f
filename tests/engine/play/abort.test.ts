/** Hands that end before the wall does (`riichi.today.abortive-draws`). */
import { expect, test } from 'vitest';
import { afterHand, newGame } from '../../../src/engine/play/game.ts';
import type { HandState } from '../../../src/engine/play/hand-state.ts';
import { afterPassing, legalMoves } from '../../../src/engine/play/lawful.ts';
import { handOutcome } from '../../../src/engine/play/outcome.ts';
import { dealt, played, refusal, rulesOf } from './at-play.ts';

const today = await rulesOf('riichi', { abortiveDraws: true });
const bySource = await rulesOf('riichi');
const RULE = 'riichi.today.abortive-draws';

const end = (state: HandState) => {
  const { phase } = afterPassing(state, today);
  return phase.kind === 'over' ? phase.result : phase.kind;
};

const NINE = {
  E: '19m19p19s123z45678m',
  S: '19m19p19s12z45678m',
  W: '147m258p369s2266z',
  N: '147m258p369s3377z',
  wall: '3z 5z',
};

test('nine kinds of 1s, 9s and honours may end the hand with the first draw', () => {
  expect(end(played(dealt(NINE), ['E abort nine-kinds'], today))).toEqual({
    by: 'aborted',
    kind: 'nine-kinds',
  });
});

test('so may they with a draw from the wall', () => {
  const drawn = ['E discard 8m', 'S draw 3z'];
  const [first] = legalMoves(played(dealt(NINE), drawn, today), today, 'S');
  expect(first).toEqual({ m: 'abort', seat: 'S', kind: 'nine-kinds' });
});

test.each<[string, Parameters<typeof dealt>[0], readonly string[], string]>([
  ['eight kinds', { ...NINE, E: '19m19p19s12z445678m' }, [], 'E'],
  ['after a claim', NINE, ['E discard 4m', 'S claim chow 456m 4m E'], 'S'],
])('%s may not', (_, hands, moves, seat) => {
  expect(refusal(played(dealt(hands), moves, today), `${seat} abort nine-kinds`, today)).toEqual({
    code: 'no-abort',
    rule: RULE,
  });
});

test('by the source nobody may', () => {
  const state = played(dealt(NINE), [], bySource);
  expect(refusal(state, 'E abort nine-kinds', bySource)?.code).toBe('no-abort');
});

const WINDS_OUT = {
  E: '147m258p369s11234z',
  S: '147m258p369s1234z',
  W: '147m258p369s1234z',
  N: '147m258p369s1234z',
  wall: '5z 5z 6z 6z',
};
const FOUR_WINDS = [
  ...['E discard 1z', 'S draw 5z', 'S discard 1z', 'W draw 5z', 'W discard 1z'],
  ...['N draw 6z', 'N discard 1z'],
];

test('four first discards of the same wind end the hand', () => {
  expect(end(played(dealt(WINDS_OUT), FOUR_WINDS, today))).toEqual({
    by: 'aborted',
    kind: 'four-winds',
  });
});

test('four first discards of several winds do not', () => {
  const moves = FOUR_WINDS.toSpliced(-1, 1, 'N discard 2z');
  expect(end(played(dealt(WINDS_OUT), moves, today))).toBe('draw');
});

const KONGS = {
  E: '1111m1111p258s99s4z',
  S: '2222m369s258p111z',
  W: '8888s147p369m444z',
  N: '24m258p369s13377z',
  loose: '5z 5z 5z 5z',
  wall: '6z 6z',
};
const FOUR_KONGS = [
  ...['E kong concealed 1m', 'E draw 5z loose', 'E kong concealed 1p', 'E draw 5z loose'],
  ...['E discard 4z', 'W claim kong 4444z 4z E', 'W draw 5z loose', 'W kong concealed 8s'],
  ...['W draw 5z loose'],
];

test('four kongs of several players end the hand after the discard that follows', () => {
  expect(end(played(dealt(KONGS), [...FOUR_KONGS, 'W discard 9m'], today))).toEqual({
    by: 'aborted',
    kind: 'four-kongs',
  });
});

test('a discard that ends the hand is claimed for nothing but a win', () => {
  const state = played(dealt(KONGS), [...FOUR_KONGS, 'W discard 3m'], today);
  expect(legalMoves(state, today, 'N')).toEqual([]);
});

const READY = {
  E: '123456789m1233p4z',
  S: '123456789s123p4z',
  W: '123456789s123p4z',
  N: '123456789m123p3z',
  wall: '9p 8p 7p',
};
const FOUR_READY = [
  ...['E ready', 'E discard 4z', 'S draw 9p', 'S ready', 'S discard 9p'],
  ...['W draw 8p', 'W ready', 'W discard 8p', 'N draw 7p', 'N ready', 'N discard 7p'],
];

test('four hands declared ready end the hand, and the sticks stay for the next', () => {
  const state = afterPassing(played(dealt(READY), FOUR_READY, today), today);
  expect(end(state)).toEqual({ by: 'aborted', kind: 'four-ready' });
  const outcome = handOutcome(state, today);
  if (!outcome.ok) throw new Error(outcome.error.code);
  expect(outcome.value.settlement.transfers).toEqual([]);
  expect(afterHand(newGame(), state, outcome.value, today)).toMatchObject({
    ...{ starter: 0, repeats: 1, deposits: { 0: 1, 1: 1, 2: 1, 3: 1 } },
  });
});
