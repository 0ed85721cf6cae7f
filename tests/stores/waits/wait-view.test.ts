/** What the board shows of a question, hinted or answered. */
import { describe, expect, test } from 'vitest';
import { WIN_PLACE } from '../../../src/engine/hand.ts';
import { formatTiles } from '../../../src/engine/notation.ts';
import { markOf, type WaitState, waitView } from '../../../src/stores/drafts/wait-view.ts';
import { written } from '../../engine/hands.ts';
import { stateOn, tile } from '../questions.ts';

/** A question on the board, and which completion of a tile is shown. */
interface Board {
  readonly state: WaitState;
  readonly completion: number;
}

const boardOn = (...opening: Parameters<typeof stateOn>): Board => ({
  state: stateOn(...opening),
  completion: 0,
});

const viewOf = ({ state, completion }: Board) => waitView(state, completion);

/** The tiles at some places of the hand, the one to come written with a star. */
function tilesAt(board: Board, places: Iterable<number>, coming = ''): string {
  const held = board.state.shown.concealed;
  return [...places]
    .map((place) => (place === WIN_PLACE ? `*${coming}` : held[place]))
    .join(' ');
}

/** The groups on the board as tiles at their places, a stroke between groups. */
function boardOf(board: Board): string {
  const { regrouped } = viewOf(board);
  return (regrouped?.placing.groups ?? [])
    .map(({ places }) => tilesAt(board, places, regrouped?.tile))
    .join(' | ');
}

const leftoverOf = (board: Board): string =>
  tilesAt(
    board,
    viewOf(board).regrouped?.placing.leftover ?? [],
    viewOf(board).regrouped?.tile ?? '',
  );

describe('the hints', () => {
  test('none is shown before it is taken', () => {
    expect(viewOf(boardOn('12345m', { choose: '3m' }))).toEqual({
      aside: new Set(),
      regrouped: undefined,
      proved: undefined,
      steps: 0,
    });
  });

  test('the first one counts and moves nothing', () => {
    const board = boardOn('456m55p78s', { hints: 1 });
    const { aside, regrouped } = viewOf(board);
    expect([board.state.hints?.count, aside.size, regrouped]).toEqual([2, 0, undefined]);
  });

  test.each([
    ['456m55p78s', [0, 1, 2]],
    ['78s456m55p', [2, 3, 4]],
    ['7m5p4m8m5p6m5m', []],
    ['5p4m7s6m5p8s5m', [1, 3, 6]],
    ['456m222789p68s11z', [0, 1, 2, 3, 4, 5, 6, 7, 8]],
    ['1112345678999m', []],
    ['2444m', []],
  ])('the second one sets aside in %s the places %j', (hand, places) => {
    const { aside, regrouped } = viewOf(boardOn(hand, { hints: 2 }));
    expect([[...aside].sort((a, b) => a - b), regrouped]).toEqual([places, undefined]);
  });

  test('the third one regroups the whole hand around one winning tile', () => {
    const board = boardOn('456m55p78s', { hints: 3 });
    expect(boardOf(board)).toBe('4m 5m 6m | 5p 5p | *6s 7s 8s');
    expect([leftoverOf(board), viewOf(board).aside.size]).toEqual(['', 0]);
    expect(viewOf(board).regrouped?.wins).toBe(true);
  });

  test('the fourth one leaves the hand regrouped', () => {
    const [third, fourth] = [3, 4].map((hints) => viewOf(boardOn('456m55p78s', { hints })));
    expect(fourth).toEqual(third);
  });

  test('of a hand that waits on nothing, the only one says so', () => {
    const board = boardOn('456s1111z', { hints: 4 });
    const { aside, regrouped } = viewOf(board);
    const { hintSteps, hints, taken } = board.state;
    expect([hintSteps, hints?.count, taken]).toEqual([['count'], 0, 1]);
    expect([aside.size, regrouped]).toEqual([0, undefined]);
  });

  test('are gone once the answer is checked', () => {
    const { aside } = viewOf(boardOn('456m55p78s', { hints: 2, check: true }));
    expect(aside.size).toBe(0);
  });
});

/** The board when the proof of a tile is shown. */
const proved = (hand: string, shown: string, completion = 0): Board => ({
  state: stateOn(hand, { check: true, look: shown }),
  completion,
});

