/** Every drill has levels that rise, at every choice of the others. */
import { describe, expect, test } from 'vitest';
import { DRILLS, deskNamed, levelFrom, valuesOf } from '../../src/engine/drills.ts';
import { ladderOf, rungsOf } from '../../src/stores/ladder.ts';

describe.each(DRILLS)('$id', ({ id }) => {
  test('has a ladder of two rungs or more, each once, and all of them lawful', async () => {
    const { levels } = await deskNamed(id);
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
