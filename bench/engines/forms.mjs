/** Names and forms that several engines share. */
const SUIT_SIZES = [9, 9, 9, 7];

/** For engines that know one hand at a time: the corpus is a list of them. */
export const each = (convert) => (corpus) => corpus.map(convert);

/** Counts as a list for each suit, the honours last. */
export const bySuit = (counts) =>
  SUIT_SIZES.map((size, suit) => Array.from(counts.subarray(9 * suit, 9 * suit + size)));

/** The place of a tile by its name: `1m` is 0, `7z` is 33. */
export const placeOf = (name) => 9 * 'mpsz'.indexOf(name.charAt(1)) + Number(name.charAt(0)) - 1;

/** `123m5p`, from counts. */
export function textOf(counts) {
  const suits = bySuit(counts).map((suit, at) => {
    const ranks = suit.map((copies, rank) => String(rank + 1).repeat(copies)).join('');
    return ranks && ranks + 'mpsz'.charAt(at);
  });
  return suits.join('');
}

/** The accepted kinds with copies left, from an object by names, in tile order. */
export const acceptsOf = (left) =>
  Object.entries(left)
    .map(([name, copies]) => [placeOf(name), copies])
    .sort(([a], [b]) => a - b);
