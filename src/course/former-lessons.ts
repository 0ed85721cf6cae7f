/** Lessons that were merged or divided, by course and name, and those that stand in their place. */
import former from '../content/former-lessons.json' with { type: 'json' };

export const FORMER_LESSONS: Readonly<Record<string, string>> = former;

/** What a lesson is called now; the name may come from anywhere, `constructor` too. */
export const lessonNow = (lesson: string): string =>
  (Object.hasOwn(FORMER_LESSONS, lesson) && FORMER_LESSONS[lesson]) || lesson;
