import { useMemo } from 'preact/hooks';
import type { Locale } from '../../i18n/locales.ts';
import { type Say, speaker } from '../../i18n/speak.ts';

/** Says the words that the page carries. */
export const useSay = (locale: Locale): Say => useMemo(() => speaker(locale), [locale]);
