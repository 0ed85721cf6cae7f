/** Forgetting what is kept of the reader. The answer to each call brings all of it back. */
import { eraseProgress } from './progress.ts';
import { eraseRecord, eraseResultsOf } from './record/record.ts';

type Undo = () => Promise<void>;

/** How long what was erased can be had back, in milliseconds. */
export const TO_UNDO = 10_000;

export const forgetDrill = (drill: string): Promise<Undo> => eraseResultsOf(drill);

export async function forgetAll(): Promise<Undo> {
  const restore = await eraseRecord();
  const restoreProgress = eraseProgress();
  return async () => {
    restoreProgress();
    await restore();
  };
}
