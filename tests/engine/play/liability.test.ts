/**
 * Who answers for the last set of a great hand (`riichi.today.liability`), and a drawn hand that is
 * won with one's discards (`riichi.today.drawn-mangan`).
 */
import { describe, expect, test } from 'vitest';
import { afterPassing } from '../../../src/engine/play/lawful.ts';
import { handOutcome } from '../../../src/engine/play/outcome.ts';
import { dealt, played, rulesOf } from './at-play.ts';

const riichi = await rulesOf('riichi');
const today = await rulesOf('riichi', { liability: true, drawnMangan: true });

/** South holds two of each dragon, and waits for the fourth set. */
const HANDS = {
  E: '147m258p369s12345z',
  S: '23m789p99s556677z',
  W: '147m258p369s1236z',
  N: '147m258p369s1237z',
};

const THREE_DRAGONS = [
  ...['E discard 5z', 'S claim pung 555z 5z E', 'S discard 9p'],
  ...['W draw 1s', 'W discard 6z', 'S claim pung 666z 6z W', 'S discard 8p'],
  ...['W draw 1s', 'W discard 1s', 'N draw 1s', 'N discard 7z', 'S claim pung 777z 7z N'],
  'S discard 7p',
];

function fineAfter(moves: readonly string[], rules = today) {
  const setup = dealt({ ...HANDS, wall: '1s 1s 1s 2s' });
  const state = played(setup, [...THREE_DRAGONS, ...moves], rules);
  const outcome = handOutcome(state, rules);
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value.account.fine;
}

const FROM_WEST = ['W draw 2s', 'W discard 4m', 'S win 4m W'];

describe('liability', () => {
  test('falls on the discard that gives the third set of dragons', () => {
    expect(fineAfter(FROM_WEST)).toEqual({ kind: 'liable', seat: 'N' });
  });

  test('falls on nobody by the source', () => {
    expect(fineAfter(FROM_WEST, riichi)).toBeUndefined();
  });
});

const IDLE = {
  E: '19m19p19s1234567z1z',
  S: '147m258p369s1122z',
  W: '147m258p369s3344z',
  N: '147m258p369s5566z',
};

/** The wall as it is where the next draw is the last. */
function drawn(first: string, rules = today) {
  const setup = dealt(IDLE);
  const { tiles } = rules.kit.table.reserve;
  const short = { ...setup, wall: setup.wall.slice(0, tiles) };
  const state = afterPassing(played(short, [`E discard ${first}`], rules), rules);
  const outcome = handOutcome(state, rules);
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value;
}

describe('a drawn hand with discards that are all 1s, 9s and honours', () => {
  test('is paid like a mangan drawn', () => {
    expect(drawn('1z').settlement.payments.E).toBe(12000);
  });

  test('pays as always by the source', () => {
    expect(drawn('1z', riichi).account.drawnMangan).toBeUndefined();
  });
});
