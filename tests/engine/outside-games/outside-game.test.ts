/** Games from elsewhere, in three forms: real hands written down and read back, and what is refused. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resumeTable } from '../../../src/engine/open-table/open-table.ts';
import {
  followLog,
  handToKeep,
  parseOutsideGame,
} from '../../../src/engine/outside-games/outside-game.ts';
import { FORMS, HANDS, type KnownGame, today } from './known-logs.ts';
import { type LoggedHand, mjaiOf } from './write-log.ts';

function followedIn(text: string) {
  const log = parseOutsideGame(text);
  if (!log.ok) throw new Error(JSON.stringify(log.error));
  return followLog(log.value, today);
}

describe.each(Object.entries(FORMS))('%s', (_, write) => {
  test('every real hand is followed to its end, and paid as the log has it', () => {
    for (const hand of HANDS) {
      const { hands } = followedIn(write([hand]));
      const [read] = hands;
      const { id } = hand.record as KnownGame['record'];
      expect(read, id).toMatchObject({ ok: true });
      if (!read?.ok) continue;
      expect(read.value.logged, id).toBeUndefined();
      expect(read.value.record.moves, id).toEqual(
        hand.record.moves.map((move) => expect.objectContaining(move)),
      );
      expect(read.value.game.starter, id).toBe(hand.starter);
    }
  });

  test('several hands make a game, and each can be looked at from any seat', () => {
    const { names, hands } = followedIn(write(HANDS.slice(0, 4)));
    expect(names).toHaveLength(4);
    for (const player of [0, 1, 2, 3] as const) {
      for (const hand of hands) {
        if (!hand.ok) throw new Error(hand.error.code);
        const table = resumeTable(handToKeep(hand.value, player), today);
        expect(table).toMatchObject({ ok: true, value: { state: { phase: { kind: 'over' } } } });
      }
    }
  });
});

const [FIRST] = HANDS as [LoggedHand];
const MJAI = mjaiOf([FIRST]);

test.each([
  ['nothing', '', 'unknown-form'],
  ['a letter', 'Dear player,', 'unknown-form'],
  ['a game of three', '{"name":["A","B","C",""],"log":[[]]}', 'three-players'],
  ['three at Tenhou', '<mjloggm><GO type="25"/><INIT/></mjloggm>', 'three-players'],
  ['a viewer without hands', '{"log":[]}', 'no-hands'],
  ['records without hands', '<mjloggm ver="2.3"></mjloggm>', 'no-hands'],
  ['events without hands', '{"type":"start_game","names":["A","B","C","D"]}', 'no-hands'],
  ['a line cut short', `${MJAI.slice(0, -3)}`, 'bad-entry'],
  ['far too much', 'x'.repeat(2_000_001), 'too-long'],
])('%s is refused by its name', (_, text, code) => {
  expect(parseOutsideGame(text)).toMatchObject({ ok: false, error: { code } });
});

test.each([
  [
    'hands that nobody shows',
    MJAI.replaceAll(/"tehais":\[\[[^\]]*\]/g, '"tehais":[["?"]'),
    'hidden-tiles',
  ],
  [
    'an event that is not known',
    MJAI.replace('{"type":"end_kyoku"}', '{"type":"nukidora"}'),
    'bad-entry',
  ],
  ['a tile that is not there', MJAI.replace(/"pai":"[^"]*"/, '"pai":"9z"'), 'bad-entry'],
])('%s stops its own hand', (_, text, code) => {
  const log = parseOutsideGame(text);
  expect(log.ok && log.value.hands[0]).toMatchObject({ ok: false, error: { code } });
});

test('a payment that differs is said', () => {
  const [first] = followedIn(MJAI.replace(/"deltas":\[[^\]]*\]/, '"deltas":[1,2,3,-6]')).hands;
  expect(first).toMatchObject({ ok: true, value: { logged: expect.anything() } });
});

test('what breaks the rules is said with its move', () => {
  const broken = MJAI.replace(/("dahai","actor":\d,"pai":)"[^"]*"/, '$1"F"');
  const [first] = followedIn(broken).hands;
  expect(first).toMatchObject({ ok: false, error: { code: 'not-in-hand', move: 0 } });
});

test('no text, however it was changed, breaks the reader', () => {
  const texts = Object.values(FORMS).map((write) => write(HANDS.slice(0, 1)));
  const change = fc.tuple(fc.constantFrom(...texts), fc.nat(), fc.nat(400), fc.string());
  fc.assert(
    fc.property(change, ([text, at, length, put]) => {
      const place = at % text.length;
      const log = parseOutsideGame(text.slice(0, place) + put + text.slice(place + length));
      if (log.ok) followLog(log.value, today);
    }),
    { numRuns: 400 },
  );
});
