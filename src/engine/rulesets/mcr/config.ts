import type { OptionSet } from '../../scoring/option.ts';

/**
 * `text`: the French text as the register reads it; `practice`: how tables that play the values
 * of 1998 count today; `2006`: the rule book of that year.
 */
export const MCR_EDITIONS = ['text', 'practice', '2006'] as const;
export type McrEdition = (typeof MCR_EDITIONS)[number];

export interface McrOptions {
  readonly edition: McrEdition;
}

export const MCR_DEFAULTS: McrOptions = { edition: 'text' };

export const MCR_OPTIONS: OptionSet<McrOptions> = {
  defaults: MCR_DEFAULTS,
  choices: { edition: MCR_EDITIONS },
  scoring: ['edition'],
  settling: [],
  playing: ['edition'],
};
