/** The run of the day is the same for all, and every drill can be run. */
import { describe, expect, test } from 'vitest';
import { levelRounds } from '../../../src/components/drills/run/level-rounds.ts';
import { skillName } from '../../../src/components/drills/skill-names.ts';
import { dayOf } from '../../../src/course/day.ts';
import { DRILLS, findDesk, skillOf, type Texts } from '../../../src/engine/drills.ts';
import { speaker } from '../../../src/i18n/speak.ts';
import { WORDS } from '../../../src/i18n/words.ts';
import { stormLevel } from '../../../src/stores/guide/runs/climb.ts';
import { levelOfDay } from '../../../src/stores/guide/runs/day-level.ts';
import { drillOfDay, seedOfDay, turnOf } from '../../../src/stores/guide/runs/day-number.ts';
import { dealAnother } from '../../../src/stores/question/ask-guide.ts';

const TODAY = 20_780;
const say = speaker('fr', WORDS.fr);

async function tenOf(day: number, drill = drillOfDay(day, DRILLS)): Promise<readonly Texts[]> {
  if (!drill) throw new Error('no drill');
  const desk = await findDesk(drill.id);
  const level = levelOfDay(day, DRILLS.length, desk.levels);
  const past: Texts[] = [];
  for (let at = 0; at < 10; at++) {
    const source = { deal: async (...asked: Parameters<typeof desk.deal>) => desk.deal(...asked) };
    past.push((await dealAnother(source, seedOfDay(day, at), { level, past: [...past] })).texts);
  }
  return past;
}

test('every drill comes once before the first comes again', () => {
  const round = DRILLS.map((_, at) => drillOfDay(TODAY + at, DRILLS)?.id);
  expect(new Set(round).size).toBe(DRILLS.length);
  expect(drillOfDay(TODAY + DRILLS.length, DRILLS)).toBe(drillOfDay(TODAY, DRILLS));
  expect(drillOfDay(-3, DRILLS)).toBeDefined();
});

test.each(['Pacific/Kiritimati', 'Europe/Paris', 'America/Los_Angeles'])(
  'the date alone says which: at noon in %s',
  (zone) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    const day = dayOf(new Date(2026, 10, 23, 12));
    const late = dayOf(new Date(2026, 10, 23, 23, 59));
    process.env['TZ'] = before ?? '';
    expect([day, late]).toEqual([TODAY, TODAY]);
  },
);

test('no question of a day shares a seed with another', () => {
  const seeds = [TODAY, TODAY + 1].flatMap((day) =>
    Array.from({ length: 10 }, (_, at) => seedOfDay(day, at)),
  );
  const [first = 0, second = 0] = seeds;
  expect(new Set(seeds).size).toBe(20);
  expect(second - first).toBeGreaterThanOrEqual(50);
});

test('the same ten each time', async () => {
  expect(await tenOf(TODAY)).toEqual(await tenOf(TODAY));
  expect(await tenOf(TODAY)).not.toEqual(await tenOf(TODAY + DRILLS.length));
});

describe('every drill', () => {
  test.each(DRILLS.map((drill, at) => [drill.id, drill, at] as const))(
    '%s: ten questions, none twice',
    async (_, drill, at) => {
      const ten = await tenOf(TODAY + at, drill);
      expect(new Set(ten.map((texts) => JSON.stringify(texts))).size).toBe(10);
    },
  );

  test.each(DRILLS.map((drill, at) => [drill.id, at] as const))(
    '%s: the name of its level is told before it is asked',
    async (id, at) => {
      const { levels } = await findDesk(id);
      for (const day of [TODAY, TODAY + 7, TODAY + 5000]) {
        const level = levelOfDay(day, DRILLS.length, levels);
        const { names, turns } = levelRounds(say)[at] ?? { names: [], turns: [] };
        const told = names[turns[turnOf(day, DRILLS.length) % turns.length] ?? -1];
        expect(told).toBe(skillName(say, skillOf(id, levels, level)));
      }
    },
  );

  test.each(DRILLS)('$id: its levels go round', async (drill) => {
    const { levels } = await findDesk(drill.id);
    const rounds = Array.from({ length: 60 }, (_, turn) =>
      JSON.stringify(levelOfDay(turn * DRILLS.length, DRILLS.length, levels)),
    );
    expect(new Set(rounds).size).toBeGreaterThan(1);
  });

  test.each(DRILLS)('$id: a storm begins lower than it ends', async (drill) => {
    const { levels } = await findDesk(drill.id);
    const level = levelOfDay(0, DRILLS.length, levels);
    const [foot, first, top] = [0, 3, 999].map((right) => stormLevel(levels, level, right));
    expect(stormLevel(levels, level, 2)).toEqual(foot);
    if (levels.some(({ rungs }) => rungs)) expect(top).not.toEqual(foot);
    expect([foot, first, top].every((one) => Object.keys(one ?? {}).length > 0)).toBe(true);
  });
});
