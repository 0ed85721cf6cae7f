/** Hands of the international rules from notation, scored, for the tables of the tests. */
import { inSituation, type Situation } from '../../../../src/engine/notation.ts';
import { MCR_HANDS, type McrEdition, mcr } from '../../../../src/engine/rulesets/mcr/index.ts';
import type { McrTotals } from '../../../../src/engine/rulesets/mcr/total.ts';
import { createScorer, type Score } from '../../../../src/engine/scoring.ts';
import { hand } from '../../hands.ts';

export type About = Partial<Pick<Situation, 'seat' | 'round' | 'how'>>;
/** A hand, and what is to be known of it; by default North in the North round. */
export type Told = readonly [notation: string, about?: About];

export const situationOf = ([notation, about]: Told): Situation =>
  inSituation(hand(notation), { seat: 'N', round: 'N', ...about });

const SCORERS = {
  text: createScorer(mcr, { edition: 'text' }),
  practice: createScorer(mcr, { edition: 'practice' }),
  '2006': createScorer(mcr, { edition: '2006' }),
} as const satisfies Record<McrEdition, unknown>;

/** The score of a hand; throws if it has none. */
export function scoreOf(situation: Situation, edition: McrEdition = 'text'): Score<McrTotals> {
  const score = SCORERS[edition](situation);
  if (!score.ok) throw new Error(score.error.code);
  return score.value;
}

export const scored = (told: Told, edition: McrEdition = 'text'): Score<McrTotals> =>
  scoreOf(situationOf(told), edition);

/** Whether the tiles win at all. */
export const isWin = (told: Told): boolean => SCORERS.text(situationOf(told)).ok;

/** How often each row counts, in the order of the table. */
export function countedIn({ rows }: Score<McrTotals>): Readonly<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const { item, suppressedBy } of rows) {
    if (suppressedBy === undefined) times[item.id] = (times[item.id] ?? 0) + 1;
  }
  return times;
}

/** The same, for the tables that name hands by number. */
export const named = (counts: Readonly<Record<number, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(counts).map(([number, times]) => [MCR_HANDS[Number(number) - 1]?.id, times]),
  );

/** Ids of the rows that count, alike ones once. */
export const ids = (told: Told, edition: McrEdition = 'text'): readonly string[] =>
  Object.keys(countedIn(scored(told, edition)));

export const totalOf = (told: Told, edition: McrEdition = 'text'): number =>
  scored(told, edition).totals.total;

/** Ids of the rows that do not, each with what keeps it out. */
export const struckIn = (told: Told, edition: McrEdition = 'text'): readonly string[] =>
  scored(told, edition).rows.flatMap(({ item, suppressedBy }) =>
    suppressedBy ? [`${item.id} < ${suppressedBy.by?.id ?? ''} ${suppressedBy.rule}`] : [],
  );

/** What counts in the best reading that has this row, if a best reading has it. */
export function bestReadingWith(told: Told, id: string): readonly string[] {
  const preferring = createScorer(
    {
      ...mcr,
      total: (rows, options, view) => ({
        ...mcr.total(rows, options, view),
        has: rows.some(({ item, suppressedBy }) => item.id === id && suppressedBy === undefined),
      }),
      compare: (a, b) => a.base - b.base || Number(a.has) - Number(b.has),
    },
    mcr.options.defaults,
  );
  const score = preferring(situationOf(told));
  return score.ok ? Object.keys(countedIn(score.value)) : [];
}
