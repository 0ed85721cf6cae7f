/** The headers that hosts are told to send: one set, in the form of each host. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headerRules, headersFor } from '../scripts/headers.mjs';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const RULES = headerRules(read('public/_headers'));

const policiesFor = (path: string): readonly string[] =>
  headersFor(RULES, path).get('Content-Security-Policy') ?? [];

test.each([
  ['/fr/', 1],
  ['/_astro/page.js', 2],
  ['/sw-fr.js', 2],
  ['/sw.js', 1],
  ['/en/pagefind/pagefind-worker.js', 2],
])('%s has its policies', (path, n) => {
  expect(policiesFor(path)).toHaveLength(n);
});

test('what a file is called by its content may be kept for good, and nothing else', () => {
  expect(headersFor(RULES, '/_astro/a.js').get('Cache-Control')).toEqual([
    'public, max-age=31536000, immutable',
  ]);
  expect(headersFor(RULES, '/fr/').has('Cache-Control')).toBe(false);
});

test('no policy lets through what is written in a page', () => {
  expect(read('public/_headers')).not.toMatch(/unsafe-(inline|hashes)|'unsafe-eval'|\*\.|https?:/);
});

describe.each(['nginx', 'apache'])('%s', (host) => {
  const example = read(`docs/hosts/${host}.conf`);
  const headers = RULES.flatMap(({ headers }) => headers);

  test.each(headers)('sends %s: %s', (name, value) => {
    expect(example).toContain(name);
    expect(example).toContain(`"${value}"`);
  });
});
