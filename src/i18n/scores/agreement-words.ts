/** What players may agree on before a hand, in words, for a page that does not load the rule set. */
import type { Kit } from '../../engine/scoring.ts';
import type { Say } from '../speak.ts';
import type { Words } from '../words.ts';
import { agreementName, agreementValue } from './tally-words.ts';

export interface OfferedAgreement {
  readonly name: string;
  readonly label: string;
  /** The place of the usual choice. */
  readonly usual: number;
  readonly choices: readonly { readonly label: string; readonly value: unknown }[];
}

export const offeredAgreements = (
  kit: Pick<Kit, 'id' | 'playingOptions' | 'choicesOf' | 'defaults'>,
  say: Say,
  words: Partial<Words>,
): readonly OfferedAgreement[] =>
  kit.playingOptions.map((name) => {
    const values = kit.choicesOf(name);
    const usual = JSON.stringify(kit.defaults[name]);
    // A yes or a no may have words of its own.
    const own = (value: unknown) => words[`${kit.id}.option.${name}.${value}` as keyof Words];
    return {
      name,
      label: agreementName(say, kit.id, name),
      usual: values.findIndex((value) => JSON.stringify(value) === usual),
      choices: values.map((value) => ({
        label: own(value) ?? agreementValue(say, kit.id, { name, value }),
        value,
      })),
    };
  });
