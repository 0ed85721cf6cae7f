/** Sheets to print: of every drill, the same again by their number, and no question twice. */
import { describe, expect, test } from 'vitest';
import { DRILLS, findDesk, levelFrom, valuesOf } from '../../../src/engine/drills.ts';
import { dealSheet, type SolvedQuestion } from '../../../src/stores/paper/sheet.ts';
import { sourceAt } from '../desk-source.ts';

async function madeOf(
  ...[source, wish]: Parameters<typeof dealSheet>
): Promise<readonly SolvedQuestion[]> {
  const made: SolvedQuestion[] = [];
  for await (const question of dealSheet(source, wish)) made.push(question);
  return made;
}

describe.each(DRILLS)('$id', ({ id }) => {
  test('fills a sheet with questions that differ, and gives it again by its number', async () => {
    const desk = await findDesk(id);
    const level = levelFrom(desk.levels);
    const long = await madeOf(sourceAt(desk), { level, n: 6, sheet: 1924 });
    expect(new Set(long.map(({ asked }) => JSON.stringify(asked.texts))).size).toBe(6);
    expect(long.every(({ verdict }) => verdict.right)).toBe(true);
    // A short sheet is the beginning of a long one.
    const short = await madeOf(sourceAt(desk), { level, n: 2, sheet: 1924 });
    expect(short).toEqual(long.slice(0, 2));
  });

  test('has no field of a level that is called like a part of the address', async () => {
    const { levels } = await findDesk(id);
    const names = levels.map(({ name }) => name);
    expect(names.filter((name) => ['drill', 'n', 'sheet'].includes(name))).toEqual([]);
    expect(levels.flatMap((field) => valuesOf(field, levelFrom(levels))).join('')).not.toMatch(
      /[&=#?%\s]/,
    );
  });
});

test('a level that has few questions ends its sheet early', async () => {
  const asked = (seed: number) => ({ texts: { q: String(seed % 3) }, shown: {}, hintSteps: [] });
  const verdict = { right: true, marks: { found: 1, missed: 0, wrong: 0 } };
  const source = {
    deal: async (seed: number) => asked(seed),
    solve: async () => undefined,
    check: async () => verdict,
  };
  expect(await madeOf(source, { level: {}, n: 10, sheet: 1 })).toHaveLength(3);
});
