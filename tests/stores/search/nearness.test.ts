import { expect, test } from 'vitest';
import { nearness } from '../../../src/stores/search/nearness.ts';

test.each([
  ['kong', 'Kong', 2],
  ['Kongs', 'Kong', 2],
  ['carre', 'Carré', 2],
  ['tile hog', 'Tile hog', 2],
  ['IV.11', 'IV.11 · Le dernier tas', 2],
  ['double chow', 'Double chow, mixed', 2],
  ['mixed double', 'Mixed double chow', 1],
  ['kong', 'Kongkong', 0],
  ['kong', 'Robbing the kong', 0],
  ['', 'Kong', 0],
] as const)('%s against %s: %i', (words, title, near) => {
  expect(nearness(words, title)).toBe(near);
});
