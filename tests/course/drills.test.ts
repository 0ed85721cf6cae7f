/** The list of drills leads to pages that exist, and names each page once. */
import { expect, test } from 'vitest';
import { DRILLS } from '../../src/course/drills.ts';
import { pathOf } from '../../src/course/links.ts';
import { DRILLS as ENGINE_DRILLS } from '../../src/engine/drills.ts';
import { parseTiles } from '../../src/engine/notation.ts';

test.each(DRILLS)('$page stands below the list of drills', ({ page }) => {
  expect(pathOf(page)).toBe(`${pathOf('drills')}${page}/`);
});

test.each(ENGINE_DRILLS)('$id has a page that is listed', ({ page }) => {
  expect(DRILLS.map((row) => row.page)).toContain(page);
});

test('no drill is named twice', () => {
  expect(new Set(DRILLS.map(({ page }) => page)).size).toBe(DRILLS.length);
});

test.each(DRILLS)('the figure of $page can be drawn', ({ figure: { held, leaving = '1m' } }) => {
  expect(parseTiles(held).ok).toBe(true);
  expect(parseTiles(leaving).ok).toBe(true);
});
