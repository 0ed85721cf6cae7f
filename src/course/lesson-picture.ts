/** What lies on the card of a lesson: the first hand it asks about, else the tiles of its idea. */
import type { CollectionEntry } from 'astro:content';
import { openTiles } from './pictures.ts';

/** Tiles of one hand and nothing else, as a name of a file may have them. */
const PLAIN = /^[0-9mpsz]+$/;

export const lessonPicture = (
  vignette: string,
  exercises: readonly CollectionEntry<'exercises'>[],
): string | undefined =>
  exercises.map(({ data }) => data.texts['hand'] ?? '').find((text) => PLAIN.test(text)) ??
  openTiles(vignette);
