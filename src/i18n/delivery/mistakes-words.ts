/** The words of what is fetched late: the line below a verdict, and a session over several pages. */
import type { Locale } from '../locales.ts';
import { type Say, speaker } from '../speak.ts';
import { fetchWords } from './fetch-words.ts';

export const sayMistakes = async (locale: Locale): Promise<Say> =>
  speaker(locale, await fetchWords(locale, 'mistakes'));
