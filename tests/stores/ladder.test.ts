/** Every drill has levels that rise, at every choice of the others. */
import { describe, expect, test } from 'vitest';
import { DRILLS, findDesk, levelFrom, valuesOf } from '../../src/engine/drills.ts';
import { createRng } from '../../src/engine/notation.ts';
import { ladderOf, rungAfter, rungsOf } from '../../src/stores/record/ladder.ts';

describe.each(DRILLS)('$id', ({ id }) => {
  test('has a ladder of two rungs or more, each once, and all of them lawful', async () => {
    const { levels } = await findDesk(id);
    const ladder = ladderOf(levels);
    if (!ladder) throw new Error(`no ladder: ${id}`);
    const games = levels.find(({ name }) => name === 'game');
    const ways = games ? valuesOf(games, {}).map((game) => ({ game })) : [{}];
    for (const way of ways) {
      const level = levelFrom(levels, way);
      const rungs = rungsOf(ladder, level);
      const values = valuesOf(ladder, level);
      expect(new Set(rungs).size).toBe(rungs.length);
      // Where there is one thing to ask, there is nowhere to go.
      expect(rungs.length, JSON.stringify(level)).toBeGreaterThanOrEqual(
        Math.min(2, values.length),
      );
    }
  });
});

/** How many answers in a hundred are right, of a reader who knows each rung so well. */
function rightOf(known: readonly number[]): number {
  const rng = createRng(16);
  const rungs = known.map((_, at) => `${at}`);
  const outcomes = known.map(() => '');
  let [at, stay, right] = [0, 0, 0];
  const ANSWERS = 20_000;
  for (let asked = 0; asked < ANSWERS; asked++) {
    const isRight = rng.below(100) < (known[at] ?? 0);
    const last = (outcomes[at] + (isRight ? '1' : '0')).slice(-20);
    outcomes[at] = last;
    right += Number(isRight);
    stay++;
    const after = rungs.indexOf(rungAfter(rungs, { rung: `${at}`, stay, last }));
    if (after !== at) [at, stay] = [after, 0];
  }
  return (right / ANSWERS) * 100;
}

test.each([
  ['a ladder that rises slowly', [98, 95, 91, 86, 80, 73, 65, 55]],
  ['a steep one', [96, 90, 77, 55]],
  ['one at whose top the reader stands', [99, 97, 91, 80]],
  ['two rungs far apart', [95, 60]],
])('about four answers in five are right on %s', (_, known) => {
  expect(rightOf(known)).toBeGreaterThan(75);
  expect(rightOf(known)).toBeLessThan(85);
});
