import { describe, expect, test } from 'vitest';
import { figuresFrom } from '../../../scripts/measure/figures.mjs';
import { MEASURED } from '../../../src/engine/judge/measured/index.ts';
import { PLAYABLE_RULES } from '../../../src/engine/scoring.ts';

const sumsOf = (danger: (typeof MEASURED)['mcr']['danger']) =>
  Object.values(danger).reduce(([all, bad], [made, won]) => [all + made, bad + won] as const, [
    0, 0,
  ] as const);

describe.each(PLAYABLE_RULES)('%s', (id) => {
  const figures = MEASURED[id];

  test('says where its figures come from', () => {
    expect(figures.version).toBe(1);
    expect(figures.hands).toBeGreaterThanOrEqual(300);
    expect(figures.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('counts no more wins than discards, and no chance beyond one', () => {
    for (const [made, won] of Object.values(figures.danger)) {
      expect(won).toBeLessThanOrEqual(made);
    }
    for (const chance of figures.ends) expect(chance).toBeLessThanOrEqual(1);
  });

  test('a win costs somebody what the winner gains', () => {
    const { win, give, lose } = figures;
    if (give === 0 && lose === 0) return;
    expect(win).toBeGreaterThan(0);
    expect(give).toBeLessThanOrEqual(0);
  });

  test('another seed agrees within its error', async () => {
    const level = figures.level ?? 'patient';
    const hands = level === 'patient' ? 60 : 10;
    const again = await figuresFrom({ id, hands, seed: 77, level });
    const [made, won] = sumsOf(figures.danger);
    const [madeAgain, wonAgain] = sumsOf(again.danger);
    const chance = won / made;
    // A tile that waits is seen at several turns of a hand: hands are fewer than discards.
    const error = 5 * Math.sqrt((2 * chance * (1 - chance)) / madeAgain);
    expect(Math.abs(wonAgain / madeAgain - chance)).toBeLessThan(
      error + 5 * Math.sqrt(chance / made),
    );
  });
});
