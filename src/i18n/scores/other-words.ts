import type { OtherCount, RulesetId } from '../../engine/scoring.ts';
import type { Locale } from '../locales.ts';
import { openKey, type Say } from '../speak.ts';
import { itemNames } from './score-names.ts';

/** What another choice of an agreement makes of a hand. */
export function otherText(
  { option, choice, total, more, fewer }: OtherCount,
  rules: RulesetId,
  locale: Locale,
  say: Say,
): string {
  const named = (items: readonly string[]) => ({ lines: itemNames(say, locale, rules, items) });
  return [
    say(openKey(`${rules}.other`), {
      choice: say(openKey(`${rules}.option.${option}.${choice}`)),
      n: total,
    }),
    ...(more.length > 0 ? [say('score.other.more', named(more))] : []),
    ...(fewer.length > 0 ? [say('score.other.fewer', named(fewer))] : []),
  ].join(' ');
}
