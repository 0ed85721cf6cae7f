import { describe, expect, test } from 'vitest';
import {
  DRILLS,
  findDesk,
  isLevelName,
  levelFrom,
  skillDrill,
  skillLevel,
  skillOf,
} from '../../../src/engine/drills.ts';

describe('the name of a level', () => {
  test.each(DRILLS)('of $id is what results are counted under', async ({ id }) => {
    const { levels } = await findDesk(id);
    const skill = skillOf(id, levels, levelFrom(levels));
    expect(skillDrill(skill)).toBe(id);
    expect(isLevelName(levels, skillLevel(skill))).toBe(true);
  });

  test.each([
    ['13/pure', true],
    ['13/pure/6', true],
    ['13', false],
    ['xx', false],
    ['13/xx', false],
    ['13/pure/99', false],
    ['13/pure/6/7', false],
    ['', false],
  ])('of a wait: %j %s', async (name, isOne) => {
    const { levels } = await findDesk('find-waits');
    expect(isLevelName(levels, name)).toBe(isOne);
  });
});
