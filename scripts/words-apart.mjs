/**
 * A file of words holds its languages side by side; `words/search.ts?fr` is what it says in one,
 * so that a page fetches no other.
 */
import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const ASKED = /^(.*\/i18n\/words\/[a-z0-9-]+\.ts)\?([a-z]{2})$/;

/** @returns {import('vite').Plugin} */
export const wordsApart = () => ({
  name: 'words-apart',
  enforce: 'pre',
  async load(id) {
    const [, file, locale] = ASKED.exec(id) ?? [];
    if (file === undefined) return undefined;
    this.addWatchFile(file);
    const { href } = pathToFileURL(file);
    // Node keeps what it has imported; a file that was changed has another address.
    const [texts] = Object.values(await import(`${href}?${statSync(file).mtimeMs}`));
    const words = Object.entries(texts).map(([key, text]) => [key, text[locale]]);
    return `export const words = ${JSON.stringify(Object.fromEntries(words))};`;
  },
});
