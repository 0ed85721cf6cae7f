/** The hand looked at and the list of hands, as they are drawn and said. */
import { describe, expect, test } from 'vitest';
import { AtlasFilters } from '../../src/components/tools/atlas/AtlasFilters.tsx';
import { HandCard } from '../../src/components/tools/atlas/HandCard.tsx';
import { HandList } from '../../src/components/tools/atlas/HandList.tsx';
import { atlasOf, pureKeyOf } from '../../src/engine/hand.ts';
import { parseTiles } from '../../src/engine/notation.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import type { AtlasState } from '../../src/stores/atlas/atlas.ts';
import { filterFromAddress, matchesOf } from '../../src/stores/atlas/atlas-filter.ts';
import { draw, elementsIn, facesIn, having, ofClass, speak, textIn } from './render.ts';

const ATLAS = atlasOf(13);
const keyOf = (ranks: string): number => {
  const tiles = parseTiles(`${ranks}p`);
  if (!tiles.ok) throw new Error(tiles.error.code);
  return pureKeyOf(tiles.value);
};
const BOOK = new Map([
  [keyOf('1112345678999'), 'I'],
  [keyOf('1112223344567'), 'VI'],
]);
const nothing = (): void => undefined;

function stateOf(address: string, hand?: string): AtlasState {
  const filter = filterFromAddress(new URLSearchParams(`size=13&${address}`));
  const matches = matchesOf(ATLAS, filter, BOOK);
  const selected = hand === undefined ? matches.places[0] : ATLAS.keys.indexOf(keyOf(hand));
  return { filter, atlas: ATLAS, matches, selected, peeked: undefined };
}

const LINKS = { ask: '/ask?hand=', analyse: '/analyse?hand=', formulas: '/formulas#' };

const cardOf = (state: AtlasState, locale: Locale = 'en') =>
  draw(
    <HandCard
      {...{ state, locale, links: LINKS, book: BOOK, say: speak(locale) }}
      onSelect={nothing}
      onStep={nothing}
      onSame={nothing}
    />,
  );

const hrefs = (card: ReturnType<typeof cardOf>): readonly string[] =>
  card.filter(({ name }) => name === 'a').map(({ attributes }) => attributes['href'] ?? '');

describe('the card', () => {
  test('shows the tiles, the waits, the twin and the way to the tools', () => {
    const card = cardOf(stateOf('waits=8', '2344445678999'));
    const [tiles] = ofClass(card, 'hand-card-tiles');
    expect(facesIn(tiles?.inner ?? '').join('')).toBe('2p3p4p4p4p4p5p6p7p8p9p9p9p');
    expect(tiles?.attributes['aria-label']).toBe(
      '2 3 4 4 4 4 5 6 7 8 9 9 9: waits on 1, 2, 3, 5, 6, 7, 8 and 9',
    );
    const [waits, twin] = card.filter(({ name }) => name === 'dd');
    expect(facesIn(waits?.inner ?? '').join('')).toBe('1p2p3p5p6p7p8p9p');
    expect(facesIn(twin?.inner ?? '').join('')).toBe('1p1p1p2p3p4p5p6p6p6p6p7p8p');
    expect(hrefs(card)).toEqual(['/ask?hand=2344445678999p', '/analyse?hand=2344445678999p']);
  });

  test('names the formula of the book', () => {
    expect(hrefs(cardOf(stateOf('waits=9')))[0]).toBe('/formulas#I');
  });

  test.each(LOCALES)('says of the nine gates that they are alone, %s', (locale) => {
    const say = speak(locale);
    const card = cardOf(stateOf('waits=9'), locale);
    const text = textIn(card[0]?.inner ?? '');
    expect(text).toContain(say('atlas.hand.title', { n: 9 }));
    expect(text).toContain(say('atlas.hand.same', { n: 1 }));
    expect(text).toContain(say('atlas.hand.ownMirror'));
  });

  test('of a hand that waits on nothing shows no waits and offers no others like it', () => {
    const card = cardOf(stateOf('waits=0', '1111333355557'));
    expect(ofClass(card, 'button--link')).toEqual([]);
    expect(textIn(card[0]?.inner ?? '')).toContain('A hand that waits on nothing');
  });

  test('is not there where no hand matches', () => {
    expect(cardOf(stateOf('waits=9&has=four'))).toEqual([]);
  });
});

