// Takes out of two open fonts the signs that Chinese names, the Chinese and Japanese words of the
// glossary and Unicode tiles need, and writes src/styles/fonts/: the files, and the rules that load
// them, those of the glossary apart. Needed when a name or a word is added.
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

const GLOSSARY = 'src/content/glossary.yaml';
const signsIn = (files, signs) =>
  new Set(files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(signs) ?? []));
const inOrder = (signs) => [...signs].sort().join('');

const files = globSync('src/**/*.{ts,tsx,astro,mdx,yaml}', { cwd: root });
const others = files.filter((file) => file !== GLOSSARY);
const names = signsIn(others, /[\u4e00-\u9fff]/g);
const words = signsIn([GLOSSARY], /[\u3041-\u30ff\u4e00-\u9fff]/g).difference(names);
const tiles = Array.from({ length: 0x2c }, (_, at) => String.fromCodePoint(0x1f000 + at)).join('');

const FONTS = [
  {
    family: 'Chinese Names',
    file: 'chinese-names.woff2',
    rules: 'signs.css',
    signs: inOrder(names),
    from: 'noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf',
  },
  {
    family: 'Chinese Words',
    file: 'chinese-words.woff2',
    rules: 'words.css',
    signs: inOrder(words),
    from: 'noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf',
  },
  {
    family: 'Unicode Tiles',
    file: 'unicode-tiles.woff2',
    rules: 'signs.css',
    signs: tiles,
    from: 'noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
  },
];

const rangeOf = (signs) =>
  [...signs].map((sign) => `U+${sign.codePointAt(0).toString(16)}`).join(', ');

const ruleOf = ({ family, file, signs }) => `@font-face {
  font-family: "${family}";
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: ${rangeOf(signs)};
}
`;

for (const { file, signs, from } of FONTS) {
  const font = await subsetFont(readFileSync(join(packages, from)), signs, {
    targetFormat: 'woff2',
  });
  writeFileSync(join(root, 'src/styles/fonts', file), font);
  console.log(`${file}: ${[...signs].length} signs, ${font.length} bytes`);
}
for (const [sheet, fonts] of Map.groupBy(FONTS, ({ rules }) => rules)) {
  writeFileSync(join(root, 'src/styles/fonts', sheet), fonts.map(ruleOf).join('\n'));
}
