/**
 * Answers and mistakes on their way into the record: each is kept as a small text of its own until
 * it lies there, so that none is lost when the page is left, or when the record cannot be had.
 */
import { pageOnly, RECORD_KEY, safeStorage, WAITING } from '../device/storage.ts';
import type { Mistake } from './card.ts';
import type { AnswerResult, Attempt } from './result.ts';

/** Before the ids of mistakes; those of answers are numbers. */
export const WAITING_MISTAKE = `${WAITING}mistake.`;

/** An id that no other row has, on this device or another. */
export const newId = (now: number): string =>
  [now, ...crypto.getRandomValues(new Uint32Array(2))].join('-');

/** Without what is not said. */
export const attemptOf = (result: AnswerResult, at: number): Attempt =>
  JSON.parse(JSON.stringify({ ...result, id: newId(at), at }));

function keep(key: string, row: Attempt | Mistake): void {
  safeStorage[key] = JSON.stringify(row);
  // Pages see before their first paint that there is something to fetch.
  safeStorage[RECORD_KEY] ??= '1';
}

const drop = (key: string): void => void delete safeStorage[key];

export const keepWaiting = (attempt: Attempt): void => keep(WAITING + attempt.id, attempt);
export const dropWaiting = (id: string): void => drop(WAITING + id);
export const keepWaitingMistake = (mistake: Mistake): void =>
  keep(WAITING_MISTAKE + mistake.id, mistake);
export const dropWaitingMistake = (id: string): void => drop(WAITING_MISTAKE + id);

/** Whether a text waits on the device itself, and not on this page alone. */
export const isOnDevice = (id: string): boolean => !pageOnly.has(WAITING_MISTAKE + id);
