/** Chinese and Japanese words never show as empty boxes: their signs are in the fonts of the site. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const GLOSSARY = 'src/content/glossary.yaml';
const SIGNS = /[\u3041-\u30ff\u4e00-\u9fff]/gu;

const shippedBy = (sheets: readonly string[]): ReadonlySet<string> =>
  new Set(
    sheets
      .map((sheet) => readFileSync(`src/styles/fonts/${sheet}`, 'utf8'))
      .flatMap((rules) => [...rules.matchAll(/U\+([\da-f]+)/g)])
      .map(([, code = '']) => String.fromCodePoint(Number.parseInt(code, 16))),
  );

const signsIn = (files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(SIGNS) ?? []));

test.each([
  ['every page', ['signs.css'], (file: string) => file !== GLOSSARY],
  ['the glossary', ['signs.css', 'words.css'], (file: string) => file === GLOSSARY],
])('the fonts of %s have every sign that is written there', (_, sheets, isThere) => {
  const signs = signsIn(globSync('src/**/*.{ts,tsx,astro,mdx,yaml}').filter(isThere));
  expect(signs.size).toBeGreaterThan(0);
  expect([...signs].filter((sign) => !shippedBy(sheets).has(sign))).toEqual([]);
});
