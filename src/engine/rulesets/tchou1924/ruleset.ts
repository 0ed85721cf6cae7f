/** Tchou Kia-kien, Paris 1924: Chinese play, points and fan; losers score and settle too. */
import type { Ruleset } from '../../scoring/ruleset.ts';
import { TCHOU1924_DEFAULTS, type Tchou1924Options } from './config.ts';
import { items } from './items/table.ts';
import { settle, type Tchou1924Account } from './settle.ts';
import { SHAPES } from './shapes.ts';
import { compare, steps, type Tchou1924Totals, total } from './total.ts';

export const tchou1924: Ruleset<Tchou1924Options, Tchou1924Totals, Tchou1924Account> = {
  id: 'tchou1924',
  defaults: TCHOU1924_DEFAULTS,
  shapes: SHAPES,
  items,
  total,
  compare,
  steps,
  settle,
};
