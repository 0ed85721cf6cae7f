/** A win with a tile that another player claims for a pung (`vulcain1953.4.2.2`). */
import { describe, expect, test } from 'vitest';
import { startHand } from '../../../src/engine/play/hand-state.ts';
import type { Move } from '../../../src/engine/play/move.ts';
import { handOutcome } from '../../../src/engine/play/outcome.ts';
import { recordOf, replay } from '../../../src/engine/play/record.ts';
import { viewOf } from '../../../src/engine/play/seat-view.ts';
import { nextMove } from '../../../src/engine/play/self-play.ts';
import { dealt, played, rulesOf, wholeSet } from './at-play.ts';
import { partnersFor } from './self-play/checked-hand.ts';

const navy = await rulesOf('vulcain1953');
const tchou = await rulesOf('tchou1924');

/** South waits for 4m; North has two of them, and a pung brings him nearer. */
const HANDS = {
  E: '1m4m7m1p4p7p1s4s7s1z2z3z4z6z',
  S: '23m55m777p888s111m',
  W: '258m258p258s1234z',
  N: '44m555p666s99s137z',
  wall: '3s 2z 3p 4z',
};
/** North has nothing to claim. */
const IDLE = { ...HANDS, N: '69m369p36s123467z' };
const OPENED: readonly Move[] = [
  { m: 'discard', seat: 'E', tile: '6z' },
  { m: 'draw', seat: 'S', tile: '3s' },
  { m: 'discard', seat: 'S', tile: '3s' },
  { m: 'draw', seat: 'W', tile: '2z' },
  { m: 'discard', seat: 'W', tile: '2z' },
  { m: 'draw', seat: 'N', tile: '3p' },
  { m: 'discard', seat: 'N', tile: '3p' },
  { m: 'draw', seat: 'E', tile: '4z' },
  { m: 'discard', seat: 'E', tile: '4m' },
];
const DISCARD = OPENED.map(({ seat, m, ...told }) => [seat, m, ...Object.values(told)].join(' '));

const outcomeAfter = (win: string) => {
  const state = played(dealt(HANDS), [...DISCARD, win], navy);
  const outcome = handOutcome(state, navy);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
};

describe('a claimed tile', () => {
  test('doubles the hand of the winner once more', () => {
    const plain = outcomeAfter('S win 4m E');
    const over = outcomeAfter('S win 4m E over N');
    expect(over.scores.S).toBe(2 * plain.scores.S);
    expect(over.result).toEqual({ by: 'win', winner: 'S', from: 'E', over: 'N' });
  });

  test('is claimed by a partner who would take it, and the move says so', () => {
    const next = (hands: typeof HANDS, rules = navy) =>
      nextMove(played(dealt(hands), DISCARD, rules), rules, partnersFor(rules));
    const win = { m: 'win', seat: 'S', tile: '4m', from: 'E' };
    expect(next(HANDS)).toEqual({ ...win, over: 'N' });
    expect(next(IDLE)).toEqual(win);
    expect(next(HANDS, tchou)).toEqual(win);
  });

  test('is not shown to the winner before he has chosen', () => {
    const movesOf = (hands: typeof HANDS) =>
      viewOf(played(dealt(hands), DISCARD, navy), navy, 'S').moves;
    expect(movesOf(HANDS)).toEqual(movesOf(IDLE));
  });
});

describe('a record', () => {
  const recorded = (win: object, hands = HANDS) => {
    const record = recordOf(startHand(wholeSet(hands, navy)), OPENED, navy);
    return replay({ ...record, moves: [...record.moves, win] }, navy);
  };
  const win = { m: 'win', seat: 'S', tile: '4m', from: 'E' };

  test('tells who was passed over', () => {
    const again = recorded({ ...win, over: 'N' });
    expect(again.ok && again.value.moves.at(-1)).toEqual({ ...win, over: 'N' });
  });

  test('that passes over a player who has nothing to claim is refused', () => {
    expect(recorded(win, IDLE).ok).toBe(true);
    const error = { code: 'no-such-claim', move: OPENED.length, rule: 'vulcain1953.3.2.1' };
    expect(recorded({ ...win, over: 'N' }, IDLE)).toEqual({ ok: false, error });
  });

  test.each([
    ['W', { code: 'no-such-claim', move: OPENED.length, rule: 'vulcain1953.3.2.1' }],
    ['X', { code: 'bad-record', field: `moves[${OPENED.length}]` }],
  ])('that passes over %s is refused', (over, error) => {
    expect(recorded({ ...win, over })).toEqual({ ok: false, error });
  });
});
