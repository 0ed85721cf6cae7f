import { useEffect, useState } from 'preact/hooks';

/** What goes by a name, such as a rule set; absent until it is fetched. `load` never changes. */
export function useLoaded<Name extends string, Value>(
  name: Name | undefined,
  load: (name: Name) => Promise<Value>,
): Value | undefined {
  const [found, setFound] = useState<{ readonly name: Name; readonly value: Value }>();
  useEffect(() => {
    let isWanted = true;
    if (name !== undefined) {
      void load(name).then((value) => isWanted && setFound({ name, value }));
    }
    return () => {
      isWanted = false;
    };
  }, [name, load]);
  return found !== undefined && found.name === name ? found.value : undefined;
}
