import { describe, expect, test } from 'vitest';
import { SOURCES, tileFamily } from '../../src/course/schemas.ts';
import {
  namesBySource,
  type Place,
  type SourceId,
  setTiles,
  TILE_FAMILIES,
} from '../../src/course/tile-set.ts';
import { TILES } from '../../src/engine/core/tile.ts';
import { BONUS_TILES } from '../../src/engine/notation.ts';
import { tileName } from '../../src/i18n/hand/tile-names.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { speaker } from '../../src/i18n/speak.ts';
import { WORDS } from '../../src/i18n/words.ts';
import { readItems } from './read.ts';
import { typographyFlaws } from './typography.ts';

const families = readItems('tiles.yaml', tileFamily);
const familyOf = (id: string) => {
  const family = families.find((one) => one.id === id);
  if (!family) throw new Error(`no family ${id}`);
  return family;
};
const namesOf = (id: string, source: SourceId) =>
  familyOf(id)
    .names.filter((name) => name.source === source)
    .map(({ term, tiles }) => [tiles, term]);

describe('the families', () => {
  test('are those of the page', () => {
    expect(families.map(({ id }) => id)).toEqual([...TILE_FAMILIES]);
  });

  test('hold every tile of the set once, in tile order', () => {
    const tiles = families.flatMap((family) => (family.tiles ? setTiles(family.tiles) : []));
    expect(tiles).toEqual([...TILES, ...BONUS_TILES]);
  });

  test.each(LOCALES)('have a spoken name for each tile, no two alike: %s', (locale) => {
    const say = speaker(locale, WORDS[locale]);
    const names = [...TILES, ...BONUS_TILES].map((tile) => tileName(say, tile));
    expect(names.filter((name) => name.trim() === '' || /[{}|]/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the names', () => {
  test('name tiles of their family', () => {
    const strangers = families.flatMap(({ id, tiles, names }) =>
      names
        .filter((name) => tiles !== undefined && name.tiles !== undefined)
        .filter((name) =>
          setTiles(name.tiles ?? '').some((tile) => !setTiles(tiles ?? '').includes(tile)),
        )
        .map(({ term }) => `${id}: ${term}`),
    );
    expect(strangers).toEqual([]);
  });

  test('say where they stand, by the divisions of their source', () => {
    const isPlaced: Readonly<Record<SourceId, (where: Place) => boolean>> = {
      tchou1924: ({ chapter, pages }) => chapter !== undefined && pages !== undefined,
      vulcain1953: ({ section }) => section !== undefined,
      encyclopedie: ({ heading }) => heading !== undefined,
      mcr: ({ hand }) => hand !== undefined,
      riichi: ({ section }) => section !== undefined,
    };
    const lost = families.flatMap(({ names }) =>
      names.filter(({ source, where }) => !isPlaced[source](where)),
    );
    expect(lost).toEqual([]);
  });

  test('are set in French as it is printed', () => {
    const flaws = families.flatMap(({ names }) =>
      names.flatMap(({ term = '' }) => typographyFlaws(term, 'fr')),
    );
    expect(flaws).toEqual([]);
  });

  test.each([
    ['characters', 'tchou1924', [[undefined, 'wan']]],
    ['circles', 'tchou1924', [[undefined, 't’ong']]],
    ['circles', 'riichi', [[undefined, 'monnaie']]],
    [
      'dragons',
      'mcr',
      [
        [undefined, 'Dragons'],
        ['6z', 'Dragon Vert'],
      ],
    ],
    ['characters', 'riichi', []],
    ['seasons', 'riichi', []],
  ] as const)('of %s in %s', (id, source, expected) => {
    expect(namesOf(id, source)).toEqual(expect.arrayContaining([...expected]));
    if (expected.length === 0) expect(namesOf(id, source)).toEqual([]);
  });
});

describe('the names by source', () => {
  test('come from every source, in the order of the site', () => {
    for (const family of families) {
      expect(namesBySource(family).map(({ source }) => source)).toEqual([...SOURCES]);
    }
  });

  test.each([
    ['characters', ['riichi']],
    ['winds', []],
    // The Japanese rules name one dragon, not the family.
    ['dragons', ['riichi']],
    ['honours', []],
    ['back', ['tchou1924', 'encyclopedie', 'mcr', 'riichi']],
  ])('%s: who has no word for them', (id, wordless) => {
    const found = namesBySource(familyOf(id)).filter((one) => one.wordless);
    expect(found.map(({ source }) => source)).toEqual(wordless);
  });

  test('put the family before its tiles', () => {
    const order = namesBySource(familyOf('dragons')).map(({ names }) =>
      names.map(({ tiles }) => tiles !== undefined),
    );
    expect(order).toEqual(order.map((tiles) => tiles.toSorted()));
  });
});
