/** The encyclopedia has no table of points; its players may count by that of 1924, with flowers (F02). */
import { kitOf } from '../scoring/kit.ts';
import { encyclopedieWith } from './encyclopedie/ruleset.ts';
import { TCHOU1924_DEFAULTS } from './tchou1924/config.ts';
import { tchou1924 } from './tchou1924/ruleset.ts';

export const encyclopedie = encyclopedieWith({
  rules: tchou1924,
  agreed: { ...TCHOU1924_DEFAULTS, flowers: true },
  limit: TCHOU1924_DEFAULTS.limit,
});

export const kit = kitOf(encyclopedie);
