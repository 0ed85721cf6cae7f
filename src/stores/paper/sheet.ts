/** The questions of a sheet: the same number gives the same ones again, and no two are alike. */
import type { DrillTypes, Level, QuestionData, Texts } from '../../engine/drills.ts';
import type { DrillSource } from '../question/drill-source.ts';
import { sameTexts } from '../question/on-board.ts';

export interface SolvedQuestion<T extends DrillTypes = DrillTypes> {
  readonly asked: QuestionData<T>;
  /** On the right answer. */
  readonly verdict: T['verdict'];
}

interface SheetWish {
  readonly level: Level;
  readonly n: number;
  readonly sheet: number;
}

/** Deals in a row that bring nothing new: a level that has no more questions. */
const MOST_TRIES = 60;

/** Far enough apart that no two sheets share a seed. */
const SEEDS_A_SHEET = 10_000;

/** One after the other, so that the first can be shown while the others are made. */
export async function* dealSheet<T extends DrillTypes>(
  source: Pick<DrillSource<T>, 'deal' | 'solve' | 'check'>,
  { level, n, sheet }: SheetWish,
): AsyncGenerator<SolvedQuestion<T>, void> {
  const past: Texts[] = [];
  let seed = sheet * SEEDS_A_SHEET;
  let tries = 0;
  while (past.length < n && tries < MOST_TRIES) {
    const asked = await source.deal(seed++, { level, past: [...past] });
    tries++;
    if (past.some((before) => sameTexts(before, asked.texts))) continue;
    tries = 0;
    past.push(asked.texts);
    const verdict = await source.check(asked.texts, await source.solve(asked.texts));
    yield { asked, verdict };
  }
}
