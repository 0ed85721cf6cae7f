/** Every drill and the record: its answers are what a file may hold, its mistakes are asked again. */
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import {
  DRILLS,
  findDesk,
  levelFrom,
  skillOf,
  UNLISTED_DRILLS,
  valuesOf,
} from '../../../src/engine/drills.ts';
import { stepsFor } from '../../../src/stores/guide/review.ts';
import { cardId } from '../../../src/stores/record/card.ts';
import { cardNamed, keepMistake, reviewCard } from '../../../src/stores/record/cards.ts';
import { isAttempt } from '../../../src/stores/record/rows-in.ts';
import { attemptOf } from '../../../src/stores/record/waiting.ts';

const COUNTS = { right: true, found: 1, missed: 0, wrong: 0, hints: 0, spent: 12.5 };
const MONDAY = new Date(2026, 10, 23, 9).getTime();

describe.each([...DRILLS, ...UNLISTED_DRILLS])('$id', ({ id, page }) => {
  const opened = async () => {
    const desk = await findDesk(id);
    const { levels } = desk;
    const first = levelFrom(levels);
    return { desk, levels, first, texts: desk.deal(7, { level: first }).texts };
  };

  test('an answer at each of its levels', async () => {
    const { levels, first, texts } = await opened();
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

  test('a mistake is kept, asked again and reviewed', async () => {
    const { desk, levels, first, texts } = await opened();
    const skill = skillOf(id, levels, first);
    await keepMistake({ skill, texts, right: false, hints: 0 }, MONDAY);
    const card = await cardNamed(cardId(id, texts));
    if (!card) throw new Error('not kept');
    expect(desk.ask(card.texts)).toMatchObject({ ok: true, value: { texts } });
    const pageOf = (drill: string) => (drill === id ? page : undefined);
    expect(stepsFor([card], pageOf)).toMatchObject([{ kind: 'card', page, texts, skill }]);
    const reviewed = await reviewCard(card.id, '1', MONDAY);
    expect(reviewed?.schedule?.due).toBeGreaterThan(MONDAY);
  });
});
