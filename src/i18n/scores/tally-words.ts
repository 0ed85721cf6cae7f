/** What a table agreed on, and what is wrong with what is said of a hand. */

import type { TallyError } from '../../engine/drills.ts';
import { describeHandError } from '../errors/hand-errors.ts';
import { openKey, type Say } from '../speak.ts';

export const agreementName = (say: Say, rules: string, name: string): string =>
  say(openKey(`${rules}.option.${name}`));

interface Agreement {
  readonly name: string;
  readonly value: unknown;
}

/** A figure and a pair of figures as they are, anything else by its name. */
export function agreementValue(say: Say, rules: string, { name, value }: Agreement): string {
  if (typeof value === 'boolean') return say(value ? 'tally.yes' : 'tally.no');
  if (Array.isArray(value)) return say('tally.pair', { low: value[0], high: value[1] });
  if (typeof value === 'number' || !/^[a-z]|^\d{4}$/.test(String(value))) return String(value);
  return say(openKey(`${rules}.option.${name}.${value}`));
}

export function describeTallyError(say: Say, error: TallyError): string {
  switch (error.code) {
    case 'winner-pays-himself':
    case 'tile-without-winner':
    case 'fine-without-loser':
    case 'full-fine-without-tile':
    case 'fine-on-cheap-win':
    case 'fine-without-yakuman':
    case 'impossible-score':
    case 'below-minimum':
      return say(`accounts.error.${error.code}`);
    case 'not-complete':
      return say('tally.notWon');
    case 'losers-do-not-score':
      return say('tally.noLosers');
    default:
      return describeHandError(say, error);
  }
}
