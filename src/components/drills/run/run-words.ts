/** The words of runs, fetched with what says them; the styles of it come along. */

import type { Locale } from '../../../i18n/locales.ts';
import { laterWords } from '../../../i18n/record/later-words.ts';
import { type Say, speaker } from '../../../i18n/speak.ts';
import { withStyles } from '../../parts/with-styles.ts';
import styles from './run.css?url';

export const loadRunWords = async (locale: Locale): Promise<Say> =>
  speaker(locale, await withStyles(styles, laterWords(locale, 'runs', 'share')));
