/** Hands from notation, scored under the Japanese rules, for the tables of the tests. */
import { inSituation, type Situation } from '../../../../src/engine/notation.ts';
import {
  RIICHI_DEFAULTS,
  type RiichiOptions,
} from '../../../../src/engine/rulesets/riichi/config.ts';
import { riichi } from '../../../../src/engine/rulesets/riichi/ruleset.ts';
import type { RiichiTotals } from '../../../../src/engine/rulesets/riichi/total.ts';
import type { Score } from '../../../../src/engine/scoring.ts';
import { hand } from '../../hands.ts';
import { scorersFor } from '../scorers.ts';

export type Told = Partial<Pick<Situation, 'seat' | 'round' | 'how' | 'extras'> & RiichiOptions>;

/** By default South in the East round. */
export const situationOf = (
  text: string,
  { seat = 'S', round = 'E', how = [], extras = {} }: Told = {},
): Situation => inSituation(hand(text), { seat, round, how, extras });

const scorers = scorersFor(riichi, RIICHI_DEFAULTS);

export function attempt(text: string, about: Told = {}) {
  const { seat: _, round: __, how: ___, extras: ____, ...options } = about;
  return scorers(options)(situationOf(text, about));
}

/** The score of a notation; throws if it has none. */
export function scored(text: string, about: Told = {}): Score<RiichiTotals> {
  const score = attempt(text, about);
  if (!score.ok) throw new Error(`${text}: ${score.error.code}`);
  return score.value;
}

/** The worth of the rows that count, fu aside, summed for each; 13 for a yakuman. */
export function hanOf({ rows }: Pick<Score, 'rows'>): Readonly<Record<string, number>> {
  const han: Record<string, number> = {};
  for (const { item, suppressedBy } of rows) {
    if (suppressedBy !== undefined || item.family === 'fu') continue;
    const worth = (item.value.han ?? 0) + 13 * (item.value.limit ?? 0);
    han[item.id] = (han[item.id] ?? 0) + worth;
  }
  return han;
}

/** Ids of the rows that count, in the order of the table. */
export const counted = (text: string, about: Told = {}): readonly string[] =>
  scored(text, about)
    .rows.filter(({ suppressedBy }) => suppressedBy === undefined)
    .map(({ item }) => item.id);

/** Those without fu. */
export const roles = (text: string, about: Told = {}): readonly string[] =>
  Object.keys(hanOf(scored(text, about)));

/** Ids of the rows that do not, each with what keeps it out. */
export const struck = (text: string, about: Told = {}): readonly string[] =>
  scored(text, about).rows.flatMap(({ item, suppressedBy }) =>
    suppressedBy ? [`${item.id} < ${suppressedBy.by?.id ?? suppressedBy.rule}`] : [],
  );

/** Han, fu and what the winner receives. */
export function figures(text: string, about: Told = {}): readonly [number, number | null, number] {
  const { han, fu, total } = scored(text, about).totals;
  return [han, fu, total];
}
