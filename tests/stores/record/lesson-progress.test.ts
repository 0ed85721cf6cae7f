/** What the lessons ask is what a file may hold: their positions, and the cards made of them. */
import { expect, test } from 'vitest';
import { isName } from '../../../src/stores/device/fields.ts';
import { cardId } from '../../../src/stores/record/card.ts';
import { IS_ROW } from '../../../src/stores/record/rows-in.ts';
import { attemptOf } from '../../../src/stores/record/waiting.ts';
import { readExercises } from '../../content/read.ts';

const COUNTS = { right: true, found: 1, missed: 0, wrong: 0, hints: 0, spent: 12.5 };
const KEPT = { added: 1, changed: 1, mistakes: 1 };

test('an answer to each position, and its card', () => {
  for (const { id, drill, texts } of readExercises()) {
    const skill = `${drill}/lessons`;
    const attempt = attemptOf({ ...COUNTS, skill, texts }, 1_764_000_000_000);
    expect(id).toSatisfy(isName);
    expect(attempt).toSatisfy(IS_ROW.attempts);
    expect({ ...KEPT, id: cardId(drill, texts), drill, texts, skill }).toSatisfy(IS_ROW.cards);
  }
});
