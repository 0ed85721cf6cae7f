import { readFileSync } from 'node:fs';

const SHEET = new URL('../src/styles/widths.css', import.meta.url);
const TOKEN = /@custom-media\s+(--[\w-]+)\s+(\([^)]*\));/g;
const NAME = /\(\s*(--[\w-]+)\s*\)/g;

/** The width behind each name: `--from-desk` is `(min-width: 64rem)`. */
export function readWidths() {
  const tokens = readFileSync(SHEET, 'utf8').matchAll(TOKEN);
  return new Map([...tokens].map(([, name, width]) => [name, width]));
}

/**
 * Puts the width in the place of its name, in `@container` too, where `@custom-media` does not reach.
 * A plugin of PostCSS, through which Vite and Astro send every sheet.
 */
export function namedWidths() {
  const widths = readWidths();
  const spellOut = (rule) => {
    rule.params = rule.params.replace(NAME, (_, name) => {
      const width = widths.get(name);
      if (width === undefined) throw rule.error(`${name} is no width of src/styles/widths.css`);
      return width;
    });
  };
  return { postcssPlugin: 'named-widths', AtRule: { media: spellOut, container: spellOut } };
}
