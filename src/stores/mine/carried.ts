/** Which of the device's texts a file carries on to another device. */
import { isSetting } from '../device/setting-values.ts';
import { PREFIX, safeStorage } from '../device/storage.ts';
import { keysWith } from '../device/storage-keys.ts';

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

const namesKept = (): readonly string[] => keysWith(PREFIX).map((key) => key.slice(PREFIX.length));

/** By their names, which are those of their keys without what all have in common. */
export const carriedTexts = (): Texts =>
  Object.fromEntries(
    namesKept()
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

/** Those that differ from what is here; the answer puts back what was, where nothing else came since. */
function putAll(texts: readonly (readonly [string, string | undefined])[]): () => void {
  const changed = texts
    .map(([name, text]) => ({ name, text, before: safeStorage[PREFIX + name] }))
    .filter(({ text, before }) => text !== before);
  for (const { name, text } of changed) put(name, text);
  return () => {
    for (const { name, text, before } of changed)
      if (safeStorage[PREFIX + name] === text) put(name, before);
  };
}

/** Writes those that are not there yet; what is set here stays. */
export function addTexts(texts: Texts): () => void {
  const here = carriedTexts();
  return putAll(Object.entries(texts).filter(([name]) => !Object.hasOwn(here, name)));
}

export function replaceTexts(texts: Texts): () => void {
  const gone = Object.keys(carriedTexts()).filter((name) => !Object.hasOwn(texts, name));
  return putAll([...gone.map((name) => [name, undefined] as const), ...Object.entries(texts)]);
}

/** What earlier forms kept of what the reader gets wrong, and results that cannot be read. */
const TRACES = /^(damaged\.|waiting\.|count-steer$|fan-steer\.)/;

/** Erases what tells of the reader, and is no setting. */
export const eraseTraces = (): (() => void) =>
  putAll(
    namesKept()
      .filter((name) => kindOf(name) === 'steer' || TRACES.test(name))
      .map((name) => [name, undefined]),
  );
