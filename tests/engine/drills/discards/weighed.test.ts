/** Which discard? by what the hand earns: as the coach judges, told apart, with and without a table. */
import { describe, expect, test } from 'vitest';
import { createRng } from '../../../../src/engine/core/rng.ts';
import { discardHints } from '../../../../src/engine/drills/discards/discard-hints.ts';
import type { DiscardQuestion } from '../../../../src/engine/drills/discards/discard-question.ts';
import { loadDiscardRules } from '../../../../src/engine/drills/discards/discard-rules.ts';
import { rankDiscards } from '../../../../src/engine/drills/discards/discard-verdict.ts';
import {
  discardAtTable,
  withoutOthers,
} from '../../../../src/engine/drills/discards/table-discard.ts';
import {
  standApart,
  weighedDiscards,
} from '../../../../src/engine/drills/discards/weighed-discards.ts';
import { isWeighed } from '../../../../src/engine/drills/discards/weighed-verdict.ts';
import { whatDiscardDrill } from '../../../../src/engine/drills/discards/what-discard.ts';
import type { Texts } from '../../../../src/engine/drills/drill.ts';
import { playedViews } from '../../../../src/engine/drills/played-views.ts';
import { isDiscardAlone } from '../../../../src/engine/drills/push-fold/two-courses.ts';
import { isWhole, seatViewOf, seenTableOf } from '../../../../src/engine/drills/seen-table.ts';
import { coachOf } from '../../../../src/engine/judge/counsel.ts';
import { PLAYABLE_RULES } from '../../../../src/engine/rulesets/index.ts';
import { COUNTING_RULES, DEFENCE_RULES } from '../../../../src/engine/rulesets/levels.ts';

const RULES = await loadDiscardRules();
const drill = whatDiscardDrill(RULES);

const dealt = (level: Texts, seed: number): DiscardQuestion =>
  drill.make(createRng(seed), {
    order: 'sorted',
    size: '14',
    ...(level as Record<string, string>),
  });

function asked(texts: Texts): DiscardQuestion {
  const read = drill.parse(texts);
  if (!read.ok) throw new Error(JSON.stringify([texts, read.error]));
  return read.value;
}

function weighed(question: DiscardQuestion) {
  if (!isWeighed(question)) throw new Error('by copies');
  return weighedDiscards(question);
}

const SEEDS = [1, 2, 3];
const SIZES = ['14', '8'];

describe.each(PLAYABLE_RULES)('%s', (game) => {
  test('what copies point to is as good as the best, and something else is not', () => {
    for (const kind of ['lone', 'blocks', 'overlapping', 'pure']) {
      const question = dealt({ kind, game }, 1);
      expect(question.ask).toBe('worth');
      const { rows, wise } = weighed(question);
      expect(rankDiscards(question).answers.filter((tile) => !wise.includes(tile))).toEqual([]);
      expect(wise.length).toBeLessThan(rows.length);
    }
  });
});

describe.each(COUNTING_RULES)('a hand with a plan, %s', (game) => {
  test.each(SIZES)('%s tiles: worth more than what copies point to', (size) => {
    for (const seed of SEEDS) {
      const question = dealt({ kind: 'plan', game, size }, seed);
      const { rows, wise } = weighed(question);
      expect(isWeighed(question) && standApart(question)).toBe(true);
      const { answers } = rankDiscards(question);
      expect(wise.filter((tile) => answers.includes(tile))).toEqual([]);
      const [byCopies] = rows.filter(({ tile }) => tile === answers[0]);
      expect(rows[0]?.pays).toBeGreaterThan(byCopies?.pays ?? Number.POSITIVE_INFINITY);
      const verdict = drill.check(question, answers[0] as (typeof answers)[number]);
      expect(verdict.right).toBe(false);
      expect(verdict.worth?.counsel).toMatchObject({ isClear: true });
    }
  });
});

describe.each(DEFENCE_RULES)('what the others show, %s', (game) => {
  test.each(SIZES)('%s tiles: without it another discard would be best', (size) => {
    for (const seed of SEEDS) {
      const question = dealt({ kind: 'table', game, size }, seed);
      const { wise } = weighed(question);
      const unaware = weighed(withoutOthers(question)).wise;
      expect(unaware.filter((tile) => wise.includes(tile))).toEqual([]);
      const back = asked(drill.format(question));
      expect(drill.show(back)).toEqual(drill.show(question));
      expect(drill.format(back)).toEqual(drill.format(question));
    }
  });

  test('says of a discard what the coach at the table says', () => {
    const rules = RULES.get(game);
    if (!rules) throw new Error(game);
    let looked = 0;
    for (const view of playedViews(createRng(4), rules)) {
      const table = seenTableOf(view);
      // Who may declare his hand ready does so here with the discard.
      if (!isDiscardAlone(view) || !isWhole(view, table)) continue;
      if (view.moves.some(({ m }) => m === 'ready')) continue;
      const question = discardAtTable(table, rules);
      const { wise } = weighed(question);
      const seen = seatViewOf(table, rules);
      const coach = coachOf(rules);
      for (const move of seen.moves) {
        if (move.m !== 'discard') continue;
        const verdict = drill.check(question, move.tile);
        const remark = coach.after(seen, move);
        expect(verdict.right).toBe(remark === undefined);
        if (remark) expect(verdict.worth?.counsel?.reason).toEqual(remark.reason);
        expect(wise.includes(move.tile)).toBe(verdict.right);
      }
      looked++;
      if (looked === 3) break;
    }
  });
});

