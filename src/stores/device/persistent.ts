/** Atoms that the device keeps, by way of the storage that never throws. */
import {
  persistentAtom as atomOf,
  type PersistentEncoder,
  setPersistentEngine,
  windowPersistentEvents,
} from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import { safeStorage } from './storage.ts';

if (typeof window !== 'undefined') setPersistentEngine(safeStorage, windowPersistentEvents);

// Not the package's own passed on: bundlers would then leave out the line above.
export const persistentAtom = <Value>(
  key: string,
  initial: Value,
  texts: PersistentEncoder<Value>,
): WritableAtom<Value> => atomOf<Value>(key, initial, texts);
