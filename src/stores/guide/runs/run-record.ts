/** The runs of the record. */
import { changeRecord, readRecord } from '../../record/record.ts';
import type { Run } from '../../record/rows.ts';
import { firstOfDay } from './best.ts';
import { type RunState, runRow } from './run.ts';

/** A run that ended. Of the runs of a day, the first counts and the others are practice. */
export const recordRun = (run: RunState): Promise<void> =>
  changeRecord(['runs'], async ({ all, put }) => {
    const { day } = run;
    const isPractice = day !== undefined && firstOfDay(await all('runs'), day) !== undefined;
    if (!isPractice) await put('runs', runRow(run));
  });

export const firstRunOf = (day: number): Promise<Run | undefined> =>
  readRecord(['runs'], async ({ all }) => firstOfDay(await all('runs'), day));
