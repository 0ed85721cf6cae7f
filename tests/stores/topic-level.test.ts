/** A level that is one topic out of a few: from the device, or from an address. */
import { afterAll, expect, test } from 'vitest';
import { closePage, openPage } from './device.ts';

afterAll(closePage);

const open = async (texts: Readonly<Record<string, string>> = {}) => {
  openPage({ texts });
  const { countLevel, countSkillOf } = await import('../../src/stores/counting/count-level.ts');
  const { settleLevel, settleSkillOf } = await import('../../src/stores/settling/settle-level.ts');
  return { countLevel, countSkillOf, settleLevel, settleSkillOf };
};

test.each([
  [{}, 'group', 'winner'],
  [{ 'moineau.count-level': 'fan', 'moineau.settle-level': 'fines' }, 'fan', 'fines'],
  [{ 'moineau.count-level': 'nonsense', 'moineau.settle-level': '' }, 'group', 'winner'],
])('kept as %j', async (texts, count, settle) => {
  const { countLevel, settleLevel } = await open(texts);
  expect([countLevel.$topic.get(), settleLevel.$topic.get()]).toEqual([count, settle]);
});

test.each([
  ['level=limit', 'limit'],
  ['level=toString', 'losing'],
  ['', 'losing'],
])('an address with %j asks for %s', async (query, topic) => {
  const { countLevel } = await open({ 'moineau.count-level': 'losing' });
  expect(countLevel.fromAddress(new URLSearchParams(query))).toBe(topic);
});

test('results are counted by drill and level', async () => {
  const { countSkillOf, settleSkillOf } = await open();
  expect([countSkillOf('fan'), settleSkillOf('old')]).toEqual([
    'count-hand/fan',
    'settle-table/old',
  ]);
});
