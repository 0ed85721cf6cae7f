/** A level out of what forms, addresses and devices give. */
import { describe, expect, test } from 'vitest';
import { type LevelField, levelFrom, skillOf } from '../../../src/engine/drills/drill.ts';

const FIELDS: readonly LevelField[] = [
  { name: 'size', values: ['1', '4', '13'], initial: '4' },
  { name: 'mix', values: ['pure', 'suits'] },
  {
    name: 'min',
    values: ({ size }) => (size === '13' ? ['1', '2', '3', '4', '5'] : ['1', '2']),
    isAmount: true,
    isMinor: true,
  },
  { name: 'topic', values: ['all', 'name-two', 'name-four'], isMinor: true },
];
const FIRST = { size: '4', mix: 'pure', min: '1', topic: 'all' };
const OTHER = { size: '13', mix: 'suits', min: '4', topic: 'name-four' };

describe('a level', () => {
  test.each([
    [{}, {}],
    [{ size: '13' }, { size: '13' }],
    [{ size: '5' }, {}],
    [{ size: '' }, {}],
    [{ size: '<b>' }, {}],
    [{ size: '__proto__' }, {}],
    [{ mix: 'PURE' }, {}],
    [{ mix: 'constructor' }, {}],
    [{ mix: 'suits', unheardOf: '1' }, { mix: 'suits' }],
    [
      { size: '13', min: '5' },
      { size: '13', min: '5' },
    ],
    [
      { size: '13', min: '99' },
      { size: '13', min: '5' },
    ],
    [
      { size: '13', min: 'Infinity' },
      { size: '13', min: '5' },
    ],
    [{ min: '5' }, { min: '2' }],
    [{ min: '-7' }, {}],
    [{ min: '2.9' }, { min: '2' }],
    [{ min: 'many' }, {}],
    [{ topic: 'name-four' }, { topic: 'name-four' }],
    [{ topic: 'name-bygone' }, { topic: 'name-two' }],
    [{ topic: 'count-bygone' }, {}],
    [{ topic: 'name' }, {}],
  ])('of %j', (given, changed) => {
    expect(levelFrom(FIELDS, given)).toEqual({ ...FIRST, ...changed });
  });

  test.each([
    [{}, {}],
    [{ size: '5', mix: '' }, {}],
    [{ size: '4' }, { size: '4', min: '2' }],
    [{ min: '1' }, { min: '1' }],
    [{ topic: 'name-bygone' }, { topic: 'name-two' }],
  ])('of %j is as it was before where nothing lawful is said', (given, changed) => {
    expect(levelFrom(FIELDS, given, OTHER)).toEqual({ ...OTHER, ...changed });
  });
});

test.each([
  ['1', 'find-waits/13/pure'],
  ['4', 'find-waits/13/pure/4'],
])('an amount of %s is counted under %s: the least is no level of its own', (min, skill) => {
  const fields = FIELDS.map(({ isMinor: _, ...field }) => field).slice(0, 3);
  expect(skillOf('find-waits', fields, { size: '13', mix: 'pure', min })).toBe(skill);
});

test('results are counted by what matters', () => {
  expect(skillOf('find-waits', FIELDS, OTHER)).toBe('find-waits/13/suits');
  expect(skillOf('find-waits', FIELDS, FIRST)).toBe('find-waits/4/pure');
});
