import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { speaker } from '../../i18n/speak.ts';
import { useLater } from '../answer/use-later.ts';
import type { WalkProps } from './GuidedWalk.tsx';

interface WalkIslandProps extends WalkProps {
  /** What stands there until the table is here. */
  readonly children?: ComponentChildren;
}

/** A guided walk; the table and everything about it is fetched when it comes into view. */
export function WalkIsland({ children, ...props }: WalkIslandProps) {
  const [{ locale, words }] = useState(props);
  const [load] = useState(() => async () => {
    const { GuidedWalk, walkOf } = await import('./GuidedWalk.tsx');
    return { GuidedWalk, walk: await walkOf(props) };
  });
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const live = useLater(load);
  return live ? <live.GuidedWalk {...live.walk} locale={locale} say={say} /> : children;
}
