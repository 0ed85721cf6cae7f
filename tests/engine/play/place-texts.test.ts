/** A place of a hand as texts: written, read again, refused, and asked in other suits. */
import { describe, expect, test } from 'vitest';
import { createRng } from '../../../src/engine/core/rng.ts';
import { WINDS, type Wind } from '../../../src/engine/core/wind.ts';
import { partnerOf } from '../../../src/engine/judge/partners.ts';
import { type GameRules, startHand } from '../../../src/engine/play/hand-state.ts';
import { formatMoves, parseMove, parseMoves } from '../../../src/engine/play/move-line.ts';
import {
  formatPlace,
  OTHER_SUITS,
  type Place,
  parsePlace,
  withSuits,
} from '../../../src/engine/play/place-texts.ts';
import { viewOf } from '../../../src/engine/play/seat-view.ts';
import { playOut, statesOf } from '../../../src/engine/play/self-play.ts';
import { shuffledDeal } from '../../../src/engine/play/setup.ts';
import { PLAYABLE_RULES } from '../../../src/engine/scoring.ts';
import { rulesFor } from '../judge/table.ts';

const STANDING = {
  repeats: 1,
  deposits: { S: 1000 },
  totals: { E: -500, S: 1500, W: 0, N: -1000 },
};

function playedHand(rules: GameRules, seed: number) {
  const { options } = rules.agreed;
  const deal = shuffledDeal(createRng(seed), rules.kit.table, { round: 'E', options });
  const learner = partnerOf('learner', rules);
  const partners = { E: learner, S: learner, W: learner, N: learner };
  return playOut(startHand(deal, false, STANDING), rules, partners);
}

/** Every place of a hand where a seat has something to choose. */
function placesIn(rules: GameRules, seed: number, seat: Wind): readonly Place[] {
  const hand = playedHand(rules, seed);
  return statesOf(hand, rules).flatMap((state, at) => {
    const { phase, moves } = viewOf(state, rules, seat);
    const isAsked = (phase.kind === 'turn' || phase.kind === 'claims') && moves.length > 0;
    const next = hand.moves[at];
    const made = next?.seat === seat && next.m !== 'draw' ? next : ('pass' as const);
    return isAsked ? [{ rules, seat, state, moves: hand.moves.slice(0, at), made }] : [];
  });
}

const LONGEST_TEXT = 2_000;
const LONGEST_ID = 4_000;

describe.each(PLAYABLE_RULES)('%s', (id) => {
  const rules = rulesFor(id);

  test('a place of a hand is read as it was written', async () => {
    const played = await rules;
    const places = WINDS.flatMap((seat) => placesIn(played, 3, seat));
    expect(places.length).toBeGreaterThan(20);
    for (const place of places.filter((_, at) => at % 4 === 0)) {
      const read = parsePlace(formatPlace(place), played.kit);
      expect(read).toEqual({ ok: true, value: place });
    }
  });

  test('its texts are short enough for the record, and stand in an address unescaped', async () => {
    for (const place of placesIn(await rules, 4, 'S').slice(-2)) {
      const texts = Object.values(formatPlace(place)) as readonly string[];
      expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(LONGEST_TEXT);
      expect(texts.join(' ').length).toBeLessThan(LONGEST_ID / 2);
      expect(texts.join('')).toMatch(/^[\w.,:~()!*-]*$/);
    }
  });

  test('in other suits the seat sees the same in other suits', async () => {
    const played = await rules;
    const place = placesIn(played, 5, 'W').at(-1) as Place;
    const view = viewOf(place.state, played, 'W');
    const renamed = (suits: string, value: unknown): unknown =>
      JSON.parse(
        JSON.stringify(value).replace(
          /(?<="[1-9])[mps](?=")/g,
          (s) => suits['mps'.indexOf(s)] ?? s,
        ),
      );
    for (const suits of OTHER_SUITS) {
      const read = parsePlace(withSuits(formatPlace(place), suits), played.kit);
      if (!read.ok) throw new Error(suits);
      const other = viewOf(read.value.state, played, 'W');
      expect(other.table).toEqual(renamed(suits, view.table));
      expect([...other.own.concealed].sort()).toEqual(
        (renamed(suits, view.own.concealed) as string[]).sort(),
      );
      expect(parsePlace(formatPlace(read.value), played.kit)).toEqual(read);
    }
  });
});

test('what nobody could have come to is refused', async () => {
  const played = await rulesFor('riichi');
  const texts = formatPlace(placesIn(played, 3, 'E').at(-1) as Place);
  const refused: readonly Readonly<Record<string, string>>[] = [
    { seat: 'X' },
    { hand: '123m' },
    { tile: '1m' },
    { agreed: 'nothing:1' },
    { deposits: 'S' },
    { totals: 'S1e9' },
    { repeats: 'x' },
    { round: '' },
    { wall: '1m' },
    { moves: 'Ed1m' },
    { moves: 'nothing' },
  ];
  for (const wrong of refused) {
    const read = parsePlace({ ...texts, ...wrong }, played.kit);
    expect(read, JSON.stringify(wrong)).toEqual({ ok: false, error: { code: 'no-such-place' } });
  }
});

test.each([
  'Ed5m',
  'Nd0p.loose',
  'Sf3f',
  'Ex1z',
  'Wcchow.345m.3m.S',
  'Wcpung.055p.5p.S',
  'Ekconcealed.7z',
  'Er',
  'Ea',
  'Ebnine-kinds',
  'Ee123m.S',
  'Ew5m.0',
  'Ew5m.S',
  'Ew5m.S.1.N',
  'Ew5m.S..N',
])('the move %s is written as it was read', (line) => {
  const moves = parseMoves(line);
  expect(moves && formatMoves(moves)).toBe(line);
});

test.each(['', 'E', 'Xd5m', 'Ed', 'Ed5m.loose.1', 'Ecpung', 'Eq5m'])('%j is no move', (line) => {
  expect(parseMove(line)).toBeUndefined();
});
