/** The record, fetched when there is something to keep: a page that keeps nothing does without. */
import { atom } from 'nanostores';
import { RECORD_KEY, safeStorage } from '../storage.ts';
import type { Result, SkillRow, Skills } from './result.ts';

const load = () => import('./record.ts');

/** Fetched before it is needed; what fails here is fetched again then. */
export const warmRecord = (): void => void load().catch(Boolean);

/** The skill that was answered last on this page, with all of its answers. */
export const $answered = atom<SkillRow | undefined>(undefined);

export async function recordLater(result: Result): Promise<void> {
  const { record } = await load();
  $answered.set(await record(result));
}

/** The sums of all skills; those who have no record fetch nothing. */
export const skillsLater = async (): Promise<Skills> =>
  safeStorage[RECORD_KEY] === undefined ? {} : (await load()).skillsNow();
