/**
 * A file of words holds its languages side by side; `words/search.ts?fr` is what it says in one,
 * so that a page fetches no other. `GuidedWalk.tsx?words-fr` is what that file and all that it
 * imports may say, `view.tsx?words-inside-fr` what the view of a drill may say in other pages; what
 * begins with the name of a rule set is left to the page, which knows the ones that it asks.
 */
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { wordKeysIn, wordKeysInside } from './word-keys.mjs';

const FILE = /^(.*\/i18n\/words\/[a-z0-9-]+\.ts)\?([a-z]{2})$/;
const SPEAKER = /^(.*\.tsx)\?words(-inside)?-([a-z]{2})$/;

const FOLDER = fileURLToPath(new URL('../src/i18n/words/', import.meta.url));

/** Node keeps what it has imported; a file that was changed has another address. */
async function wordsIn(file, locale) {
  const { href } = pathToFileURL(file);
  const [texts] = Object.values(await import(`${href}?${statSync(file).mtimeMs}`));
  return Object.entries(texts).map(([key, text]) => [key, text[locale]]);
}

async function wordsOf(keys, locale) {
  const { matcherOf } = await import('../src/i18n/words.ts');
  const isSaid = matcherOf(keys.filter((key) => !key.startsWith('*')));
  const files = readdirSync(FOLDER).filter((name) => name !== 'index.ts');
  const words = await Promise.all(files.map((name) => wordsIn(`${FOLDER}${name}`, locale)));
  return words.flat().filter(([key]) => isSaid(key));
}

/** @returns {import('vite').Plugin} */
export const wordsApart = () => ({
  name: 'words-apart',
  enforce: 'pre',
  async load(id) {
    const [, file, locale] = FILE.exec(id) ?? [];
    const [, speaker, isInside, language] = SPEAKER.exec(id) ?? [];
    if (!file && !speaker) return undefined;
    this.addWatchFile(file ?? speaker);
    const words = file
      ? await wordsIn(file, locale)
      : await wordsOf(isInside ? wordKeysInside(speaker) : wordKeysIn(speaker), language);
    return `export const words = ${JSON.stringify(Object.fromEntries(words))};`;
  },
});
