/** A reader's device as the stores meet it: a page, and storage that works, fills up or is forbidden. */
import { vi } from 'vitest';

interface DeviceOptions {
  /** What the storage holds before the page is opened. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly state?: 'works' | 'full' | 'forbidden' | 'absent';
}

export interface Device {
  /** What the storage holds now. */
  readonly texts: () => Readonly<Record<string, string>>;
  /** The storage fills up, or is emptied elsewhere. */
  readonly fillUp: () => void;
  readonly makeRoom: () => void;
  /** Another window of the site writes, or erases, a text. */
  readonly writeElsewhere: (key: string, text: string | null) => void;
  /** The same while this page lies asleep. */
  readonly writeUnheard: (key: string, text: string) => void;
  /** The page is shown again, as after a step back. */
  readonly showPage: () => void;
}

interface Written {
  readonly key: string;
  readonly newValue: string | null;
}

class StorageEvent extends Event implements Written {
  readonly key: string;
  readonly newValue: string | null;
  constructor(name: string, { key, newValue }: Written) {
    super(name);
    this.key = key;
    this.newValue = newValue;
  }
}

/** Opens a page on a device; the modules imported after it are those of that page. */
export function openPage({ texts = {}, state = 'works' }: DeviceOptions = {}): Device {
  vi.resetModules();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'localStorage');
  const held = new Map(Object.entries(texts));
  let full = state === 'full';
  const methods = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (full) throw new DOMException('no room', 'QuotaExceededError');
      held.set(key, text);
    },
    removeItem: (key: string) => held.delete(key),
  };
  // Its own names are those of what it holds, as in a browser.
  const storage = new Proxy(methods, {
    ownKeys: () => [...held.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      held.has(String(key)) ? { configurable: true, enumerable: true } : undefined,
  });
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('StorageEvent', StorageEvent);
  if (state !== 'absent') {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        if (state === 'forbidden') throw new DOMException('denied', 'SecurityError');
        return storage;
      },
    });
  }
  return {
    texts: () => Object.fromEntries(held),
    fillUp: () => {
      full = true;
    },
    makeRoom: () => {
      full = false;
    },
    writeElsewhere: (key, text) => {
      if (text === null) held.delete(key);
      else held.set(key, text);
      page.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
    },
    writeUnheard: (key, text) => void held.set(key, text),
    showPage: () => page.dispatchEvent(new Event('pageshow')),
  };
}

/** Leaves the device: what runs next has no storage and no page. */
export function closePage(): void {
  vi.unstubAllGlobals();
  // Stores that nobody looks at any more fall asleep a second later, and turn to their page.
  vi.stubGlobal('window', new EventTarget());
  Reflect.deleteProperty(globalThis, 'localStorage');
  vi.resetModules();
}
