/** What is offered after a series: what went wrong most often. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findDesk, findWaits, WAIT_LEVELS } from '../../src/engine/drills.ts';
import { closePage, openPage } from './device.ts';

beforeEach(() => openPage());
afterEach(closePage);

const stores = async () => ({
  ...(await import('../../src/stores/question/weakest.ts')),
  ...(await import('../../src/stores/question/drill-levels.ts')),
});

const judged = (known: Readonly<Record<string, boolean>>) => ({
  right: false,
  marks: { found: 0, missed: 0, wrong: 0 },
  known,
});

describe('the row that was not known most often', () => {
  test.each([
    ['missed twice', [{ a: false, b: false }, { b: false }], ['a', 'b'], 'b'],
    ['the first of equals', [{ a: false }, { b: false }], ['a', 'b'], 'a'],
    ['of those that are dealt for', [{ a: false, b: false }, { b: false }], ['a'], 'a'],
    ['none where all are known', [{ a: true }, {}], ['a'], undefined],
    ['none that is never dealt for', [{ a: false }], [], undefined],
  ])('%s', async (_, known, targets, row) => {
    const { weakestRow } = await stores();
    expect(weakestRow(known.map(judged), targets)).toBe(row);
  });

  test('is what is dealt next', async () => {
    const { wishFor } = await stores();
    const desk = await findDesk('which-fans');
    const level = { level: 'all' };
    const targets = desk.targets?.(level) ?? [];
    for (const row of targets.slice(0, 8)) {
      const { texts } = desk.deal(7, { level, ...wishFor({ by: 'row', row }) });
      expect(desk.solve(texts)).toMatchObject({ lines: expect.arrayContaining([row]) });
    }
  });
});

describe('the level with the worst record', () => {
  const counts = { found: 0, missed: 0, wrong: 0, hints: 0, spent: 0 };
  const skill = (asked: number, right: number) => ({ asked, right, last: '', at: 0, ...counts });

  test.each([
    ['one choice away', { '7/pure': skill(10, 4) }, 'find-waits/7/pure'],
    ['the worse of two', { '7/pure': skill(10, 4), '10/pure': skill(10, 2) }, 'find-waits/10/pure'],
    ['none after few answers', { '7/pure': skill(4, 0) }, undefined],
    ['none that goes well', { '7/pure': skill(10, 8) }, undefined],
    [
      'none where the present one is worse',
      { '4/pure': skill(10, 1), '7/pure': skill(10, 4) },
      undefined,
    ],
    ['none two choices away', { '7/suits': skill(10, 0) }, undefined],
  ])('%s', async (_, skills, wanted) => {
    const { drillLevels, weakestLevel } = await stores();
    const kept = Object.entries(skills).map(([name, sums]) => [`find-waits/${name}`, sums]);
    const levels = drillLevels({ id: findWaits.id, levels: WAIT_LEVELS });
    expect(weakestLevel(levels, Object.fromEntries(kept))?.skill).toBe(wanted);
  });
});
