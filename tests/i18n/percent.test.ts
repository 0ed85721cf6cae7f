import { expect, test } from 'vitest';
import { percent } from '../../src/i18n/percent.ts';

test.each([
  [0, '0%', '0\u00a0%'],
  [0.05, '5.0%', '5,0\u00a0%'],
  [0.4321, '43.2%', '43,2\u00a0%'],
  [0.9996, '100.0%', '100,0\u00a0%'],
  [1, '100%', '100\u00a0%'],
])('%f is %s and %s', (chance, en, fr) => {
  expect(percent('en', chance)).toBe(en);
  // One no-break space or the other, as the browser knows French.
  expect(percent('fr', chance).replace('\u202f', '\u00a0')).toBe(fr);
});
