/** Tiles, groups and many tiles as they are read out. */
import { describe, expect, test } from 'vitest';
import { TILES } from '../../src/engine/core/tile.ts';
import { BONUS_TILES, type BonusTile, type Group, type Tile } from '../../src/engine/notation.ts';
import {
  groupName,
  TILE_FORMS,
  tileCorner,
  tileInText,
  tileName,
  tilesInText,
  tilesName,
} from '../../src/i18n/hand/tile-names.ts';
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
  ['1f', 'plum flower', 'fleur de prunier', '1', '1'],
  ['4f', 'bamboo flower', 'fleur de bambou', '4', '4'],
  ['5f', 'spring season', 'saison du printemps', '1', '1'],
  ['8f', 'winter season', 'saison de l’hiver', '4', '4'],
  ['0m', 'red 5 of characters', '5 de caractères rouge', '5', '5'],
  ['0s', 'red 5 of bamboos', '5 de bambous rouge', '5', '5'],
] as const)('%s is %s, %s', (tile, english, french, corner, coin) => {
  const [en, fr] = [speakerOf('en'), speakerOf('fr')];
  expect([tileName(en, tile), tileCorner(en, tile)]).toEqual([english, corner]);
  expect([tileName(fr, tile), tileCorner(fr, tile)]).toEqual([french, coin]);
});

