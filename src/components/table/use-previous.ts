import { useRef } from 'preact/hooks';
import type { Scene } from '../../engine/table.ts';

interface Drawn {
  readonly now?: Scene | undefined;
  readonly before?: Scene | undefined;
}

/** The table before this one. */
export function usePrevious(scene: Scene | undefined): Scene | undefined {
  const drawn = useRef<Drawn>({});
  if (drawn.current.now !== scene) drawn.current = { now: scene, before: drawn.current.now };
  return drawn.current.before;
}
