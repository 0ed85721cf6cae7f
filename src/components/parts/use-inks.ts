/** The colours of the page for what is drawn on a canvas: they follow light and dark. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export type Inks<Name extends string> = Readonly<Record<Name, string>>;

/** A token may hold a light and a dark colour: the browser resolves it on a probe element. */
function inksOf<Name extends string>(host: HTMLElement, names: readonly Name[]): Inks<Name> {
  const probe = document.createElement('span');
  // A colour that fades in would be read before it is there.
  probe.style.setProperty('transition', 'none', 'important');
  host.append(probe);
  const inks = names.map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(inks) as Inks<Name>;
}

/** Absent until they are read; read anew where `again` changes. */
export function useInks<Name extends string>(
  frame: RefObject<HTMLElement>,
  names: readonly Name[],
  again?: unknown,
): Inks<Name> | undefined {
  const [inks, setInks] = useState<Inks<Name> | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page says when to read again
  useLayoutEffect(() => {
    const read = (): void => {
      if (frame.current) setInks(inksOf(frame.current, names));
    };
    read();
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', read);
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      dark.removeEventListener('change', read);
      observer.disconnect();
    };
  }, [frame, names, again]);
  return inks;
}
