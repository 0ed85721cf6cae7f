/** Pictures of hands for those who share a page, drawn when the site is built. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { BonusTile, Tile } from '../engine/notation.ts';
import { tileName, tilesName } from '../i18n/hand/tile-names.ts';
import type { Locale } from '../i18n/locales.ts';
import { listText, type Say } from '../i18n/speak.ts';
import { publicHref } from './links.ts';
import { readHand } from './positions.ts';
import { setTiles } from './tile-set.ts';

export const PICTURE_SIZE = { width: 1200, height: 630 };
const TILE = { width: 60, height: 80, gap: 3 };
const MARGIN = 90;

/** What pages without tiles of their own show: the gates that nine tiles open. */
export const DEFAULT_PICTURE = '1112345678999m';

const source = (path: string): string => readFileSync(path, 'utf8');

/** The drawing of a tile in the sprites, with the ivory and the bamboo that pages add by style. */
function tileAt(sprite: string, tile: Tile | BonusTile, x: number): string {
  const [, drawing = ''] =
    new RegExp(`<symbol id="t-${tile}"[^>]*>(.*?)</symbol>`, 's').exec(sprite) ?? [];
  return `<g transform="translate(${x} 0)">
    <rect y="6" width="60" height="80" rx="6.5" fill="#b98a4e"/>
    <rect y="2" width="60" height="80" rx="6.5" fill="#ded2b8"/>
    <rect width="60" height="80" rx="6.5" fill="#fbf6e9" stroke="#e5dac2"/>${drawing}</g>`;
}

/** A hand on paper, under the sparrow. */
export async function drawPicture(text: string): Promise<Uint8Array> {
  const tiles = setTiles(text);
  const sprite = ['sprite', 'sprite-flowers']
    .map((name) => source(`src/components/tiles/${name}.svg`))
    .join('');
  const step = TILE.width + TILE.gap;
  const width = tiles.length * step - TILE.gap;
  const scale = Math.min((PICTURE_SIZE.width - 2 * MARGIN) / width, 2.6);
  const left = (PICTURE_SIZE.width - width * scale) / 2;
  const drawn = tiles.map((tile, at) => tileAt(sprite, tile, at * step)).join('');
  const sparrow = source('public/favicon.svg').replace(
    '<svg ',
    '<svg x="550" y="96" width="100" height="100" ',
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_SIZE.width}" height="${PICTURE_SIZE.height}">
    <rect width="100%" height="100%" fill="#f7f2e7"/>
    <rect x="24" y="24" width="1152" height="582" fill="none" stroke="#d9cfbb" stroke-width="2"/>
    <rect x="32" y="32" width="1136" height="566" fill="none" stroke="#d9cfbb"/>
    ${sparrow}
    <g transform="translate(${left} ${395 - 40 * scale}) scale(${scale})">${drawn}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** What a picture shows, for those who do not see it. */
export function pictureName(say: Say, locale: Locale, text: string): string {
  const { concealed, flowers } = readHand(text);
  const tiles = concealed.length > 0 ? [tilesName(say, locale, concealed)] : [];
  return listText(locale, [...tiles, ...flowers.map((tile) => tileName(say, tile))]);
}

/** The tiles of a vignette that lie face up. */
export const openTiles = (vignette: string): string | undefined =>
  vignette.replaceAll('?', '') || undefined;

export const drawIcon = (pixels: number): Promise<Uint8Array> =>
  sharp(Buffer.from(source('public/favicon.svg')), { density: 72 * (pixels / 64) })
    .resize(pixels, pixels)
    .png()
    .toBuffer();

/** The sizes of the icon that browsers ask for of themselves. */
const FAVICON_PIXELS = [16, 32, 48];

const ICO_HEAD = 6;
const ICO_ENTRY = 16;

/** The sparrow as `favicon.ico`: a list of pictures by size, then the pictures themselves. */
export async function drawFavicon(): Promise<Uint8Array> {
  const pictures = await Promise.all(FAVICON_PIXELS.map(drawIcon));
  const head = Buffer.alloc(ICO_HEAD + ICO_ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [at, picture] of pictures.entries()) {
    const entry = ICO_HEAD + ICO_ENTRY * at;
    const pixels = FAVICON_PIXELS[at] ?? 0;
    head.writeUInt8(pixels, entry);
    head.writeUInt8(pixels, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

/** Where the picture of some tiles stands. */
export const pictureHref = (tiles = DEFAULT_PICTURE): string => publicHref(`pictures/${tiles}.png`);

export const ICON_PIXELS = ['180', '192', '512'] as const;

export const iconHref = (pixels: (typeof ICON_PIXELS)[number]): string =>
  publicHref(`icon-${pixels}.png`);
