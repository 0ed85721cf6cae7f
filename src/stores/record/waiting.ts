/**
 * Answers on their way into the record: each is kept as a small text of its own until it lies
 * there, so that none is lost when the page is left, or when the record cannot be had.
 */
import { RECORD_KEY, safeStorage, WAITING } from '../device/storage.ts';
import type { Attempt, Result } from './result.ts';

/** An id that no other row has, on this device or another. */
export const newId = (now: number): string =>
  [now, ...crypto.getRandomValues(new Uint32Array(2))].join('-');

/** Without what is not said. */
export const attemptOf = (result: Result, at: number): Attempt =>
  JSON.parse(JSON.stringify({ ...result, id: newId(at), at }));

export function keepWaiting(attempt: Attempt): void {
  safeStorage[WAITING + attempt.id] = JSON.stringify(attempt);
  // Pages see before their first paint that there is something to fetch.
  safeStorage[RECORD_KEY] ??= '1';
}

export function dropWaiting(id: string): void {
  delete safeStorage[WAITING + id];
}
