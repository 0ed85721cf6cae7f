/** What no lesson teaches yet: the one list of it. */

/** The course that teaches the book from its first chapter on; with fewer lessons it is not whole. */
export const WHOLE_COURSE = { id: 'tchou1924', lessons: 14 } as const;

/** The chapters that the whole course need not teach: the course on waits has them. */
export const TAUGHT_ELSEWHERE: readonly string[] = ['VIII'];

/** The entries of the other chapters that no lesson teaches yet: tactics and formation. */
export const TO_COME: readonly string[] = [
  ...['axiom', 'values', '1', '2', '3', '4', '5', '6', '7'].map((name) => `VI.${name}`),
  ...['defense.1', 'defense.2', 'defense.3', 'defense.4'].map((name) => `VI.${name}`),
  ...['rejet.1', 'rejet.2', 'rejet.3', 'rejet.4'].map((name) => `VI.${name}`),
  ...['read.1', 'read.2', 'read.3'].map((name) => `VI.${name}`),
  'VII.6',
].map((name) => `tchou1924.${name}`);

/** The parts of the international rules that no lesson need teach: the register has them whole. */
export const MCR_TAUGHT_ELSEWHERE: readonly string[] = ['ex', 'note', 'dec'];

const numbered = (part: string, numbers: readonly number[]): readonly string[] =>
  numbers.map((number) => `mcr.${part}.${number}`);

/** The other entries of the international rules that no lesson teaches yet. */
export const MCR_TO_COME: readonly string[] = [
  ...numbered('intro', [1, 2, 3, 4, 5, 6, 7, 8, 9]),
  ...numbered('rule', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
  ...numbered('table', [1]),
  ...numbered('hand', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
  ...numbered('hand', [14, 15, 16, 17, 18, 19, 20, 21, 22, 23]),
  ...numbered('hand', [24, 25, 26, 27]),
  ...numbered('hand', [28, 29, 30, 31, 32, 33, 34]),
  ...numbered('hand', [35, 36, 37, 38, 39, 40, 41, 42, 43]),
  ...numbered('hand', [44, 45, 46, 47, 48]),
  ...numbered('hand', [49, 50, 51, 52, 53, 54]),
  ...numbered('hand', [55, 56, 57, 58, 59, 60, 61, 62, 63]),
  ...numbered('hand', [64, 65, 66]),
  ...numbered('hand', [67, 68]),
  ...numbered('hand', [69, 70, 71, 72, 73, 74]),
  ...numbered('hand', [75, 76, 77, 78, 79, 80, 81]),
  ...numbered('fig', [1, 2, 3, 4, 5, 6, 7]),
  ...numbered('pay', [1, 2]),
  ...numbered('strat', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
