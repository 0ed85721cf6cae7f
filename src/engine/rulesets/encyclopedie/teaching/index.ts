import type { Teaching } from '../../../scoring/teaching.ts';

/** The article has no points to count, so no drill asks for them. */
export const teaching: Teaching = {
  drills: [],
  alike: {},
  mostLines: { lines: 0, name: 0 },
  figures: [],
};
