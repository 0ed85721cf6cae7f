import { expect, test } from 'vitest';
import { percent } from '../../src/i18n/percent.ts';

test.each([
  [0, '0%', '0\u202f%'],
  [0.05, '5.0%', '5,0\u202f%'],
  [0.4321, '43.2%', '43,2\u202f%'],
  [0.9996, '100.0%', '100,0\u202f%'],
  [1, '100%', '100\u202f%'],
])('%f is %s and %s', (chance, en, fr) => {
  expect(percent('en', chance)).toBe(en);
  expect(percent('fr', chance)).toBe(fr);
});
