/** Hands that are clearly to be given up or to go on with, and tables that ask nothing. */
import { describe, expect, test } from 'vitest';
import type { Texts } from '../../../../src/engine/drills/drill.ts';
import { readFields } from '../../../../src/engine/drills/field.ts';
import { loadPushOrFold } from '../../../../src/engine/drills/push-fold/push-or-fold.ts';
import { SEEN_TABLE, seatViewOf } from '../../../../src/engine/drills/seen-table.ts';
import { judgeOf } from '../../../../src/engine/judge/partners.ts';
import { rulesFor } from '../../judge/table.ts';

const desk = await loadPushOrFold();

/** East, who deals, has declared; the hand is two tiles away, and East has discarded an 8 of bamboos. */
const FAR = {
  ...{ hand: '599m356p4889s5577z', seat: 'S', order: 'ESWNESWNESWNESWNESWNE*', left: '48' },
  ...{ E: '38s24z5s2m', S: '4m9p2s26z', W: '3m8p3s56z', N: '1p8s15z3m', markers: '4s' },
} as const;

/** North has declared; the hand is ready with the 7 of circles away, and worth much. */
const RICH = {
  ...{ hand: '22245788p234789s', seat: 'S', order: 'ESWNESWNESWN*ESWNESWNESWNESWNE' },
  ...{ E: '2m19s5z1p43z3m', S: '18m1s143z3m', W: '8m72z2473m', N: '4z48m9s8m15z', markers: '1p' },
} as const;

const standoffAt = (texts: Texts) => desk.check(texts, desk.solve(texts)).standoff;

describe('what is better', () => {
  test.each<{ title: string; texts: Texts; best: string; push: string; fold: string }>([
    { title: 'a far hand is given up', texts: FAR, best: 'fold', push: '9s', fold: '8s' },
    { title: 'a rich hand goes on', texts: RICH, best: 'push', push: '7p', fold: '9s' },
  ])('$title', ({ texts, best, push, fold }) => {
    const asked = desk.ask(texts);
    expect(asked.ok && [asked.value.shown.push.tile, asked.value.shown.fold.tile]).toEqual([
      push,
      fold,
    ]);
    expect(desk.solve(texts)).toBe(best);
    const other = best === 'push' ? 'fold' : 'push';
    expect(desk.check(texts, other)).toMatchObject({ right: false, marks: { wrong: 1 } });
  });

  test('a ready hand is declared where that is worth more', () => {
    expect(standoffAt(RICH).push.declares).toBe(true);
    expect(standoffAt(FAR).push.declares).toBe(false);
  });
});

describe('the values', () => {
  test.each([FAR, RICH])('are those of the judge: $hand', async (texts) => {
    const rules = await rulesFor('riichi');
    const table = readFields(SEEN_TABLE, texts);
    if (!table.ok) throw new Error('no table');
    const choices = judgeOf('strong', rules).worth(seatViewOf(table.value, rules));
    const { push, fold } = standoffAt(texts);
    for (const course of [push, fold]) {
      const own = choices.find(({ move }) =>
        course.declares ? move.m === 'ready' : move.m === 'discard' && move.tile === course.tile,
      );
      expect(course.value).toBeCloseTo(own?.value ?? Number.NaN, 6);
      expect(course.give).toBeCloseTo(own?.give ?? Number.NaN, 6);
    }
  });

  test('differ by what the hand gains and what the discard risks, beyond two errors', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const level = { level: seed % 2 === 0 ? 'near' : 'clear' };
      const { push, fold, gain, risk, ahead, error, best } = standoffAt(
        desk.deal(seed, { level }).texts,
      );
      expect(push.value - fold.value).toBeCloseTo(gain - risk, 6);
      expect(ahead).toBeCloseTo(Math.abs(gain - risk), 6);
      expect(best).toBe(gain > risk ? 'push' : 'fold');
      expect(error).toBeGreaterThan(0);
      expect(ahead).toBeGreaterThan(2 * error);
      expect(push.give).toBeGreaterThan(fold.give);
      if (best === 'fold') expect(push.distance).toBeGreaterThan(0);
    }
  });
});

describe('tables that ask nothing', () => {
  test.each<{ title: string; texts: Texts; part: string; code: string }>([
    {
      title: 'nobody is ready',
      texts: { ...FAR, order: FAR.order.replace('*', '') },
      part: 'hand',
      code: 'no-threat',
    },
    {
      title: 'the tile that is in the way is safe',
      texts: { ...RICH, N: '4z48m9s7p15z' },
      part: 'hand',
      code: 'one-course',
    },
    {
      title: 'the hand is complete',
      texts: { ...RICH, hand: '222345678p23455s' },
      part: 'hand',
      code: 'more-to-do',
    },
    {
      title: 'other rules, and nobody shows two groups',
      texts: { rules: 'mcr', hand: FAR.hand, S: '3s~123m' },
      part: 'hand',
      code: 'no-threat',
    },
  ])('$title', ({ texts, part, code }) => {
    const read = desk.ask(texts);
    expect(read.ok ? 'asked' : [read.error.part, read.error.error.code]).toEqual([part, code]);
  });
});
