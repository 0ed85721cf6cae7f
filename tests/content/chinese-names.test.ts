/** Chinese names never show as empty boxes: their signs are in the font that comes with the site. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CHINESE = /[\u4e00-\u9fff]/gu;

test('the font has every Chinese sign that is written', () => {
  const rules = readFileSync('src/styles/fonts/signs.css', 'utf8');
  const shipped = new Set(
    [...rules.matchAll(/U\+([\da-f]+)/g)].map(([, code = '']) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
  const files = globSync('src/**/*.{ts,tsx,astro,mdx,yaml}');
  const signs = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(CHINESE) ?? []));
  expect(signs.size).toBeGreaterThan(0);
  expect([...signs].filter((sign) => !shipped.has(sign))).toEqual([]);
});
