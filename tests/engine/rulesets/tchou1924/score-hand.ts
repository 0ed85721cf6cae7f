/** Hands of Tchou's book from notation, scored, for the tables of the tests. */
import { inSituation, type Situation } from '../../../../src/engine/notation.ts';
import {
  TCHOU1924_DEFAULTS,
  type Tchou1924Options,
} from '../../../../src/engine/rulesets/tchou1924/config.ts';
import { tchou1924 } from '../../../../src/engine/rulesets/tchou1924/ruleset.ts';
import type { Tchou1924Totals } from '../../../../src/engine/rulesets/tchou1924/total.ts';
import type { Score } from '../../../../src/engine/scoring.ts';
import { hand } from '../../hands.ts';
import { scorersFor } from '../scorers.ts';

export type Told = Partial<Pick<Situation, 'seat' | 'how'> & Tchou1924Options>;

/** The hand in its situation. */
export const told = (text: string, { seat, how }: Told = {}): Situation =>
  inSituation(hand(text), { ...(seat && { seat }), ...(how && { how }) });

const optionsOf = ({ seat: _, how: __, ...options }: Told = {}): Tchou1924Options => ({
  ...TCHOU1924_DEFAULTS,
  ...options,
});

const scorers = scorersFor(tchou1924, TCHOU1924_DEFAULTS);

/** The score of a notation; throws if it has none. */
export function scored(text: string, about: Told = {}): Score<Tchou1924Totals> {
  const score = scorers(optionsOf(about))(told(text, about));
  if (!score.ok) throw new Error(`${text}: ${score.error.code}`);
  return score.value;
}

/** Points, fan and total, as the register's cases name them. */
export function figures(text: string, about: Told = {}): readonly [number, number, number] {
  const { base, doubles, total } = scored(text, about).totals;
  return [base, doubles, total];
}

/** Ids of the rows that count, in the order of the table. */
export const counted = (text: string, about: Told = {}): readonly string[] =>
  scored(text, about)
    .rows.filter(({ suppressedBy }) => suppressedBy === undefined)
    .map(({ item }) => item.id);
