/** Records that were tampered with: refused at the first unlawful move, with a code, never a crash. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng } from '../../../src/engine/notation.ts';
import { type GameRules, startHand } from '../../../src/engine/play/hand-state.ts';
import type { MoveText } from '../../../src/engine/play/move-text.ts';
import { type HandRecord, recordOf, replay, replayMoves } from '../../../src/engine/play/record.ts';
import { playOut } from '../../../src/engine/play/self-play.ts';
import { shuffledDeal } from '../../../src/engine/play/setup.ts';
import { PLAYABLE_RULES } from '../../../src/engine/scoring.ts';
import { rulesOf } from './at-play.ts';
import { partnersFor } from './self-play/checked-hand.ts';

const RUNS = 60;

function recordedHand(rules: GameRules, seed: number): HandRecord {
  const setup = shuffledDeal(createRng(seed), rules.kit.table, { round: 'E' });
  const { state, moves } = playOut(startHand(setup), rules, partnersFor(rules));
  return recordOf(state, moves, rules);
}

const SEATS_AND_TILES = ['E', 'S', 'W', 'N', '5m', '1z', '9s', '3f'] as const;
const anyField = fc.constantFrom(
  'm',
  'seat',
  'tile',
  'from',
  'kind',
  'tiles',
  'give',
  'rob',
  'over',
);
const anyValue = fc.oneof(
  fc.constantFrom(...SEATS_AND_TILES, 'draw', 'discard', 'win', 'kong', 'claim', '555m', null),
  fc.anything(),
);

type Moves = readonly MoveText[];

interface Tampering {
  readonly name: string;
  readonly change: (moves: Moves, at: number, field: string, value: unknown) => Moves;
}

const TAMPERINGS: readonly Tampering[] = [
  {
    name: 'changed',
    change: (moves, at, field, value) => moves.with(at, { ...moves[at], [field]: value }),
  },
  { name: 'dropped', change: (moves, at) => moves.toSpliced(at, 1) },
  { name: 'doubled', change: (moves, at) => moves.toSpliced(at, 0, moves[at] as MoveText) },
  {
    name: 'swapped with the next',
    change: (moves, at) => {
      const next = moves[at + 1] ?? {};
      return moves.toSpliced(at, 2, next, moves[at] as MoveText);
    },
  },
];

const CODE = /^[a-z]+(-[a-z]+)*$/;

/** What a refusal must say, and that everything before the move it names was lawful. */
function checkRefusal(record: HandRecord, at: number, rules: GameRules): void {
  const result = replay(record, rules);
  if (result.ok) return;
  const { error } = result;
  expect(error.code).toMatch(CODE);
  const place = 'move' in error ? error.move : at;
  expect(place).toBeGreaterThanOrEqual(at);
  expect(replayMoves({ ...record, moves: record.moves.slice(0, place) }, rules).ok).toBe(true);
}

describe.each(PLAYABLE_RULES)('%s', (id) => {
  test.each(TAMPERINGS)('a move $name', async ({ change }) => {
    const rules = await rulesOf(id);
    const record = recordedHand(rules, 7);
    fc.assert(
      fc.property(fc.nat(record.moves.length - 1), anyField, anyValue, (at, field, value) => {
        const moves = change(record.moves, at, field, value);
        checkRefusal({ ...record, moves }, at, rules);
      }),
      { numRuns: RUNS },
    );
  });

  test('a dropped move is missed in the end', async () => {
    const rules = await rulesOf(id);
    const record = recordedHand(rules, 11);
    const whole = record.moves.length;
    const accepted = [...record.moves.keys()].filter(
      (at) => replay({ ...record, moves: record.moves.toSpliced(at, 1) }, rules).ok,
    );
    // Without its last act a hand may end by itself; otherwise only a declaration can be left out.
    for (const at of accepted) {
      expect([at === whole - 1, record.moves[at]?.['m'] === 'ready']).toContain(true);
    }
  });
});

test('whatever stands in a field of the record, it is read or refused', async () => {
  const rules = await rulesOf('riichi');
  const record = recordedHand(rules, 5);
  const fields = Object.keys(record);
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.anything(), (field, value) => {
      const result = replay({ ...record, [field]: value }, rules);
      expect(result.ok || CODE.test(result.error.code)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('what is no record at all is refused', async () => {
  const rules = await rulesOf('mcr');
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(replay(value, rules).ok).toBe(false);
    }),
  );
});

const LONG = 300_000;

test.each([
  ['a wall without end', { wall: '1'.repeat(LONG) }],
  ['a wall of one endless word', { wall: `${'1'.repeat(LONG)}m` }],
  ['a deal without end', { deal: { E: `${'9'.repeat(LONG)}s`, S: '', W: '', N: '' } }],
] as const)('%s is refused at once', async (_, change) => {
  const rules = await rulesOf('tchou1924');
  const result = replay({ ...recordedHand(rules, 3), ...change }, rules);
  expect(result.ok ? undefined : result.error.code).toBe('bad-record');
});

test('moves without end are refused at the first after the last', async () => {
  const rules = await rulesOf('tchou1924');
  const record = recordedHand(rules, 3);
  const last = record.moves.at(-1) as MoveText;
  const moves = [...record.moves, ...Array<MoveText>(LONG).fill(last)];
  const result = replay({ ...record, moves }, rules);
  expect(result.ok ? undefined : result.error).toMatchObject({
    code: 'hand-over',
    move: record.moves.length,
  });
});

test('a claim of endless tiles is refused', async () => {
  const rules = await rulesOf('tchou1924');
  const record = recordedHand(rules, 3);
  const claim = { m: 'claim', seat: 'S', kind: 'pung', tile: '1m', from: 'E' };
  const moves = [record.moves[0] as MoveText, { ...claim, tiles: `${'1'.repeat(LONG)}m` }];
  expect(replay({ ...record, moves }, rules).ok).toBe(false);
});
