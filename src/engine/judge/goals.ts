/**
 * Complete hands within reach, by a beam search suit after suit: which tiles they are made of, and
 * in how many ways these may come.
 */
import { TILES } from '../core/tile.ts';
import { copiesAt, type TileCounts } from '../core/tile-counts.ts';
import type { Arrangement } from './arrangements.ts';
import { arrangementsOf, KEYS, PART_LIST, partOf } from './arrangements.ts';
import { PATTERNS } from './hand-patterns.ts';

export interface Goal {
  /** The concealed tiles of the complete hand. */
  readonly tiles: TileCounts;
  /** Tiles that still have to come. */
  readonly lack: number;
  /** In how many ways they may come, each copy counted. */
  readonly ways: number;
}

export interface Pool {
  readonly held: TileCounts;
  /** Copies of each kind that nobody has seen. */
  readonly live: TileCounts;
  readonly sets: number;
  readonly hasDragons: boolean;
  /** All places, in the order in which they are looked at. */
  readonly places: readonly number[];
}

/** A node of the beam search: one arrangement of each part so far, linked from the last to the first. */
interface Combination {
  readonly arrangement: Arrangement;
  readonly before: Combination | undefined;
  readonly key: number;
  readonly lack: number;
  readonly ways: number;
}

/** An arrangement of one part, and which tiles it lacks, as one number. */
export interface PartOption extends Combination {
  readonly lacking: number;
}

const CHOOSE = [
  [1, 0, 0, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 2, 1, 0, 0],
  [1, 3, 3, 1, 0],
  [1, 4, 6, 4, 1],
] as const;

function waysOf({ tiles }: Arrangement, start: number, { held, live }: Pool): number {
  let ways = 1;
  for (let at = 0; at < tiles.length; at++) {
    const needed = (tiles[at] as number) - copiesAt(held, start + at);
    if (needed > 0) ways *= CHOOSE[copiesAt(live, start + at)]?.[needed] ?? 0;
  }
  return ways;
}

const DIGIT = 5;

function lackingOf({ tiles }: Arrangement, start: number, { held }: Pool): number {
  let lacking = 0;
  for (let at = 0; at < tiles.length; at++) {
    const needed = Math.max(0, (tiles[at] as number) - copiesAt(held, start + at));
    lacking = lacking * DIGIT + needed;
  }
  return lacking;
}

const roomOf = ({ held, live }: Pool): TileCounts =>
  held.map((copies, at) => copies + copiesAt(live, at));

export function partOptions(pool: Pool, most: number): readonly (readonly PartOption[])[] {
  const { held, sets, hasDragons } = pool;
  const room = roomOf(pool);
  return PART_LIST.map(({ start }, at) => {
    const found = arrangementsOf({ held, room }, at, { most, sets, hasDragons });
    return found.flatMap((arrangement): PartOption[] => {
      const ways = waysOf(arrangement, start, pool);
      const { key, lack } = arrangement;
      if (ways === 0) return [];
      const lacking = lackingOf(arrangement, start, pool);
      return [{ arrangement, before: undefined, key, lack, ways, lacking }];
    });
  });
}

const byWays = (a: Combination, b: Combination): number => b.ways - a.ways;

/** The first so many of each count of groups and each lack. */
function likeliest(rows: readonly Combination[], width: number): readonly Combination[] {
  if (rows.length <= width) return rows;
  const boxes = new Map<number, Combination[]>();
  for (const row of rows) {
    const box = row.lack * KEYS + row.key;
    const list = boxes.get(box);
    if (list) list.push(row);
    else boxes.set(box, [row]);
  }
  return [...boxes.values()].flatMap((list) =>
    list.length <= width ? list : list.sort(byWays).slice(0, width),
  );
}

function combine(
  a: readonly Combination[],
  b: readonly Combination[],
  { most, end }: { readonly most: number; readonly end: number },
): Combination[] {
  const both: Combination[] = [];
  for (const one of a) {
    for (const other of b) {
      const lack = one.lack + other.lack;
      const key = one.key + other.key;
      if (lack > most || key > end || (one.key & other.key & 1) === 1) continue;
      const { arrangement } = other;
      both.push({ arrangement, before: one, key, lack, ways: one.ways * other.ways });
    }
  }
  return both;
}

