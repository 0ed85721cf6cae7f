/** What is kept for reading offline, and in which order. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entryOf, layersOf } from '../../scripts/offline/layers.mjs';
import { countPages, inOrder, isNamedByContent, LAYERS } from '../../scripts/offline/order.mjs';

interface Entry {
  readonly url: string;
  readonly layer: number;
}

const { first, lessons, rest, search } = LAYERS;

const ENTRIES: readonly Entry[] = [
  { url: 'fr/pagefind/pagefind.js', layer: search },
  { url: 'fr/glossary/index.html', layer: rest },
  { url: 'fr/learn/waits/pairs/index.html', layer: rest },
  { url: 'fr/learn/mcr/chows/index.html', layer: rest },
  { url: 'fr/learn/mcr/pungs/index.html', layer: rest },
  { url: 'fr/learn/riichi/index.html', layer: rest },
  { url: '_astro/lesson.js', layer: lessons },
  { url: 'fr/index.html', layer: first },
];

const order = (kept: readonly string[], inHand?: string): readonly string[] =>
  inOrder(ENTRIES, ({ url }) => kept.includes(url), inHand).map(({ url }) => url);

describe('what is missing is fetched', () => {
  test('from the first layer to the search', () => {
    const urls = order([]);
    expect(urls.slice(0, 2)).toEqual(['fr/index.html', '_astro/lesson.js']);
    expect(urls.at(-1)).toBe('fr/pagefind/pagefind.js');
    expect(urls).toHaveLength(ENTRIES.length);
  });

  test('the course in hand before the others', () => {
    expect(order([], 'mcr').slice(2, 4)).toEqual([
      'fr/learn/mcr/chows/index.html',
      'fr/learn/mcr/pungs/index.html',
    ]);
  });

  test('then courses that were begun', () => {
    const urls = order(['fr/learn/mcr/chows/index.html'], 'riichi');
    expect(urls.slice(2, 4)).toEqual([
      'fr/learn/riichi/index.html',
      'fr/learn/mcr/pungs/index.html',
    ]);
  });

  test('and nothing that is there', () => {
    expect(order(ENTRIES.map(({ url }) => url))).toEqual([]);
  });
});

test('pages are counted, not files', () => {
  const kept = countPages(ENTRIES, ({ url }: Entry) => !url.includes('mcr'));
  expect(kept).toEqual({ kept: 4, of: 6 });
});

test.each([
  ['_astro/page.a1b2.js', true],
  ['/moineau/_astro/page.a1b2.css', true],
  ['/fr/drill/waits-0a1b2c3d.json', true],
  ['fr/drill/waits/index.html', false],
  ['fr/pagefind/pagefind-entry.json', false],
  ['404.html', false],
])('%s is named by its content: %s', (path, is) => {
  expect(isNamedByContent(path)).toBe(is);
});

describe('a built site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'moineau-'));
  const FILES = {
    '404.html': '<link href="/_astro/all.css">',
    'favicon.svg': '<svg/>',
    'fr/index.html': '<script src="/_astro/home.js">',
    'fr/learn/index.html': '',
    'fr/learn/mcr/chows/index.html': '<script src="/_astro/exercise.js">',
    'fr/drill/waits/index.html': '<script src="/_astro/drill.js">',
    'fr/drill/waits-0a1b2c3d.json': '{}',
    'fr/atlas/index.html': '<script src="/_astro/atlas.js">',
    'fr/pagefind/pagefind.js': '',
    'en/index.html': '<script src="/_astro/home.js">',
    '_astro/all.css': '@font-face{src:url(font.woff2)}',
    '_astro/font.woff2': '',
    '_astro/home.js': '',
    '_astro/drill.js': 'import("./later.js")',
    '_astro/later.js': 'new Worker("/_astro/engine.worker-a_1.js");import("./drill.js")',
    '_astro/engine.worker-a_1.js': '',
    '_astro/exercise.js': 'import "./drill.js"',
    '_astro/atlas.js': '',
    'data/hands.csv': '',
  };

  beforeAll(() => {
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('has each file of the language in its layer, with all that it may ask for', () => {
    const found: readonly { path: string; layer: number }[] = layersOf(folder, 'fr');
    const inLayer = (wanted: number) =>
      found
        .filter(({ layer }) => layer === wanted)
        .map(({ path }) => path)
        .sort();
    expect(inLayer(first)).toEqual([
      '404.html',
      '_astro/all.css',
      '_astro/drill.js',
      '_astro/engine.worker-a_1.js',
      '_astro/font.woff2',
      '_astro/home.js',
      '_astro/later.js',
      'favicon.svg',
      'fr/drill/waits/index.html',
      'fr/index.html',
      'fr/learn/index.html',
    ]);
    expect(inLayer(lessons)).toEqual(['_astro/exercise.js']);
    expect(inLayer(rest)).toEqual([
      '_astro/atlas.js',
      'fr/atlas/index.html',
      'fr/drill/waits-0a1b2c3d.json',
      'fr/learn/mcr/chows/index.html',
    ]);
    expect(inLayer(search)).toEqual(['fr/pagefind/pagefind.js']);
  });

  test('a page is known by its sum, a script by its name', () => {
    const page = entryOf(folder, { path: 'fr/atlas/index.html', layer: rest });
    expect(page.integrity).toMatch(/^sha256-/);
    expect(entryOf(folder, { path: '_astro/atlas.js', layer: rest })).toEqual({
      url: '_astro/atlas.js',
      revision: null,
      layer: rest,
    });
  });
});
