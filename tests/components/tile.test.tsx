/** Tiles as they are drawn and read out. */
import { describe, expect, test } from 'vitest';
import { Tile, TileBack } from '../../src/components/tiles/Tile.tsx';
import { TileRow } from '../../src/components/tiles/TileRow.tsx';
import { TILES } from '../../src/engine/core/tile.ts';
import { BONUS_TILES, RED_FIVES } from '../../src/engine/notation.ts';
import { tiles } from '../engine/hands.ts';
import { draw, having, speak, textIn } from './render.ts';

const say = speak('en');

describe('a tile', () => {
  test.each([
    ['en', '3s', '3 of bamboos', '3'],
    ['fr', '3s', '3 de bambous', '3'],
    ['en', '1z', 'East wind', 'E'],
    ['fr', '3z', 'vent d’Ouest', 'O'],
    ['en', '6f', 'summer season', '2'],
    ['en', '0p', 'red 5 of circles', '5'],
    ['fr', '0p', '5 de cercles rouge', '5'],
  ] as const)('in %s, %s is named %s, its corner figure %s', (locale, tile, name, corner) => {
    const [outer, ...inside] = draw(<Tile tile={tile} say={speak(locale)} />);
    expect(outer?.attributes).toMatchObject({ role: 'img', 'aria-label': name });
    const figures = inside.filter((one) => one.name === 'i');
    expect(figures.map(({ inner }) => textIn(inner))).toEqual([corner]);
  });

  test.each(['inline', 'small'] as const)('of size %s has its corner figure too', (size) => {
    const drawn = draw(<Tile tile="3s" say={say} size={size} />);
    expect(drawn[0]?.attributes).toMatchObject({ 'data-size': size, 'aria-label': '3 of bamboos' });
    expect(drawn[0]?.attributes['data-corner']).toBe('3');
  });

  test('is not read out where something around it says its name', () => {
    const { attributes = {} } = draw(<Tile tile="3s" say={say} silent />)[0] ?? {};
    expect(attributes['aria-hidden']).toBe('true');
    expect(Object.keys(attributes).filter((name) => /^(role|aria-label)$/.test(name))).toEqual([]);
  });

  test('is named with its row where that is one image', () => {
    const [row, ...inside] = draw(<TileRow tiles={tiles('345s')} say={say} label="3, 4, 5" />);
    expect(row?.attributes).toMatchObject({ role: 'img', 'aria-label': '3, 4, 5' });
    const named = inside.filter(({ attributes }) => attributes['aria-label'] !== undefined);
    expect(named).toEqual([]);
  });

  test.each(['winning', 'tried'] as const)('shows that it is %s', (state) => {
    expect(draw(<Tile tile="3s" say={say} state={state} />)[0]?.attributes['data-state']).toBe(
      state,
    );
  });

  test('has no state of itself', () => {
    expect(draw(<Tile tile="3s" say={say} />)[0]?.attributes).not.toHaveProperty('data-state');
  });

  test('from behind has a name and no figure', () => {
    const drawn = draw(<TileBack say={speak('fr')} />);
    expect(drawn[0]?.attributes).toMatchObject({ role: 'img', 'aria-label': 'tuile vue de dos' });
    expect(drawn.filter((one) => one.name === 'i')).toEqual([]);
  });
});

describe('the sprites', () => {
  /** Each file and the face in it that the tiles ask for. */
  const facesAsked = [...TILES, ...BONUS_TILES, ...RED_FIVES].map((tile) => {
    const [use] = draw(<Tile tile={tile} say={say} />).filter(({ name }) => name === 'use');
    return use?.attributes['href'];
  });
  const backAsked = draw(<TileBack say={say} />).find(({ name }) => name === 'use');

  test('have a face for each of the 42 tiles, the red fives and the back', async () => {
    const { readFileSync } = await import('node:fs');
    const asked = [...facesAsked, backAsked?.attributes['href']];
    expect(new Set(asked).size).toBe(46);
    for (const href of asked) {
      const [path, id] = href?.split('#') ?? [];
      const name = path?.split('/').at(-1);
      const file = new URL(`../../src/components/tiles/${name}`, import.meta.url);
      expect(readFileSync(file, 'utf8'), href).toContain(`id="${id}"`);
    }
  });
});

describe('tiles in a row', () => {
  const rowOf = (text: string, winning?: number) =>
    draw(<TileRow tiles={tiles(text)} say={say} {...(winning === undefined ? {} : { winning })} />);

  test('stand in the order given', () => {
    const drawn = having(rowOf('3152m'), { 'data-tile': '*' });
    expect(drawn.map(({ attributes }) => attributes['data-tile'])).toEqual([
      '3m',
      '1m',
      '5m',
      '2m',
    ]);
  });

  test.each([
    [0, ['winning', undefined, undefined]],
    [2, [undefined, undefined, 'winning']],
    [undefined, [undefined, undefined, undefined]],
  ])('set apart place %s as the winning one', (winning, states) => {
    const drawn = having(rowOf('333m', winning), { 'data-tile': '3m' });
    expect(drawn.map(({ attributes }) => attributes['data-state'])).toEqual(states);
  });

  test('share their size', () => {
    const drawn = having(draw(<TileRow tiles={tiles('12m')} say={say} size="small" />), {
      'data-tile': '*',
    });
    expect(drawn.map(({ attributes }) => attributes['data-size'])).toEqual(['small', 'small']);
  });
});
