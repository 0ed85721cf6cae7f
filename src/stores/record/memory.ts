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

type Held = Map<StoreName, Map<string, unknown>>;

const named = (key: Key): string => JSON.stringify(key);

function keyOf(store: StoreName, row: unknown): string {
  const { key } = STORES[store];
  const fields = row as Readonly<Record<string, string>>;
  return named(typeof key === 'string' ? (fields[key] ?? '') : key.map((one) => fields[one] ?? ''));
}

function changeOf(held: Held): Change {
  const rows = (store: StoreName) => held.get(store) ?? new Map<string, unknown>();
  const put: Change['put'] = async (store, row) => void rows(store).set(keyOf(store, row), row);
  return {
    get: async <Name extends StoreName>(store: Name, key: Key) =>
      rows(store).get(named(key)) as Rows[Name] | undefined,
    all: async <Name extends StoreName>(store: Name) => [...rows(store).values()] as Rows[Name][],
    put,
    putAll: async (store, all) => {
      for (const row of all) rows(store).set(keyOf(store, row), row);
    },
    remove: async (store, key) => void rows(store).delete(named(key)),
    clear: async (store) => rows(store).clear(),
  };
}

/** One change after the other; all of it happens, or nothing. */
export function memoryBase(): Base {
  const held: Held = new Map(STORE_NAMES.map((name) => [name, new Map()]));
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const turn = last.then(work);
    last = turn.catch(Boolean);
    return turn;
  };
  return {
    lasts: false,
    read: (_, work) => inTurn(() => work(changeOf(held))),
    change: (stores, work) =>
      inTurn(async () => {
        const draft: Held = new Map(stores.map((name) => [name, new Map(held.get(name))]));
        const value = await work(changeOf(draft));
        for (const [name, rows] of draft) held.set(name, rows);
        return value;
      }),
    close: () => {},
  };
}
