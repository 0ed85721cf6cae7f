/** The index of the built site, by its address; every attempt is a new one. */
import type { SearchIndex } from './site-search.ts';

interface Pagefind {
  createInstance(options: { readonly basePath: string }): SearchIndex & {
    init(): Promise<void>;
  };
}

/** `home` is the folder of the language, which what is kept for reading offline answers for. */
const folderIn = (home: string): string => `${home}pagefind/`;

let attempts = 0;

export async function loadIndex(home: string): Promise<SearchIndex> {
  const folder = folderIn(home);
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

export async function isIndexThere(home: string): Promise<boolean> {
  try {
    return (await fetch(`${folderIn(home)}pagefind-entry.json`, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
