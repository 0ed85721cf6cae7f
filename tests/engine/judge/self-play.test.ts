import { expect, test } from 'vitest';
import { WINDS } from '../../../src/engine/core/wind.ts';
import { handOutcome } from '../../../src/engine/play/outcome.ts';
import { PLAYABLE_RULES } from '../../../src/engine/scoring.ts';
import { rulesFor, statesOf } from './table.ts';

/** A move that is not lawful stops the hand. */
test.each(PLAYABLE_RULES)('%s: mixed partners play lawful hands to their end', async (id) => {
  const rules = await rulesFor(id);
  for (const seed of [1, 2, 3]) {
    const states = [...statesOf(rules, seed, ['steady', 'learner', 'patient', 'strong'])];
    const last = states.at(-1);
    if (last === undefined) throw new Error('no hand');
    const outcome = handOutcome(last, rules);
    if (!outcome.ok) throw new Error(outcome.error.code);
    const { payments } = outcome.value.settlement;
    const sum = WINDS.reduce((all, wind) => all + payments[wind], 0);
    expect(sum).toBeCloseTo(0, 6);
  }
});
