/** No word is set in two fonts or shows as empty boxes: its signs are in the fonts of the site. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const GLOSSARY = 'src/content/glossary.yaml';
const CHINESE = /[\u3041-\u30ff\u4e00-\u9fff]/gu;
const LATIN = /[A-Za-z\u00c0-\u024f]/gu;

const signOf = (code: string): number => Number.parseInt(code, 16);

const shippedBy = (sheets: readonly string[]): ReadonlySet<string> =>
  new Set(
    sheets
      .map((sheet) => readFileSync(`src/styles/fonts/${sheet}`, 'utf8'))
      .flatMap((rules) => [...rules.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/g)])
      .flatMap(([, first = '', last = first]) =>
        Array.from({ length: signOf(last) - signOf(first) + 1 }, (_, at) =>
          String.fromCodePoint(signOf(first) + at),
        ),
      ),
  );

const signsIn = (files: readonly string[], pattern: RegExp): ReadonlySet<string> =>
  new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(pattern) ?? []));

test.each([
  ['every page', CHINESE, ['signs.css'], (file: string) => file !== GLOSSARY],
  ['the glossary', CHINESE, ['signs.css', 'words.css'], (file: string) => file === GLOSSARY],
  ['French and English', LATIN, ['garamond.css'], () => true],
])('the fonts of %s have every sign that is written there', (_, pattern, sheets, isThere) => {
  const signs = signsIn(globSync('src/**/*.{ts,tsx,astro,mdx,yaml}').filter(isThere), pattern);
  expect(signs.size).toBeGreaterThan(0);
  expect([...signs].filter((sign) => !shippedBy(sheets).has(sign))).toEqual([]);
});
