/** What rule sets are called: by their sources. */
import { listText, openKey, type Say, type Voice } from './speak.ts';

export const rulesName = (say: Say, rules: string): string => say(openKey(`source.${rules}`));

/** `a, b and c`. */
export const rulesNames = (rules: readonly string[], { locale, say }: Voice): string =>
  listText(
    locale,
    rules.map((known) => rulesName(say, known)),
  );
