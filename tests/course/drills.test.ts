/** The list of drills leads to pages that exist, and names each page once. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DRILLS, type DrillRow } from '../../src/course/drills.ts';
import { PATHS } from '../../src/course/links.ts';
import { DRILLS as ENGINE_DRILLS } from '../../src/engine/drills.ts';
import { parseTiles } from '../../src/engine/notation.ts';

test.each(DRILLS)('$page stands below the list of drills', ({ page }) => {
  expect(PATHS[page]).toBe(`${PATHS.drills}${page}/`);
  const file = `src/pages/[locale]/${PATHS[page].replace(/\/$/, '')}.astro`;
  const isListed = ENGINE_DRILLS.some((drill) => drill.page === page);
  expect(isListed || existsSync(file)).toBe(true);
});

test.each(ENGINE_DRILLS)('$id has a page that is listed', ({ page }) => {
  expect(DRILLS.map((row) => row.page)).toContain(page);
});

test('no drill is named twice', () => {
  expect(new Set(DRILLS.map(({ page }) => page)).size).toBe(DRILLS.length);
});

const ROWS: readonly DrillRow[] = DRILLS;

test.each(ROWS)('the figure of $page can be drawn', ({ figure: { held, leaving = '1m' } }) => {
  expect(parseTiles(held).ok).toBe(true);
  expect(parseTiles(leaving).ok).toBe(true);
});
