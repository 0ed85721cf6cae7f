import { useEffect, useState } from 'preact/hooks';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say } from '../../../i18n/speak.ts';
import { loadRunWords } from './run-words.ts';

/** The words of runs, in a part of the page that can wait for them. */
export function useRunWords(locale: Locale): Say | undefined {
  const [words, setWords] = useState<Say>();
  useEffect(() => void loadRunWords(locale).then((say) => setWords(() => say)), [locale]);
  return words;
}
