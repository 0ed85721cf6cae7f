/** What holds of every score, shown on the recorded hands and their variations. */
import { expect, test } from 'vitest';
import { createRng, type Rng, shuffled } from '../../../../src/engine/core/rng.ts';
import { SUITS } from '../../../../src/engine/core/tile.ts';
import {
  BONUS_TILES,
  type Situation,
  type Suit,
  type Tile,
} from '../../../../src/engine/notation.ts';
import { mcrHand } from '../../../../src/engine/rulesets/mcr/hands.ts';
import { MCR_HANDS, mcr, mcrImplies } from '../../../../src/engine/rulesets/mcr/index.ts';
import { explain } from '../../../../src/engine/scoring/explain.ts';
import { RECORDED, situationOf } from './records.ts';
import { countedIn, scoreOf } from './score-hand.ts';

const EDITIONS = ['text', 'practice', '2006'] as const;

/** Every recorded hand, and chance from a seed. */
function forEveryHand(check: (situation: Situation, rng: Rng) => void): void {
  const rng = createRng(1998);
  for (const record of RECORDED) check(situationOf(record), rng);
}

test('one flower more is one point more, and nothing else', () => {
  forEveryHand((situation) => {
    const added = BONUS_TILES.find((flower) => !situation.flowers.includes(flower));
    if (added === undefined) return;
    const before = scoreOf(situation).totals;
    const after = scoreOf({ ...situation, flowers: [...situation.flowers, added] }).totals;
    expect(after.total).toBe(before.total + 1);
    expect({ ...after, total: 0, flowers: 0, numbers: 0 }).toEqual({
      ...before,
      total: 0,
      flowers: 0,
      numbers: 0,
    });
  });
});

test('the order of tiles and of melds changes nothing', () => {
  forEveryHand((situation, rng) => {
    const { concealed, melds } = situation;
    const mixed = {
      ...situation,
      concealed: shuffled(rng, concealed),
      melds: shuffled(rng, melds),
    };
    expect(scoreOf(mixed).totals).toEqual(scoreOf(situation).totals);
  });
});

/** Hands that name a colour. */
const COLOURED = ['all-green', 'reversible-tiles'];

test('which suit is which changes nothing but where colour matters', () => {
  let changed = 0;
  forEveryHand((situation, rng) => {
    const order = shuffled(rng, SUITS);
    const moved = (tile: Tile): Tile => {
      const suit = order[SUITS.indexOf(tile.charAt(1) as Suit)];
      return suit === undefined ? tile : (`${tile.charAt(0)}${suit}` as Tile);
    };
    const { concealed, melds, win } = situation;
    const other: Situation = {
      ...situation,
      concealed: concealed.map(moved),
      melds: melds.map((meld) => ({ ...meld, tile: moved(meld.tile) })) as Situation['melds'],
      ...(win && { win: { ...win, tile: moved(win.tile) } }),
    };
    const scores = [scoreOf(situation), scoreOf(other)];
    if (scores.some(({ rows }) => rows.some(({ item }) => COLOURED.includes(item.id)))) {
      changed++;
      return;
    }
    const [before, after] = scores.map(({ totals }) => totals);
    expect(after).toEqual(before);
  });
  expect(changed).toBeLessThan(RECORDED.length / 20);
});

test('today’s practice gives no recorded hand less than the text', () => {
  forEveryHand((situation) => {
    const [text, practice] = EDITIONS.map((edition) => scoreOf(situation, edition).totals.total);
    expect(practice).toBeGreaterThanOrEqual(text ?? 0);
  });
});

test('every line that does not count names its reason, and what does adds up', () => {
  forEveryHand((situation) => {
    for (const edition of EDITIONS) {
      const score = scoreOf(situation, edition);
      const { counted, notCounted, steps } = explain(score, mcr);
      const sum = counted.reduce((points, { value }) => points + (value.points ?? 0), 0);
      expect(sum).toBe(score.totals.total);
      expect(steps).toMatchObject([{ kind: 'sum', result: sum }]);
      const counting = countedIn(score);
      for (const { suppressedBy } of notCounted) {
        expect(counting[suppressedBy?.item ?? '']).toBeGreaterThan(0);
        expect(suppressedBy?.rule).toMatch(/^mcr\.(hand\.\d+|dec\.[235])$/);
      }
    }
  });
});

test('what a hand keeps out is never worth more than it', () => {
  for (const edition of EDITIONS) {
    for (const hand of MCR_HANDS) {
      for (const { id, rule } of mcrImplies(hand, edition)) {
        const others = mcrHand(id)?.points;
        expect(hand.points, `${hand.id} keeps ${id} out`).toBeGreaterThanOrEqual(others ?? 99);
        expect(rule).toMatch(/^mcr\.(hand|dec)\.\d+$/);
      }
    }
  }
});
