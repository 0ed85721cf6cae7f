/** Forgetting what is kept of the reader. The answer to each call brings all of it back. */
import { forgetRows, mergeFile } from './mine/ask-keeper.ts';
import { eraseTexts } from './mine/carried.ts';
import { endPlan } from './plan.ts';
import { eraseProgress } from './progress.ts';
import { isOfDrill } from './record/result.ts';
import { waiting } from './record/waited.ts';
import { dropWaiting } from './record/waiting.ts';
import { RECORD_KEY, safeStorage } from './storage.ts';

export type Undo = () => Promise<void>;

/** How long what was erased can be had back, in milliseconds. */
export const TO_UNDO = 10_000;

/** Of one drill, or all: what waits to be recorded is forgotten with what is recorded. */
async function forgetAnswers(drill?: string): Promise<Undo> {
  const forgotten = await forgetRows(drill);
  for (const { id, skill } of waiting())
    if (drill === undefined || isOfDrill(skill, drill)) dropWaiting(id);
  return async () => void (await mergeFile(forgotten));
}

export const forgetDrill = (drill: string): Promise<Undo> => forgetAnswers(drill);

/** Settings are no memory of the reader: they stay. */
export async function forgetAll(): Promise<Undo> {
  const restore = await forgetAnswers();
  const undone = [eraseProgress(), eraseTexts('steer')];
  endPlan('today');
  endPlan('mistakes');
  delete safeStorage[RECORD_KEY];
  return async () => {
    safeStorage[RECORD_KEY] = '1';
    for (const undo of undone) undo();
    await restore();
  };
}
