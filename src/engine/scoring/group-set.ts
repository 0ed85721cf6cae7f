/** A set of groups of a reading: bit n is the group at index n. */
export type GroupSet = number;

export const NO_GROUPS: GroupSet = 0;

export const NOWHERE: readonly GroupSet[] = [];
export const ON_HAND: readonly GroupSet[] = [NO_GROUPS];

export const groupAt = (place: number): GroupSet => 1 << place;

/** Counts bits in pairs, in fours and in eights at once. */
export function sizeOf(set: GroupSet): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function indexesIn(set: GroupSet): readonly number[] {
  const places: number[] = [];
  for (let place = 0; set >> place !== 0; place++) if ((set >> place) & 1) places.push(place);
  return places;
}

/** Sets of up to five groups and two flowers are precomputed: finders rarely ask for more. */
const READY = 1 << 7;
const separately = (set: GroupSet): readonly GroupSet[] => indexesIn(set).map(groupAt);
const READY_EACH = Array.from({ length: READY }, (_, set) => separately(set));
const READY_ONCE = Array.from({ length: READY }, (_, set) => [set]);

export const eachOf = (set: GroupSet): readonly GroupSet[] =>
  set < READY ? (READY_EACH[set] as readonly GroupSet[]) : separately(set);

export const onceOn = (set: GroupSet): readonly GroupSet[] =>
  set < READY ? (READY_ONCE[set] as readonly GroupSet[]) : [set];

export const isWithin = (set: GroupSet, other: GroupSet): boolean => (set & ~other) === 0;

function chooseFrom(set: GroupSet, size: number): readonly GroupSet[] {
  if (size === 0) return ON_HAND;
  return indexesIn(set).flatMap((place) => {
    const later = set & ~(groupAt(place + 1) - 1);
    return chooseFrom(later, size - 1).map((rest) => rest | groupAt(place));
  });
}

const READY_CHOICES: (readonly GroupSet[] | undefined)[] = [];

export function choicesOf(set: GroupSet, size: number): readonly GroupSet[] {
  if (set >= READY) return chooseFrom(set, size);
  const key = size * READY + set;
  const known = READY_CHOICES[key] ?? chooseFrom(set, size);
  READY_CHOICES[key] = known;
  return known;
}
