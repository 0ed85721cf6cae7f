/** Which of two runs is better, and the best of each kind at each level. */
import { RUN_KINDS, type Run, type RunKind } from '../../record/rows.ts';

/** More right ones; of as many, in less time; in the same time, with fewer tries. */
export const byRank = (a: Run, b: Run): number =>
  b.right - a.right || a.spent - b.spent || a.asked - b.asked || a.at - b.at;

/** The best of those like it, itself left out. */
export const bestBefore = (runs: readonly Run[], run: Run): Run | undefined =>
  runs
    .filter(({ id, kind, skill }) => id !== run.id && kind === run.kind && skill === run.skill)
    .toSorted(byRank)[0];

/** Whether it is better than all before it; the first is none. */
export const isBest = (run: Run, before: Run | undefined): boolean =>
  before !== undefined && byRank(run, before) < 0;

export interface RunsAlike {
  readonly kind: RunKind;
  readonly skill: string;
  /** In the order of time. */
  readonly runs: readonly Run[];
  readonly best: Run;
}

/** The runs of a drill by level and kind; those of the day, whose levels go round, are left out. */
export function runsOf(all: readonly Run[], drill: string): readonly RunsAlike[] {
  const own = all.filter((run) => run.drill === drill && run.kind !== 'day');
  const groups = Map.groupBy(own, ({ skill, kind }) => `${skill} ${kind}`);
  return [...groups.values()]
    .flatMap((alike) => {
      const runs = alike.toSorted((a, b) => a.at - b.at);
      const [best] = runs.toSorted(byRank);
      return best ? [{ kind: best.kind, skill: best.skill, runs, best }] : [];
    })
    .toSorted(
      (a, b) =>
        a.skill.localeCompare(b.skill, 'en', { numeric: true }) ||
        RUN_KINDS.indexOf(a.kind) - RUN_KINDS.indexOf(b.kind),
    );
}

/** The run of a day that counts: the first. */
export const firstOfDay = (all: readonly Run[], day: number): Run | undefined =>
  all.filter((run) => run.kind === 'day' && run.day === day).toSorted((a, b) => a.at - b.at)[0];
