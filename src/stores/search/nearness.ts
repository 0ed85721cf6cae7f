/** Whether a place is called what was asked for, or only speaks of it. */

const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();

/** One or several of a thing are called alike. */
const singular = (text: string): string => text.replace(/(?<=\p{L}{2})[sx]\b/gu, '');

/**
 * @param title as a place is called; of several names with ` · ` between them, each is one
 * @returns 2 where a name is what was asked for, 1 where a name begins so, 0 otherwise
 */
export function nearness(words: string, title: string): 0 | 1 | 2 {
  const asked = singular(plainWords(words));
  const names = title.split(/ [·—] |[,:]/).map((name) => singular(plainWords(name)));
  if (asked === '') return 0;
  if (names.includes(asked)) return 2;
  return names.some((name) => name.startsWith(`${asked} `)) ? 1 : 0;
}
