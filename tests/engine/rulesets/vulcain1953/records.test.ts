import { expect, test } from 'vitest';
import { VULCAIN1953_DEFAULTS } from '../../../../src/engine/rulesets/vulcain1953/config.ts';
import { vulcain1953 } from '../../../../src/engine/rulesets/vulcain1953/ruleset.ts';
import { createScorer } from '../../../../src/engine/scoring.ts';
import { checked } from '../../../build/checked.ts';
import { notationOf } from '../hand-records.ts';
import { ACCOUNTS, RECORDED, situationOf } from './records.ts';

const score = createScorer(vulcain1953, VULCAIN1953_DEFAULTS);

const NONE = { legal: false, total: 0, base: 0, doubles: 0, limit: null, special: null } as const;

test('1,200 recorded hands agree, those that readers may differ on among them', () => {
  expect(RECORDED.length).toBe(1200);
  const differing = RECORDED.flatMap((record): readonly object[] => {
    const { id, legal, total, base, doubles, limit, special, lines } = record;
    const scored = score(situationOf(record));
    const {
      goesFirst: _,
      mark: __,
      ...totals
    } = scored.ok ? scored.value.totals : { ...NONE, goesFirst: false, mark: 0 };
    const found = { ...totals, legal: scored.ok };
    const wanted = { legal, total, base, doubles, limit, special };
    const agrees = Object.entries(wanted).every(
      ([name, value]) => found[name as keyof typeof found] === value,
    );
    return agrees ? [] : [{ id, hand: notationOf(record), found, wanted, lines }];
  });
  expect(differing).toEqual([]);
  checked('recorded.vulcain1953', RECORDED.length);
});

test('150 recorded accounts agree in what everyone gains or pays', () => {
  expect(ACCOUNTS.length).toBe(150);
  for (const { payments, ...account } of ACCOUNTS) {
    expect(vulcain1953.settle(account, VULCAIN1953_DEFAULTS)).toMatchObject({
      ok: true,
      value: { payments },
    });
  }
  checked('recorded.accounts', ACCOUNTS.length);
});
