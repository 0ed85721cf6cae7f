/** The fan of the atlas as a picture for the first page: ink on white, cut off above its pivot. */
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { type Fan, layFan } from '../../components/tools/atlas/fan.ts';
import { atlasOf } from '../../engine/hand.ts';

const WIDTH = 1472;
const HEIGHT = 300;
const PIVOT = { x: WIDTH / 2, y: HEIGHT - 10, radius: WIDTH / 2 - 8 };

/** Rings share the ink as in the atlas: the fewer hands, the darker each. */
function drawDots({ x, y, rings }: Fan, paper: Float32Array): void {
  for (const { start, end, dot, room, waits } of rings) {
    const radius = Math.max(0.5, dot);
    const ink = Math.min(0.95, ((0.22 + 0.04 * waits) * room) / (4 * radius ** 2));
    for (let at = start; at < end; at++) {
      const [left, top] = [x[at] as number, y[at] as number];
      for (let row = Math.floor(top - radius); row <= top + radius; row++) {
        for (let column = Math.floor(left - radius); column <= left + radius; column++) {
          if (row < 0 || row >= HEIGHT || column < 0 || column >= WIDTH) continue;
          const away = Math.hypot(column + 0.5 - left, row + 0.5 - top);
          const covered = Math.min(1, Math.max(0, radius + 0.5 - away));
          const place = row * WIDTH + column;
          paper[place] = (paper[place] as number) * (1 - ink * covered);
        }
      }
    }
  }
}

export const GET: APIRoute = async () => {
  const opening = (172 / 180) * Math.PI;
  const fan = layFan(atlasOf(13), { ...PIVOT, width: WIDTH, height: HEIGHT, opening });
  const paper = new Float32Array(WIDTH * HEIGHT).fill(1);
  drawDots(fan, paper);
  const pixels = Uint8Array.from(paper, (light) => Math.round(255 * light));
  const raw = { width: WIDTH, height: HEIGHT, channels: 1 } as const;
  const picture = await sharp(pixels, { raw }).webp({ quality: 30 }).toBuffer();
  return new Response(new Uint8Array(picture));
};
