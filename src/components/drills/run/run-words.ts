/** The words of runs, fetched with what says them; the styles of it come along. */
import type { Locale } from '../../../i18n/locales.ts';
import { type Say, speaker } from '../../../i18n/speak.ts';
import type { Words } from '../../../i18n/words/words.ts';
import { styled } from '../../parts/styled.ts';
import styles from './run.css?url';

const WORDS: Readonly<Record<Locale, () => Promise<Partial<Words>>>> = {
  fr: async () => {
    const [{ runsFr }, { shareFr }] = await Promise.all([
      import('../../../i18n/words/runs-fr.ts'),
      import('../../../i18n/words/share-fr.ts'),
    ]);
    return { ...runsFr, ...shareFr };
  },
  en: async () => {
    const [{ runsEn }, { shareEn }] = await Promise.all([
      import('../../../i18n/words/runs-en.ts'),
      import('../../../i18n/words/share-en.ts'),
    ]);
    return { ...runsEn, ...shareEn };
  },
};

export const loadRunWords = async (locale: Locale): Promise<Say> =>
  speaker(locale, await styled(styles, WORDS[locale]()));
