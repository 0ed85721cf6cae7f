// Takes the outlines of the tile characters out of Noto Serif TC and writes glyphs.json.
// Neither the font nor fontkit is a dependency of the project. From any folder outside it:
//   npm install fontkit @fontsource/noto-serif-tc
//   node <project>/scripts/tiles/extract-glyphs.mjs node_modules/@fontsource/noto-serif-tc
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const fontkit = createRequire(join(process.cwd(), 'index.js'))('fontkit');
const font = process.argv[2];
const out = process.argv[3] ?? new URL('glyphs.json', import.meta.url);
const weight = process.argv[4] ?? '700';
const wanted = '一二三四五六七八九萬東南西北發中梅蘭菊竹春夏秋冬';

// unicode.json maps the name of a subset to the ranges it holds: {"[12]": "U+4e00,U+4e03-4e05", …}
const subsets = JSON.parse(readFileSync(join(font, 'unicode.json'), 'utf8'));
const holds = (ranges, code) =>
  ranges.split(',').some((range) => {
    const [from, to = from] = range.replace('U+', '').split('-');
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });

const glyphs = {};
for (const char of wanted) {
  const code = char.codePointAt(0);
  const [name] = Object.entries(subsets).find(([, ranges]) => holds(ranges, code));
  const id = name.replace(/[[\]]/g, '');
  const file = fontkit.create(
    readFileSync(join(font, 'files', `noto-serif-tc-${id}-${weight}-normal.woff2`)),
  );
  const glyph = file.glyphForCodePoint(code);
  // Fonts count y upwards; pictures count it downwards.
  const outline = glyph.path.scale(1, -1);
  const { minX, minY, maxX, maxY } = outline.bbox;
  const d = outline.toSVG().replace(/-?\d+\.\d+/g, (n) => String(Math.round(Number(n))));
  glyphs[char] = {
    advance: glyph.advanceWidth,
    box: [minX, minY, maxX, maxY].map(Math.round),
    d,
  };
}
writeFileSync(
  out,
  `${JSON.stringify({ font: 'Noto Serif TC', weight, unitsPerEm: 1000, glyphs }, null, 1)}\n`,
);
console.log(`${Object.keys(glyphs).length} glyphs`);
