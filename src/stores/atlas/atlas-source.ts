import type { Atlas, AtlasSize } from '../../engine/hand.ts';
import { createLongWork, type WorkOptions } from '../device/long-work.ts';

export type AtlasSource = (size: AtlasSize) => Promise<Atlas>;

export function createAtlasSource(options: WorkOptions): AtlasSource {
  const work = createLongWork<AtlasSize, Atlas>(
    async (size) => (await import('../device/long-steps.ts')).atlasInSteps(size),
    options,
  );
  const listener = { onProgress: () => {}, signal: new AbortController().signal };
  const known = new Map<AtlasSize, Promise<Atlas>>();
  return (size) => {
    const atlas = known.get(size) ?? work(size, listener);
    known.set(size, atlas);
    return atlas;
  };
}
