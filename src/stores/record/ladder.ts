/** Levels that follow the reader: one up or down by the last answers, so that about four in five are right. */
import { type Level, type LevelField, valuesOf } from '../../engine/drills.ts';
import type { Outcome, SkillRecord } from './result.ts';

/** So many of the last answers at a level are looked at, of those since it was come to. */
export const WINDOW = 10;
/** So many of them right without a hint lead up, or the very first few with no other among them. */
export const UP = 9;
/** So many answers a level lasts at least. */
export const FIRST = 5;
/** So many of them wrong lead down. */
export const DOWN = 3;

export const timesIn = (outcomes: string, outcome: Outcome): number =>
  outcomes.split(outcome).length - 1;

interface Stay {
  readonly rung: string;
  /** How many answers were given since it was come to. */
  readonly stay: number;
  /** All outcomes there, oldest first. */
  readonly last: string;
}

/** The rung after these outcomes: the next one up or down, or the same. */
export function rungAfter(rungs: readonly string[], { rung, stay, last }: Stay): string {
  if (stay < FIRST) return rung;
  // Mistakes of an earlier stay do not lead down again.
  const recent = last.slice(-Math.min(stay, WINDOW));
  const alone = timesIn(recent, '1');
  const up = alone >= UP || (alone >= FIRST && alone === last.length);
  const by = Number(up) - Number(timesIn(recent, '0') >= DOWN);
  return rungs[rungs.indexOf(rung) + by] ?? rung;
}

/** Where to begin, of skills in rising order: the highest that is known well enough; nothing where none is. */
export function startOn<Rung>(
  rungs: readonly (readonly [rung: Rung, sums: SkillRecord | undefined])[],
): Rung | undefined {
  const known = rungs.filter(
    ([, sums]) =>
      sums !== undefined &&
      sums.last.length >= FIRST &&
      timesIn(sums.last.slice(-WINDOW), '0') < DOWN,
  );
  return known.at(-1)?.[0];
}

/** The field of a level that rises, of those of a drill. */
export const ladderOf = (levels: readonly LevelField[]): LevelField | undefined =>
  levels.find(({ rungs }) => rungs);

/** The rungs of a ladder that are lawful at a level, in rising order. */
export const rungsOf = (ladder: LevelField, level: Level): readonly string[] => {
  const { rungs = [] } = ladder;
  const lawful = valuesOf(ladder, level);
  return (typeof rungs === 'function' ? rungs(level) : rungs).filter((rung) =>
    lawful.includes(rung),
  );
};

/** How many answers in a row are right; one with a hint is passed over. */
export function inARow(last: string): number {
  const [, row = ''] = /(1*)$/.exec(last.replaceAll('h', '')) ?? [];
  return row.length;
}
