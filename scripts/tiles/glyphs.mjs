// Characters, winds, dragons and the small characters of the flowers, from the outlines kept in glyphs.json.
import { readFileSync } from 'node:fs';
import { GREEN, INDIGO, INK, path, RED, redDot } from './pen.mjs';

const { glyphs } = JSON.parse(readFileSync(new URL('glyphs.json', import.meta.url), 'utf8'));

/** A character whose outline fits the box (x, y, w, h); `stretch` lets it fill a box of another shape. */
function glyph(char, x, y, w, h, fill, { soft = 14, stretch = 1 } = {}) {
  const { box, d } = glyphs[char];
  const [x0, y0, x1, y1] = box;
  const fit = Math.min(w / (x1 - x0), h / (y1 - y0));
  const sx = Math.min(w / (x1 - x0), fit * stretch);
  const sy = Math.min(h / (y1 - y0), fit * stretch);
  const tx = x + w / 2 - (sx * (x0 + x1)) / 2;
  const ty = y + h / 2 - (sy * (y0 + y1)) / 2;
  const r = (v, n) => Number(v.toFixed(n));
  // A thin outline of the same colour rounds the corners and feeds the hairlines: cut, not printed.
  return path(d, fill, {
    transform: `translate(${r(tx, 2)} ${r(ty, 2)}) scale(${r(sx, 4)} ${r(sy, 4)})`,
    ...(soft ? { stroke: fill, 'stroke-width': soft, 'stroke-linejoin': 'round' } : {}),
  });
}

const NUMBERS = '一二三四五六七八九';

/** 1m … 9m: the number in ink over the ten thousand in red. */
export const character = (rank, ink = INK) =>
  glyph(NUMBERS[rank - 1], 14.5, 6, 33, 25.5, ink, { stretch: 1.25, soft: 18 }) +
  glyph('萬', 9, 36, 42, 38, RED, { stretch: 1.1, soft: 10 });

export const redCharacter = () => character(5, RED) + redDot();

/** East, south, west, north. */
export const wind = (char) => glyph(char, 7, 12, 46, 58, INK, { stretch: 1.22 });
export const green = () => glyph('發', 7, 12, 46, 58, GREEN, { stretch: 1.22 });
export const red = () => glyph('中', 9, 10, 42, 60, RED, { stretch: 1.22, soft: 20 });

/** The white dragon: an empty frame, drawn fine so that nobody takes it for a missing picture. */
export function white() {
  const frame = (i, width) => {
    const [x0, y0, x1, y1] = [10 + i, 13 + i, 50 - i, 69 - i];
    const c = 5;
    return path(
      `M${x0 + c} ${y0}H${x1 - c}V${y0 + c}H${x1}V${y1 - c}H${x1 - c}V${y1}H${x0 + c}V${y1 - c}H${x0}V${y0 + c}H${x0 + c}z`,
      'none',
      { stroke: INDIGO, 'stroke-width': width, 'stroke-linejoin': 'round' },
    );
  };
  return frame(0, 2.4) + frame(4.2, 1);
}

/** The name of a flower or a season, small, in the top right corner. */
export const name = (char, fill) => glyph(char, 40.5, 6, 14, 14, fill, { soft: 12 });
