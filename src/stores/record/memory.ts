/** The record where the device keeps none: it lasts as long as the page. */
import {
  type Base,
  type Change,
  type Key,
  type Rows,
  STORE_NAMES,
  STORES,
  type StoreName,
} from './rows.ts';

type Held = ReadonlyMap<StoreName, Map<string, unknown>>;

const named = (key: Key): string => JSON.stringify(key);

function keyOf(store: StoreName, row: unknown): string {
  const { key } = STORES[store];
  const fields = row as Readonly<Record<string, string>>;
  return named(typeof key === 'string' ? (fields[key] ?? '') : key.map((one) => fields[one] ?? ''));
}

function changeOf(held: Held): Change {
  const rows = (store: StoreName) => held.get(store) ?? new Map<string, unknown>();
  return {
    get: async <Name extends StoreName>(store: Name, key: Key) =>
      rows(store).get(named(key)) as Rows[Name] | undefined,
    all: async <Name extends StoreName>(store: Name) => [...rows(store).values()] as Rows[Name][],
    put: async (store, row) => void rows(store).set(keyOf(store, row), row),
    remove: async (store, key) => void rows(store).delete(named(key)),
    clear: async (store) => rows(store).clear(),
  };
}

export function memoryBase(): Base {
  const held: Held = new Map(STORE_NAMES.map((name) => [name, new Map()]));
  const change = changeOf(held);
  return {
    lasts: false,
    read: (_, work) => work(change),
    change: (_, work) => work(change),
    close: () => {},
  };
}
