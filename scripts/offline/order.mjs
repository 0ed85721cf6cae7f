/** In which order the files of a language are kept; for the build and for the worker. */

export const LAYERS = { first: 0, lessons: 1, rest: 2, search: 3 };

/** Whether a file changes its address with its content, so that one is never taken for another. */
export const isNamedByContent = (address) =>
  /(^|\/)_astro\/|\/drill\/[^/]+-[0-9a-f]{8}\.json$/.test(address);

/** The course that the file of a page is of. */
const courseOf = (address) => /\/learn\/([^/]+)\/./.exec(address)?.[1];

const isPage = ({ url }) => url.endsWith('.html');

/**
 * What is missing, in the order to fetch it: what was lost of the first layer, the course in hand
 * with what its lessons need, courses once begun, all other pages, and last the index of the search.
 * @param {readonly { url: string, layer: number }[]} entries
 * @param {(entry: { url: string }) => boolean} isKept
 * @param {string | undefined} inHand the course that is being read
 */
export function inOrder(entries, isKept, inHand) {
  const begun = new Set(
    entries.filter((entry) => isPage(entry) && isKept(entry)).map(({ url }) => courseOf(url)),
  );
  const rank = ({ url, layer }) => {
    if (layer < LAYERS.rest) return layer;
    const course = courseOf(url);
    if (layer === LAYERS.search || course === undefined) return layer + 2;
    if (course === inHand) return 2;
    return begun.has(course) ? 3 : 4;
  };
  return entries.filter((entry) => !isKept(entry)).sort((a, b) => rank(a) - rank(b));
}

/** How many pages there are, and how many of them are kept. */
export function countPages(entries, isKept) {
  const pages = entries.filter(isPage);
  return { kept: pages.filter(isKept).length, of: pages.length };
}
