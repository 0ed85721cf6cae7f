import { describe, expect, test } from 'vitest';
import { figuresFrom } from '../../../scripts/measure/figures.mjs';
import { duplicateMatch, SEEDS } from '../../../scripts/measure/match.mjs';
import { promisesFrom } from '../../../scripts/measure/win-counts.mjs';
import { MEASURED } from '../../../src/engine/judge/measured/index.ts';
import { MATCHES, type Match } from '../../../src/engine/judge/measured/matches.ts';
import type { Level } from '../../../src/engine/judge/partners.ts';
import { shareOfWins } from '../../../src/engine/judge/race.ts';
import { strengthOf } from '../../../src/engine/judge/strength.ts';
import { PLAYABLE_RULES } from '../../../src/engine/scoring.ts';

const sumsOf = (danger: (typeof MEASURED)['mcr']['danger']) =>
  Object.values(danger).reduce(([all, bad], [made, won]) => [all + made, bad + won] as const, [
    0, 0,
  ] as const);

describe.each(PLAYABLE_RULES)('%s', (id) => {
  const figures = MEASURED[id];

  test('says where its figures come from', () => {
    expect(figures.version).toBeGreaterThanOrEqual(2);
    expect(Object.keys(figures.discards).length > 0).toBe(figures.version > 2);
    expect(figures.hands).toBeGreaterThanOrEqual(300);
    expect(figures.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('counts no more wins than discards, and no chance beyond one', () => {
    for (const [made, won] of Object.values(figures.danger)) {
      expect(won).toBeLessThanOrEqual(made);
    }
    for (const chance of figures.ends) expect(chance).toBeLessThanOrEqual(1);
  });

  test('a win costs somebody what the winner gains', () => {
    const { win, give, lose } = figures;
    if (give === 0 && lose === 0) return;
    expect(win).toBeGreaterThan(0);
    expect(give).toBeLessThanOrEqual(0);
  });

  test('another seed agrees within its error', async () => {
    const { levels } = figures;
    const again = await figuresFrom({ id, hands: 10, seed: 77, levels });
    const [made, won] = sumsOf(figures.danger);
    const [madeAgain, wonAgain] = sumsOf(again.danger);
    const chance = won / made;
    // A tile that waits is seen at several turns of a hand: hands are fewer than discards.
    const error = 5 * Math.sqrt((2 * chance * (1 - chance)) / madeAgain);
    expect(Math.abs(wonAgain / madeAgain - chance)).toBeLessThan(
      error + 5 * Math.sqrt(chance / made),
    );
  });

  test('hands of another seed are won as often as promised, within the error', async () => {
    const again = await promisesFrom({ id, hands: 4, seed: 77, figures });
    for (const level of ['steady', 'strong'] as const) {
      const looked: (typeof figures)['promises'][typeof level] = again[level];
      const rows = Object.entries(looked).map(([standing, [promised, won]]) => ({
        expected: promised * shareOfWins(figures.promises[level], standing),
        won,
      }));
      const sum = (of: (row: (typeof rows)[number]) => number) =>
        rows.reduce((all, row) => all + of(row), 0);
      const expected = sum((row) => row.expected);
      // A hand is looked at several times: there are fewer hands than looks.
      const error = 5 * Math.sqrt(4 * expected);
      expect(Math.abs(sum((row) => row.won) - expected)).toBeLessThan(error);
    }
  });
});

describe('the matches of the partners', () => {
  test('are played on the walls for telling, every pair once under a rule set', () => {
    const names = MATCHES.map(
      ({ rules, challenger, against }) => `${rules} ${challenger} ${against}`,
    );
    expect(new Set(names).size).toBe(names.length);
    for (const { seed, walls, date } of MATCHES) {
      expect(seed).toBe(SEEDS.test);
      expect(walls).toBeGreaterThanOrEqual(200);
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  test('a row is what the same walls give again', async () => {
    const first = { id: 'encyclopedie', challenger: 'steady', against: 'learner', walls: 3 };
    const one = await duplicateMatch({ ...first, seed: SEEDS.test });
    expect(await duplicateMatch({ ...first, seed: SEEDS.test })).toEqual(one);
  });

  test('say how strong a level is, from the fewest wins to the most', () => {
    const won = (challenger: Level, against: Level, win: number): Match => ({
      ...{ rules: 'mcr', challenger, against, win, walls: 200, seed: SEEDS.test },
      ...{ gain: 0, interval: 0, give: 0, date: '2026-11-27' },
    });
    const rows = [
      won('steady', 'learner', 0.311),
      won('steady', 'learner', 0.268),
      won('strong', 'learner', 0.4),
      won('strong', 'steady', 0.2),
    ];
    expect(strengthOf('steady', rows)).toEqual({ least: 27, most: 31 });
    expect(strengthOf('strong', rows)).toEqual({ least: 40, most: 40 });
  });

  test('say nothing of a level that was not measured', () => {
    expect(strengthOf('patient')).toBeUndefined();
  });
});
