import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useState } from 'preact/hooks';

/** The value of a store, drawn anew as soon as it changes. */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  const [, draw] = useState<Value>();
  // The store may have changed since it was drawn: listening begins with what it holds now.
  useLayoutEffect(() => store.subscribe((value) => draw(() => value)), [store]);
  return store.get();
}
