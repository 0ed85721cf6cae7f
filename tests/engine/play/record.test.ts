/** Records of play: one that was made elsewhere, and ones that cheat. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { handOutcome } from '../../../src/engine/play/outcome.ts';
import { replay } from '../../../src/engine/play/record.ts';
import { rulesOf } from './at-play.ts';

const FIRST_EVENING = JSON.parse(
  readFileSync(new URL('../../data/first-evening-hand.jsonl', import.meta.url), 'utf8'),
);
const tchou = await rulesOf('tchou1924', { perPoint: 1 });

describe('the hand of the first evening', () => {
  test('plays as it was written, and comes to the same scores and payments', () => {
    const replayed = replay(FIRST_EVENING, tchou);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
    const outcome = handOutcome(replayed.value.state, tchou);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    expect(outcome.value.scores).toEqual(FIRST_EVENING.scores);
    expect(outcome.value.settlement.payments).toEqual(FIRST_EVENING.payments);
  });

  const { deal, moves } = FIRST_EVENING;

  // FIRST-EVENING: West holds 5567s beside three groups of bamboos.
  test('the bamboo let go in turn six wins for West, and East pays for all', () => {
    const at = moves.findIndex(
      ({ m, seat, tile }: Record<string, unknown>) =>
        m === 'discard' && seat === 'E' && tile === '2m',
    );
    const careless = [
      ...moves.slice(0, at),
      { m: 'discard', seat: 'E', tile: '8s' },
      { m: 'win', seat: 'W', tile: '8s', from: 'E' },
    ];
    const replayed = replay({ ...FIRST_EVENING, moves: careless }, tchou);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
    const outcome = handOutcome(replayed.value.state, tchou);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    const { account, scores, settlement } = outcome.value;
    expect(account.fine).toEqual({ kind: 'full', seat: 'E' });
    expect(scores.W).toBe(192);
    expect(settlement.payments.E).toBe(-1508);
  });

  test.each([
    ['no version', { v: undefined }, { code: 'bad-record', field: 'v' }],
    ['a version to come', { v: 2 }, { code: 'bad-record', field: 'v' }],
    ['another rule set', { rules: 'mcr' }, { code: 'bad-record', field: 'rules' }],
    ['no moves', { moves: 'none' }, { code: 'bad-record', field: 'moves' }],
    ['a round of no wind', { round: 'X' }, { code: 'bad-record', field: 'round' }],
    [
      'a deal of thirteen to East',
      { deal: { ...deal, E: '2m' } },
      { code: 'bad-record', field: 'deal.E' },
    ],
    ['tiles that are none', { wall: 'west 5m' }, { code: 'bad-record', field: 'wall' }],
    ['a tile too many', { wall: `${FIRST_EVENING.wall} 5m` }, { code: 'not-the-set', tile: '5m' }],
    [
      'a move that is none',
      { moves: [{ m: 'pass', seat: 'E' }] },
      { code: 'bad-record', field: 'moves[0]' },
    ],
    ['an end too early', { moves: moves.slice(0, 5) }, { code: 'unfinished', move: 5 }],
    [
      'a turn left out',
      { moves: moves.slice(1) },
      { code: 'not-your-turn', move: 0, rule: 'tchou1924.III.play' },
    ],
    [
      'another tile drawn',
      { moves: moves.with(1, { m: 'draw', seat: 'S', tile: '9s' }) },
      { code: 'wrong-tile', move: 1, rule: 'tchou1924.III.peche' },
    ],
    [
      'a win that is none',
      { moves: moves.with(1, { m: 'win', seat: 'S', tile: '4z', from: 'E' }) },
      { code: 'no-win', move: 1, rule: 'tchou1924.III.hou' },
    ],
    [
      'anything after the end',
      { moves: [...moves, { m: 'discard', seat: 'E', tile: '9s' }] },
      { code: 'hand-over', move: moves.length, rule: 'tchou1924.III.winner' },
    ],
  ])('%s is refused', (_, change, error) => {
    expect(replay({ ...FIRST_EVENING, ...change }, tchou)).toEqual({ ok: false, error });
  });
});
