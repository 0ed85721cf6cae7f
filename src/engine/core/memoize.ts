/** The same work done once for each thing, and remembered as long as that thing is in use. */
export function memoize<Key extends object, Rest extends readonly unknown[], Value>(
  work: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key, ...rest) => {
    const before = known.get(key);
    if (before) return before.value;
    const value = work(key, ...rest);
    known.set(key, { value });
    return value;
  };
}
