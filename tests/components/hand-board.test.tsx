/** The hand as it is held, set aside in part, or regrouped around one tile more. */
import { describe, expect, test } from 'vitest';
import { HandBoard } from '../../src/components/boards/HandBoard.tsx';
import { waitView } from '../../src/stores/drafts/wait-view.ts';
import { question, stateOn } from '../stores/questions.ts';
import { draw, elementsIn, facesIn, having, ofClass, speak, textIn } from './render.ts';

interface Shown {
  readonly hand: string;
  /** The tile whose proof is shown. */
  readonly proof?: string;
  readonly aside?: readonly number[];
}

function boardOf({ hand, proof, aside = [] }: Shown) {
  const { concealed, melds } = question(hand).hand;
  const state = stateOn(hand, { check: true, look: proof ?? '' });
  return draw(
    <HandBoard
      held={concealed}
      melds={melds}
      label="The hand"
      say={speak('en')}
      aside={new Set(aside)}
      proof={waitView(state, 0).regrouped}
    />,
  );
}

type Board = ReturnType<typeof boardOf>;

const groupsOf = (board: Board): readonly string[] =>
  ofClass(board, 'hand-group').map(({ inner }) => {
    const caption = elementsIn(inner).find(({ name }) => name === 'figcaption');
    return `${facesIn(inner).join(' ')}: ${textIn(caption?.inner ?? '')}`;
  });

const statesOf = (board: Board): readonly string[] =>
  having(board, { 'data-state': '*' }).map(
    ({ attributes }) => `${attributes['data-tile']} ${attributes['data-state']}`,
  );

describe('the hand as it is held', () => {
  test('is one thing with a name', () => {
    expect(boardOf({ hand: '34m' })[0]?.attributes).toMatchObject({
      role: 'group',
      'aria-label': 'The hand',
    });
  });

  test('shows its tiles in their order, without groups', () => {
    const board = boardOf({ hand: '5m3p4m' + '1z' });
    expect([facesIn(board[0]?.inner ?? ''), groupsOf(board)]).toEqual([
      ['5m', '3p', '4m', '1z'],
      [],
    ]);
  });

  test('gives each tile a key of its own, for its way to another place', () => {
    const keys = having(boardOf({ hand: '2224m' }), { 'data-key': '*' }).map(
      ({ attributes }) => attributes['data-key'],
    );
    expect([keys.length, new Set(keys).size]).toEqual([4, 4]);
  });

  test('sets tiles aside by their places', () => {
    const drawn = having(boardOf({ hand: '456m3z', aside: [0, 1, 2] }), { 'data-key': '*' });
    const aside = drawn.map(({ attributes }) => 'data-aside' in attributes);
    expect(aside).toEqual([true, true, true, false]);
  });
});

describe('groups on the table', () => {
  test.each([
    ['3z~234m', '2m 3m 4m: chow'],
    ['3z~444p', '4p 4p 4p: pung'],
    ['3z~4444p', '4p 4p 4p 4p: kong'],
    ['3m~567z', '5z 6z 7z: run of dragons'],
    ['3m~1234z', '1z 2z 3z 4z: run of winds'],
  ])('%s: %s', (hand, group) => {
    expect(groupsOf(boardOf({ hand }))).toEqual([group]);
  });

  test('a concealed kong shows two tiles and two backs, each with its name', () => {
    const board = boardOf({ hand: '3z(4444p)' });
    const [kong] = ofClass(board, 'hand-group');
    expect([...facesIn(kong?.inner ?? '')].sort()).toEqual(['4p', '4p', 'back', 'back']);
    const names = ofClass(elementsIn(kong?.inner ?? ''), 'tile').map(
      ({ attributes }) => attributes['aria-label'],
    );
    expect([...names].sort()).toEqual([
      '4 of circles',
      '4 of circles',
      'tile face down',
      'tile face down',
    ]);
    expect(textIn(kong?.inner ?? '')).toMatch(/kong$/);
  });

  test('the four winds may lie concealed like a kong', () => {
    const [run] = ofClass(boardOf({ hand: '3m(1234z)' }), 'hand-group');
    expect(facesIn(run?.inner ?? '')).toEqual(['1z', 'back', 'back', '4z']);
  });

  test('stay where they are while the hand is regrouped', () => {
    expect(groupsOf(boardOf({ hand: '34m~777s', proof: '5m' }))).toEqual([
      '3m 4m 5m: chow',
      '7s 7s 7s: pung',
    ]);
  });
});

describe('the hand regrouped', () => {
  test('around a tile that wins, shows each group under its name', () => {
    const board = boardOf({ hand: '456m55p78s', proof: '6s' });
    expect(groupsOf(board)).toEqual(['4m 5m 6m: chow', '5p 5p: pair', '6s 7s 8s: chow']);
    expect(statesOf(board)).toEqual(['6s winning']);
  });

  test('around a tile that fails, shows what is left over', () => {
    const { look } = stateOn('456m55p78s', { check: true, look: '1s' });
    expect(look?.detail.outcome).toBe('fails');
    const board = boardOf({ hand: '456m55p78s', proof: '1s' });
    expect(groupsOf(board)).toEqual(['4m 5m 6m: chow', '5p 5p: pair', '7s 8s 1s: left over']);
    expect(statesOf(board)).toEqual(['1s tried']);
    expect(ofClass(board, 'hand-leftover')).toHaveLength(1);
  });

  test('with nothing left over, shows no such place', () => {
    expect(ofClass(boardOf({ hand: '34m', proof: '2m' }), 'hand-leftover')).toEqual([]);
  });

  test('sets nothing aside any more', () => {
    const board = boardOf({ hand: '456m55p78s', proof: '6s', aside: [0, 1, 2] });
    expect(having(board, { 'data-aside': '*' })).toEqual([]);
  });

  test('keeps the keys of the tiles it had', () => {
    const keysOf = (board: Board) =>
      having(board, { 'data-key': '*' }).map(({ attributes }) => attributes['data-key']);
    const before = keysOf(boardOf({ hand: '456m55p78s' }));
    const after = keysOf(boardOf({ hand: '456m55p78s', proof: '6s' }));
    expect(after.filter((key) => before.includes(key)).sort()).toEqual([...before].sort());
    expect(after).toHaveLength(before.length + 1);
  });
});
