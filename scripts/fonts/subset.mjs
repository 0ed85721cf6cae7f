// Takes out of open fonts the signs that the site sets: of EB Garamond those of French and English,
// of two others those of Chinese names, of the Chinese and Japanese words in the glossary, and
// Unicode tiles. Writes src/styles/fonts/: the files, and the rules that load them. Needed when a
// name, a word or a new sign is added. `pyftsubset` comes with Debian's packages fonttools and
// python3-brotli; the fonts are installed in any folder outside the project:
//   npm install @fontsource-variable/eb-garamond \
//     @expo-google-fonts/noto-serif-sc @expo-google-fonts/noto-sans-symbols-2
//   node <project>/scripts/fonts/subset.mjs
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = join(process.cwd(), 'node_modules/@expo-google-fonts');
const garamond = join(process.cwd(), 'node_modules/@fontsource-variable/eb-garamond/files');

const GLOSSARY = 'src/content/glossary.yaml';
const signsIn = (files, pattern) =>
  new Set(files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(pattern) ?? []));
const inOrder = (signs) => [...signs].sort().join('');

const files = globSync('src/**/*.{ts,tsx,astro,mdx,yaml}', { cwd: root });
const others = files.filter((file) => file !== GLOSSARY);
const names = signsIn(others, /[\u4e00-\u9fff]/g);
const words = signsIn([GLOSSARY], /[\u3041-\u30ff\u4e00-\u9fff]/g).difference(names);
const signs = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
// What the sources write, and what a French reader may type.
const FRENCH = 'ÀÂÆÇÈÉÊËÎÏÔÙÛÜŸàâæçèéêëîïôùûüÿŒœ';
const latin = new Set([...signs(0x20, 0x7e), ...FRENCH, ...signsIn(files, /[\u00a0-\u2fff]/g)]);
const tiles = signs(0x1f000, 0x1f02b).join('');

const FONTS = [
  {
    family: 'Chinese Names',
    file: 'chinese-names.woff2',
    rules: 'signs.css',
    signs: inOrder(names),
    from: join(packages, 'noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'),
  },
  {
    family: 'Chinese Words',
    file: 'chinese-words.woff2',
    rules: 'words.css',
    signs: inOrder(words),
    from: join(packages, 'noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'),
  },
  {
    family: 'Unicode Tiles',
    file: 'unicode-tiles.woff2',
    rules: 'signs.css',
    signs: tiles,
    from: join(packages, 'noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf'),
  },
  ...['normal', 'italic'].map((style) => ({
    family: 'EB Garamond',
    file: `garamond-${style}.woff2`,
    rules: 'garamond.css',
    signs: inOrder(latin),
    from: join(garamond, `eb-garamond-latin-wght-${style}.woff2`),
    style,
    weights: '400 800',
  })),
];

/** Those by which the site sets text: figures of both kinds, joined letters, accents. */
const FEATURES = 'kern,liga,calt,ccmp,locl,mark,mkmk,onum,lnum,tnum,pnum';

/** Signs that follow one another are one range. */
function rangeOf(signs) {
  const runs = [];
  for (const code of [...signs].map((sign) => sign.codePointAt(0))) {
    const run = runs.at(-1);
    if (run?.last === code - 1) run.last = code;
    else runs.push({ first: code, last: code });
  }
  const hex = (code) => code.toString(16);
  return runs
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}

const ruleOf = ({ family, file, signs, style, weights }) => `@font-face {
  font-family: "${family}";${style ? `\n  font-style: ${style};\n  font-weight: ${weights};` : ''}
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: ${rangeOf(signs)};
}
`;

for (const { file, signs, from } of FONTS) {
  const into = join(root, 'src/styles/fonts', file);
  execFileSync('pyftsubset', [
    from,
    `--text=${signs}`,
    `--layout-features=${FEATURES}`,
    '--flavor=woff2',
    `--output-file=${into}`,
  ]);
  console.log(`${file}: ${[...signs].length} signs, ${statSync(into).size} bytes`);
}
for (const [sheet, fonts] of Map.groupBy(FONTS, ({ rules }) => rules)) {
  writeFileSync(join(root, 'src/styles/fonts', sheet), fonts.map(ruleOf).join('\n'));
}
