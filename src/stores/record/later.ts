/** The record, fetched when there is something to keep: a page that keeps nothing does without. */
import { atom } from 'nanostores';
import { $settings } from '../device/settings.ts';
import { RECORD_KEY, safeStorage } from '../device/storage.ts';
import { mistakeIn } from './card.ts';
import type { AnswerResult, SkillRow, Skills } from './result.ts';
import { attemptOf, keepWaiting, keepWaitingMistake, newId } from './waiting.ts';

const load = () => import('./record.ts');

/** The skill that was answered last on this page, with all of its answers. */
export const $lastAnswer = atom<SkillRow | undefined>(undefined);

/** What cannot be fetched is fetched for the next answer, or on the next page: this one waits. */
export async function recordLater(result: AnswerResult): Promise<void> {
  const attempt = attemptOf(result, Date.now());
  keepWaiting(attempt);
  try {
    $lastAnswer.set(await (await load()).recordAttempt(attempt));
  } catch {
    // It waits.
  }
}

/** Where the reader wants mistakes to be kept, a question that went wrong is kept for review. */
export async function keepMistakeLater(result: AnswerResult): Promise<void> {
  const at = Date.now();
  const mistake = mistakeIn(result, { id: newId(at), at });
  if (!mistake || $settings.mistakes.get() !== 'on') return;
  keepWaitingMistake(mistake);
  try {
    await (await load()).recordMistake(mistake);
  } catch {
    // It waits.
  }
}

/** The sums of all skills; none for those who have no record, or where it cannot be fetched. */
export async function skillsLater(): Promise<Skills> {
  if (safeStorage[RECORD_KEY] === undefined) return {};
  try {
    return await (await load()).skillsNow();
  } catch {
    return {};
  }
}
