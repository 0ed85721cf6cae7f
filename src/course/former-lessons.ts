/** Lessons that were merged or divided, by course and name, and those that stand in their place. */
import former from '../content/former-lessons.json' with { type: 'json' };

export const FORMER_LESSONS: Readonly<Record<string, string>> = former;

/** What a lesson is called now. */
export const lessonNow = (lesson: string): string => FORMER_LESSONS[lesson] ?? lesson;
