/** How far each hand is: exact, because each tile drawn or thrown moves it as it must. */
import { describe, expect, test } from 'vitest';
import { createRng, shuffled } from '../../../../src/engine/core/rng.ts';
import { TILES } from '../../../../src/engine/core/tile.ts';
import type { HeldHand, Tile } from '../../../../src/engine/notation.ts';
import { mcr } from '../../../../src/engine/rulesets/mcr/index.ts';
import { mcrReach } from '../../../../src/engine/rulesets/mcr/reach.ts';
import { createScorer } from '../../../../src/engine/scoring.ts';
import { hand } from '../../hands.ts';
import { RECORDED, type Recorded, situationOf } from './records.ts';

const farOf = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(mcrReach(hand(text)).map(({ id, distance }) => [id, distance]));

describe('from a hand', () => {
  test.each<[string, Readonly<Record<string, number>>]>([
    // 3p completes the triple, 3s the straight from 2.
    ['345m45p345s99p678s', { 'mixed-triple-chow': 0, 'all-chows': 0, 'no-honors': 0 }],
    ['123456m78m123p22z', { 'pure-straight': 0, 'mixed-double-chow': 0, 'half-flush': 3 }],
    ['147m258p36s22z666m', { 'knitted-straight': 0 }],
    [
      '147m25p36s123456z',
      { 'greater-honors-and-knitted-tiles': 0, 'lesser-honors-and-knitted-tiles': 0 },
    ],
    ['1112345678999m', { 'nine-gates': 0, 'full-flush': 0, 'pure-straight': 0 }],
    ['11223344556m66p', { 'seven-pairs': 0, 'seven-shifted-pairs': 2 }],
    ['111z222z333z4z123m', { 'little-four-winds': 0, 'big-three-winds': 0, 'big-four-winds': 2 }],
    ['555z66z77z234m567p', { 'dragon-pung': 0, 'two-dragon-pungs': 0, 'little-three-dragons': 0 }],
    ['19m19p19s1234567z', { 'thirteen-orphans': 0 }],
  ])('%s', (text, expected) => {
    expect(farOf(text)).toMatchObject(expected);
  });

  test('melds that a hand cannot have put it out of reach', () => {
    const far = farOf('123m456p78s1z~234m');
    for (const id of [
      'all-pungs',
      'seven-pairs',
      'thirteen-orphans',
      'all-terminals',
      'upper-four',
    ]) {
      expect(far).not.toHaveProperty(id);
    }
    expect(far).toHaveProperty('pure-straight');
  });

  test('runs of honours are no groups of these rules', () => {
    expect(mcrReach(hand('123m456p78s1z~567z'))).toEqual([]);
    expect(mcrReach(hand('123m456p78s1z(1234z)'))).toEqual([]);
  });

  test('four copies are all there are', () => {
    // Three chows of 123 and a kong of 1s cannot be.
    expect(farOf('123m23m456p78s~111m')).not.toHaveProperty('quadruple-chow');
  });

  test('a pung paid as a dragon or as a wind of the hand is no pung of honours', () => {
    const at = (wind: 'S' | 'N') => {
      const options = { seat: wind, round: wind } as const;
      const reach = mcrReach(hand('222z345m456p678s9p'), options);
      return reach.find(({ id }) => id === 'pung-of-terminals-or-honors')?.distance;
    };
    expect(at('N')).toBe(0);
    // The winds as the pair, and two more 9p.
    expect(at('S')).toBe(1);
    expect(farOf('555z345m456p678s2p')['pung-of-terminals-or-honors']).toBeGreaterThan(0);
  });

  test('nearest first, then dearest', () => {
    const all = mcrReach(hand('345m45p344568s99p1z'));
    const sorted = [...all].sort(
      (a, b) => a.distance - b.distance || Number(b.value.points) - Number(a.value.points),
    );
    expect(all.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
  });
});

/** What a complete hand has in any of its readings, but for what its shape takes up anyway. */
function foundIn(record: Recorded): ReadonlySet<string> {
  const found = new Set<string>();
  const SHAPES = ['standard', 'seven-pairs', 'knitted-straight'];
  const watching = createScorer(
    {
      ...mcr,
      total: (rows, options, view) => {
        const isOwn = ({ number = '' }) => SPECIAL.includes(Number(number));
        const paid = view.dragons | view.seatWind | view.roundWind;
        for (const { item, groups } of rows) {
          const [, number = ''] = /mcr\.hand\.(\d+)/.exec(item.rule) ?? [];
          // Paid as a dragon or a wind, a pung never counts as an honour (M16).
          if (number === '5' && (groups & paid) !== 0) continue;
          if (SHAPES.includes(view.shape) || isOwn({ number })) found.add(item.id);
        }
        return mcr.total(rows, options, view);
      },
    },
    { edition: 'practice' },
  );
  const { win, ...situation } = situationOf(record);
  watching({ ...situation, ...(win && { win: { tile: win.tile, by: 'self' } }) });
  return found;
}

const SPECIAL = [44, 45, 55, 56, 80, 81];
/** Needs to know which tile came last. */
const GATES = 'nine-gates';

test('the recorded wins are there already for just the hands that are found in them', () => {
  const REACHABLE = new Set(mcrReach(hand('147m258p369s1234z')).map(({ id }) => id));
  expect(REACHABLE.size).toBeGreaterThan(50);
  for (const record of RECORDED.filter(({ id }) => id % 5 === 0)) {
    const { concealed, melds, win, seat, round } = situationOf(record);
    if (win === undefined) continue;
    const held = { concealed: [...concealed, win.tile], melds: melds as HeldHand['melds'] };
    const options = { seat, round, edition: 'practice' } as const;
    const isThere = ({ distance }: { distance: number }) => distance < 0;
    const reached = mcrReach(held, options)
      .filter(isThere)
      .map(({ id }) => id as string);
    const found = [...foundIn(record)].filter((id) => REACHABLE.has(id as never));
    const without = (ids: readonly string[]) => ids.filter((id) => id !== GATES).sort();
    expect(without(reached), `${record.id}`).toEqual(without(found));
  }
});

const copies = (tiles: readonly Tile[], tile: Tile): number =>
  tiles.filter((one) => one === tile).length;

function someHands(): readonly HeldHand[] {
  const rng = createRng(81);
  return shuffled(rng, RECORDED)
    .slice(0, 5)
    .map((record, at): HeldHand => {
      const { concealed, melds } = situationOf(record);
      const other = shuffled(rng, [...TILES]).slice(0, 2 + at);
      const kept = shuffled(rng, concealed).slice(Math.min(other.length, concealed.length - 1));
      const held = [...kept, ...other].slice(0, concealed.length);
      return { concealed: held, melds: melds as HeldHand['melds'] };
    })
    .filter(({ concealed }) => TILES.every((tile) => copies(concealed, tile) <= 4));
}

test('a draw brings each hand one nearer at best, and some draw does', () => {
  const hands = someHands();
  expect(hands.length).toBeGreaterThan(2);
  for (const { concealed, melds } of hands) {
    const before = mcrReach({ concealed, melds });
    const nearest = new Map<string, number>();
    for (const tile of TILES.filter((one) => copies(concealed, one) < 4)) {
      for (const { id, distance } of mcrReach({ concealed: [...concealed, tile], melds })) {
        nearest.set(id, Math.min(distance, nearest.get(id) ?? 99));
      }
    }
    expect(Object.fromEntries(nearest)).toEqual(
      Object.fromEntries(before.map(({ id, distance }) => [id, distance - 1])),
    );
  }
});
