import { useEffect, useState } from 'preact/hooks';

/** The value once it has not changed for so many milliseconds; the one before until then. */
export function useStill<T>(value: T, delay: number): T {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(() => value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return still;
}
