/**
 * A second implementation to hold the engine against: slow, plain, and sharing
 * no code with it. It tears hands down from the highest tile, one group at a
 * time, and finds distances by walking from hand to hand.
 */

/** Copies of each kind; 34 places for all kinds, nine for one suit. */
export type Counts = number[];

const LETTERS = 'mpsz';
const KINDS = 34;

const placeOf = (tile: string): number =>
  9 * LETTERS.indexOf(tile.charAt(1)) + Number(tile.charAt(0)) - 1;

const nameOf = (place: number): string =>
  `${(place % 9) + 1}${LETTERS.charAt(Math.floor(place / 9))}`;

export function counted(tiles: readonly string[]): Counts {
  const counts: Counts = new Array(KINDS).fill(0);
  for (const tile of tiles) counts[placeOf(tile)] = at(counts, placeOf(tile)) + 1;
  return counts;
}

const at = (counts: Counts, place: number): number => counts[place] ?? 0;

function highest(counts: Counts): number {
  for (let place = counts.length - 1; place >= 0; place--) if (at(counts, place) > 0) return place;
  return -1;
}

/** The counts without the tiles at these places; absent if one of them is not there. */
function minus(counts: Counts, places: readonly number[]): Counts | undefined {
  const rest = [...counts];
  for (const place of places) {
    if (at(rest, place) === 0) return undefined;
    rest[place] = at(rest, place) - 1;
  }
  return rest;
}

/** Whether a run may end here: two lower ranks of the same suit exist. */
const endsRun = (place: number): boolean => place < 27 && place % 9 >= 2;

/** Whether the tiles fall apart into runs and triplets. */
function fallsApart(counts: Counts): boolean {
  const top = highest(counts);
  if (top < 0) return true;
  const triplet = minus(counts, [top, top, top]);
  if (triplet && fallsApart(triplet)) return true;
  const run = endsRun(top) ? minus(counts, [top, top - 1, top - 2]) : undefined;
  return run !== undefined && fallsApart(run);
}

/** Whether the tiles are groups and, where the pair stands among them, a pair. */
export function isComplete(counts: Counts, pairInside: boolean): boolean {
  if (!pairInside) return fallsApart(counts);
  return counts.some((_, place) => {
    const rest = minus(counts, [place, place]);
    return rest !== undefined && fallsApart(rest);
  });
}

/** The places whose tile completes the counts, four copies of each at most. */
export const winningPlaces = (counts: Counts, pairInside: boolean): number[] =>
  [...counts.keys()].filter((place) => {
    if (at(counts, place) >= 4) return false;
    const more = [...counts];
    more[place] = at(more, place) + 1;
    return isComplete(more, pairInside);
  });

export const winningTiles = (tiles: readonly string[], pairInside: boolean): string[] =>
  winningPlaces(counted(tiles), pairInside).map(nameOf);

/** Every hand of so many tiles among so many kinds, four copies of each at most. */
export function* handsOf(size: number, kinds = 9): Generator<Counts> {
  if (kinds === 0) {
    if (size === 0) yield [];
    return;
  }
  for (let copies = 0; copies <= Math.min(4, size); copies++) {
    for (const rest of handsOf(size - copies, kinds - 1)) yield [...rest, copies];
  }
}

/** The tiles of a hand of one suit. */
export const suitTiles = (counts: Counts, letter: string): string[] =>
  counts.flatMap((copies, place) => new Array<string>(copies).fill(`${place + 1}${letter}`));

/**
 * The fewest tiles that must go so that groups, and a pair where it may stand
 * here, remain. A `kept` tile may not go.
 */
export function fewestLeftOver(counts: Counts, pairAllowed: boolean, kept?: string): number {
  const top = highest(counts);
  if (top < 0) return 0;
  let fewest = Number.POSITIVE_INFINITY;
  const among = (places: readonly number[], left: number, pair = pairAllowed): void => {
    const rest = minus(counts, places);
    if (rest) fewest = Math.min(fewest, left + fewestLeftOver(rest, pair, kept));
  };
  if (nameOf(top) !== kept) among([top], 1);
  among([top, top, top], 0);
  if (endsRun(top)) among([top, top - 1, top - 2], 0);
  if (pairAllowed) among([top, top], 0, false);
  return fewest;
}

/**
 * The distance of every hand of 3n + 1 tiles made of characters and of the first
 * honours: 0 for those that wait, and one more for each exchange of a tile that
 * the shortest walk to one of them takes.
 */
export function distancesByWalking(size: number, honours: number): Map<string, number> {
  const everyHand = [...handsOf(size, 9 + honours)].map((counts) => [
    ...counts.slice(0, 9),
    ...new Array<number>(18).fill(0),
    ...counts.slice(9),
  ]);
  const found = new Map<string, number>();
  let edge = everyHand.filter((counts) => winningPlaces(counts, true).length > 0);
  for (const counts of edge) found.set(counts.join(), 0);
  for (let distance = 1; edge.length > 0; distance++) {
    const next: Counts[] = [];
    for (const neighbour of edge.flatMap(exchanges)) {
      if (found.has(neighbour.join())) continue;
      found.set(neighbour.join(), distance);
      next.push(neighbour);
    }
    edge = next;
  }
  return found;
}

/** The hands that one tile exchanged for another makes, among the kinds in use. */
function exchanges(counts: Counts): Counts[] {
  const kinds = [...counts.keys()].filter((place) => place < 9 || place >= 27);
  return kinds.flatMap((out) => {
    const rest = minus(counts, [out]);
    if (rest === undefined) return [];
    return kinds
      .filter((place) => place !== out && at(rest, place) < 4)
      .map((place) => rest.map((copies, here) => (here === place ? copies + 1 : copies)));
  });
}

/** The names of the tiles that counts of all kinds stand for. */
export const namesIn = (counts: Counts): string[] =>
  counts.flatMap((copies, place) => new Array<string>(copies).fill(nameOf(place)));
