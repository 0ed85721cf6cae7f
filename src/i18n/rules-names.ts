import { rulesName } from './rules-name.ts';
import { listText, type Voice } from './speak.ts';

/** Rule sets by their names, `a, b and c`. */
export const rulesNames = (rules: readonly string[], { locale, say }: Voice): string =>
  listText(
    locale,
    rules.map((known) => rulesName(say, known)),
  );
