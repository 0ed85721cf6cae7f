/** The table that is kept on the device between two visits. */
import { isFields } from '../../engine/notation.ts';
import type { Move } from '../../engine/play.ts';
import { safeStorage, setAside, TABLE_KEY, valueIn, WHOLE_HAND_KEY } from '../device/storage.ts';

/** With an answer that the coach spoke of, the hand as it was before it. */
interface StoredTable {
  readonly kept: unknown;
  /** `null`: passed. */
  readonly move?: Move | null;
}

export interface TableMemory {
  readonly recall: () => StoredTable | undefined;
  readonly keep: (stored: StoredTable) => void;
  /** What could not be read lies apart, so that nothing is lost. */
  readonly setAside: () => void;
  readonly forget: () => void;
}

interface Form {
  readonly read: (value: unknown) => StoredTable | undefined;
  readonly write: (stored: StoredTable) => unknown;
}

function memoryAt(key: string, { read, write }: Form): TableMemory {
  const putAside = (): void => setAside(key, safeStorage[key] ?? '');
  return {
    recall: () => {
      const text = safeStorage[key];
      if (text === undefined || text === '') return undefined;
      const value = valueIn(text);
      const stored = value === undefined ? undefined : read(value);
      if (!stored) putAside();
      return stored;
    },
    keep: (stored) => {
      safeStorage[key] = JSON.stringify(write(stored));
    },
    setAside: putAside,
    forget: () => void delete safeStorage[key],
  };
}

/** Where no coach speaks, no answer waits. */
export const OPEN_TABLE: TableMemory = memoryAt(TABLE_KEY, {
  read: (kept) => ({ kept }),
  write: ({ kept }) => kept,
});

export const WHOLE_HAND_MEMORY: TableMemory = memoryAt(WHOLE_HAND_KEY, {
  read: (value) =>
    isFields(value) && 'kept' in value ? { ...value, kept: value['kept'] } : undefined,
  write: (stored) => stored,
});
