/** What `npm test -- unused` reads: which files the others hang on, and which may hold nothing idle. */
import type { KnipConfig } from 'knip';

/** Stylesheets name fonts and other stylesheets without a word of JavaScript. */
const stylesheet = (text: string): string =>
  [...text.matchAll(/(?:@import\s+|url\()["']([^"':]+)["']/g)]
    .map(([, address]) => `import '${address}';`)
    .join('\n');

const config: KnipConfig = {
  compilers: { css: stylesheet },
  // Comes with Debian's fonttools.
  ignoreBinaries: ['pyftsubset'],
  workspaces: {
    // Tools with plugins (Astro, Vitest, Playwright) and package.json name the other entries.
    '.': {
      entry: [
        'src/content/lessons/**/*.mdx',
        // Found by their names.
        'src/components/drills/*/{view,page-board}.tsx',
        'scripts/{tiles/extract-glyphs,fonts/subset,source-words,telling-hands}.mjs',
      ],
      project: [
        'src/**/*.{ts,tsx,astro,css,mdx}',
        'tests/**/*.{ts,tsx}',
        'scripts/**/*.mjs',
        '*.{ts,mjs}',
      ],
    },
    audit: { entry: ['{main,setup}.mjs'], project: ['**/*.{mjs,css}'] },
    bench: { entry: ['{main,setup,record}.mjs'], project: ['**/*.{mjs,css}'] },
    pictures: { entry: ['{main,setup}.mjs'], project: ['**/*.{mjs,css}'] },
  },
};

export default config;
