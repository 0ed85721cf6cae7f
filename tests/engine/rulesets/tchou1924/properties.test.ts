/** What holds of every score, shown on the recorded hands and their variations. */
import { expect, test } from 'vitest';
import { createRng, type Rng, shuffled } from '../../../../src/engine/core/rng.ts';
import { SUITS } from '../../../../src/engine/core/tile.ts';
import type { Meld, Situation, Suit, Tile } from '../../../../src/engine/notation.ts';
import {
  TCHOU1924_DEFAULTS,
  type Tchou1924Options,
} from '../../../../src/engine/rulesets/tchou1924/config.ts';
import { tchou1924 } from '../../../../src/engine/rulesets/tchou1924/ruleset.ts';
import type { Tchou1924Totals } from '../../../../src/engine/rulesets/tchou1924/total.ts';
import type { Score } from '../../../../src/engine/scoring.ts';
import { scorersFor } from '../scorers.ts';
import { RECORDED, type Recorded, situationOf } from './records.ts';

type Melds = Situation['melds'];

const optionsOf = ({ options }: Recorded): Tchou1924Options => ({
  ...TCHOU1924_DEFAULTS,
  ...options,
});

const scorers = scorersFor(tchou1924, TCHOU1924_DEFAULTS);

function scoreOf(situation: Situation, options: Tchou1924Options): Score<Tchou1924Totals> {
  const score = scorers(options)(situation);
  if (!score.ok) throw new Error(score.error.code);
  return score.value;
}

const totalsOf = (situation: Situation, options: Tchou1924Options) =>
  scoreOf(situation, options).totals;

/** Every recorded hand beside a variation of it, by chance from a seed. */
function forEveryHand(check: (record: Recorded, situation: Situation, rng: Rng) => void): void {
  const rng = createRng(1924);
  for (const record of RECORDED) check(record, situationOf(record), rng);
}

test('the order of tiles and of melds changes nothing', () => {
  forEveryHand((record, situation, rng) => {
    const { concealed, melds } = situation;
    const mixed = {
      ...situation,
      concealed: shuffled(rng, concealed),
      melds: shuffled(rng, melds),
    };
    expect(totalsOf(mixed, optionsOf(record))).toEqual(totalsOf(situation, optionsOf(record)));
  });
});

test('which suit is which changes nothing', () => {
  forEveryHand((record, situation, rng) => {
    const order = shuffled(rng, SUITS);
    const moved = (tile: Tile): Tile => {
      const suit = order[SUITS.indexOf(tile.charAt(1) as Suit)];
      return suit === undefined ? tile : (`${tile.charAt(0)}${suit}` as Tile);
    };
    const { concealed, melds, win } = situation;
    const other: Situation = {
      ...situation,
      concealed: concealed.map(moved),
      melds: melds.map((meld) => ({ ...meld, tile: moved(meld.tile) })) as Melds,
      ...(win && { win: { ...win, tile: moved(win.tile) } }),
    };
    expect(totalsOf(other, optionsOf(record))).toEqual(totalsOf(situation, optionsOf(record)));
  });
});

const isOpenKong = (meld: Melds[number]): meld is Meld => meld.kind === 'kong' && meld.open;

test('a covered kong never earns fewer points than the same uncovered', () => {
  let covered = 0;
  forEveryHand((record, situation) => {
    const at = situation.melds.findIndex(isOpenKong);
    if (at < 0) return;
    covered++;
    const melds = situation.melds.map((meld, place) =>
      place === at ? { ...meld, open: false } : meld,
    ) as Melds;
    const before = totalsOf(situation, optionsOf(record));
    const after = totalsOf({ ...situation, melds }, optionsOf(record));
    expect(after.base).toBeGreaterThanOrEqual(before.base);
  });
  expect(covered).toBeGreaterThan(100);
});

/** The first pung on the table taken back into the hand. */
function withPungKept(situation: Situation): Situation | undefined {
  const at = situation.melds.findIndex(({ kind }) => kind === 'pung');
  const pung = situation.melds[at];
  if (pung === undefined) return undefined;
  return {
    ...situation,
    concealed: [...situation.concealed, pung.tile, pung.tile, pung.tile],
    melds: situation.melds.filter((_, place) => place !== at),
  };
}

test('a pung kept in a losing hand never earns fewer points than on the table', () => {
  let covered = 0;
  forEveryHand((record, situation) => {
    const kept = withPungKept(situation);
    if (situation.win !== undefined || kept === undefined) return;
    covered++;
    const before = totalsOf(situation, optionsOf(record));
    const after = totalsOf(kept, optionsOf(record));
    expect(after.base).toBeGreaterThanOrEqual(before.base);
    expect(after.doubles).toBe(before.doubles);
  });
  expect(covered).toBeGreaterThan(50);
});

test('nor in a winning hand, unless a fan goes with it: paragraph 19 asks for exactly two', () => {
  let covered = 0;
  forEveryHand((record, situation) => {
    const kept = withPungKept(situation);
    if (situation.win === undefined || kept === undefined) return;
    const before = totalsOf(situation, optionsOf(record));
    const after = totalsOf(kept, optionsOf(record));
    if (after.doubles < before.doubles) return;
    covered++;
    expect(after.total).toBeGreaterThanOrEqual(before.total);
    if (after.doubles === before.doubles) expect(after.base).toBeGreaterThanOrEqual(before.base);
  });
  expect(covered).toBeGreaterThan(150);
});

test('a higher limit never lowers a total', () => {
  forEveryHand((record, situation) => {
    const options = optionsOf(record);
    const totals = [1, 50, 300, 400, 1000].map(
      (limit) => totalsOf(situation, { ...options, limit }).total,
    );
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
  });
});

test('the rows that count come to the points and fan of the totals', () => {
  forEveryHand((record, situation) => {
    const { rows, totals } = scoreOf(situation, optionsOf(record));
    if (totals.limit === 'limit-hand') return;
    const counting = rows.filter(({ suppressedBy }) => suppressedBy === undefined);
    const sum = (unit: 'points' | 'doubles') =>
      counting.reduce((all, { item }) => all + (item.value[unit] ?? 0), 0);
    expect([sum('points'), sum('doubles')]).toEqual([totals.base, totals.doubles]);
    expect(totals.total).toBe(Math.min(totals.base * 2 ** totals.doubles, optionsOf(record).limit));
  });
});