describe('the proof of a tile that wins', () => {
  test.each([
    ['34m', '5m', '3m 4m *5m'],
    ['34m', '2m', '*2m 3m 4m'],
    ['43m', '2m', '*2m 3m 4m'],
    ['88p33z', '8p', '*8p 8p 8p | 3z 3z'],
    ['3z', '3z', '*3z 3z'],
    ['99p24s(5555s)', '3s', '9p 9p | 2s *3s 4s'],
  ])('%s with %s: %s', (hand, shown, groups) => {
    const board = proved(hand, shown);
    expect([boardOf(board), leftoverOf(board)]).toEqual([groups, '']);
    expect(viewOf(board)).toMatchObject({
      proved: { tile: shown, proof: { outcome: 'wins', wait: { tile: shown } } },
      regrouped: { tile: shown, wins: true },
    });
  });

  test.each([
    ['34m', '2m', 1],
    ['23456m', '4m', 2],
    ['2234m', '2m', 2],
    ['1112345678999m', '5m', 1],
  ])('%s with %s can be stepped through %d completions', (hand, shown, steps) => {
    expect(viewOf(proved(hand, shown)).steps).toBe(steps);
  });

  test('each of them puts the tile into another group', () => {
    const seen = [0, 1].map((completion) => boardOf(proved('23456m', '4m', completion)));
    expect(seen).toEqual(['2m 3m *4m | 4m 5m 6m', '2m 3m 4m | *4m 5m 6m']);
  });
});

describe('the proof of a tile that fails', () => {
  test.each([
    ['34m', '8m', '', '3m 4m *8m'],
    ['3344p', '5p', '*5p 3p 4p', '3p 4p'],
    ['456m55p78s', '1s', '4m 5m 6m | 5p 5p', '7s 8s *1s'],
  ])('%s with %s leaves over %s / %s', (hand, shown, groups, leftover) => {
    const board = proved(hand, shown);
    const sorted = (text: string) =>
      text.split(' | ').map((one) => one.split(' ').sort().join(' '));
    expect(sorted(boardOf(board))).toEqual(sorted(groups));
    expect(sorted(leftoverOf(board))).toEqual(sorted(leftover));
    expect(viewOf(board)).toMatchObject({
      proved: { proof: { outcome: 'fails' } },
      regrouped: { tile: shown, wins: false },
      steps: 0,
    });
  });

  test('places on the board what the closest reading says', () => {
    const { proved: shown, regrouped } = viewOf(proved('2223456777888s', '9s'));
    const proof = shown?.proof;
    if (proof?.outcome !== 'fails') throw new Error(`9s ${proof?.outcome}`);
    const groups = regrouped?.placing.groups.map(({ group }) => group) ?? [];
    expect(written({ groups })).toBe(written(proof.closest));
    expect(regrouped?.placing.leftover).toHaveLength(proof.closest.leftover.length);
    expect(formatTiles(proof.closest.leftover)).not.toBe('');
  });
});

describe('a tile of which no copy can come', () => {
  test.each([
    ['456s1111z', '1z'],
    ['99p24s(3333s)', '3s'],
    ['1111223345678m', '1m'],
  ])('%s with %s regroups nothing', (hand, shown) => {
    const { proved: looked, regrouped, steps } = viewOf(proved(hand, shown));
    expect([looked?.proof, regrouped, steps]).toEqual([{ outcome: 'no-copy' }, undefined, 0]);
  });
});

test('after the answer, with no tile shown, the hand is as it was held', () => {
  expect(viewOf(boardOn('34m', { choose: '25m', check: true, look: '' }))).toEqual({
    aside: new Set(),
    regrouped: undefined,
    proved: undefined,
    steps: 0,
  });
});

describe('the mark of a tile', () => {
  const marks = (board: Board, text: string) =>
    text.split(' ').map((one) => markOf(board.state, tile(one)));

  test('before the answer, is that it is chosen', () => {
    const board = boardOn('34m', { choose: '58m' });
    expect(marks(board, '2m 5m 8m')).toEqual([undefined, 'chosen', 'chosen']);
  });

  test('after it, is the judgement', () => {
    const board = boardOn('34m', { choose: '58m', check: true });
    expect(marks(board, '2m 5m 8m 9m')).toEqual(['missed', 'found', 'wrong', undefined]);
  });
});
