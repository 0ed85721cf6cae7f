/** The record, fetched when there is something to keep: a page that keeps nothing does without. */
import type { Result } from './result.ts';
import { attemptOf, keepWaiting } from './waiting.ts';

const load = () => import('./record.ts');

/** What cannot be fetched is fetched for the next answer, or on the next page: this one waits. */
export async function recordLater(result: Result): Promise<void> {
  const attempt = attemptOf(result, Date.now());
  keepWaiting(attempt);
  try {
    await (await load()).recordAttempt(attempt);
  } catch {
    // It waits.
  }
}
