/** The index of the built site, by its address; every attempt is a new one. */
import type { SearchIndex } from './site-search.ts';

interface Pagefind {
  createInstance(options: { readonly basePath: string }): SearchIndex & {
    init(): Promise<void>;
  };
}

const folderIn = (base: string): string => `${base}pagefind/`;

let attempts = 0;

export async function loadIndex(base: string): Promise<SearchIndex> {
  const folder = folderIn(base);
  // Browsers remember a script that could not be had.
  const again = attempts > 0 ? `?again=${attempts}` : '';
  attempts++;
  const { createInstance }: Pagefind = await import(
    /* @vite-ignore */ `${folder}pagefind.js${again}`
  );
  const index = createInstance({ basePath: folder });
  await index.init();
  return index;
}

export async function isIndexThere(base: string): Promise<boolean> {
  try {
    return (await fetch(`${folderIn(base)}pagefind-entry.json`, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
