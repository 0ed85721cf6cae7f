/** Forgetting what is kept of the reader. The answer to each call brings all of it back. */
import { eraseRow } from './in-a-row.ts';
import { eraseProgress } from './progress.ts';
import { eraseRecord, eraseResultsOf } from './record/record.ts';

type Undo = () => Promise<void>;

/** How long what was erased can be had back, in milliseconds. */
export const TO_UNDO = 10_000;

export async function forgetDrill(drill: string): Promise<Undo> {
  const restore = await eraseResultsOf(drill);
  const restoreRow = eraseRow(drill);
  return async () => {
    restoreRow();
    await restore();
  };
}

export async function forgetAll(): Promise<Undo> {
  const restore = await eraseRecord();
  const undone = [eraseRow(), eraseProgress()];
  return async () => {
    for (const undo of undone) undo();
    await restore();
  };
}
