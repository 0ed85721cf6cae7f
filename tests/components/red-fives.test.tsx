/** Red fives at the table: in the hand, in what may be claimed, and once play is over. */
import { describe, expect, test } from 'vitest';
import { shownHand } from '../../src/components/table/final-hand.ts';
import { OwnSide } from '../../src/components/table/OwnSide.tsx';
import { meldFaces } from '../../src/components/tiles/meld-faces.ts';
import { viewOf } from '../../src/engine/play/seat-view.ts';
import { dealt, played, rulesOf } from '../engine/play/at-play.ts';
import { draw, having, ofClass, speak, textIn } from './render.ts';

const rules = await rulesOf('riichi', { redFives: 3 });

const HANDS = {
  E: '147m258p369s12355z',
  S: '40556m19p147s123z',
  W: '055p19m147s12344z',
  N: '147m258p369s3377z',
  wall: '0s 5s',
};

const play = { answer: async () => {}, hurry: () => {} };

const side = (seat: 'S' | 'W', moves: readonly string[]) =>
  draw(
    <OwnSide
      play={play}
      view={viewOf(played(dealt(HANDS), moves, rules), rules, seat)}
      isBusy={false}
      say={speak('en')}
    />,
  );

describe('the reader’s own hand', () => {
  const turn = side('S', ['E discard 1z', 'S draw 0s']);

  test('shows its red fives, and the one drawn at its end', () => {
    const tiles = having(turn, { 'data-tile': '*' }).map(
      ({ attributes }) => attributes['data-tile'],
    );
    expect([...tiles.slice(0, 5), tiles.at(-1)]).toEqual(['4m', '0m', '5m', '5m', '6m', '0s']);
  });

  test('has them read out by their names, and by the question', () => {
    const names = ofClass(turn, 'held-tile').map(({ inner }) => textIn(inner));
    expect(names[1]).toContain('red 5 of characters');
    const [ask] = ofClass(turn, 'table-ask');
    expect(textIn(ask?.inner ?? '')).toContain('red 5 of bamboos');
  });

  test('may discard either copy', () => {
    const free = ofClass(turn, 'held-tile').map(({ attributes }) => attributes['aria-disabled']);
    expect(free.slice(0, 5)).toEqual(Array(5).fill('false'));
  });
});

test('claims that differ by a red five are told apart', () => {
  const buttons = having(side('W', ['E discard 5p']), { class: 'button' }).map(({ inner }) =>
    textIn(inner),
  );
  const pungs = buttons.filter((words) => /^Pung/i.test(words));
  expect(pungs.map((words) => words.includes('red 5 of circles'))).toEqual([true, false]);
});

describe('a finished hand', () => {
  const melds = [{ type: 'pung', tiles: '055p', open: true }] as const;
  const hand = shownHand({ concealed: '340m67s0s', melds, flowers: '', discards: '' });

  test('keeps the colour of each tile in its place', () => {
    expect(hand?.concealed).toEqual(['3m', '4m', '0m', '6s', '7s', '0s']);
  });

  test('and of those in its melds', () => {
    expect(hand?.melds.map(meldFaces)).toEqual([['0p', '5p', '5p']]);
  });
});
