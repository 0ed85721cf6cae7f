import { expect, test } from 'vitest';
import { TCHOU1924_DEFAULTS } from '../../../../src/engine/rulesets/tchou1924/config.ts';
import { tchou1924 } from '../../../../src/engine/rulesets/tchou1924/ruleset.ts';
import { checked } from '../../../build/checked.ts';
import { notationOf } from '../hand-records.ts';
import { scorersFor } from '../scorers.ts';
import { RECORDED, situationOf } from './records.ts';

const scorers = scorersFor(tchou1924, TCHOU1924_DEFAULTS);

test('1,200 recorded hands agree in total, points, fan and limit hands', () => {
  expect(RECORDED.length).toBe(1200);
  const differing = RECORDED.flatMap((record): readonly object[] => {
    const { id, options, points, fan, total, limitHands } = record;
    const score = scorers(options)(situationOf(record));
    if (!score.ok) return [{ id, hand: notationOf(record), error: score.error }];
    const { totals } = score.value;
    const found = [totals.total, totals.base, totals.doubles, ...totals.limitHands];
    // Thirteen single tiles are no groups to be counted: `null` in the record.
    const expected = [total, points ?? 0, fan ?? 0, ...limitHands];
    const same = JSON.stringify(found) === JSON.stringify(expected);
    return same ? [] : [{ id, hand: notationOf(record), found, expected }];
  });
  expect(differing).toEqual([]);
  checked('recorded.tchou1924', RECORDED.length);
});