function goalOf(whole: Combination, order: readonly number[]): Goal {
  const tiles = new Uint8Array(TILES.length);
  let part: Combination | undefined = whole;
  for (let at = order.length - 1; part !== undefined; at--) {
    tiles.set(part.arrangement.tiles, PART_LIST[order[at] as number]?.start);
    part = part.before;
  }
  return { tiles, lack: whole.lack, ways: whole.ways };
}

interface BeamWidth {
  /** Tiles lacked at most. */
  readonly most: number;
  /** Combinations that go on after each part, of each count of groups and each lack. */
  readonly width: number;
  /** Goals in the end, of each lack. */
  readonly goals: number;
}

/** In the order in which the parts are looked at. */
type OptionsByPart = readonly (readonly Combination[])[];

const orderOf = ({ places }: Pool): readonly number[] => [...new Set(places.map(partOf))];

/** An arrangement belongs to one part, and fits the same patterns whatever the rest of the hand is. */
const knownPatterns = new WeakMap<Arrangement, Uint8Array>();

function patternsOf(arrangement: Arrangement, part: number): Uint8Array {
  const known = knownPatterns.get(arrangement);
  if (known) return known;
  const fits = Uint8Array.from(PATTERNS, (pattern) => (pattern(arrangement, part) ? 1 : 0));
  knownPatterns.set(arrangement, fits);
  return fits;
}

/** The options that fit a pattern; absent where all of them lack too much. */
function optionsInPattern(
  {
    lists,
    fits,
  }: { readonly lists: OptionsByPart; readonly fits: readonly (readonly Uint8Array[])[] },
  at: number,
  most: number,
): OptionsByPart | undefined {
  let least = 0;
  const fitted: (readonly Combination[])[] = [];
  for (const [part, list] of lists.entries()) {
    const rows = list.filter((_, row) => fits[part]?.[row]?.[at] === 1);
    least += rows.reduce((low, { lack }) => Math.min(low, lack), most + 1);
    if (least > most) return undefined;
    fitted.push(rows);
  }
  return fitted;
}

/** The likeliest goals made of these options. */
function likeliestGoals(
  lists: OptionsByPart,
  pool: Pool,
  { most, width, goals }: BeamWidth,
): readonly Goal[] {
  const end = 2 * pool.sets + 1;
  const [first, ...others] = lists;
  let combined = likeliest(first as readonly Combination[], width);
  for (const list of others) {
    combined = likeliest(combine(combined, likeliest(list, width), { most, end }), width);
  }
  const order = orderOf(pool);
  const whole = combined.filter(({ key }) => key === end);
  return likeliest(whole, goals).map((row) => goalOf(row, order));
}

export const keyOf = ({ tiles }: Goal): string => String.fromCharCode(...tiles);

interface Reachable {
  readonly likely: readonly Goal[];
  /** Others that fit a pattern which some rule set pays for. */
  readonly valuable: readonly Goal[];
}

/** The likeliest goals of all, and those of every pattern, each once. */
export function goalsFor(
  pool: Pool,
  parts: readonly (readonly Combination[])[],
  { most, width, goals, valuableGoals }: BeamWidth & { readonly valuableGoals: number },
): Reachable {
  const order = orderOf(pool);
  const lists = order.map((part) => parts[part] ?? []);
  const fits = lists.map((list, at) =>
    list.map(({ arrangement }) => patternsOf(arrangement, order[at] as number)),
  );
  const likely = likeliestGoals(lists, pool, { most, width, goals });
  const seen = new Set(likely.map(keyOf));
  const valuable: Goal[] = [];
  for (let at = 0; at < PATTERNS.length; at++) {
    const fitted = optionsInPattern({ lists, fits }, at, most);
    if (fitted === undefined) continue;
    for (const goal of likeliestGoals(fitted, pool, { most, width: 4, goals: valuableGoals })) {
      const key = keyOf(goal);
      if (seen.has(key)) continue;
      seen.add(key);
      valuable.push(goal);
    }
  }
  return { likely, valuable };
}
