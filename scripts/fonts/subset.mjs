// Takes out of two open fonts the signs that Chinese names and Unicode tiles need, and writes
// src/styles/fonts/: the files, and the rules that load them. Needed when a name is added.
// The fonts and the tool are no dependency of the project. From any folder outside it:
//   npm install subset-font @expo-google-fonts/noto-serif-sc @expo-google-fonts/noto-sans-symbols-2
//   node <project>/scripts/fonts/subset.mjs
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const subsetFont = createRequire(join(process.cwd(), 'index.js'))('subset-font');
const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = join(process.cwd(), 'node_modules/@expo-google-fonts');

const written = globSync('src/**/*.{ts,tsx,astro,mdx,yaml}', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('');
const names = [...new Set(written.match(/[\u4e00-\u9fff]/g))].sort().join('');
const tiles = Array.from({ length: 0x2c }, (_, at) => String.fromCodePoint(0x1f000 + at)).join('');

const FONTS = [
  {
    family: 'Chinese Names',
    file: 'chinese-names.woff2',
    signs: names,
    from: 'noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf',
  },
  {
    family: 'Unicode Tiles',
    file: 'unicode-tiles.woff2',
    signs: tiles,
    from: 'noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
  },
];

const rangeOf = (signs) =>
  [...signs].map((sign) => `U+${sign.codePointAt(0).toString(16)}`).join(', ');

const rules = [];
for (const { family, file, signs, from } of FONTS) {
  const font = await subsetFont(readFileSync(join(packages, from)), signs, {
    targetFormat: 'woff2',
  });
  writeFileSync(join(root, 'src/styles/fonts', file), font);
  rules.push(`@font-face {
  font-family: "${family}";
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: ${rangeOf(signs)};
}
`);
  console.log(`${file}: ${[...signs].length} signs, ${font.length} bytes`);
}
writeFileSync(join(root, 'src/styles/fonts/signs.css'), rules.join('\n'));
