/** A hand to discard from: what each tile says and shows, before and after. */
import { describe, expect, test } from 'vitest';
import { DiscardBoard } from '../../src/components/boards/DiscardBoard.tsx';
import { discardView } from '../../src/stores/drafts/discard-view.ts';
import { discardStateOn } from '../stores/discards/questions.ts';
import {
  type Drawn,
  draw,
  elementsIn,
  facesIn,
  having,
  nameIn,
  ofClass,
  speak,
  textIn,
} from './render.ts';

const HAND = '346m55z~123p~789s(6666s)';

type Opening = Parameters<typeof discardStateOn>[1] & { readonly drawn?: boolean };

function boardOf({ drawn = false, ...opening }: Opening = {}): readonly Drawn[] {
  const state = discardStateOn(HAND, opening);
  const { marks, ruledOut } = discardView(state);
  return draw(
    <DiscardBoard
      hand={state.shown}
      label="The hand"
      say={speak('en')}
      lifted={state.draft.lifted}
      drawn={drawn}
      ruledOut={ruledOut}
      marks={state.verdict && marks}
      onTouch={() => {}}
    />,
  );
}

const held = (board: readonly Drawn[]) => ofClass(board, 'held-tile');
const each = (board: readonly Drawn[], name: string) =>
  held(board).map(({ attributes }) => attributes[name]);
const names = (board: readonly Drawn[]) => held(board).map(({ inner }) => nameIn(inner));
const placesWith = (board: readonly Drawn[], name: string) =>
  having(held(board), { [name]: '*' }).map(({ attributes }) => Number(attributes['data-place']));

describe('before the answer', () => {
  test('every tile is a button that says what it discards; the melds are none', () => {
    const board = boardOf();
    expect(board[0]?.attributes).toMatchObject({ role: 'group', 'aria-label': 'The hand' });
    expect(names(board)).toEqual([
      'Discard the 3 of characters',
      'Discard the 4 of characters',
      'Discard the 6 of characters',
      'Discard the white dragon',
      'Discard the white dragon',
    ]);
    expect(ofClass(board, 'hand-meld').map(({ inner }) => facesIn(inner).join(' '))).toEqual([
      '1p 2p 3p',
      '7s 8s 9s',
      '6s back back 6s',
    ]);
  });

  test('no tile stands out', () => {
    const board = boardOf();
    for (const mark of ['data-mark', 'data-lifted', 'data-ruled-out', 'data-drawn']) {
      expect(placesWith(board, mark)).toEqual([]);
    }
    expect(ofClass(board, 'discard-sign')).toEqual([]);
  });

  test('the lifted tile is pressed, and the one that Tab reaches', () => {
    const board = boardOf({ lift: 3 });
    expect(each(board, 'aria-pressed')).toEqual(['false', 'false', 'false', 'true', 'false']);
    expect(each(board, 'tabindex')).toEqual(['-1', '-1', '-1', '0', '-1']);
    expect(each(boardOf(), 'tabindex')).toEqual(['0', '-1', '-1', '-1', '-1']);
  });

  test('a tile just drawn says so', () => {
    const board = boardOf({ drawn: true });
    expect(placesWith(board, 'data-drawn')).toEqual([4]);
    expect(names(board).at(-1)).toBe('Discard the white dragon, just drawn');
  });

  test('hints set aside what cannot be the answer', () => {
    expect(placesWith(boardOf({ hints: 1 }), 'data-ruled-out')).toEqual([]);
    expect(placesWith(boardOf({ hints: 2 }), 'data-ruled-out')).toEqual([1, 3, 4]);
    expect(placesWith(boardOf({ hints: 4 }), 'data-ruled-out')).toEqual([0, 1, 3, 4]);
  });
});

describe('after the answer', () => {
  test.each([
    ['right', 2, '', { 2: ['✓', '6 of characters, your discard, right'] }],
    [
      'a slip',
      0,
      '222m',
      {
        0: ['≈', '3 of characters, your discard, a slip'],
        2: ['✓', '6 of characters, right'],
      },
    ],
    [
      'a mistake',
      4,
      '',
      {
        2: ['✓', '6 of characters, right'],
        4: ['✕', 'white dragon, your discard, a mistake'],
      },
    ],
  ] as const)('%s has its sign and its name', (_, discard, seen, marked) => {
    const board = boardOf({ discard, seen });
    const said = having(held(board), { 'data-mark': '*' }).map(({ attributes, inner }) => [
      attributes['data-place'],
      [textIn(ofClass(elementsIn(inner), 'discard-sign')[0]?.inner ?? ''), nameIn(inner)],
    ]);
    expect(Object.fromEntries(said)).toEqual(marked);
    expect(placesWith(board, 'aria-pressed')).toEqual([]);
  });
});
