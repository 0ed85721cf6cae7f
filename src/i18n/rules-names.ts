import { listed, type Voice } from './speak.ts';
import { gameName } from './table-drill-words.ts';

/** Rule sets by their names, `a, b and c`. */
export const rulesNames = (rules: readonly string[], { locale, say }: Voice): string =>
  listed(
    locale,
    rules.map((known) => gameName(say, known)),
  );