describe('a tile inside a sentence', () => {
  const INSIDE: readonly (readonly [Tile | BonusTile, string, string])[] = [
    [
      '1m',
      'le 1 de caractères, un 1 de caractères, du 1 de caractères',
      'the 1 of characters, a 1 of characters, of the 1 of characters',
    ],
    [
      '2m',
      'le 2 de caractères, un 2 de caractères, du 2 de caractères',
      'the 2 of characters, a 2 of characters, of the 2 of characters',
    ],
    [
      '3m',
      'le 3 de caractères, un 3 de caractères, du 3 de caractères',
      'the 3 of characters, a 3 of characters, of the 3 of characters',
    ],
    [
      '4m',
      'le 4 de caractères, un 4 de caractères, du 4 de caractères',
      'the 4 of characters, a 4 of characters, of the 4 of characters',
    ],
    [
      '5m',
      'le 5 de caractères, un 5 de caractères, du 5 de caractères',
      'the 5 of characters, a 5 of characters, of the 5 of characters',
    ],
    [
      '6m',
      'le 6 de caractères, un 6 de caractères, du 6 de caractères',
      'the 6 of characters, a 6 of characters, of the 6 of characters',
    ],
    [
      '7m',
      'le 7 de caractères, un 7 de caractères, du 7 de caractères',
      'the 7 of characters, a 7 of characters, of the 7 of characters',
    ],
    [
      '8m',
      'le 8 de caractères, un 8 de caractères, du 8 de caractères',
      'the 8 of characters, an 8 of characters, of the 8 of characters',
    ],
    [
      '9m',
      'le 9 de caractères, un 9 de caractères, du 9 de caractères',
      'the 9 of characters, a 9 of characters, of the 9 of characters',
    ],
    [
      '1p',
      'le 1 de cercles, un 1 de cercles, du 1 de cercles',
      'the 1 of circles, a 1 of circles, of the 1 of circles',
    ],
    [
      '2p',
      'le 2 de cercles, un 2 de cercles, du 2 de cercles',
      'the 2 of circles, a 2 of circles, of the 2 of circles',
    ],
    [
      '3p',
      'le 3 de cercles, un 3 de cercles, du 3 de cercles',
      'the 3 of circles, a 3 of circles, of the 3 of circles',
    ],
    [
      '4p',
      'le 4 de cercles, un 4 de cercles, du 4 de cercles',
      'the 4 of circles, a 4 of circles, of the 4 of circles',
    ],
    [
      '5p',
      'le 5 de cercles, un 5 de cercles, du 5 de cercles',
      'the 5 of circles, a 5 of circles, of the 5 of circles',
    ],
    [
      '6p',
      'le 6 de cercles, un 6 de cercles, du 6 de cercles',
      'the 6 of circles, a 6 of circles, of the 6 of circles',
    ],
    [
      '7p',
      'le 7 de cercles, un 7 de cercles, du 7 de cercles',
      'the 7 of circles, a 7 of circles, of the 7 of circles',
    ],
    [
      '8p',
      'le 8 de cercles, un 8 de cercles, du 8 de cercles',
      'the 8 of circles, an 8 of circles, of the 8 of circles',
    ],
    [
      '9p',
      'le 9 de cercles, un 9 de cercles, du 9 de cercles',
      'the 9 of circles, a 9 of circles, of the 9 of circles',
    ],
    [
      '1s',
      'le 1 de bambous, un 1 de bambous, du 1 de bambous',
      'the 1 of bamboos, a 1 of bamboos, of the 1 of bamboos',
    ],
    [
      '2s',
      'le 2 de bambous, un 2 de bambous, du 2 de bambous',
      'the 2 of bamboos, a 2 of bamboos, of the 2 of bamboos',
    ],
    [
      '3s',
      'le 3 de bambous, un 3 de bambous, du 3 de bambous',
      'the 3 of bamboos, a 3 of bamboos, of the 3 of bamboos',
    ],
    [
      '4s',
      'le 4 de bambous, un 4 de bambous, du 4 de bambous',
      'the 4 of bamboos, a 4 of bamboos, of the 4 of bamboos',
    ],
    [
      '5s',
      'le 5 de bambous, un 5 de bambous, du 5 de bambous',
      'the 5 of bamboos, a 5 of bamboos, of the 5 of bamboos',
    ],
    [
      '6s',
      'le 6 de bambous, un 6 de bambous, du 6 de bambous',
      'the 6 of bamboos, a 6 of bamboos, of the 6 of bamboos',
    ],
    [
      '7s',
      'le 7 de bambous, un 7 de bambous, du 7 de bambous',
      'the 7 of bamboos, a 7 of bamboos, of the 7 of bamboos',
    ],
    [
      '8s',
      'le 8 de bambous, un 8 de bambous, du 8 de bambous',
      'the 8 of bamboos, an 8 of bamboos, of the 8 of bamboos',
    ],
    [
      '9s',
      'le 9 de bambous, un 9 de bambous, du 9 de bambous',
      'the 9 of bamboos, a 9 of bamboos, of the 9 of bamboos',
    ],
    [
      '1z',
      'le vent d’Est, un vent d’Est, du vent d’Est',
      'the East wind, an East wind, of the East wind',
    ],
    [
      '2z',
      'le vent du Sud, un vent du Sud, du vent du Sud',
      'the South wind, a South wind, of the South wind',
    ],
    [
      '3z',
      'le vent d’Ouest, un vent d’Ouest, du vent d’Ouest',
      'the West wind, a West wind, of the West wind',
    ],
    [
      '4z',
      'le vent du Nord, un vent du Nord, du vent du Nord',
      'the North wind, a North wind, of the North wind',
    ],
    [
      '5z',
      'le dragon blanc, un dragon blanc, du dragon blanc',
      'the white dragon, a white dragon, of the white dragon',
    ],
    [
      '6z',
      'le dragon vert, un dragon vert, du dragon vert',
      'the green dragon, a green dragon, of the green dragon',
    ],
    [
      '7z',
      'le dragon rouge, un dragon rouge, du dragon rouge',
      'the red dragon, a red dragon, of the red dragon',
    ],
    [
      '1f',
      'la fleur de prunier, une fleur de prunier, de la fleur de prunier',
      'the plum flower, a plum flower, of the plum flower',
    ],
    [
      '2f',
      'la fleur d’orchidée, une fleur d’orchidée, de la fleur d’orchidée',
      'the orchid flower, an orchid flower, of the orchid flower',
    ],
    [
      '3f',
      'la fleur de chrysanthème, une fleur de chrysanthème, de la fleur de chrysanthème',
      'the chrysanthemum flower, a chrysanthemum flower, of the chrysanthemum flower',
    ],
    [
      '4f',
      'la fleur de bambou, une fleur de bambou, de la fleur de bambou',
      'the bamboo flower, a bamboo flower, of the bamboo flower',
    ],
    [
      '5f',
      'la saison du printemps, une saison du printemps, de la saison du printemps',
      'the spring season, a spring season, of the spring season',
    ],
    [
      '6f',
      'la saison de l’été, une saison de l’été, de la saison de l’été',
      'the summer season, a summer season, of the summer season',
    ],
    [
      '7f',
      'la saison de l’automne, une saison de l’automne, de la saison de l’automne',
      'the autumn season, an autumn season, of the autumn season',
    ],
    [
      '8f',
      'la saison de l’hiver, une saison de l’hiver, de la saison de l’hiver',
      'the winter season, a winter season, of the winter season',
    ],
  ];
  const inside = (locale: Locale, tile: Tile | BonusTile) =>
    TILE_FORMS.map((form) => tileInText(speakerOf(locale), form, tile)).join(', ');

  test('is any of the 42', () => expect(INSIDE.map(([tile]) => tile)).toEqual(ALL));

  test.each(INSIDE)('%s: %s; %s', (tile, french, english) => {
    expect([inside('fr', tile), inside('en', tile)]).toEqual([french, english]);
  });

  test.each([
    ['', '', ''],
    ['5p', 'le 5 de cercles', 'the 5 of circles'],
    ['25m', 'le 2 et le 5 de caractères', 'the 2 and 5 of characters'],
    ['147s', 'le 1, le 4 et le 7 de bambous', 'the 1, 4 and 7 of bamboos'],
    ['15z', 'le vent d’Est et le dragon blanc', 'the East wind and the white dragon'],
    [
      '58m2s1z',
      'le 5 et le 8 de caractères, le 2 de bambous et le vent d’Est',
      'the 5 and 8 of characters, the 2 of bamboos and the East wind',
    ],
  ])('%s are %s; %s', (text, french, english) => {
    const named = (locale: Locale) => tilesInText(speakerOf(locale), locale, tiles(text));
    expect([named('fr'), named('en')]).toEqual([french, english]);
  });
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
    ['44z', 'two North winds', 'deux vents du Nord'],
    [
      '2m444z77z',
      '2 of characters, three North winds and two red dragons',
      '2 de caractères, trois vents du Nord et deux dragons rouges',
    ],
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
