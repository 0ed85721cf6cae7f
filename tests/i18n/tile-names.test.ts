/** Tiles, groups and many tiles as they are read out. */
import { describe, expect, test } from 'vitest';
import { TILES } from '../../src/engine/core/tile.ts';
import { BONUS_TILES, type Group, type Tile } from '../../src/engine/notation.ts';
import { groupName, tileCorner, tileName, tilesName } from '../../src/i18n/hand/tile-names.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { speaker } from '../../src/i18n/speak.ts';
import { WORDS } from '../../src/i18n/words.ts';
import { tiles } from '../engine/hands.ts';

const ALL = [...TILES, ...BONUS_TILES];
const speakerOf = (locale: Locale) => speaker(locale, WORDS[locale]);

describe.each(LOCALES)('in %s', (locale) => {
  const say = speakerOf(locale);

  test('the 42 tiles have 42 names', () => {
    const names = ALL.map((tile) => tileName(say, tile));
    expect(names.filter((name) => /[{}|]/.test(name) || name.trim() === '')).toEqual([]);
    expect(new Set(names).size).toBe(42);
  });

  test('the corners are short, and differ within a family', () => {
    const corners = ALL.map((tile) => [tile, tileCorner(say, tile)] as const);
    expect(corners.filter(([, corner]) => !/^[\dA-Z][a-z]?$/.test(corner))).toEqual([]);
    const honours = corners.filter(([tile]) => tile.endsWith('z')).map(([, corner]) => corner);
    expect(new Set(honours).size).toBe(7);
  });
});

test.each([
  ['1m', '1 of characters', '1 de caractères', '1', '1'],
  ['5p', '5 of circles', '5 de cercles', '5', '5'],
  ['9s', '9 of bamboos', '9 de bambous', '9', '9'],
  ['1z', 'East wind', 'vent d’Est', 'E', 'E'],
  ['3z', 'West wind', 'vent d’Ouest', 'W', 'O'],
  ['5z', 'white dragon', 'dragon blanc', 'Wh', 'B'],
  ['7z', 'red dragon', 'dragon rouge', 'R', 'R'],
  ['1f', 'flower: plum', 'fleur\u00a0: prunier', '1', '1'],
  ['4f', 'flower: bamboo', 'fleur\u00a0: bambou', '4', '4'],
  ['5f', 'season: spring', 'saison\u00a0: printemps', '1', '1'],
  ['8f', 'season: winter', 'saison\u00a0: hiver', '4', '4'],
] as const)('%s is %s, %s', (tile, english, french, corner, coin) => {
  const [en, fr] = [speakerOf('en'), speakerOf('fr')];
  expect([tileName(en, tile), tileCorner(en, tile)]).toEqual([english, corner]);
  expect([tileName(fr, tile), tileCorner(fr, tile)]).toEqual([french, coin]);
});

describe('a group', () => {
  const CASES: readonly (readonly [Group['kind'], Tile, string, string])[] = [
    ['chow', '1m', 'chow 1-2-3 of characters', 'séquence 1-2-3 de caractères'],
    ['chow', '7s', 'chow 7-8-9 of bamboos', 'séquence 7-8-9 de bambous'],
    ['pung', '5p', 'pung of 5s of circles', 'brelan de 5 de cercles'],
    ['pung', '6z', 'pung of green dragons', 'brelan de dragons verts'],
    ['kong', '2z', 'kong of South winds', 'carré de vents du Sud'],
    ['pair', '9m', 'pair of 9s of characters', 'paire de 9 de caractères'],
    ['dragons', '5z', 'run of dragons', 'séquence de dragons'],
    ['winds', '1z', 'run of winds', 'séquence de vents'],
    ['single', '1z', 'lone tile East wind', 'tuile isolée vent d’Est'],
  ];

  test.each(CASES)('%s of %s is %s, %s', (kind, tile, english, french) => {
    const named = LOCALES.map((locale) => groupName(speakerOf(locale), { kind, tile }));
    expect(named).toEqual([french, english]);
  });
});

describe('many tiles', () => {
  test.each([
    ['', '', ''],
    ['5p', '5 of circles', '5 de cercles'],
    ['25m', '2 and 5 of characters', '2 et 5 de caractères'],
    ['147s', '1, 4 and 7 of bamboos', '1, 4 et 7 de bambous'],
    ['55p', '5 and 5 of circles', '5 et 5 de cercles'],
    ['1z', 'East wind', 'vent d’Est'],
    ['15z', 'East wind and white dragon', 'vent d’Est et dragon blanc'],
    ['5m5p', '5 of characters and 5 of circles', '5 de caractères et 5 de cercles'],
    [
      '58m25s',
      '5 and 8 of characters and 2 and 5 of bamboos',
      '5 et 8 de caractères et 2 et 5 de bambous',
    ],
    ['369s2z', '3, 6 and 9 of bamboos and South wind', '3, 6 et 9 de bambous et vent du Sud'],
    [
      '1m2p3m',
      '1 of characters, 2 of circles and 3 of characters',
      '1 de caractères, 2 de cercles et 3 de caractères',
    ],
  ])('%s are %s', (text, english, french) => {
    const named = (locale: Locale) => tilesName(speakerOf(locale), locale, tiles(text));
    expect([named('en'), named('fr')]).toEqual([english, french]);
  });
});
