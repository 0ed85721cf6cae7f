/** What holds of every score, shown on the recorded hands and their variations. */
import { expect, test } from 'vitest';
import { createRng, type Rng, shuffled } from '../../../../src/engine/core/rng.ts';
import { WINDS, windTile } from '../../../../src/engine/core/wind.ts';
import type { Meld, Situation, Tile } from '../../../../src/engine/notation.ts';
import {
  VULCAIN1953_DEFAULTS,
  type Vulcain1953Options,
} from '../../../../src/engine/rulesets/vulcain1953/config.ts';
import { vulcain1953 } from '../../../../src/engine/rulesets/vulcain1953/ruleset.ts';
import type { Vulcain1953Totals } from '../../../../src/engine/rulesets/vulcain1953/total.ts';
import type { Score } from '../../../../src/engine/scoring.ts';
import { scorersFor } from '../scorers.ts';
import { RECORDED, situationOf } from './records.ts';

const scorers = scorersFor(vulcain1953, VULCAIN1953_DEFAULTS);

const LAWFUL: readonly Situation[] = RECORDED.filter(({ legal }) => legal).map(situationOf);

function scoreOf(
  situation: Situation,
  options?: Partial<Vulcain1953Options>,
): Score<Vulcain1953Totals> {
  const score = scorers(options)(situation);
  if (!score.ok) throw new Error(score.error.code);
  return score.value;
}

const totalsOf = (situation: Situation) => scoreOf(situation).totals;

const forEveryHand = (check: (situation: Situation, rng: Rng) => void): void => {
  const rng = createRng(1953);
  for (const situation of LAWFUL) check(situation, rng);
};

test('the order of tiles and of melds changes nothing', () => {
  forEveryHand((situation, rng) => {
    const { concealed, melds } = situation;
    const mixed = {
      ...situation,
      concealed: shuffled(rng, concealed),
      melds: shuffled(rng, melds),
    };
    expect(totalsOf(mixed)).toEqual(totalsOf(situation));
  });
});

/** With their dragons: red goes with characters, white with circles, green with bamboos. */
const TURN: Readonly<Record<string, string>> = { m: 'p', p: 's', s: 'm' };
const DRAGONS: Readonly<Record<string, Tile>> = { '7z': '5z', '5z': '6z', '6z': '7z' };

const turned = (tile: Tile): Tile => {
  const suit = TURN[tile.charAt(1)];
  return suit === undefined ? (DRAGONS[tile] ?? tile) : (`${tile.charAt(0)}${suit}` as Tile);
};

/** Named for certain tiles of certain suits. */
const OF_A_SUIT: readonly string[] = [
  ...['imperial-jade', 'jade-pairs', 'royal-ruby', 'ruby-pairs', 'jade-ruby'],
  ...['moon-from-the-sea', 'plum-blossom-on-the-roof'],
];

test('which suit is which changes nothing, if each keeps its dragon', () => {
  forEveryHand((situation) => {
    const { concealed, melds, win } = situation;
    const other: Situation = {
      ...situation,
      concealed: concealed.map(turned),
      melds: melds.map((meld) => ({ ...meld, tile: turned(meld.tile) })),
      ...(win && { win: { ...win, tile: turned(win.tile) } }),
    };
    const isNamed = (hand: Situation) => OF_A_SUIT.includes(totalsOf(hand).special ?? '');
    if (isNamed(situation) || isNamed(other)) return;
    expect(totalsOf(other)).toEqual(totalsOf(situation));
  });
});

test('the winds turn with the player, the round and his flowers', () => {
  const next = (tile: Tile): Tile => {
    const at = WINDS.findIndex((wind) => windTile(wind) === tile);
    return at < 0 ? tile : windTile(WINDS[(at + 1) % 4] as 'E');
  };
  forEveryHand((situation) => {
    const { concealed, melds, win, seat, round, flowers, how } = situation;
    // Heaven and earth hang on who is East.
    if (how.some((said) => said === 'heaven' || said === 'earth')) return;
    const after = (wind: typeof seat) => WINDS[(WINDS.indexOf(wind) + 1) % 4] as typeof seat;
    const other: Situation = {
      ...situation,
      ...{ seat: after(seat), round: after(round) },
      concealed: concealed.map(next),
      melds: melds.map((meld) => ({ ...meld, tile: next(meld.tile) })),
      flowers: flowers.map((flower) => {
        const number = Number(flower.charAt(0)) - 1;
        return `${4 * Math.floor(number / 4) + ((number + 1) % 4) + 1}f` as typeof flower;
      }),
      ...(win && { win: { ...win, tile: next(win.tile) } }),
    };
    expect(totalsOf(other)).toEqual(totalsOf(situation));
  });
});

const isOpenKong = (meld: Meld): boolean => meld.kind === 'kong' && meld.open;

test('a concealed kong never earns less than the same exposed', () => {
  let covered = 0;
  forEveryHand((situation) => {
    const at = situation.melds.findIndex(isOpenKong);
    if (at < 0) return;
    const melds = situation.melds.map((meld, place) =>
      place === at ? { ...meld, open: false } : meld,
    );
    const [before, after] = [totalsOf(situation), totalsOf({ ...situation, melds })];
    // A printed mark may be less than the count (V10).
    if (before.special !== after.special) return;
    covered++;
    expect(after.base).toBeGreaterThanOrEqual(before.base);
    expect(after.total).toBeGreaterThanOrEqual(before.total);
  });
  expect(covered).toBeGreaterThan(90);
});

test('one more own flower never lowers a total', () => {
  forEveryHand((situation) => {
    const own = `${WINDS.indexOf(situation.seat) + 1}f` as Situation['flowers'][number];
    if (situation.flowers.includes(own)) return;
    const more = { ...situation, flowers: [...situation.flowers, own] };
    expect(totalsOf(more).total).toBeGreaterThanOrEqual(totalsOf(situation).total);
  });
});

test('where the ordinary count competes, no hand is worth less', () => {
  forEveryHand((situation) => {
    const highest = scoreOf(situation, { marks: 'highest' }).totals;
    expect(highest.total).toBeGreaterThanOrEqual(totalsOf(situation).total);
  });
});

test('the rows that count come to the base and the doubles of the totals', () => {
  forEveryHand((situation) => {
    const { rows, totals } = scoreOf(situation);
    const counting = rows.filter(({ suppressedBy }) => suppressedBy === undefined);
    const sum = (unit: 'points' | 'doubles') =>
      counting.reduce((all, { item }) => all + (item.value[unit] ?? 0), 0);
    expect([sum('points'), sum('doubles')]).toEqual([totals.base, totals.doubles]);
    expect(totals.total).toBe(totals.base * 2 ** totals.doubles);
  });
});
