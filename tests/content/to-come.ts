/** What no lesson teaches yet: the one list of it. */

/** The course that teaches the book from its first chapter on; with fewer lessons it is not whole. */
export const WHOLE_COURSE = { id: 'tchou1924', lessons: 14 } as const;

/** The entries of the book that no lesson teaches yet: tactics. */
export const TO_COME: readonly string[] = [
  ...['axiom', 'values', '1', '2', '3', '4', '5', '6', '7'].map((name) => `VI.${name}`),
  ...['defense.1', 'defense.2', 'defense.3', 'defense.4'].map((name) => `VI.${name}`),
  ...['rejet.1', 'rejet.2', 'rejet.3', 'rejet.4'].map((name) => `VI.${name}`),
  ...['read.1', 'read.2', 'read.3'].map((name) => `VI.${name}`),
].map((name) => `tchou1924.${name}`);
