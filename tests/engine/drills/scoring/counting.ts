/** What the tests of the scoring drills share: their desks, and the scorer asked beside them. */

import type { Hand } from '../../../../src/engine/core/hand.ts';
import { parseHand } from '../../../../src/engine/core/notation.ts';
import { inSituation, type Situation } from '../../../../src/engine/core/situation.ts';
import type { Wind } from '../../../../src/engine/core/wind.ts';
import type { Desk } from '../../../../src/engine/drills/desk.ts';
import type { Texts } from '../../../../src/engine/drills/drill.ts';
import { DRILLS } from '../../../../src/engine/drills/index.ts';
import type { ScoringTypes } from '../../../../src/engine/drills/scoring/scoring-drill.ts';
import type { Kit } from '../../../../src/engine/scoring/kit.ts';
import type { Score } from '../../../../src/engine/scoring/score.ts';

export type ScoringDesk = Desk<ScoringTypes>;
export type Answer = ScoringTypes['answer'];

export async function scoringDesk(id: string): Promise<ScoringDesk> {
  const row = DRILLS.find((drill) => drill.id === id);
  if (!row) throw new Error(id);
  return (await row.load()) as ScoringDesk;
}

export function handOf({ hand = '' }: Texts): Hand {
  const read = parseHand(hand);
  if (!read.ok) throw new Error(`${hand}: ${read.error.code}`);
  return read.value;
}

/** The situation that texts tell of. */
export const situationOf = (texts: Texts): Situation =>
  inSituation(handOf(texts), {
    seat: (texts['seat'] ?? 'E') as Wind,
    round: (texts['round'] ?? 'E') as Wind,
    how: texts['how']?.split(',') ?? [],
  });

/** What a hand is worth by its texts, asked of the rule set itself. */
export function scoreOf(kit: Kit, texts: Texts): Score {
  const given = Object.fromEntries(kit.scoringOptions.map((name) => [name, texts[name]]));
  const options = kit.readTexts(given);
  const agreed = kit.withOptions(options.ok ? options.value : {});
  if (!options.ok || !agreed.ok) throw new Error(JSON.stringify(texts));
  const score = agreed.value.score(situationOf(texts));
  if (!score.ok) throw new Error(JSON.stringify(texts));
  return score.value;
}

const rowsOf = (kit: Kit, texts: Texts) =>
  scoreOf(kit, texts).rows.filter(({ suppressedBy }) => suppressedBy === undefined);

/** Ids of the rows that count. */
export const countedIn = (kit: Kit, texts: Texts): readonly string[] =>
  rowsOf(kit, texts).map(({ item }) => item.id);

/** Ids of the rows that count and bring something. */
export const bringingIn = (kit: Kit, texts: Texts): readonly string[] =>
  rowsOf(kit, texts)
    .filter(({ item: { value } }) => value.points || value.doubles || value.limit)
    .map(({ item }) => item.id);

export const seeds = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, seed) => seed * 7919);
