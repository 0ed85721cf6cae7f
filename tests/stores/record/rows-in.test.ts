/** What the site keeps of its own is what it takes from a file: questions and levels of every drill. */
import { expect, test } from 'vitest';
import { DRILLS, deskNamed, levelFrom, skillOf, valuesOf } from '../../../src/engine/drills.ts';
import { isAttempt } from '../../../src/stores/record/rows-in.ts';
import { attemptOf } from '../../../src/stores/record/waiting.ts';

const COUNTS = { right: true, found: 1, missed: 0, wrong: 0, hints: 0, spent: 12.5 };

test.each(DRILLS.map(({ id }) => id))('an answer of %s at each of its levels', async (id) => {
  const desk = await deskNamed(id);
  const { levels } = desk;
  const first = levelFrom(levels, {});
  const { texts } = desk.deal(7, { level: first });
  const others = levels.flatMap((field) =>
    valuesOf(field, first).map((value) => levelFrom(levels, { [field.name]: value }, first)),
  );
  for (const level of [first, ...others]) {
    const attempt = attemptOf(
      { ...COUNTS, skill: skillOf(id, levels, level), texts },
      1_764_000_000_000,
    );
    expect(attempt).toSatisfy(isAttempt);
  }
});
