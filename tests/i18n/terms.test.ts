/** What the interface says, with tiles and numbers in it: the words of the site, and no slip of grammar. */
import { describe, expect, test } from 'vitest';
import { TILES } from '../../src/engine/core/tile.ts';
import { BONUS_TILES, type BonusTile, type Tile, WINDS } from '../../src/engine/notation.ts';
import { tileInText, tileName, tilesInText } from '../../src/i18n/hand/tile-names.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { type Params, speaker } from '../../src/i18n/speak.ts';
import { WORDS, type WordKey } from '../../src/i18n/words.ts';
import { secondSenses, sourceWords } from '../content/other-words.ts';
import { tiles } from '../engine/hands.ts';

const KEYS = Object.keys(WORDS.en) as WordKey[];

/** The names of fans and hands keep the words of their sources. */
const isName = (key: WordKey): boolean => /\.item\.|^scoring\.name/.test(key);

const TILE_PLACES = ['tile', 'best', 'coming', 'out', 'in'];
const TILES_PLACES = ['tiles', 'pair', 'missing', 'extra'];
const WIND_PLACES = ['wind', 'seat', 'who', 'giver', 'from', 'winner', 'home', 'round'];

/** Where a tile has no article: “another 5 of circles”, and a tile that there is not. */
const BARE: readonly WordKey[] = ['forbidden.twin', 'error.no-such-tile'];

/** What stands in a place of a text, by its name; where nothing else is known, a number. */
function fillingOf(locale: Locale, key: WordKey, tile: Tile | BonusTile): Params {
  const say = speaker(locale, WORDS[locale]);
  const places = [...WORDS[locale][key].matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place);
  const filledWith = (place: string): string | number => {
    if (TILE_PLACES.includes(place)) {
      return BARE.includes(key) ? tileName(say, tile) : tileInText(say, 'the', tile);
    }
    if (place === 'ofTile') return tileInText(say, 'of', tile);
    if (TILES_PLACES.includes(place)) return tilesInText(say, locale, tiles('25p8s1z'));
    if (WIND_PLACES.includes(place)) return say(`wind.${WINDS[1]}`);
    return 3;
  };
  return Object.fromEntries(places.map((place) => [place, filledWith(place)]));
}

/** Each form of a text, filled in: with one of a thing and with more. */
function saidIn(locale: Locale, key: WordKey, tile: Tile | BonusTile): readonly string[] {
  const say = speaker(locale, WORDS[locale]);
  const params = fillingOf(locale, key, tile);
  const numbers = WORDS[locale][key].includes(' | ') || 'n' in params ? [1, 2] : [1];
  return numbers.map((n) => say(key, { ...params, n }));
}

const TILE = '(?:\\d|vent|dragon|fleur|saison|East|South|West|North|white|green|red)';

/** What an article may not go after, and what it may not go before. */
const SLIPS: Readonly<Record<Locale, readonly RegExp[]>> = {
  fr: [
    new RegExp(`(?<!\\p{L})(?:de|à) les? ${TILE}`, 'u'),
    new RegExp(`(?<!\\p{L})(?:le|la|les|un|une|du|au|autre|cette?) (?:le|la|un|une) ${TILE}`, 'u'),
  ],
  en: [
    new RegExp(`\\b(?:the|an?|another|this|that) (?:the|an?) ${TILE}`),
    /\ban? (?:8|East)\b(?<!an (?:8|East))|\ban (?:[1-79]|South|West|North) of/,
  ],
};

const slipsIn = (text: string, locale: Locale): readonly string[] =>
  SLIPS[locale].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

describe.each(LOCALES)('the interface in %s', (locale) => {
  const flawsOf = (
    keys: readonly WordKey[],
    tile: Tile | BonusTile,
    flaws: (text: string) => readonly string[],
  ): readonly string[] =>
    keys.flatMap((key) =>
      saidIn(locale, key, tile).flatMap((text) => flaws(text).map((flaw) => `${key}: ${flaw}`)),
    );
  const spoken = KEYS.filter((key) => !isName(key));
  const ofTiles = KEYS.filter((key) =>
    /\{(?:tile|best|coming|out|in|ofTile)\}/.test(WORDS[locale][key]),
  );

  test('has no word in a second sense', () => {
    expect(flawsOf(spoken, '5p', (text) => secondSenses(text, locale))).toEqual([]);
  });

  test('has no word of one source for all', () => {
    expect(flawsOf(spoken, '5p', (text) => sourceWords(text, locale))).toEqual([]);
  });

  test.each([...TILES, ...BONUS_TILES])('names %s with its article', (tile) => {
    expect(flawsOf(ofTiles, tile, (text) => slipsIn(text, locale))).toEqual([]);
  });

  test('fills every place', () => {
    expect(flawsOf(KEYS, '5p', (text) => text.match(/\{\w+\}/g) ?? [])).toEqual([]);
  });
});

test.each([
  ['fr', 'Il pose un kong de le 5 de cercles', ['de le 5']],
  ['fr', 'Un autre le vent d’Est', ['autre le vent']],
  ['fr', 'Prendre le 5 de cercles, ou la fleur d’orchidée', []],
  ['en', 'With the the 5 of circles', ['the the 5']],
  ['en', 'A draw of a 8 of bamboos', ['a 8']],
  ['en', 'An 8 of bamboos and an East wind', []],
] as const)('in %s %j has slips: %j', (locale, text, slips) => {
  expect(slipsIn(text, locale)).toEqual(slips);
});

test.each([
  ['fr', 'Une main gagnante a été réclamée', ['réclam', 'main gagnante']],
  ['fr', 'Une main complète en écoute jetée', []],
  ['en', 'Your partner calls a tile', ['calls a tile', 'partner']],
  ['en', 'Your opponent claims a tile', []],
] as const)('in %s %j has words of a source: %j', (locale, text, words) => {
  expect(sourceWords(text, locale)).toEqual(words);
});
