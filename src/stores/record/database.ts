/** The one file that knows the device's database. */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import {
  type Base,
  type Change,
  type Key,
  type Rows,
  STORE_NAMES,
  STORES,
  type StoreName,
} from './rows.ts';

const NAME = 'moineau';
/** Each version adds to the one before: see `upgrade`. */
const VERSION = 1;

type Schema = DBSchema & {
  [Name in StoreName]: { key: string | string[]; value: Rows[Name] };
};

type Database = IDBPDatabase<Schema>;
type Transaction = IDBPTransaction<Schema, StoreName[], 'readonly' | 'readwrite'>;

function upgrade(db: Database, from: number): void {
  if (from < 1) {
    for (const name of STORE_NAMES) db.createObjectStore(name, { keyPath: STORES[name].key });
  }
}

const changeIn = (tx: Transaction): Change => ({
  get: async <Name extends StoreName>(store: Name, key: Key) =>
    (await tx.objectStore(store).get(key)) as Rows[Name] | undefined,
  all: async <Name extends StoreName>(store: Name) =>
    (await tx.objectStore(store).getAll()) as unknown as readonly Rows[Name][],
  put: async (store, row) => void (await tx.objectStore(store).put?.(row)),
  remove: async (store, key) => void (await tx.objectStore(store).delete?.(key)),
  clear: async (store) => void (await tx.objectStore(store).clear?.()),
});

/** The database, opened again where the browser closed it under way. */
export async function databaseBase(): Promise<Base> {
  let opened: Promise<Database> | undefined;
  const open = (): Promise<Database> => {
    opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade,
      // A later form of the site waits for this page in another window.
      blocking: (_, __, event) => {
        (event.target as IDBDatabase).close();
        opened = undefined;
      },
      terminated: () => {
        opened = undefined;
      },
    });
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  const inTransaction = async <Value>(
    mode: 'readonly' | 'readwrite',
    stores: readonly StoreName[],
    work: (change: Change) => Promise<Value>,
  ): Promise<Value> => {
    const db = await open();
    const tx = db.transaction([...stores], mode) as Transaction;
    // What fails rejects here too, or nobody would wait for it.
    const done = tx.done.then(() => true);
    done.catch(() => {});
    try {
      const value = await work(changeIn(tx));
      await done;
      return value;
    } catch (error) {
      abort(tx);
      throw error;
    }
  };
  const again = async <Value>(attempt: () => Promise<Value>): Promise<Value> => {
    try {
      return await attempt();
    } catch (error) {
      if (!isClosed(error)) throw error;
      opened = undefined;
      return attempt();
    }
  };
  await open();
  return {
    lasts: true,
    read: (stores, work) => again(() => inTransaction('readonly', stores, work)),
    change: (stores, work) => again(() => inTransaction('readwrite', stores, work)),
    close: () => void opened?.then((db) => db.close(), Boolean),
  };
}

/** The connection went: the storage was cleared, or the browser closed it. */
const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && ['InvalidStateError', 'NotFoundError'].includes(error.name);

function abort(tx: Transaction): void {
  try {
    tx.abort();
  } catch {
    // It had ended.
  }
}
