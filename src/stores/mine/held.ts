/** How much is kept of the reader, and whether the browser has given its word for it. */
import { computed, type ReadableAtom } from 'nanostores';
import { $progress } from '../record/progress.ts';
import { reading } from '../record/record.ts';

interface Held {
  readonly answers: number;
  /** The day of the first that was kept by itself: `2026-11-23`. */
  readonly since: string | undefined;
  readonly cards: number;
  readonly runs: number;
}

/** By its sums: the answers themselves are many. */
export const $held: ReadableAtom<Held | undefined> = reading(
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

export const $lessonsOpened = computed($progress, ({ lessons }) => Object.keys(lessons).length);

/** Megabytes that the whole site takes; unknown where the browser does not say. */
export async function roomTaken(): Promise<number | undefined> {
  try {
    const { usage } = await navigator.storage.estimate();
    return usage === undefined ? undefined : usage / 1_000_000;
  } catch {
    return undefined;
  }
}

/** Unknown where the browser has nothing to promise. */
export async function isPromised(): Promise<boolean | undefined> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return undefined;
  }
}

export async function askPromise(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}