describe('the list', () => {
  const listOf = (address: string) => {
    const state = stateOf(address);
    return draw(<HandList {...{ state, book: BOOK, say: speak('en') }} onSelect={nothing} />);
  };

  test('shows the sixteen as eight pairs of mirror images, and no more', () => {
    const list = listOf('waits=8');
    const picks = ofClass(list, 'hand-pick');
    expect(picks).toHaveLength(8);
    expect(picks.every(({ inner }) => textIn(inner).includes('and its mirror image'))).toBe(true);
    expect(picks.filter(({ attributes }) => attributes['aria-pressed'] === 'true')).toHaveLength(1);
    expect(ofClass(list, 'button')).toEqual([]);
    expect(textIn(picks[0]?.inner ?? '')).toMatch(/^1 1 1 2 2 2 3 4 5 6 7 7 7 waits on 1 2 3 /);
  });

  test('tells which hand is a formula and which is its own mirror', () => {
    const notes = ofClass(listOf('has=book'), 'hand-pick-notes').map(({ inner }) => textIn(inner));
    expect(notes).toEqual([
      'waits on 1 2 3 4 5 6 7 8 9 · its own mirror · formula I',
      expect.stringMatching(/^waits on [\d ]+ · formula VI$/),
    ]);
  });

  test('is not there where no hand matches', () => {
    expect(listOf('waits=9&has=four')).toEqual([]);
  });

  test('shows a first part of many', () => {
    const list = listOf('');
    expect(ofClass(list, 'hand-pick')).toHaveLength(12);
    expect(textIn(ofClass(list, 'button')[0]?.inner ?? '')).toBe('Show 36 more');
  });
});

describe('the filters', () => {
  const filtersOf = (address: string) =>
    draw(
      <AtlasFilters
        filter={filterFromAddress(new URLSearchParams(address))}
        say={speak('en')}
        onChange={nothing}
      />,
    );
  const optionsIn = (inner: string): readonly string[] =>
    elementsIn(inner).flatMap((one) => (one.name === 'option' ? [textIn(one.inner)] : []));

  test.each([
    ['size=4', ['any', '3', '2', '1', '0'], 'any, 3 in a row or more, 4 in a row or more'],
    ['size=7', ['any', '5', '4', '3', '2', '1', '0'], /7 in a row or more$/],
    ['size=13', ['any', '9', '8', '7', '6', '5', '4', '3', '2', '1', '0'], /9 in a row or more$/],
  ])('offer for %s no more than there is', (address, waits, runs) => {
    const [, offered, rows] = filtersOf(address).filter(({ name }) => name === 'select');
    expect(optionsIn(offered?.inner ?? '')).toEqual(waits);
    expect(optionsIn(rows?.inner ?? '').join(', ')).toMatch(runs);
  });

  test('show what is set, and say how much of it is folded away', () => {
    const filters = filtersOf('size=13&on=369&has=four-book');
    const pressed = ofClass(filters, 'atlas-toggle').map((one) => one.attributes['aria-pressed']);
    expect(pressed.map((one) => (one === 'true' ? 1 : 0)).join('')).toBe('001001001');
    const boxes = having(filters, { type: 'checkbox' });
    const checked = boxes.filter(({ attributes }) => 'checked' in attributes);
    expect(checked.map(({ attributes }) => attributes['name'])).toEqual(['four', 'book']);
    const [unfold] = ofClass(filters, 'atlas-unfold');
    expect(textIn(unfold?.inner ?? '')).toBe('Look more closely (3 choices)');
  });
});
