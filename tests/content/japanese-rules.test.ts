/** What the register says of the Japanese roles, fu and limits, against the engine's rows. */
import { describe, expect, test } from 'vitest';
import { RIICHI_DEFAULTS } from '../../src/engine/rulesets/riichi/config.ts';
import { basicPoints } from '../../src/engine/rulesets/riichi/limits.ts';
import { riichi } from '../../src/engine/rulesets/riichi/ruleset.ts';
import { counted } from '../engine/rulesets/riichi/score-hand.ts';
import { readRegister } from './read.ts';

const BY_ID = new Map(readRegister('riichi').map((entry) => [entry.id, entry]));
const ITEMS = riichi.items(RIICHI_DEFAULTS);
const ROLES = ITEMS.filter(({ rule }) => rule.startsWith('riichi.role.'));

const textsOf = (id: string): readonly string[] => {
  const { rule } = BY_ID.get(id) ?? { rule: { en: '', fr: '' } };
  return [rule.en, rule.fr.replaceAll('\u00a0', ' ')];
};

describe.each(ROLES)('$id', ({ rule, value, openValue }) => {
  test('is worth what its entry says, in both languages', () => {
    for (const text of textsOf(rule)) {
      const worth = [value.han, openValue?.han].filter((han) => han !== undefined);
      if (value.limit !== undefined) expect(text).toContain('yakuman');
      for (const han of worth) expect(text).toMatch(new RegExp(`\\b${han} han\\b`));
    }
  });
});

const SHOWN = ROLES.flatMap(({ id, rule }) => {
  const shows = BY_ID.get(rule)?.shows;
  return shows === undefined ? [] : [[id, shows] as const];
});

test.each(SHOWN)('%s counts in the hand that is shown: %s', (id, shows) => {
  expect(counted(shows)).toContain(id);
});

test.each([
  ['riichi.fu.base', 'fu-base'],
  ['riichi.fu.menzen-ron', 'fu-closed-ron'],
  ['riichi.fu.tsumo', 'fu-self-drawn'],
  ['riichi.fu.sets', 'fu-open-pung-simples'],
  ['riichi.fu.sets', 'fu-concealed-kong-ends'],
  ['riichi.fu.pair', 'fu-pair-dragon'],
  ['riichi.fu.wait', 'fu-closed-wait'],
  ['riichi.fu.seven-pairs', 'fu-seven-pairs'],
] as const)('%s states the fu of %s', (rule, row) => {
  const fu = ITEMS.find(({ id }) => id === row)?.value.fu;
  for (const text of textsOf(rule)) expect(text).toMatch(new RegExp(`\\b${fu} fu\\b`));
});

test.each([
  [5, 'mangan'],
  [7, 'haneman'],
  [10, 'baiman'],
  [12, 'sanbaiman'],
] as const)('%i han are the %s of the entry on limits', (han, limit) => {
  const basic = basicPoints(han, 30, RIICHI_DEFAULTS);
  expect(basic.limit).toBe(limit);
  const [en = '', fr = ''] = textsOf('riichi.points.limits');
  const [thousands] = String(basic.points);
  expect(en).toMatch(new RegExp(`${limit}, ${thousands},000`));
  expect(fr).toMatch(new RegExp(`${limit}, ${thousands}\u202f000`));
});
