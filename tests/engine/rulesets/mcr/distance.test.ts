/** Distance over all shapes: exact, because each tile drawn or thrown moves it as it must. */
import { describe, expect, test } from 'vitest';
import { createRng, shuffled } from '../../../../src/engine/core/rng.ts';
import { TILES } from '../../../../src/engine/core/tile.ts';
import { discardsFor, distancesTo, winningTiles } from '../../../../src/engine/hand.ts';
import { checkCopies, type HeldHand, type Tile } from '../../../../src/engine/notation.ts';
import { mcr } from '../../../../src/engine/rulesets/mcr/index.ts';
import { hand, waiting } from '../../hands.ts';
import { RECORDED, situationOf } from './records.ts';
import { isWin } from './score-hand.ts';

const { shapes } = mcr;

/** The distances by shape, and the smallest beside them. */
function shown(text: string) {
  const { byShape, distance } = distancesTo(hand(text), shapes);
  return { ...byShape, distance };
}

const distanceOf = (concealed: readonly Tile[], melds: HeldHand['melds']): number =>
  distancesTo({ concealed, melds }, shapes).distance;

describe('each shape', () => {
  test.each<[string, object]>([
    ['147m258p36s123456z', { 'honors-and-knitted': -1, 'knitted-straight': 3 }],
    ['147m258p36s12345z', { 'honors-and-knitted': 0 }],
    ['147m258p369s22z666m', { 'knitted-straight': -1, distance: -1 }],
    [
      '147m258p369s22z~666m',
      { 'knitted-straight': -1, 'seven-pairs': null, 'honors-and-knitted': null },
    ],
    ['147m258p38s22z~666m', { 'knitted-straight': 1 }],
    ['147m2z~666m~222p~345s', { 'knitted-straight': null, 'honors-and-knitted': null }],
    ['1111m7799p3366s2z', { 'seven-pairs': 0, distance: 0 }],
    ['11117777m9999p22z', { 'seven-pairs': -1 }],
    ['19m19p19s1234567z', { 'thirteen-orphans': 0, distance: 0 }],
    // Of 258 in circles and 369 in bamboos nothing is there yet.
    ['147m222m333m4445z', { 'knitted-straight': 5 }],
  ])('%s: %o', (text, expected) => {
    expect(shown(text)).toMatchObject(expected);
  });

  test('four copies melded bar the scheme that needs a fifth', () => {
    const straight = distancesTo(hand('47m258p369s22z~1111m'), shapes).byShape['knitted-straight'];
    // 147 may still stand in another suit.
    expect(straight).toBeGreaterThan(1);
  });
});

/** Hands on their way: recorded wins of the special shapes with a few tiles exchanged. */
function someHands(): readonly HeldHand[] {
  const rng = createRng(45);
  const special = RECORDED.filter(
    ({ fan }) =>
      fan['Knitted Straight'] || fan['Seven Pairs'] || fan['Lesser Honors and Knitted Tiles'],
  );
  return shuffled(rng, special)
    .slice(0, 12)
    .map((record, at): HeldHand => {
      const { concealed, melds } = situationOf(record);
      const other = shuffled(rng, [...TILES]).slice(0, 1 + (at % 5));
      const kept = shuffled(rng, concealed).slice(other.length);
      return { concealed: [...kept, ...other], melds: melds as HeldHand['melds'] };
    })
    .filter(({ concealed, melds }) => checkCopies({ concealed, melds, flowers: [] }).ok);
}

const copies = (tiles: readonly Tile[], tile: Tile): number =>
  tiles.filter((one) => one === tile).length;

test('a draw brings a hand one nearer at best, and some draw does', () => {
  for (const { concealed, melds } of someHands()) {
    const before = distanceOf(concealed, melds);
    const drawn = TILES.filter((tile) => copies(concealed, tile) < 4).map((tile) =>
      distanceOf([...concealed, tile], melds),
    );
    expect(Math.min(...drawn)).toBe(before - 1);
    expect(Math.max(...drawn)).toBe(before);
  }
});

test('the best discard keeps the distance, and no discard shortens it', () => {
  for (const { concealed, melds } of someHands()) {
    const whole = [...concealed, TILES.find((tile) => copies(concealed, tile) === 0) as Tile];
    const distance = distanceOf(whole, melds);
    if (distance < 0) continue;
    const [best, ...others] = discardsFor({ concealed: whole, melds, seen: [] }, shapes);
    expect(best?.distance).toBe(distance);
    expect(others.every((one) => one.distance >= distance)).toBe(true);
  }
});

test('the recorded wins are complete, and what they waited for is among the waits', () => {
  for (const record of RECORDED.filter(({ id }) => id % 8 === 0)) {
    const { concealed, melds, win } = situationOf(record);
    if (win === undefined) continue;
    const held = { concealed, melds: melds as HeldHand['melds'] };
    expect(distanceOf([...concealed, win.tile], held.melds)).toBe(-1);
    expect(distanceOf(concealed, held.melds)).toBe(0);
    const tiles = winningTiles({ ...held, pairInside: true }, shapes).map(({ tile }) => tile);
    expect(tiles).toContain(win.tile);
  }
});

test.each(['147m25p36s123456z', '147m258p369s66m22z', '1112345678999m', '2444s345m888p567p'])(
  'the waits of %s are the tiles that win',
  (text) => {
    const tiles = winningTiles(waiting(text), shapes).map(({ tile }) => tile);
    const held = hand(text).concealed;
    const winning = TILES.filter((tile) => copies(held, tile) < 4 && isWin([`${text}!${tile}`]));
    expect(tiles).toEqual(winning);
  },
);