describe('grades', () => {
  // A pung of the seat's wind beside a run too many: to break it wins oftener, and earns less.
  const PUNG_OF_WIND = { hand: '55667p456789s333z', rules: 'tchou1924', seat: 'W', ask: 'worth' };

  test('the best first, and what it earns more is what another costs', () => {
    const { rows, counts } = weighed(asked(PUNG_OF_WIND));
    expect(counts).toBe(true);
    expect(rows[0]?.tile).toBe('6p');
    expect(rows.map(({ behind }) => behind)).toEqual(
      rows.map(({ behind }) => behind).toSorted((a, b) => a - b),
    );
    const wind = rows.find(({ tile }) => tile === '3z');
    expect(wind?.win).toBeGreaterThan(rows[0]?.win ?? 1);
    expect(wind?.pays).toBeLessThan(rows[0]?.pays ?? 0);
  });

  test.each([
    ['6p', 'right'],
    ['3z', 'mistake'],
    ['9s', 'mistake'],
  ] as const)('%s is %s', (tile, grade) => {
    const verdict = drill.check(asked(PUNG_OF_WIND), tile);
    expect(verdict.grade).toBe(grade);
    expect(verdict.best.tile).toBe('6p');
    expect(verdict.worth?.byCopies).toEqual(['3z']);
  });

  test('what is as good as the best costs nothing, and what is further off is a mistake', () => {
    for (const seed of SEEDS) {
      const question = dealt({ kind: 'blocks', game: 'tchou1924' }, seed);
      const { options } = drill.check(question, drill.solve(question));
      for (const { grade, cost } of options) {
        expect(cost.worth === 0).toBe(grade === 'right');
        if (cost.worth === undefined) expect(grade).toBe('mistake');
      }
    }
  });

  test('from further off no points are named', () => {
    const question = asked(PUNG_OF_WIND);
    expect(drill.check(question, '3z').cost).toMatchObject({
      distance: 0,
      worth: expect.any(Number),
    });
    expect(drill.check(question, '9s').cost).toEqual({ distance: 1, copies: 0 });
  });

  test('hints lead from a question over two discards to the best', () => {
    const question = asked(PUNG_OF_WIND);
    expect(drill.hintSteps(question)).toEqual(['question', 'spare', 'answer']);
    const { spare, answer, worth } = discardHints(question);
    expect(spare).toContain('6p');
    expect(spare).toHaveLength(2);
    expect(answer).toEqual(['6p']);
    expect(worth?.counsel.best.move).toMatchObject({ m: 'discard', tile: '6p' });
  });

  test('without the criterion copies decide, as before', () => {
    const { ask: _, ...texts } = PUNG_OF_WIND;
    expect(drill.solve(asked(texts))).toBe('3z');
    expect(drill.check(asked(texts), '3z').worth).toBeUndefined();
  });

  test('a table whose discards came in turn is written without an order, and read again', () => {
    const texts = { hand: '123m457p678s22255z', rules: 'riichi', E: '9m', S: '1m' };
    const question = asked(texts);
    const written = drill.format(question);
    expect(written['order']).toBeUndefined();
    expect(asked(written)).toEqual(question);
  });

  test('a hand that is played on keeps its criterion and its table', () => {
    const question = dealt({ kind: 'table', game: 'riichi' }, 1);
    const tile = drill.solve(question);
    const next = drill.follow?.(createRng(1), question, tile);
    expect(next?.ask).toBe('worth');
    const { left = 0, seat = 'E' } = question.table ?? {};
    expect(next?.table?.left).toBe(Math.max(0, left - 4));
    expect(next?.table?.[seat].discards.at(-1)).toBe(tile);
    expect(next && drill.parse(drill.format(next)).ok).toBe(true);
  });
});

test.each([
  [{ hand: '123m457p678s22255z', ask: 'worth' }, 'ask', 'not-weighed'],
  [{ hand: '13579m', rules: 'mcr', ask: 'worth' }, 'ask', 'not-weighed'],
  [{ hand: '123m457p678s22255z', rules: 'mcr', ask: 'luck' }, 'ask', 'unknown-value'],
  [{ hand: '123m457p678s22255z', S: '1m' }, 'rules', 'unknown-value'],
  [{ hand: '123m457p678s22255z', rules: 'riichi', S: '1m', order: 'E' }, 'order', 'another-order'],
  [{ hand: '123m457p678s22255z', rules: 'riichi', left: 'x' }, 'left', 'unknown-value'],
] as const)('%j is refused', (texts, part, code) => {
  const read = drill.parse(texts);
  expect(read).toMatchObject({ ok: false, error: { part, error: { code } } });
});
