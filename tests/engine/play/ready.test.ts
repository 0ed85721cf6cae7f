/** What a hand that was declared ready wins with: `riichi.role.ippatsu`, `riichi.role.double-riichi`. */
import { expect, test } from 'vitest';
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
