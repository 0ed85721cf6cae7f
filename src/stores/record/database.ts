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

/** A browser that has not opened it by then, in milliseconds, never will. */
const PATIENCE = 20_000;

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
  putAll: async (store, rows) => {
    const into = tx.objectStore(store);
    await Promise.all(rows.map(async (row) => into.put?.(row)));
  },
  remove: async (store, key) => void (await tx.objectStore(store).delete?.(key)),
  clear: async (store) => void (await tx.objectStore(store).clear?.()),
});

/** Gives up on what never comes; what comes later is closed. */
async function inTime(opening: Promise<Database>): Promise<Database> {
  let waited: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    waited = setTimeout(() => {
      opening.then((db) => db.close(), Boolean);
      reject(new DOMException('not opened', 'TimeoutError'));
    }, PATIENCE);
  });
  try {
    return await Promise.race([opening, late]);
  } finally {
    clearTimeout(waited);
  }
}

/** A connection that is made when it is needed, and anew where it went. */
function createConnection() {
  let opened: Promise<Database> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  const open = (): Promise<Database> => {
    if (opened) return opened;
    const opening = inTime(
      openDB<Schema>(NAME, VERSION, {
        upgrade,
        // A later form of the site, or who clears the device, waits for this page.
        blocking: (_, __, event) => {
          (event.target as IDBDatabase).close();
          forget();
        },
        terminated: forget,
      }),
    );
    opened = opening;
    opening.catch(() => opened === opening && forget());
    return opening;
  };
  const close = async (): Promise<void> => {
    const closing = opened;
    forget();
    await closing?.then((db) => db.close(), Boolean);
  };
  return { open, close };
}

async function inTransaction<Value>(
  db: Database,
  { mode, stores, work }: Transact<Value>,
): Promise<Value> {
  const tx = db.transaction([...stores], mode) as Transaction;
  // What fails rejects here too, and says why where the request only says that it was given up.
  const done = tx.done.then(() => true);
  done.catch(Boolean);
  try {
    const value = await work(changeIn(tx));
    await done;
    return value;
  } catch (error) {
    abort(tx);
    await done.catch(Boolean);
    throw tx.error ?? error;
  }
}

interface Transact<Value> {
  readonly mode: 'readonly' | 'readwrite';
  readonly stores: readonly StoreName[];
  readonly work: (change: Change) => Promise<Value>;
}

/**
 * The connection went: the storage was cleared, the browser closed it, or its server was lost.
 * Nothing of what was begun was kept.
 */
const LOST = ['InvalidStateError', 'NotFoundError', 'AbortError', 'UnknownError'];

const isLost = (error: unknown): boolean =>
  error instanceof DOMException && LOST.includes(error.name);

function abort(tx: Transaction): void {
  try {
    tx.abort();
  } catch {
    // It had ended.
  }
}

/** The database, opened again where the browser closed it under way. */
export async function databaseBase(): Promise<Base> {
  const { open, close } = createConnection();
  const inBase = async <Value>(asked: Transact<Value>): Promise<Value> => {
    try {
      return await inTransaction(await open(), asked);
    } catch (error) {
      if (!isLost(error)) throw error;
      await close();
      return inTransaction(await open(), asked);
    }
  };
  await open();
  return {
    lasts: true,
    read: (stores, work) => inBase({ mode: 'readonly', stores, work }),
    change: (stores, work) => inBase({ mode: 'readwrite', stores, work }),
    close: () => void close(),
  };
}
