/** Hands regrouped by a reading, or around the winning tile that is looked at. */
import { describe, expect, test } from 'vitest';
import { analyseHand, COMMON_SHAPES, type Wait, WIN_PLACE } from '../../../src/engine/hand.ts';
import type { Tile } from '../../../src/engine/notation.ts';
import { proofView, readingView, wrapAround } from '../../../src/stores/analyser/analysis-view.ts';
import { hand, tiles } from '../../engine/hands.ts';

function waitsOf(text: string): readonly Wait[] {
  const analysis = analyseHand(hand(text), COMMON_SHAPES);
  return analysis.kind === 'ready' ? analysis.waits : [];
}

type Regrouped = NonNullable<ReturnType<typeof readingView>>;

/** The groups as tiles at their places, the winning one with a star, a stroke between groups. */
const drawn = (held: readonly Tile[], { tile, placing }: Regrouped): string =>
  placing.groups
    .map(({ places }) =>
      places.map((place) => (place === WIN_PLACE ? `*${tile}` : held[place])).join(' '),
    )
    .join(' | ');

describe('the proof of a wait', () => {
  const held = tiles('13p55s');
  const waits = waitsOf('13p55s');

  test('is that of the first wait before any is asked for', () => {
    const view = proofView(held, waits, undefined);
    expect(view?.wait.tile).toBe('2p');
    expect(view && drawn(held, view.regrouped)).toBe('1p *2p 3p | 5s 5s');
  });

  test('goes round and round among the completions', () => {
    const gates = tiles('1112345678999m');
    const found = waitsOf('1112345678999m');
    const views = [-1, 0, 1, 2].map((completion) =>
      proofView(gates, found, { tile: '1m', completion }),
    );
    expect(views.map((view) => view?.at)).toEqual([1, 0, 1, 0]);
    expect(views[0]?.completion).toEqual(views[2]?.completion);
  });

  test('of a tile that does not win is that of the first one', () => {
    const view = proofView(tiles('3445p'), waits, { tile: '9m', completion: 3 });
    expect([view?.wait.tile, view?.at]).toEqual(['2p', 0]);
  });

  test('is absent where nothing wins', () => {
    expect(proofView(held, [], undefined)).toBeUndefined();
  });
});

describe('a reading of a complete hand', () => {
  test('has every tile in a group and none apart', () => {
    const held = tiles('2m 55p 34m');
    const analysis = analyseHand(hand('2m55p34m'), COMMON_SHAPES);
    const [reading] = analysis.kind === 'complete' ? analysis.readings : [];
    const view = reading && readingView(held, reading);
    expect(view && drawn(held, view)).toBe('2m 3m 4m | 5p 5p');
    expect(view?.placing.leftover).toEqual([]);
  });

  test('of melds alone has nothing to regroup', () => {
    expect(readingView([], { shape: 'standard', groups: [] })).toBeUndefined();
  });
});

test.each([
  [0, 3, 0],
  [3, 3, 0],
  [-1, 3, 2],
  [7, 3, 1],
  [5, 0, 0],
])('%i among %i is %i', (at, count, place) => expect(wrapAround(at, count)).toBe(place));
