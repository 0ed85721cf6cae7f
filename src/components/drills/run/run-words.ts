/** The words of runs, fetched with what says them; the styles of it come along. */

import { fetchWords } from '../../../i18n/delivery/fetch-words.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Say, speaker } from '../../../i18n/speak.ts';
import { withStyles } from '../../parts/with-styles.ts';
import styles from './run.css?url';

export const loadRunWords = async (locale: Locale): Promise<Say> =>
  speaker(locale, await withStyles(styles, fetchWords(locale, 'runs', 'share')));
