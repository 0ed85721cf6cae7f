/** How far each role is: exact, because each tile drawn moves it as it must. */
import { describe, expect, test } from 'vitest';
import { createRng, shuffled } from '../../../../src/engine/core/rng.ts';
import { TILES, type Tile } from '../../../../src/engine/core/tile.ts';
import type { HeldHand } from '../../../../src/engine/notation.ts';
import { RIICHI_DEFAULTS } from '../../../../src/engine/rulesets/riichi/config.ts';
import { riichiReach } from '../../../../src/engine/rulesets/riichi/reach.ts';
import { riichi } from '../../../../src/engine/rulesets/riichi/ruleset.ts';
import { createScorer } from '../../../../src/engine/scoring.ts';
import { hand } from '../../hands.ts';
import { RECORDED, situationOf } from './records.ts';

const farOf = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(riichiReach(hand(text)).map(({ id, distance }) => [id, distance]));

describe('from a hand', () => {
  test.each<[string, Readonly<Record<string, number>>]>([
    ['234m55p78s345p567s', { tanyao: 0 }],
    ['123456m78m123p22z', { ittsuu: 0, iipeikou: 2, honitsu: 3 }],
    ['345m45p345s99p678s', { 'sanshoku-doujun': 0 }],
    ['1112345678999m', { 'chuuren-poutou': 0, chinitsu: 0, honitsu: 0, ittsuu: 0 }],
    ['555z66z77z234m567p', { 'yakuhai-white': 0, 'yakuhai-green': 0, shousangen: 0 }],
    ['19m19p19s1234567z', { 'kokushi-musou': 0 }],
    // Four alike are one pair and two tiles too many.
    ['1111223344556m', { chiitoitsu: 2, iipeikou: 0 }],
    ['111z222z333z4z123m', { shousuushii: 0, daisuushii: 2 }],
  ])('%s', (text, expected) => {
    expect(farOf(text)).toMatchObject(expected);
  });

  test('what was claimed puts closed roles out of reach', () => {
    const far = farOf('1122m456p1s55z~789s');
    for (const id of ['iipeikou', 'ryanpeikou', 'chiitoitsu', 'kokushi-musou', 'suuankou']) {
      expect(far[id]).toBeUndefined();
    }
    expect(far['tanyao']).toBeUndefined();
    const simple = hand('2233m456p66s8s~567s');
    const at = (openTanyao: boolean) =>
      riichiReach(simple, { openTanyao }).some(({ id }) => id === 'tanyao');
    expect([at(true), at(false)]).toEqual([true, false]);
  });

  test('the winds are those of the player and of the round', () => {
    const at = (seat: 'E' | 'S') =>
      riichiReach(hand('22z345m456p67899s'), { seat, round: 'E' }).find(
        ({ id }) => id === 'seat-wind',
      )?.distance;
    expect(at('S')).toBe(0);
    expect(at('E')).toBe(2);
  });
});

/** Roles that stand in the place of a lesser one. */
const GREATER: Readonly<Record<string, readonly string[]>> = {
  chanta: ['junchan', 'honroutou', 'tsuuiisou', 'chinroutou'],
  junchan: ['chinroutou'],
  honroutou: ['tsuuiisou', 'chinroutou'],
  honitsu: ['chinitsu', 'tsuuiisou'],
  sanankou: ['suuankou'],
  iipeikou: ['ryanpeikou'],
};

/** What a complete hand has in any of its readings, drawn by its owner. */
function foundIn(record: (typeof RECORDED)[number]): ReadonlySet<string> {
  const found = new Set<string>();
  const watching = createScorer(
    {
      ...riichi,
      total: (rows, options, view) => {
        for (const { item } of rows) {
          // Its yakuman takes the place of all that is found in single tiles.
          if (view.shape !== 'thirteen-orphans' || item.id === 'kokushi-musou') found.add(item.id);
        }
        return riichi.total(rows, options, view);
      },
    },
    RIICHI_DEFAULTS,
  );
  const { win, ...situation } = situationOf(record);
  watching({ ...situation, ...(win && { win: { tile: win.tile, by: 'self' } }) });
  return found;
}

test('the recorded wins are there already for just the roles that are found in them', () => {
  const reachable = new Set<string>(riichiReach(hand('147m258p369s1234z')).map(({ id }) => id));
  expect(reachable.size).toBeGreaterThan(25);
  for (const record of RECORDED) {
    const { concealed, melds, win, seat, round } = situationOf(record);
    if (win === undefined) continue;
    const held = { concealed: [...concealed, win.tile], melds };
    const reached = riichiReach(held, { seat, round }).filter(({ distance }) => distance < 0);
    const found = foundIn(record);
    const has = (id: string): boolean => {
      // Seven pairs have no groups with an end in each.
      const isOfGroups = id === 'chanta' || id === 'junchan';
      if (found.has(id) || (isOfGroups && found.has('chiitoitsu'))) return found.has(id);
      return (GREATER[id] ?? []).some((greater) => found.has(greater));
    };
    const expected = [...reachable].filter(has).sort();
    expect(reached.map(({ id }) => id as string).sort(), `${record.id}`).toEqual(expected);
  }
});

const copies = (tiles: readonly Tile[], tile: Tile): number =>
  tiles.filter((one) => one === tile).length;

function someHands(): readonly HeldHand[] {
  const rng = createRng(81);
  return shuffled(rng, RECORDED)
    .slice(0, 6)
    .map((record, at): HeldHand => {
      const { concealed, melds } = situationOf(record);
      const other = shuffled(rng, [...TILES]).slice(0, 2 + at);
      const kept = shuffled(rng, concealed).slice(Math.min(other.length, concealed.length - 1));
      return { concealed: [...kept, ...other].slice(0, concealed.length), melds };
    })
    .filter(({ concealed }) => TILES.every((tile) => copies(concealed, tile) <= 4));
}

test('a draw brings each role one nearer at best, and some draw does', () => {
  const hands = someHands();
  expect(hands.length).toBeGreaterThan(2);
  for (const { concealed, melds } of hands) {
    const nearest = new Map<string, number>();
    for (const tile of TILES.filter((one) => copies(concealed, one) < 4)) {
      for (const { id, distance } of riichiReach({ concealed: [...concealed, tile], melds })) {
        nearest.set(id, Math.min(distance, nearest.get(id) ?? 99));
      }
    }
    expect(Object.fromEntries(nearest)).toEqual(
      Object.fromEntries(
        riichiReach({ concealed, melds }).map(({ id, distance }) => [id, distance - 1]),
      ),
    );
  }
});
