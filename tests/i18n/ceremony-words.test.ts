/** Every act of every rule set, as it is read out in both languages. */
import { describe, expect, test } from 'vitest';
import { createRng } from '../../src/engine/notation.ts';
import { PLAYABLE_RULES } from '../../src/engine/scoring.ts';
import { ceremony, exampleChance, loadAtTable } from '../../src/engine/table.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { actText } from '../../src/i18n/table/ceremony-words.ts';
import { speak } from '../components/render.ts';
import { typographyFlaws } from '../content/typography.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

const TOLD = await Promise.all(
  PLAYABLE_RULES.map(async (rules) => {
    const { table, claims } = await loadAtTable(rules);
    const steps = SEEDS.flatMap((seed) =>
      ceremony(table, exampleChance(createRng(seed)), { options: { doubleTiger: true }, claims }),
    );
    return { rules, steps };
  }),
);

describe.each(LOCALES)('%s', (locale) => {
  test.each(TOLD)('$rules: whole sentences, well set', ({ steps }) => {
    for (const text of new Set(steps.map((step) => actText(step, speak(locale))))) {
      expect(text).toMatch(/^[A-ZÀÉÊÔ].*\.$/);
      expect(text).not.toMatch(/[{}]|undefined|NaN/);
      expect(typographyFlaws(text, locale)).toEqual([]);
    }
  });
});

/** The first act of a kind under a rule set. */
function said(rules: string, kind: string): string {
  const found = TOLD.find((row) => row.rules === rules)?.steps.find(({ act }) => act.kind === kind);
  return found ? actText(found, speak('en')) : '';
}

test.each([
  ['tchou1924', 'take', 'East takes two stacks from the left of the breach.'],
  ['vulcain1953', 'take', 'East takes two stacks from the right of the breach.'],
  ['mcr', 'set-apart', 'Nothing is set apart: the walls are played to the last tile.'],
] as const)('%s: %s', (rules, kind, text) => expect(said(rules, kind)).toBe(text));

test.each([
  ['tchou1924', 'loose', /on stack 1 to the right of the breach/],
  ['vulcain1953', 'loose', /on stacks 5 and 6 to the left of the breach/],
  ['encyclopedie', 'loose', /on stacks 1 and 3 to the right of the breach/],
  ['encyclopedie', 'set-apart', /6 stacks to the right .* 14 tiles that nobody draws/],
  ['tchou1924', 'set-apart', /last 14 tiles at the right/],
  ['riichi', 'set-apart', /stacks to the right of the breach are set apart/],
  ['vulcain1953', 'breach', /from the left end of that wall/],
  ['riichi', 'breach', /from the right end .* opened just after the last stack/],
] as const)('%s: %s', (rules, kind, text) => expect(said(rules, kind)).toMatch(text));
