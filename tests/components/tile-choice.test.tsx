/** The tiles to choose from: what is pressed, marked and read out. */

import { describe, expect, test } from 'vitest';
import type { Family } from '../../src/components/boards/families.ts';
import type { PickMark } from '../../src/components/boards/pick-mark.ts';
import { choiceKeys, familiesIn, TileChoice } from '../../src/components/boards/TileChoice.tsx';
import type { Tile } from '../../src/engine/notation.ts';
import { tiles } from '../engine/hands.ts';
import { draw, facesIn, having, ofClass, speak, textIn } from './render.ts';

interface Shown {
  readonly families?: readonly Family[];
  readonly active?: Family;
  readonly marks?: Readonly<Partial<Record<Tile, PickMark>>>;
  readonly shown?: Tile;
  readonly locale?: 'fr' | 'en';
}

const choiceOf = ({ families = ['m'], active = 'm', marks = {}, shown, locale = 'en' }: Shown) =>
  draw(
    <TileChoice
      families={families}
      active={active}
      say={speak(locale)}
      markOf={(tile) => marks[tile]}
      shown={shown}
      onActivate={() => {}}
      onTouch={() => {}}
    />,
  );

/** The button of a tile. */
function buttonOf(choice: ReturnType<typeof choiceOf>, tile: Tile) {
  const found = ofClass(choice, 'choice-tile').find(({ inner }) => facesIn(inner)[0] === tile);
  if (!found) throw new Error(`no button for ${tile}`);
  return found;
}

describe('the rows', () => {
  test.each([
    ['m', '1m 2m 3m 4m 5m 6m 7m 8m 9m'],
    ['z', '1z 2z 3z 4z 5z 6z 7z'],
  ] as const)('of %s offer %s', (family, offered) => {
    const [row] = ofClass(choiceOf({ families: [family], active: family }), 'choice-row');
    expect(facesIn(row?.inner ?? '').join(' ')).toBe(offered);
  });

  test('are named, and one of them is active', () => {
    const rows = ofClass(choiceOf({ families: ['m', 's', 'z'], active: 's' }), 'choice-row');
    expect(rows.map(({ attributes }) => attributes['aria-label'])).toEqual([
      'Characters',
      'Bamboos',
      'Honours',
    ]);
    expect(rows.map(({ attributes }) => 'data-active' in attributes)).toEqual([false, true, false]);
  });
});

describe('the tabs', () => {
  test('are not there for one family', () => {
    expect(ofClass(choiceOf({}), 'choice-tabs')).toEqual([]);
  });

  test('are there for several, the active one pressed', () => {
    const choice = choiceOf({ families: ['m', 'p'], active: 'p', locale: 'fr' });
    const [tabs] = ofClass(choice, 'choice-tabs');
    expect(textIn(tabs?.inner ?? '')).toBe('Caractères Cercles');
    const pressed = ofClass(choice, 'button').map(({ attributes }) => attributes['aria-pressed']);
    expect(pressed).toEqual(['false', 'true']);
  });

  test('count what is chosen or marked behind them', () => {
    const marks = { '1m': 'chosen', '2m': 'missed', '5s': 'found' } as const;
    const tabs = ofClass(choiceOf({ families: ['m', 'p', 's'], marks }), 'button');
    expect(tabs.map(({ inner }) => textIn(inner))).toEqual([
      'Characters 2',
      'Circles',
      'Bamboos 1',
    ]);
  });
});

describe('a tile to choose', () => {
  test.each([
    [undefined, 'false', '', '3 of characters', '3 de caractères'],
    ['chosen', 'true', '', '3 of characters', '3 de caractères'],
    ['found', 'true', '✓', '3 of characters, found', '3 de caractères, trouvée'],
    ['missed', 'false', '○', '3 of characters, missed', '3 de caractères, oubliée'],
    ['wrong', 'true', '✕', '3 of characters, does not win', '3 de caractères, ne gagne pas'],
  ] as const)('marked %s: pressed %s, sign “%s”', (mark, pressed, sign, english, french) => {
    const marks = mark ? { '3m': mark } : {};
    const [en, fr] = (['en', 'fr'] as const).map((locale) =>
      buttonOf(choiceOf({ marks, locale }), '3m'),
    );
    expect([en?.attributes['aria-label'], fr?.attributes['aria-label']]).toEqual([english, french]);
    expect(en?.attributes['aria-pressed']).toBe(pressed);
    expect(en?.attributes['data-mark']).toBe(mark);
    const signs = ofClass(
      draw(<div dangerouslySetInnerHTML={{ __html: en?.inner ?? '' }} />),
      'choice-sign',
    );
    expect(signs.map(({ inner }) => inner).join('')).toBe(sign);
  });

  test('leaves its name to the button', () => {
    const { inner } = buttonOf(choiceOf({ marks: { '3m': 'wrong' } }), '3m');
    expect(inner).not.toContain('aria-label');
  });

  test('is the only one whose proof is shown', () => {
    const shown = having(choiceOf({ shown: '7m' }), { 'data-shown': '*' });
    expect(shown.map(({ inner }) => facesIn(inner)[0])).toEqual(['7m']);
  });
});

describe('the families of a hand', () => {
  test.each([
    ['34m', ['m']],
    ['5s34m', ['m', 's']],
    ['1z', ['z']],
    ['7z9s9p9m', ['m', 'p', 's', 'z']],
    ['', []],
  ])('%s: %j', (text, families) => expect(familiesIn(tiles(text))).toEqual(families));
});

test.each([
  ['m', 1, '1m'],
  ['s', 9, '9s'],
  ['z', 7, '7z'],
  ['z', 8, undefined],
  ['z', 9, undefined],
  ['p', 0, undefined],
] as const)('the figure %2$d in family %1$s is %3$s', (family, figure, tile) => {
  const touched: Tile[] = [];
  const keys = choiceKeys({
    families: ['m', 'z'],
    active: family,
    onActivate: () => {},
    onTouch: (touch) => touched.push(touch),
  });
  keys[figure]?.();
  expect(touched).toEqual(tile === undefined ? [] : [tile]);
});

test('the letter of a family goes there', () => {
  const activated: Family[] = [];
  const families = ['m', 'z'] as const;
  const keys = choiceKeys({
    families,
    active: 'm',
    onActivate: (family) => activated.push(family),
    onTouch: () => {},
  });
  keys['z']?.();
  expect([keys['p'], activated]).toEqual([undefined, ['z']]);
});
