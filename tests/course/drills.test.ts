/** The list of drills leads to pages that exist, and names each page once. */
import { expect, test } from 'vitest';
import { DRILL_PAGES } from '../../src/course/drills.ts';
import { pathOf } from '../../src/course/links.ts';
import { DRILLS } from '../../src/engine/drills.ts';
import { parseTiles } from '../../src/engine/notation.ts';

test.each(DRILL_PAGES)('$page stands below the list of drills', ({ page }) => {
  expect(pathOf(page)).toBe(`${pathOf('drills')}${page}/`);
});

test.each(DRILLS)('$id has a page that is listed', ({ page }) => {
  expect(DRILL_PAGES.map((row) => row.page)).toContain(page);
});

test('no drill is named twice', () => {
  expect(new Set(DRILL_PAGES.map(({ page }) => page)).size).toBe(DRILL_PAGES.length);
});

test.each(DRILL_PAGES)(
  'the figure of $page can be drawn',
  ({ figure: { held, leaving = '1m' } }) => {
    expect(parseTiles(held).ok).toBe(true);
    expect(parseTiles(leaving).ok).toBe(true);
  },
);
