/**
 * Answers on their way into the record: each is kept as a small text of its own until it lies
 * there, so that none is lost when the page is left, or when the record cannot be had.
 */
import { RECORD_KEY, safeStorage, WAITING } from '../storage.ts';
import type { Attempt, Result } from './result.ts';

/** An id that no other row has, on this device or another. */
export function newId(now: number): string {
  const chance = [...crypto.getRandomValues(new Uint32Array(2))];
  return [now, ...chance].map((part) => part.toString(36)).join('-');
}

/** Without the parts that are not said. */
export const said = (texts: NonNullable<Result['texts']>): NonNullable<Result['texts']> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));

export function attemptOf({ texts, aspects, ...result }: Result, now: number): Attempt {
  const about = { ...(texts && { texts: said(texts) }), ...(aspects && { aspects }) };
  return { ...result, ...about, id: newId(now), at: now };
}

export function keepWaiting(attempt: Attempt): void {
  safeStorage[WAITING + attempt.id] = JSON.stringify(attempt);
  // Pages see before their first paint that there is something to fetch.
  safeStorage[RECORD_KEY] ??= '1';
}

export function dropWaiting(id: string): void {
  delete safeStorage[WAITING + id];
}
