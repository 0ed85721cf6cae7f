/** What the rows of the scoring tables and the fields of an answer are called. */

import type { Wind } from '../../engine/notation.ts';
import { playerInText } from '../hand/player-names.ts';
import type { Locale } from '../locales.ts';
import { asSentence, listText, openKey, type Say } from '../speak.ts';

export const itemName = (say: Say, rules: string, item: string): string =>
  say(openKey(`${rules}.item.${item}`));

/** The names of some rows, `a, b and c`; a row that comes several times is named once, `2 × a`. */
export const itemNames = (
  say: Say,
  locale: Locale,
  rules: string,
  items: readonly string[],
): string =>
  listText(
    locale,
    [...new Set(items)].map((item) => {
      const times = items.filter((other) => other === item).length;
      const name = itemName(say, rules, item);
      return times > 1 ? `${times}\u00a0×\u00a0${name}` : name;
    }),
  );

const isWind = (field: string): field is Wind => /^[ESWN]$/.test(field);

interface RulesFields {
  readonly rules: string;
  readonly fields: readonly { readonly id: string }[];
}

/** What a field is called: a figure of the hand, or what a seat pays. A total alone is points. */
export function fieldName(say: Say, { rules, fields }: RulesFields, field: string): string {
  const isAlone = field === 'total' && fields.filter(({ id }) => !isWind(id)).length === 1;
  if (isWind(field)) {
    return asSentence(say('score.field.pays', { seat: playerInText(say, 'the', field) }));
  }
  return say(isAlone ? 'score.field' : openKey(`${rules}.field.${field}`));
}
