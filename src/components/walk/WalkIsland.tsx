import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Locale } from '../../i18n/locales.ts';
import { speaker } from '../../i18n/speak.ts';
import type { Words } from '../../i18n/words/index.ts';
import { withAllStyles } from '../parts/with-styles.ts';
import type { WalkProps } from './GuidedWalk.tsx';

type Fetched = Readonly<Record<string, () => Promise<Partial<Words>>>>;

const WORDS: Readonly<Record<Locale, Fetched>> = {
  fr: import.meta.glob<Partial<Words>>('./GuidedWalk.tsx', { query: '?words-fr', import: 'words' }),
  en: import.meta.glob<Partial<Words>>('./GuidedWalk.tsx', { query: '?words-en', import: 'words' }),
};

interface WalkIslandProps {
  readonly about: WalkProps;
  /** The styles of the table, which no other lesson needs. */
  readonly styles: readonly string[];
  /** What stands there until the table is here. */
  readonly children?: ComponentChildren;
}

async function open({ about, styles }: WalkIslandProps) {
  const [{ GuidedWalk, walkOf }, words] = await Promise.all([
    withAllStyles(styles, import('./GuidedWalk.tsx')),
    WORDS[about.locale]['./GuidedWalk.tsx']?.(),
  ]);
  return { GuidedWalk, words, walk: await walkOf(about) };
}

/** A guided walk; the table and everything about it is fetched when it comes into view. */
export function WalkIsland({ children, ...props }: WalkIslandProps) {
  const [wanted] = useState(props);
  const [live, setLive] = useState<Awaited<ReturnType<typeof open>>>();
  useEffect(() => void open(wanted).then(setLive), [wanted]);
  const { locale } = wanted.about;
  // It is looked for by its own box, which what stands inside a slot has not.
  return (
    <div>
      {live ? (
        <live.GuidedWalk {...live.walk} locale={locale} say={speaker(locale, live.words)} />
      ) : (
        children
      )}
    </div>
  );
}
