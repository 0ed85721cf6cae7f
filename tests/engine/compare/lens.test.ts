import { describe, expect, test } from 'vitest';
import { type Lens, type LensWay, lensesOf } from '../../../src/engine/compare/lens.ts';
import type { Tile } from '../../../src/engine/core/tile.ts';
import { loadKit, PLAYABLE_RULES, type PlayableRules } from '../../../src/engine/rulesets/index.ts';
import type { Kit } from '../../../src/engine/scoring/kit.ts';
import { hand, tiles } from '../hands.ts';

const kits = new Map<PlayableRules, Kit>();
for (const rules of PLAYABLE_RULES) kits.set(rules, await loadKit(rules));

function look(rules: PlayableRules, text: string, { river = '', how = [] as string[] } = {}): Lens {
  const kit = kits.get(rules);
  if (!kit) throw new Error(rules);
  const [lens] = lensesOf([kit], {
    ...{ hand: hand(text), river: tiles(river), how },
    ...{ seat: 'S', round: 'E', extras: {} },
  });
  return lens as Lens;
}

const tilesOf = (lens: Lens): string => lens.tiles.map(({ tile }) => tile).join(' ');

const tilesWith = ({ rows }: Lens, id: string): string | undefined =>
  rows.find((row) => row.id === id)?.tiles.join(' ');

const wayOn = (lens: Lens, tile: Tile, by: 'discard' | 'self'): LensWay | undefined =>
  lens.tiles.find((under) => under.tile === tile)?.ways[by];

const NINE = '1112345678999m';
const ALL_NINE = '1m 2m 3m 4m 5m 6m 7m 8m 9m';

describe('the nine gates', () => {
  test.each(PLAYABLE_RULES)('%s: nine tiles complete the shape', (rules) => {
    expect(tilesOf(look(rules, NINE))).toBe(ALL_NINE);
  });

  test.each<[PlayableRules, string, string]>([
    // Three doubles for a hand of one suit, whichever tile comes (VI).
    ['tchou1924', 'homogeneous', ALL_NINE],
    // The pair is to be among 2 to 8: with a 1 or a 9 four alike would stand at an end.
    ['vulcain1953', 'gates-of-heaven', '2m 3m 4m 5m 6m 7m 8m'],
    ['mcr', 'nine-gates', ALL_NINE],
    ['riichi', 'chuuren-poutou', ALL_NINE],
  ])('%s: %s with %s', (rules, row, those) => {
    expect(tilesWith(look(rules, NINE), row)).toBe(those);
  });

  test.each<[PlayableRules, string, string | undefined]>([
    ['vulcain1953', 'gates-of-heaven', '9m'],
    ['mcr', 'nine-gates', undefined],
    ['riichi', 'chuuren-poutou', '9m'],
  ])('%s: ready for it with one tile alone', (rules, row, only) => {
    expect(tilesWith(look(rules, '1112345567899m'), row)).toBe(only);
  });
});

describe('what may win', () => {
  test.each<[PlayableRules, string, Tile, 'discard' | 'self', object]>([
    // One chow at most, unless all of the hand was drawn (III.4).
    ['vulcain1953', '234m567p345s6788s', '8s', 'discard', { code: 'too-many-chows' }],
    // Concealed hand 2, all chows 2, all simples 2, short straight 1: one short of eight.
    ['mcr', '234m567p345s6788s', '8s', 'discard', { code: 'below-minimum' }],
    ['riichi', '567p345s999m5z ~234m', '5z', 'discard', { code: 'no-yaku' }],
  ])('%s: %s not with %s by %s', (rules, held, tile, by, reason) => {
    expect(wayOn(look(rules, held), tile, by)?.reason).toMatchObject(reason);
  });

  test('with the tile that brings two more points the eight are there', () => {
    expect(wayOn(look('mcr', '234m567p345s6788s'), '2s', 'discard')).toEqual({
      verdict: 'wins',
      total: 9,
    });
  });

  test('a concealed hand without a role wins once it is declared', () => {
    const lens = look('riichi', '234m567p345s999m5z');
    expect(wayOn(lens, '5z', 'discard')?.verdict).toBe('declared');
    expect(wayOn(lens, '5z', 'self')?.verdict).toBe('wins');
  });

  test('one wait among the own discards bars the others too, but for a tile drawn', () => {
    const lens = look('riichi', '234m567p345s6788s', { river: '1z2s' });
    expect(lens.tiles.map(({ ways }) => ways.discard.verdict)).toEqual(Array(3).fill('barred'));
    expect(lens.tiles.map(({ ways }) => ways.self.verdict)).toEqual(Array(3).fill('wins'));
  });

  test.each<PlayableRules>(['tchou1924', 'mcr'])('%s: own discards bar nothing', (rules) => {
    const free = look(rules, '234m567p345s6788s');
    expect(look(rules, '234m567p345s6788s', { river: '2s5s8s' })).toEqual(free);
  });

  test.each(PLAYABLE_RULES)('%s: a hand that is not ready has nothing under it', (rules) => {
    expect(look(rules, '147m148p139s1122z')).toMatchObject({ tiles: [], rows: [] });
  });
});
