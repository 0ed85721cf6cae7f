/** Which of the device's texts a file carries on to another device. */
import { isSetting } from '../device/setting-values.ts';
import { PREFIX, safeStorage } from '../device/storage.ts';
import { keysWith } from '../device/storage-keys.ts';

export type DeviceTexts = Readonly<Record<string, string>>;

interface TextKind {
  readonly kind: 'setting' | 'level' | 'steer';
  readonly isIt: (name: string) => boolean;
}

/**
 * The place in the lessons and the record go by themselves. The rest is of one device and one day:
 * a hand that is being played, what waits to be recorded, what was damaged.
 */
const TEXT_KINDS: readonly TextKind[] = [
  { kind: 'setting', isIt: (name) => isSetting(name) || name === 'our-table' },
  { kind: 'level', isIt: (name) => name === 'shared-level' || /^level\.[a-z0-9-]+$/.test(name) },
  { kind: 'steer', isIt: (name) => /^steer\.[a-z0-9-]+$/.test(name) },
];

export const textKind = (name: string): TextKind['kind'] | undefined =>
  TEXT_KINDS.find(({ isIt }) => isIt(name))?.kind;

const textNames = (): readonly string[] => keysWith(PREFIX).map((key) => key.slice(PREFIX.length));

/** By their names, which are those of their keys without what all have in common. */
export const deviceTexts = (): DeviceTexts =>
  Object.fromEntries(
    textNames()
      .filter((name) => textKind(name) !== undefined)
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
export function addTexts(texts: DeviceTexts): () => void {
  const here = deviceTexts();
  return putAll(Object.entries(texts).filter(([name]) => !Object.hasOwn(here, name)));
}

export function replaceTexts(texts: DeviceTexts): () => void {
  const gone = Object.keys(deviceTexts()).filter((name) => !Object.hasOwn(texts, name));
  return putAll([...gone.map((name) => [name, undefined] as const), ...Object.entries(texts)]);
}

/**
 * What earlier forms kept of what the reader gets wrong, results that cannot be read, the accounts
 * of an evening with the names in them, and what was written for others.
 */
const TRACES = /^(accounts$|set$|damaged\.|waiting\.|count-steer$|fan-steer\.)/;

/** Erases what tells of the reader, and is no setting. */
export const eraseTraces = (): (() => void) =>
  putAll(
    textNames()
      .filter((name) => textKind(name) === 'steer' || TRACES.test(name))
      .map((name) => [name, undefined]),
  );
