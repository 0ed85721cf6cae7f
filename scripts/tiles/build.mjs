// Draws the faces of all tiles into src/components/tiles/, and the emblem into public/favicon.svg.
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { optimize } from 'svgo';
import { back } from './back.mjs';
import { bamboos, redBamboos } from './bamboos.mjs';
import { circles, redCircles } from './circles.mjs';
import { picture } from './flowers.mjs';
import { character, green, red, redCharacter, white, wind } from './glyphs.mjs';
import { favicon, sparrow } from './sparrow.mjs';

const project = (file) => new URL(`../../${file}`, import.meta.url);
const ranks = (n, draw) => Array.from({ length: n }, (_, i) => [i + 1, draw(i + 1)]);
const suit = (letter, faces) => faces.map(([rank, face]) => [`${rank}${letter}`, face]);

const faces = [
  ...suit('m', ranks(9, character)),
  ...suit('p', ranks(9, circles)),
  ...suit(
    's',
    ranks(9, (rank) => (rank === 1 ? sparrow() : bamboos(rank))),
  ),
  ...suit('z', [
    ...[...'東南西北'].map((char, i) => [i + 1, wind(char)]),
    [5, white()],
    [6, green()],
    [7, red()],
  ]),
  ...suit('f', ranks(8, picture)),
  ['0m', redCharacter()],
  ['0p', redCircles()],
  ['0s', redBamboos()],
  ['back', back()],
];

/** Each element costs the browser, once for every tile on the page: shapes that can become one do. */
function merged(face) {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${face}</svg>`, {
    floatPrecision: 2,
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      'moveGroupAttrsToElems',
      'collapseGroups',
      'convertPathData',
      'mergePaths',
    ],
  });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

function writeSprite(name, drawn) {
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${drawn
    .map(([id, face]) => `<symbol id="t-${id}" viewBox="0 0 60 80">${merged(face)}</symbol>`)
    .join('\n')}\n</svg>\n`;
  for (const banned of ['url(', '<style', '<script', '<text', 'NaN', 'undefined'])
    if (sprite.includes(banned)) throw new Error(`${banned} in ${name}`);
  writeFileSync(project(`src/components/tiles/${name}.svg`), sprite);
  const packed = gzipSync(sprite, { level: 9 }).length;
  console.log(`${name}: ${drawn.length} faces, ${sprite.length} bytes, ${packed} gzipped`);
}

// The browser reads a whole file before it draws one tile, and few pages show flowers.
const isFlower = ([id]) => id.endsWith('f');
writeSprite(
  'sprite',
  faces.filter((face) => !isFlower(face)),
);
writeSprite('sprite-flowers', faces.filter(isFlower));
writeFileSync(project('public/favicon.svg'), favicon());
