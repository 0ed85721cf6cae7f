/** The cases of the register that a score can answer. */
import { expect, test } from 'vitest';
import { distancesTo } from '../../../../src/engine/hand.ts';
import { WINDS, type Wind } from '../../../../src/engine/notation.ts';
import { RIICHI_DEFAULTS } from '../../../../src/engine/rulesets/riichi/config.ts';
import { riichi } from '../../../../src/engine/rulesets/riichi/ruleset.ts';
import { hand } from '../../hands.ts';
import { counted } from './score-hand.ts';

const KINDS = { none: 0, single: 1, double: 2 } as const;

test.each<[rule: string, wind: Wind, round: Wind, seat: Wind, kind: keyof typeof KINDS]>([
  ['riichi.1.2.6', 'E', 'E', 'E', 'double'],
  ['riichi.1.2.7', 'W', 'E', 'S', 'none'],
  ['riichi.1.2.7', 'E', 'E', 'S', 'single'],
  ['riichi.1.2.7', 'S', 'E', 'S', 'single'],
  ['riichi.1.2.7', 'S', 'S', 'S', 'double'],
])('%s: %s in the %s round for %s is %s', (_, wind, round, seat, kind) => {
  const tile = WINDS.indexOf(wind) + 1;
  const rows = counted(`123m45p789s11s${`${tile}`.repeat(3)}z!6p`, { round, seat });
  const winds = rows.filter((id) => id === 'round-wind' || id === 'seat-wind');
  expect(winds.length).toBe(KINDS[kind]);
  const pair = counted(`123m45p789s789m${tile}${tile}z!6p`, { round, seat });
  expect(pair.filter((id) => /^fu-pair-.*-wind$/.test(id)).length).toBe(KINDS[kind]);
});

// J05: one tile short of any shape that wins.
test.each([
  ['four groups and a pair', '123m456p789s1145p', 0],
  ['seven pairs', '1144m7799p3366s2z', 0],
  ['thirteen orphans', '19m19p19s1234567z', 0],
  ['not yet', '123m456789s1147p', 1],
])('riichi.1.1.7: %s', (_, text, distance) => {
  expect(distancesTo(hand(text), riichi.shapes).distance).toBe(distance);
});

test('the rows cite entries of the register', () => {
  const rules = riichi.items({ ...RIICHI_DEFAULTS, redFives: 3 }).map(({ rule }) => rule);
  for (const rule of rules) expect(rule).toMatch(/^riichi\.(role|fu|points)\.[a-z-]+$/);
});
