import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { untilDone } from '../../stores/device/failure.ts';

export type Shown = () => ComponentChildren;

interface IslandProps {
  readonly load: () => Promise<Shown>;
  /** What the page has drawn: it stands there until what is fetched takes its place. */
  readonly children?: ComponentChildren;
}

export function Island({ load, children }: IslandProps) {
  // The page hands in nothing else later.
  const [first] = useState(() => load);
  const [show, setShow] = useState<Shown>();
  useEffect(() => void untilDone(first).then((shown) => setShow(() => shown)), [first]);
  return show ? show() : <div data-pending>{children}</div>;
}
