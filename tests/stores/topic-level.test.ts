/** A level that is one topic out of a few: from the device, or from an address. */
import { afterAll, expect, test } from 'vitest';
import { closePage, openPage } from './device.ts';

afterAll(closePage);

const open = async (texts: Readonly<Record<string, string>> = {}) => {
  openPage({ texts });
  const { countLevel, countSkillOf } = await import('../../src/stores/counting/count-level.ts');
  return { countLevel, countSkillOf };
};

test.each([
  [{}, 'group'],
  [{ 'moineau.count-level': 'fan' }, 'fan'],
  [{ 'moineau.count-level': 'nonsense' }, 'group'],
])('kept as %j', async (texts, count) => {
  const { countLevel } = await open(texts);
  expect(countLevel.$topic.get()).toBe(count);
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
  const { countSkillOf } = await open();
  expect(countSkillOf('fan')).toBe('count-hand/fan');
});
