/** A level that is one topic out of a few: from the device, or from an address. */
import { afterAll, expect, test } from 'vitest';
import { closePage, openPage } from './device.ts';

afterAll(closePage);

const open = async (texts: Readonly<Record<string, string>> = {}) => {
  openPage({ texts });
  const { settleLevel, settleSkillOf } = await import('../../src/stores/settling/settle-level.ts');
  return { settleLevel, settleSkillOf };
};

test.each([
  [{}, 'winner'],
  [{ 'moineau.settle-level': 'fines' }, 'fines'],
  [{ 'moineau.settle-level': '' }, 'winner'],
])('kept as %j', async (texts, settle) => {
  const { settleLevel } = await open(texts);
  expect(settleLevel.$topic.get()).toBe(settle);
});

test.each([
  ['level=old', 'old'],
  ['level=toString', 'losers'],
  ['', 'losers'],
])('an address with %j asks for %s', async (query, topic) => {
  const { settleLevel } = await open({ 'moineau.settle-level': 'losers' });
  expect(settleLevel.fromAddress(new URLSearchParams(query))).toBe(topic);
});

test('results are counted by drill and level', async () => {
  const { settleSkillOf } = await open();
  expect(settleSkillOf('old')).toBe('settle-table/old');
});
