/** Whatever lies on the device, written by a fault, another program or an older form of the site: every store opens. */
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { newBook } from '../../src/engine/accounts.ts';
import type { LevelField } from '../../src/engine/drills.ts';
import { closePage, openPage } from '../stores/device.ts';
import { progress } from '../stores/mine/arbitrary.ts';
import { jsonFrom, sayHowMany, textFrom, tryAllLater } from './hostile.ts';

sayHowMany('texts on the device');
afterEach(closePage);

const LEVELS: readonly LevelField[] = [{ name: 'size', values: ['7', '13'] }];

interface Kept {
  readonly key: string;
  readonly right: fc.Arbitrary<string>;
  /** Whether it was read as something. */
  readonly read: () => Promise<boolean>;
}

const json = (...values: readonly unknown[]) => jsonFrom(values);

const KEPT: readonly Kept[] = [
  {
    key: 'our-table',
    right: json({ v: 1, isUsed: true, agreed: { mcr: { edition: '2006' } } }),
    read: async () => {
      const { $ourTable, ourTexts } = await import('../../src/stores/device/our-table.ts');
      expect(typeof ourTexts($ourTable.get(), 'mcr')).toMatch(/object|undefined/);
      return Object.keys($ourTable.get().agreed).length > 0;
    },
  },
  {
    key: 'rules',
    right: textFrom(['mcr', 'each']),
    read: async () => {
      const { $rules } = await import('../../src/stores/device/own-rules.ts');
      expect($rules.get()).toMatch(/^[a-z\d]+$/);
      return $rules.get() !== 'each';
    },
  },
  {
    key: 'theme',
    right: textFrom(['dark', 'light']),
    read: async () => {
      const { $settings } = await import('../../src/stores/device/settings.ts');
      expect($settings.theme.get()).toMatch(/^[a-z]+$/);
      return true;
    },
  },
  {
    key: 'progress',
    right: json(...fc.sample(progress, { numRuns: 8, seed: 2 })),
    read: async () => {
      const { $progress } = await import('../../src/stores/record/progress.ts');
      const { lessons } = $progress.get();
      for (const { positions } of Object.values(lessons)) expect(Object(positions)).toBe(positions);
      return Object.keys(lessons).length > 0;
    },
  },
  {
    key: 'accounts',
    right: json(newBook({ rules: 'mcr', options: {}, names: ['A', 'B', 'C', 'D'], begun: 1 })),
    read: async () => {
      const { bookFrom, textOnDevice } = await import('../../src/stores/accounts/book-memory.ts');
      return (await bookFrom(textOnDevice())) !== undefined;
    },
  },
  {
    key: 'set',
    right: textFrom(['moineau-set 1\n# Attentes\n\nwaits?hand=1112345678999m\n> Neuf portes\n']),
    read: async () => {
      const { $ownSet, readOwnSet } = await import('../../src/stores/set/own-set.ts');
      readOwnSet();
      return $ownSet.get().questions.length > 0;
    },
  },
  {
    key: 'table',
    right: json({ v: 1, rules: 'mcr', game: {}, record: {} }),
    read: async () => {
      const { OPEN_TABLE } = await import('../../src/stores/table/table-memory.ts');
      return OPEN_TABLE.recall() !== undefined;
    },
  },
  {
    key: 'day-plan',
    right: json({
      ...{ from: 'today', day: '2026-11-28', done: [null, null] },
      steps: [
        { kind: 'drill', page: 'waits', questions: 5 },
        { kind: 'lesson', lesson: 'waits/edge' },
      ],
    }),
    read: async () => {
      const { onwardPath, planNow } = await import('../../src/stores/guide/plan.ts');
      const plan = planNow();
      if (plan) expect(typeof onwardPath(plan)).toBe('string');
      return plan !== undefined;
    },
  },
  {
    key: 'level.find-waits',
    right: json({ size: '13', pace: 'pinned' }),
    read: async () => {
      const { drillLevels } = await import('../../src/stores/question/drill-levels.ts');
      const { $level } = drillLevels({ id: 'find-waits', levels: LEVELS });
      expect(['7', '13']).toContain($level.get()['size']);
      return $level.get()['size'] === '13';
    },
  },
  {
    key: 'steer.count-hand',
    right: json({ 'fan-1': 2, 'fan-2': 4 }),
    read: async () => {
      const { drillSteer } = await import('../../src/stores/question/steer.ts');
      const weights = Object.values(drillSteer('count-hand').$steer.get());
      for (const weight of weights) expect(weight).toBeLessThanOrEqual(8);
      return weights.length > 0;
    },
  },
  {
    key: 'waiting.a',
    right: json({
      ...{ id: 'a', at: 1_700_000_000_000, skill: 'find-waits/own', right: true },
      ...{ found: 1, missed: 0, wrong: 0, hints: 0, spent: 10 },
    }),
    read: async () => {
      const { waitingAttempts } = await import('../../src/stores/record/waiting-rows.ts');
      return waitingAttempts().length > 0;
    },
  },
];

test.each(KEPT)('$key', async ({ key, right, read }) => {
  vi.useFakeTimers();
  await tryAllLater(right, (text) => {
    openPage({ texts: { [`moineau.${key}`]: text } });
    return read();
  });
  vi.useRealTimers();
});
