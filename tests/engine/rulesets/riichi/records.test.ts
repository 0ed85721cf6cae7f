import { expect, test } from 'vitest';
import { RIICHI_DEFAULTS } from '../../../../src/engine/rulesets/riichi/config.ts';
import { riichi } from '../../../../src/engine/rulesets/riichi/ruleset.ts';
import { impossibleCircumstance } from '../../../../src/engine/scoring/circumstance.ts';
import { impossibleExtra } from '../../../../src/engine/scoring/extra.ts';
import { createScorer } from '../../../../src/engine/scoring.ts';
import { checked } from '../../../build/checked.ts';
import { idsOf, notationOf } from '../hand-records.ts';
import { RECORDED, situationOf } from './records.ts';
import { hanOf } from './score-hand.ts';

const sorted = (counts: Readonly<Record<string, number>>): string =>
  JSON.stringify(Object.entries(counts).sort());

const score = createScorer(riichi, RIICHI_DEFAULTS);

test('800 recorded hands agree in roles, han, fu, points and payments', () => {
  expect(RECORDED.length).toBe(800);
  const differing = RECORDED.flatMap((record): readonly object[] => {
    const found = score(situationOf(record));
    if (!found.ok) return [{ hand: notationOf(record), error: found.error }];
    const { han, fu, total, enough } = found.value.totals;
    const { payments } = riichi.summary.score(found.value);
    const mine = [sorted(hanOf(found.value)), han, fu, total, JSON.stringify(payments), enough];
    const theirs = [
      ...[sorted(idsOf(record.yaku)), record.han, record.fu, record.points],
      ...[JSON.stringify(record.payments), true],
    ];
    const isSame = mine.every((value, at) => value === theirs[at]);
    return isSame ? [] : [{ id: record.id, hand: notationOf(record), mine, theirs }];
  });
  expect(differing).toEqual([]);
  checked('recorded.riichi', RECORDED.length);
});

test('what is told of them can be', () => {
  const impossible = RECORDED.flatMap((record) => {
    const situation = situationOf(record);
    const how = impossibleCircumstance(riichi.circumstances, situation);
    const extra = impossibleExtra(riichi.extras ?? [], situation);
    return how || extra ? [{ id: record.id, hand: notationOf(record), how, extra }] : [];
  });
  expect(impossible).toEqual([]);
});
