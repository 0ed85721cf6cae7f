/** What the course of the book need not teach. */

/** The course that teaches the book from its first chapter on; with fewer lessons it is not whole. */
export const WHOLE_COURSE = { id: 'tchou1924', lessons: 18 } as const;

/** The chapters that the whole course need not teach: the course on waits has them. */
export const TAUGHT_ELSEWHERE: readonly string[] = ['VIII'];
