/** Red fives in play (`riichi.points.red-five`): each move says which copy it is about. */
import { describe, expect, test } from 'vitest';
import { createRng } from '../../../src/engine/notation.ts';
import { dealScenes } from '../../../src/engine/play/deal-scenes.ts';
import { startHand } from '../../../src/engine/play/hand-state.ts';
import { legalMoves } from '../../../src/engine/play/lawful.ts';
import { moveText } from '../../../src/engine/play/move-text.ts';
import { finalHand, recordOf, replayMoves } from '../../../src/engine/play/record.ts';
import { sceneOf } from '../../../src/engine/play/scene-of.ts';
import { viewOf } from '../../../src/engine/play/seat-view.ts';
import { setupText, shuffledDeal } from '../../../src/engine/play/setup.ts';
import { winSituation } from '../../../src/engine/play/win.ts';
import { riichiTable } from '../../../src/engine/rulesets/riichi/table.ts';
import { dealt, played, refusal, rulesOf } from './at-play.ts';

const reds = await rulesOf('riichi', { redFives: 3 });
const plain = await rulesOf('riichi');

const HANDS = {
  E: '147m258p369s12355z',
  S: '40556m19p147s123z',
  W: '055p19m147s12344z',
  N: '147m258p369s3377z',
  wall: '1s 0s 5s',
};

const texts = (moves: readonly string[], seat: 'S' | 'W' | 'E', m: string) =>
  legalMoves(played(dealt(HANDS), moves, reds), reds, seat)
    .filter((move) => move.m === m)
    .map(moveText);

describe('a player who holds red and plain copies', () => {
  test('may discard either, the plain one first', () => {
    const fives = texts(['E discard 1z', 'S draw 1s'], 'S', 'discard').filter(({ tile }) =>
      /[05]m/.test(String(tile)),
    );
    expect(fives.map(({ tile }) => tile)).toEqual(['5m', '0m']);
  });

  test('may lay down either in a chow', () => {
    const chows = texts(['E discard 4m'], 'S', 'claim');
    expect(chows.map(({ tiles }) => tiles)).toEqual(['406m', '456m']);
  });

  test('may lay down either in a pung', () => {
    const claims = texts(['E discard 5p'], 'W', 'claim');
    const pungs = claims.filter(({ kind }) => kind === 'pung');
    expect(pungs.map(({ tiles }) => tiles)).toEqual(['055p', '555p']);
  });
});

test('a red copy that is not held is not discarded', () => {
  const state = played(dealt(HANDS), [], reds);
  expect(refusal(state, 'E discard 0p', reds)?.code).toBe('not-in-hand');
});

test('a tile is drawn in its colour', () => {
  const state = played(dealt(HANDS), ['E discard 1z', 'S draw 1s', 'S discard 1s'], reds);
  expect(refusal(state, 'W draw 5s', reds)?.code).toBe('wrong-tile');
  expect(refusal(state, 'W draw 0s', reds)).toBeUndefined();
});

test('everybody sees which discard is red', () => {
  const state = played(dealt(HANDS), ['E discard 1z', 'S draw 1s', 'S discard 0m'], reds);
  expect(viewOf(state, reds, 'N').table.at(-1)).toEqual({ tile: '5m', red: true, seat: 'S' });
  expect(finalHand(state, 'S')).toMatchObject({ concealed: '4556m19p1147s123z', discards: '0m' });
});

test('what the winner holds and takes counts', () => {
  const state = played(dealt(HANDS), ['E discard 1z', 'S draw 1s'], reds);
  const drawn = { seat: 'S', tile: '1s', from: null } as const;
  const taken = { seat: 'S', tile: '5s', red: true, from: 'E' } as const;
  const held = [drawn, taken].map((won) => winSituation(state, reds, won).extras['redFivesHeld']);
  expect(held).toEqual([1, 2]);
});

describe('the table from above', () => {
  const seen = (moves: readonly string[], seat: 0 | 1 | 2 | 3) =>
    sceneOf(played(dealt(HANDS), moves, reds), reds, { starter: 0 }).seats[seat];

  test('shows the red ones of a hand', () => {
    expect(seen([], 2)?.held.slice(2, 5)).toEqual(['0p', '5p', '5p']);
    expect(seen([], 1)?.held.slice(0, 5)).toEqual(['4m', '0m', '5m', '5m', '6m']);
  });

  test('shows a red discard', () => {
    expect(seen(['E discard 1z', 'S draw 1s', 'S discard 0m'], 1)?.river).toEqual(['0m']);
  });

  test('shows which of the tiles laid down is red', () => {
    const laid = seen(['E discard 5p', 'W claim pung 055p 5p E'], 2)?.melds[0]?.laid;
    expect(laid).toEqual({ tiles: ['0p', '5p', '5p'], across: 1 });
  });

  test('shows the tile taken in its colour', () => {
    const hands = { ...HANDS, N: '147m258p46s13377z' };
    const moves = ['E discard 1z', 'S draw 1s', 'S discard 1s', 'W draw 0s', 'W discard 0s'];
    const state = played(dealt(hands), [...moves, 'N claim chow 406s 0s W'], reds);
    const [meld] = sceneOf(state, reds, { starter: 0 }).seats[3]?.melds ?? [];
    expect(meld?.laid).toEqual({ tiles: ['0s', '4s', '6s'], across: 0 });
  });

  test('shows each red five of the set once, wherever it lies face up', () => {
    for (let seed = 0; seed < 40; seed++) {
      const options = { redFives: 3 };
      const setup = shuffledDeal(createRng(seed), riichiTable, { round: 'E', options });
      const scene = sceneOf(startHand(setup), reds, { starter: 0 });
      const up = [
        ...scene.seats.flatMap(({ held }) => held),
        ...scene.stacks.map(({ marker }) => marker),
      ].filter((tile) => tile?.startsWith('0'));
      const { deal, deadWall = [] } = setupText(setup);
      const [marker] = deadWall;
      const known = [...Object.values(deal).flat(), marker].filter((tile) => tile?.startsWith('0'));
      expect(up.sort()).toEqual(known.sort());
    }
  });
});

test('the tiles of the deal are red as they are taken', () => {
  const options = { redFives: 3 };
  const setup = shuffledDeal(createRng(5), riichiTable, { round: 'E', options });
  const last = dealScenes(startHand(setup), reds, { starter: 0, you: 0 }).at(-1);
  const red = (tiles: readonly unknown[]) => tiles.filter((tile) => /^0/.test(String(tile)));
  expect(red(last?.seats[0]?.held ?? [])).toEqual(red(setupText(setup).deal.E));
});

describe('a deal', () => {
  const dealWith = (redFives: number) =>
    shuffledDeal(createRng(5), riichiTable, { round: 'E', options: { redFives } });

  test.each([
    [3, ['0m', '0p', '0s']],
    [4, ['0m', '0p', '0p', '0s']],
  ] as const)('with %i has these: %j', (redFives, known) => {
    const { deal, wall, loose = [], deadWall = [] } = setupText(dealWith(redFives));
    const all = [...Object.values(deal).flat(), ...wall, ...loose, ...deadWall];
    expect(all.filter((tile) => tile.startsWith('0')).sort()).toEqual(known);
  });

  test('has the same tiles without', () => {
    const { reds: _, ...same } = dealWith(3);
    expect(dealWith(0)).toEqual(same);
  });

  test('with some is not the set of those who play without', () => {
    const start = played(dealWith(3), [], reds);
    const record = recordOf(start, [], plain);
    const read = replayMoves(record, plain);
    expect(read.ok || read.error).toMatchObject({ code: 'not-the-set' });
  });
});
