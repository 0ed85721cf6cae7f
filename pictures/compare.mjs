/** What differs between two folders of pictures, pixel by pixel. */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** The pictures of a folder by their addresses below it, without those of earlier differences. */
export async function picturesIn(folder) {
  const all = await readdir(folder, { recursive: true });
  return all.filter((file) => file.endsWith('.png') && !file.startsWith('differences')).sort();
}

const sizeOf = async (file) => {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
};

/** The pixels on a sheet that is large enough for both. */
const pixelsOf = (file, from, { width, height }) =>
  sharp(file)
    .ensureAlpha()
    .extend({
      ...{ right: width - from.width, bottom: height - from.height },
      background: { r: 255, g: 0, b: 255, alpha: 1 },
    })
    .raw()
    .toBuffer();

async function difference(before, after, into) {
  const [old, now] = await Promise.all([sizeOf(before), sizeOf(after)]);
  const both = {
    width: Math.max(old.width, now.width),
    height: Math.max(old.height, now.height),
  };
  const [one, other] = await Promise.all([pixelsOf(before, old, both), pixelsOf(after, now, both)]);
  const drawn = Buffer.alloc(one.length);
  const { width, height } = both;
  const count = pixelmatch(one, other, drawn, width, height, { threshold: 0, includeAA: true });
  if (count === 0) return undefined;
  await mkdir(dirname(into), { recursive: true });
  await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png({ palette: true })
    .toFile(into);
  return { before: old, after: now, share: count / (width * height) };
}

/**
 * Compares the pictures that both folders hold; `only` says which are meant.
 * @returns {Promise<{ same: number, differing: object[], missing: string[], added: string[] }>}
 */
export async function compare(before, after, only) {
  const [old, now] = await Promise.all([picturesIn(before), picturesIn(after)]);
  const known = new Set(old);
  const differing = [];
  let same = 0;
  for (const file of now.filter((one) => known.has(one) && only(one))) {
    const [one, other] = [join(before, file), join(after, file)];
    const [a, b] = await Promise.all([readFile(one), readFile(other)]);
    const found = a.equals(b)
      ? undefined
      : await difference(one, other, join(after, 'differences', file));
    if (found) differing.push({ file, ...found });
    else same++;
  }
  const present = new Set(now);
  return {
    ...{ same, differing: differing.sort((a, b) => b.share - a.share) },
    missing: old.filter((file) => !present.has(file) && only(file)),
    added: now.filter((file) => !known.has(file) && only(file)),
  };
}
