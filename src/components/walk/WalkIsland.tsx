import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { speaker } from '../../i18n/speak.ts';
import { styledAll } from '../parts/styled.ts';
import type { WalkProps } from './GuidedWalk.tsx';

interface WalkIslandProps {
  readonly about: WalkProps;
  /** The styles of the table, which no other lesson needs. */
  readonly styles: readonly string[];
  /** What stands there until the table is here. */
  readonly children?: ComponentChildren;
}

async function open({ about, styles }: WalkIslandProps) {
  const { GuidedWalk, walkOf } = await styledAll(styles, import('./GuidedWalk.tsx'));
  return { GuidedWalk, walk: await walkOf(about) };
}

/** A guided walk; the table and everything about it is fetched when it comes into view. */
export function WalkIsland({ children, ...props }: WalkIslandProps) {
  const [wanted] = useState(props);
  const [live, setLive] = useState<Awaited<ReturnType<typeof open>>>();
  useEffect(() => void open(wanted).then(setLive), [wanted]);
  const { locale, words } = wanted.about;
  // It is looked for by its own box, which what stands inside a slot has not.
  return (
    <div>
      {live ? (
        <live.GuidedWalk {...live.walk} locale={locale} say={speaker(locale, words)} />
      ) : (
        children
      )}
    </div>
  );
}
