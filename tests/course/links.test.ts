/** Addresses inside the site, served from the root or from a folder. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  hrefOf,
  lessonPath,
  PATHS,
  type PageName,
  pageHref,
  pathAfterLocale,
  pathOf,
  publicHref,
} from '../../src/course/links.ts';
import { DRILLS, UNLISTED_DRILLS } from '../../src/engine/drills.ts';
import { LOCALES } from '../../src/i18n/locales.ts';

const DRILL_PAGES = [...DRILLS, ...UNLISTED_DRILLS].map(({ page }) => page);
const PAGES = [...Object.keys(PATHS), ...DRILL_PAGES] as readonly PageName[];

afterEach(() => vi.unstubAllEnvs());

/** What the builder hands over as the folder, with the folder's address. */
const BASES = [
  ['/', '/'],
  ['/moineau', '/moineau/'],
  ['/moineau/', '/moineau/'],
  ['/~user/games/', '/~user/games/'],
] as const;

describe.each(BASES)('with the base %s', (base, folder) => {
  const at = <T>(address: () => T): T => {
    vi.stubEnv('BASE_URL', base);
    return address();
  };

  test('pages have their addresses', () => {
    expect(at(() => pageHref('fr', 'waits'))).toBe(`${folder}fr/drill/waits/`);
    expect(at(() => pageHref('en', 'home'))).toBe(`${folder}en/`);
  });

  test('lessons and files have theirs', () => {
    expect(at(() => hrefOf('en', lessonPath('waits', 'nine-gates')))).toBe(
      `${folder}en/learn/waits/nine-gates/`,
    );
    expect(at(() => publicHref('favicon.svg'))).toBe(`${folder}favicon.svg`);
  });

  test.each(PAGES)('%s has the same path in both languages', (page) => {
    const paths = at(() => LOCALES.map((locale) => pathAfterLocale(pageHref(locale, page))));
    expect(paths).toEqual([pathOf(page), pathOf(page)]);
  });
});

test('every path but that of the first page ends with a stroke and begins without', () => {
  const odd = PAGES.map(pathOf).filter((path) => path !== '' && !/^[^/].*\/$/.test(path));
  expect(odd).toEqual([]);
});

test('a path that begins like a language keeps its beginning', () => {
  expect(pathAfterLocale('/fr/en/')).toBe('en/');
});
