/**
 * What a hand that was declared ready wins with (`riichi.role.ippatsu`,
 * `riichi.role.double-riichi`), and the stick that it puts down (`riichi.points.deposit`).
 */
import { expect, test } from 'vitest';
import { handOutcome } from '../../../src/engine/play/outcome.ts';
import { winSituation } from '../../../src/engine/play/win.ts';
import { dealt, played, rulesOf } from './at-play.ts';

const riichi = await rulesOf('riichi');

const HANDS = {
  E: '234m567p345s78s99p4z',
  S: '147m258p369s1177z',
  W: '147m258p369s2266z',
  N: '147m258p369s3377z',
  wall: '1z 2z 3z 1m 8p 5z 5z 6s 6s',
};

const how = (moves: readonly string[], from: 'S' | null = null): readonly string[] =>
  winSituation(played(dealt(HANDS), moves, riichi), riichi, { seat: 'E', tile: '6s', from }).how;

const ROUND = [
  'S draw 1z',
  'S discard 1z',
  'W draw 2z',
  'W discard 2z',
  'N draw 3z',
  'N discard 3z',
];

test.each<[string, readonly string[], readonly string[]]>([
  [
    'on the first discard, and won within the round',
    ['E ready', 'E discard 4z', ...ROUND],
    ['double-riichi', 'ippatsu'],
  ],
  ['not declared', ['E discard 4z', ...ROUND], []],
  [
    'after a claim by another',
    [
      'E ready',
      'E discard 4z',
      'S draw 1z',
      'S discard 7z',
      'N claim pung 777z 7z S',
      'N discard 3z',
    ],
    ['double-riichi'],
  ],
])('%s', (_, moves, expected) => {
  const told = how(moves).filter((id) => /riichi|ippatsu/.test(id));
  expect([...told].sort()).toEqual(expected);
});

test('a second discard of one’s own ends it', () => {
  const moves = ['E ready', 'E discard 4z', ...ROUND, 'E draw 1m', 'E discard 1m'];
  expect(how(moves)).not.toContain('ippatsu');
  expect(how(moves)).toContain('double-riichi');
});

const AN_ADDED_KONG = {
  E: '147m147p147s1234z6s',
  S: '147m258p66s1144z9p',
  W: '234m567p345s78s99p',
  N: HANDS.N,
  wall: '2z 3z 2z 6s',
  loose: '9s',
};

const UP_TO_THE_KONG = [
  ...['E discard 6s', 'S claim pung 666s 6s E', 'S discard 9p'],
  ...['W draw 2z', 'W ready', 'W discard 2z', 'N draw 3z', 'N discard 3z'],
  ...['E draw 2z', 'E discard 2z', 'S draw 6s', 'S kong added 6s'],
];

test.each<[string, readonly string[], object, readonly string[]]>([
  [
    'a kong that the win robs was not made, and ends nothing',
    [],
    { tile: '6s', robbing: true },
    ['riichi', 'ippatsu', 'rob-kong'],
  ],
  ['a kong that was made ends it', ['S draw 9s loose', 'S discard 9s'], { tile: '9s' }, ['riichi']],
])('%s', (_, moves, won, expected) => {
  const state = played(dealt(AN_ADDED_KONG), [...UP_TO_THE_KONG, ...moves], riichi);
  const taken = { seat: 'W', from: 'S', tile: '6s', ...won } as const;
  const { how: told } = winSituation(state, riichi, taken);
  expect([...told].sort()).toEqual([...expected].sort());
});

const FOR_SOUTH = { ...HANDS, S: '123456789m11p44z', wall: '1z 2z 3z 1p' };

test.each<[string, readonly string[], object]>([
  ['none for a ready whose discard is won', ['S win 4z E'], {}],
  [
    'one where a later discard is won',
    [...ROUND, 'E draw 1p', 'E discard 1p', 'S win 1p E'],
    { E: 1 },
  ],
])('sticks put down: %s', (_, moves, deposits) => {
  const state = played(dealt(FOR_SOUTH), ['E ready', 'E discard 4z', ...moves], riichi);
  const outcome = handOutcome(state, riichi);
  expect(outcome.ok && outcome.value.account.deposits).toEqual(deposits);
});
