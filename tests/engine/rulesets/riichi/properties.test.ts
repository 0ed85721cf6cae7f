/** What holds of every score, shown on the recorded hands and their variations. */
import { expect, test } from 'vitest';
import { createRng, pick, type Rng, shuffled } from '../../../../src/engine/core/rng.ts';
import { SUITS, TILES } from '../../../../src/engine/core/tile.ts';
import { type Situation, type Suit, type Tile, WINDS } from '../../../../src/engine/notation.ts';
import { RIICHI_DEFAULTS } from '../../../../src/engine/rulesets/riichi/config.ts';
import { riichi } from '../../../../src/engine/rulesets/riichi/ruleset.ts';
import type { RiichiTotals } from '../../../../src/engine/rulesets/riichi/total.ts';
import { explain } from '../../../../src/engine/scoring/explain.ts';
import { createReadings } from '../../../../src/engine/scoring/scorer.ts';
import { createScorer, type Score } from '../../../../src/engine/scoring.ts';
import { RECORDED, situationOf } from './records.ts';
import { hanOf } from './score-hand.ts';

const scorer = createScorer(riichi, RIICHI_DEFAULTS);

function scoreOf(situation: Situation): Score<RiichiTotals> {
  const score = scorer(situation);
  if (!score.ok) throw new Error(score.error.code);
  return score.value;
}

/** Every recorded hand, and chance from a seed. */
function forEveryHand(check: (situation: Situation, rng: Rng) => void): void {
  const rng = createRng(1953);
  for (const record of RECORDED) check(situationOf(record), rng);
}

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

test('which suit is which changes nothing but the all-green hand', () => {
  let changed = 0;
  forEveryHand((situation, rng) => {
    const order = shuffled(rng, SUITS);
    const moved = (tile: Tile): Tile => {
      const suit = order[SUITS.indexOf(tile.charAt(1) as Suit)];
      return suit === undefined ? tile : (`${tile.charAt(0)}${suit}` as Tile);
    };
    const { concealed, melds, win, extras } = situation;
    const movedExtras = Object.entries(extras).map(([id, value]) => [
      id,
      typeof value === 'object' ? value.map(moved) : value,
    ]);
    const scores = [
      scoreOf(situation),
      scoreOf({
        ...situation,
        concealed: concealed.map(moved),
        melds: melds.map((meld) => ({ ...meld, tile: moved(meld.tile) })),
        ...(win && { win: { ...win, tile: moved(win.tile) } }),
        extras: Object.fromEntries(movedExtras),
      }),
    ];
    if (scores.some((score) => 'ryuuiisou' in hanOf(score))) {
      changed++;
      return;
    }
    const [before, after] = scores.map(({ totals }) => totals);
    expect(after).toEqual(before);
  });
  expect(changed).toBeLessThan(RECORDED.length / 20);
});

test('a marker more adds the han of the tiles that it points to, and nothing to a yakuman', () => {
  forEveryHand((situation, rng) => {
    const marker = pick(rng, TILES);
    const { doraIndicators } = situation.extras;
    const known = typeof doraIndicators === 'object' ? doraIndicators : [];
    const before = scoreOf(situation);
    const after = scoreOf({
      ...situation,
      extras: { ...situation.extras, doraIndicators: [...known, marker] },
    });
    const added = (hanOf(after)['dora'] ?? 0) - (hanOf(before)['dora'] ?? 0);
    expect(added).toBeGreaterThanOrEqual(0);
    expect(after.totals.han).toBe(before.totals.han + added);
    expect(after.totals.fu).toBe(before.totals.fu);
    expect(after.totals.total).toBeGreaterThanOrEqual(before.totals.total);
  });
});

test('no reading is worth more than the one that counts', () => {
  const readings = createReadings(riichi, RIICHI_DEFAULTS);
  forEveryHand((situation) => {
    const scores = readings(situation);
    if (!scores.ok) throw new Error(scores.error.code);
    const most = Math.max(...scores.value.map(({ totals }) => totals.total));
    expect(scoreOf(situation).totals.total).toBe(most);
  });
});

test('the dealer receives more than a Child for the same han and fu', () => {
  forEveryHand((situation) => {
    const [child, dealer] = (['S', 'E'] as const).map(
      (seat) => scoreOf({ ...situation, seat, round: 'N' }).totals,
    );
    // Their winds may make other hands of it.
    const areAlike = child?.enough && child.han === dealer?.han && child.fu === dealer.fu;
    if (areAlike) expect(dealer?.total).toBeGreaterThan(child.total);
  });
});

test('every row that does not count names its reason, and the steps lead to the total', () => {
  forEveryHand((situation) => {
    const score = scoreOf(situation);
    const { counted, notCounted, steps } = explain(score, riichi);
    const counting = new Set(counted.map(({ item }) => item));
    for (const { suppressedBy } of notCounted) {
      expect(counting).toContain(suppressedBy?.item);
      expect(suppressedBy?.rule).toMatch(/^riichi\.(role|fu|points)\.[a-z-]+$/);
    }
    expect(steps.at(-1)?.result).toBe(score.totals.total);
  });
});

test('what a hand is worth is settled as its payments say', () => {
  forEveryHand((situation) => {
    const score = scoreOf(situation);
    const { seat, win } = situation;
    const others = WINDS.filter((wind) => wind !== seat);
    const from = win?.by === 'discard' ? (others[0] ?? null) : null;
    const scores = { E: 0, S: 0, W: 0, N: 0, [seat]: score.totals.total };
    const settled = riichi.settle({ winner: seat, from, scores, dealer: 'E' }, RIICHI_DEFAULTS);
    if (!settled.ok) throw new Error(settled.error.code);
    const { payments } = riichi.summary.score(score) as {
      payments: Readonly<Record<string, number>>;
    };
    for (const { from: payer, amount } of settled.value.transfers) {
      const owed =
        payments['discarder'] ?? payments['each'] ?? payments[payer === 'E' ? 'dealer' : 'others'];
      expect(amount).toBe(owed);
    }
  });
});
