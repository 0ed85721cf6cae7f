import { useEffect, useState } from 'preact/hooks';
import type { Undo } from '../../stores/mine/ask-keeper.ts';

/** How long what was erased can be had back, in milliseconds. */
const TO_UNDO = 10_000;

interface Undoing {
  /** Whether what was done last can still be had back. */
  readonly canUndo: boolean;
  readonly done: (undo: Undo) => void;
  readonly undo: () => Promise<void>;
}

export function useUndo(): Undoing {
  const [kept, setKept] = useState<Undo>();
  useEffect(() => {
    if (!kept) return;
    const forGood = setTimeout(() => setKept(undefined), TO_UNDO);
    return () => clearTimeout(forGood);
  }, [kept]);
  return {
    canUndo: kept !== undefined,
    done: (undo) => setKept(() => undo),
    undo: async () => {
      // Once; what was refused can be tried again.
      setKept(undefined);
      try {
        await kept?.();
      } catch (error) {
        setKept(() => kept);
        throw error;
      }
    },
  };
}
