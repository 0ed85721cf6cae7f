/** Hands from notation, scored under the rules of the Vulcain, for the tables of the tests. */
import { inSituation, type Situation } from '../../../../src/engine/notation.ts';
import {
  VULCAIN1953_DEFAULTS,
  type Vulcain1953Options,
} from '../../../../src/engine/rulesets/vulcain1953/config.ts';
import { vulcain1953 } from '../../../../src/engine/rulesets/vulcain1953/ruleset.ts';
import type { Vulcain1953Totals } from '../../../../src/engine/rulesets/vulcain1953/total.ts';
import type { Score } from '../../../../src/engine/scoring.ts';
import { hand } from '../../hands.ts';
import { scorersFor } from '../scorers.ts';

export type Told = Partial<Pick<Situation, 'seat' | 'round' | 'how'> & Vulcain1953Options>;

const told = (text: string, { seat = 'E', round = 'E', how = [] }: Told = {}): Situation =>
  inSituation(hand(text), { seat, round, how });

const scorers = scorersFor(vulcain1953, VULCAIN1953_DEFAULTS);

export function attempt(text: string, about: Told = {}) {
  const { seat: _, round: __, how: ___, ...options } = about;
  return scorers(options)(told(text, about));
}

/** The score of a notation; throws if it has none. */
export function scored(text: string, about: Told = {}): Score<Vulcain1953Totals> {
  const score = attempt(text, about);
  if (!score.ok) throw new Error(`${text}: ${score.error.code}`);
  return score.value;
}

/** Base, doubles and total, as the register's cases name them. */
export function figures(text: string, about: Told = {}): readonly [number, number, number] {
  const { base, doubles, total } = scored(text, about).totals;
  return [base, doubles, total];
}

/** Ids of the rows that count, in the order of the table. */
export const counted = (text: string, about: Told = {}): readonly string[] =>
  scored(text, about)
    .rows.filter(({ suppressedBy }) => suppressedBy === undefined)
    .map(({ item }) => item.id);
