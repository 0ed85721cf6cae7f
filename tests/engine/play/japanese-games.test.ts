/** Real hands of the Japanese game as it is played today, each followed to its end. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRedTiles } from '../../../src/engine/core/notation.ts';
import type { Wind } from '../../../src/engine/notation.ts';
import { markersUp } from '../../../src/engine/play/markers.ts';
import { handOutcome } from '../../../src/engine/play/outcome.ts';
import { finalHand, type HandRecord, recordOf, replay } from '../../../src/engine/play/record.ts';
import type { Score } from '../../../src/engine/scoring/score.ts';
import { checked } from '../../build/checked.ts';
import { rulesOf } from './at-play.ts';

interface KnownWin {
  readonly seat: Wind;
  readonly han: number;
  readonly fu: number | null;
  readonly points: number;
  readonly yaku: Readonly<Record<string, number>>;
}

interface KnownGame {
  readonly record: HandRecord & { readonly id: string };
  readonly expect: {
    readonly end: object;
    readonly payments: Readonly<Record<Wind, number>>;
    readonly wins?: readonly KnownWin[];
    readonly markers: string;
  };
}

const GAMES = readFileSync(new URL('../../data/japanese-games.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as KnownGame);

const today = await rulesOf('riichi', { as: 'today' });

function playedToTheEnd({ record }: KnownGame) {
  const replayed = replay(record, today);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  const outcome = handOutcome(replayed.value.state, today, record);
  if (!outcome.ok) throw new Error(outcome.error.code);
  return { ...replayed.value, outcome: outcome.value };
}

const HAN_OF_YAKUMAN = 13;

function rolesOf({ rows }: Score): Readonly<Record<string, number>> {
  const roles: Record<string, number> = {};
  for (const { item, suppressedBy } of rows) {
    const han = item.value.han ?? HAN_OF_YAKUMAN * (item.value.limit ?? 0);
    if (suppressedBy === undefined && han > 0) roles[item.id] = (roles[item.id] ?? 0) + han;
  }
  return roles;
}

const plain = (text: string): readonly string[] => {
  const read = parseRedTiles(text);
  return read.ok ? read.value.tiles : [];
};

test('so many of them', () => checked('people.riichi', GAMES.length));

describe.each(GAMES)('$record.id', (game) => {
  const { state, moves, outcome } = playedToTheEnd(game);
  const { end, payments, wins = [], markers } = game.expect;

  test('ends as it did', () => expect(outcome.result).toMatchObject(end));

  test('is paid as it was', () => expect(outcome.settlement.payments).toEqual(payments));

  test('is won with the same han, fu and roles', () => {
    const won = wins.map(({ seat, fu }) => {
      const { rows, totals, view } = outcome.hands[seat] as Score;
      const counted = { han: totals['han' as keyof typeof totals], points: totals.total };
      const own = totals['fu' as keyof typeof totals];
      return {
        seat,
        ...counted,
        fu: fu === null ? null : own,
        yaku: rolesOf({ rows, totals, view }),
      };
    });
    expect(won).toEqual(wins);
  });

  test('shows the same markers', () => expect(markersUp(state, today)).toEqual(plain(markers)));

  test('is written as it was read', () => {
    const { deal, wall, loose, deadWall, moves: written } = recordOf(state, moves, today);
    const { record } = game;
    expect({ wall, loose, deadWall, moves: written }).toEqual({
      ...{ wall: record.wall, loose: record.loose, deadWall: record.deadWall },
      moves: record.moves,
    });
    expect(deal).toEqual(record.deal);
  });

  test('ends with each red five in one place', () => {
    const reds = (['E', 'S', 'W', 'N'] as const).flatMap((seat) => {
      const { concealed, melds, discards } = finalHand(state, seat);
      return [concealed, discards, ...melds.map(({ tiles }) => tiles)].flatMap((text) =>
        [...text.matchAll(/0(?=\d*([mps]))/g)].map(([, suit]) => suit),
      );
    });
    expect(new Set(reds).size).toBe(reds.length);
  });
});
