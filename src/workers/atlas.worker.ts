import { ATLAS_SIZES, atlasOf } from '../engine/hand.ts';

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const size = ATLAS_SIZES.find((known) => known === data);
  if (size === undefined) return;
  const atlas = atlasOf(size);
  const transfer = [atlas.keys.buffer, atlas.masks.buffer, atlas.features.buffer];
  self.postMessage({ answer: atlas }, { transfer });
});
