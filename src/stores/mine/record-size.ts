/** How much is kept of the reader, and whether the browser has given its word for it. */
import { computed, type ReadableAtom } from 'nanostores';
import { $progress } from '../record/progress.ts';
import { readingAtom } from '../record/record.ts';

interface RecordSize {
  readonly answers: number;
  /** The day of the first that was kept by itself: `2026-11-23`. */
  readonly since: string | undefined;
  readonly cards: number;
  readonly runs: number;
}

/** By its sums: the answers themselves are many. */
export const $recordSize: ReadableAtom<RecordSize | undefined> = readingAtom(
  ['skills', 'tallies', 'cards', 'runs'],
  async ({ all }) => {
    const [skills, tallies, cards, runs] = await Promise.all([
      all('skills'),
      all('tallies'),
      all('cards'),
      all('runs'),
    ]);
    const days = tallies.map(({ day }) => day).sort();
    return {
      answers: skills.reduce((sum, { asked }) => sum + asked, 0),
      since: days[0],
      cards: cards.length,
      runs: runs.length,
    };
  },
);

export const $lessonCount = computed($progress, ({ lessons }) => Object.keys(lessons).length);

/** Megabytes that the whole site takes; unknown where the browser does not say. */
export async function usedSpace(): Promise<number | undefined> {
  try {
    const { usage } = await navigator.storage.estimate();
    return usage === undefined ? undefined : usage / 1_000_000;
  } catch {
    return undefined;
  }
}

/** Unknown where the browser has nothing to promise. */
export async function isPersistent(): Promise<boolean | undefined> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return undefined;
  }
}

export async function askPersistence(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}
