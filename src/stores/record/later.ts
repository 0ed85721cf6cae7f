/** The record, fetched when there is something to keep: a page that keeps nothing does without. */
import type { Result } from './result.ts';

const load = () => import('./record.ts');

/** Fetched before it is needed; what fails here is fetched again then. */
export const warmRecord = (): void => void load().catch(Boolean);

export const recordLater = async (result: Result): Promise<void> => (await load()).record(result);

/** Keeps a question that went wrong for review, where the reader wants that. */
export const keepLater = async (result: Result): Promise<void> =>
  (await import('./cards.ts')).keepIfWished(result);
