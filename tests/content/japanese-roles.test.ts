/** What the page of the Japanese roles shows, judged by the engine. */
import { describe, expect, test } from 'vitest';
import { CATALOGUES } from '../../src/course/rulebooks.ts';
import { inSituation, parseHand } from '../../src/engine/notation.ts';
import { RIICHI_DEFAULTS } from '../../src/engine/rulesets/riichi/config.ts';
import { riichi } from '../../src/engine/rulesets/riichi/ruleset.ts';
import { impossibleCircumstance } from '../../src/engine/scoring/circumstance.ts';
import { createScorer } from '../../src/engine/scoring.ts';
import { readHands, readRegister } from './read.ts';
import { typographyFlaws } from './typography.ts';

const HANDS = readHands('riichi');
const REGISTER = new Set(readRegister('riichi').map(({ id }) => id));
const ROLES = riichi
  .items(RIICHI_DEFAULTS)
  .filter(({ family }) => family === 'yaku' || family === 'yakuman');
const score = createScorer(riichi, RIICHI_DEFAULTS);

type Shown = (typeof HANDS)[number]['example'];

function situationOf(shown: Shown) {
  const hand = parseHand(shown.hand);
  if (!hand.ok) throw new Error(`${shown.hand}: ${hand.error.code}`);
  return inSituation(hand.value, shown);
}

function rolesOf(shown: Shown): readonly string[] {
  const found = score(situationOf(shown));
  if (!found.ok) throw new Error(`${shown.hand}: ${found.error.code}`);
  return found.value.rows.flatMap(({ item, suppressedBy }) => (suppressedBy ? [] : [item.id]));
}

test('are all the roles, from the fewest han to the yakuman', () => {
  const worth = new Map(
    ROLES.map(({ id, value }) => [id as string, (value.han ?? 0) + 13 * (value.limit ?? 0)]),
  );
  expect(HANDS.map(({ item }) => item).sort()).toEqual([...worth.keys()].sort());
  const shown = HANDS.map(({ item }) => worth.get(item) ?? 0);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
});

describe.each(HANDS)('$item', ({ item, example, nearMiss, picture }) => {
  test('counts in its example', () => expect(rolesOf(example)).toContain(item));

  test('does not count in its near miss, which is complete', () => {
    expect(rolesOf(nearMiss)).not.toContain(item);
  });

  test('is won in ways that can be', () => {
    for (const shown of [example, nearMiss]) {
      expect(impossibleCircumstance(riichi.circumstances, situationOf(shown))).toBeUndefined();
    }
  });

  test('is drawn in its picture', () => {
    for (const part of picture?.split(' ') ?? []) expect(parseHand(part).ok).toBe(true);
  });

  test('says why the near miss is one', () => {
    const { en, fr } = nearMiss.why;
    expect([en, fr]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)]);
    expect([...typographyFlaws(en, 'en'), ...typographyFlaws(fr, 'fr')]).toEqual([]);
  });
});

test('the page quotes rules that there are', () => {
  expect(CATALOGUES.riichi.filter((id) => !REGISTER.has(id))).toEqual([]);
});
