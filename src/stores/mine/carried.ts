/** Which of the device's texts a file carries on to another device. */
import { isSetting } from '../setting-values.ts';
import { keysWith, PREFIX, safeStorage } from '../storage.ts';

export type Texts = Readonly<Record<string, string>>;

interface Carried {
  readonly kind: 'setting' | 'level' | 'steer';
  readonly isIt: (name: string) => boolean;
}

/**
 * The place in the lessons and the record go by themselves. The rest is of one device and one day:
 * a hand that is being played, what waits to be recorded, what was damaged.
 */
const CARRIED: readonly Carried[] = [
  { kind: 'setting', isIt: (name) => isSetting(name) },
  { kind: 'level', isIt: (name) => name === 'shared-level' || /^level\.[a-z0-9-]+$/.test(name) },
  { kind: 'steer', isIt: (name) => /^steer\.[a-z0-9-]+$/.test(name) },
];

export const kindOf = (name: string): Carried['kind'] | undefined =>
  CARRIED.find(({ isIt }) => isIt(name))?.kind;

/** By their names, which are those of their keys without what all have in common. */
export const carriedTexts = (): Texts =>
  Object.fromEntries(
    keysWith(PREFIX)
      .map((key) => key.slice(PREFIX.length))
      .filter((name) => kindOf(name) !== undefined)
      .sort()
      .map((name) => [name, safeStorage[PREFIX + name] ?? '']),
  );

/** The same on the device and in what is shown of it now. */
function put(name: string, text: string | undefined): void {
  const key = PREFIX + name;
  if (text === undefined) delete safeStorage[key];
  else safeStorage[key] = text;
  const newValue = text ?? null;
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/** Writes those that are not there yet; what is set here stays. */
export function addTexts(texts: Texts): void {
  const here = carriedTexts();
  for (const [name, text] of Object.entries(texts)) if (!(name in here)) put(name, text);
}

export function replaceTexts(texts: Texts): void {
  const here = carriedTexts();
  for (const name of Object.keys(here)) if (!(name in texts)) put(name, undefined);
  for (const [name, text] of Object.entries(texts)) if (here[name] !== text) put(name, text);
}

/** Erases those of a kind; the answer brings them back. */
export function eraseTexts(kind: Carried['kind']): () => void {
  const erased = Object.entries(carriedTexts()).filter(([name]) => kindOf(name) === kind);
  for (const [name] of erased) put(name, undefined);
  return () => {
    for (const [name, text] of erased) put(name, text);
  };
}
