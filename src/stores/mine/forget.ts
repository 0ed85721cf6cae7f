/** Forgetting what is kept of the reader. The answer to each call brings all of it back. */

import { RECORD_KEY, safeStorage } from '../device/storage.ts';
import { endPlan } from '../guide/plan.ts';
import { changeProgress, eraseProgress } from '../record/progress.ts';
import { isOfDrill } from '../record/result.ts';
import { dropWaiting, keepWaiting } from '../record/waiting.ts';
import { waitingAttempts } from '../record/waiting-rows.ts';
import { forgetRows, type Undo } from './ask-keeper.ts';
import { eraseTraces } from './device-texts.ts';
import { mergeProgress } from './merge-progress.ts';

/** Of one drill, or all: what waits to be recorded is forgotten with what is recorded. */
async function forgetAnswers(drill?: string): Promise<Undo> {
  const isForgotten = ({ skill }: { readonly skill: string }): boolean =>
    drill === undefined || isOfDrill(skill, drill);
  const waited = waitingAttempts().filter(isForgotten);
  const wait = (): void => {
    for (const attempt of waited) keepWaiting(attempt);
  };
  for (const { id } of waited) dropWaiting(id);
  try {
    const restore = await forgetRows(drill);
    return async () => {
      wait();
      await restore();
    };
  } catch (error) {
    wait();
    throw error;
  }
}

export const forgetDrill = (drill: string): Promise<Undo> => forgetAnswers(drill);

/** Settings are no memory of the reader: they stay. */
export async function forgetAll(): Promise<Undo> {
  const restore = await forgetAnswers();
  const [before, bringBack] = [eraseProgress(), eraseTraces()];
  endPlan('today');
  endPlan('mistakes');
  endPlan('set');
  const mark = safeStorage[RECORD_KEY];
  delete safeStorage[RECORD_KEY];
  return async () => {
    changeProgress((since) => mergeProgress(since, before));
    bringBack();
    if (mark !== undefined) safeStorage[RECORD_KEY] = mark;
    await restore();
  };
}
