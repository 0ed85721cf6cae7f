/** Complete hands within reach: which tiles they are made of, and how likely they are to come. */
import { TILES } from '../core/tile.ts';
import { copiesAt, type TileCounts } from '../core/tile-counts.ts';
import type { Arrangement } from './arrangements.ts';
import { arrangementsOf, PART_LIST, partOf } from './arrangements.ts';
import { PLANS } from './plans.ts';

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

/** Arrangements, one of each part looked at so far, with the ways in which their tiles may come. */
interface Weighed {
  readonly arrangement: Arrangement;
  /** Those of the parts before. */
  readonly before: Weighed | undefined;
  readonly key: number;
  readonly lack: number;
  readonly ways: number;
}

/** An arrangement of one part, and which tiles it lacks, as one number. */
export interface WeighedPart extends Weighed {
  readonly lacking: number;
}

const KEYS = 10;

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

export function weighedParts(pool: Pool, most: number): readonly (readonly WeighedPart[])[] {
  const { held, sets, hasDragons } = pool;
  const room = roomOf(pool);
  return PART_LIST.map(({ start }, at) => {
    const found = arrangementsOf({ held, room }, at, { most, sets, hasDragons });
    return found.flatMap((arrangement): WeighedPart[] => {
      const ways = waysOf(arrangement, start, pool);
      const { key, lack } = arrangement;
      if (ways === 0) return [];
      const lacking = lackingOf(arrangement, start, pool);
      return [{ arrangement, before: undefined, key, lack, ways, lacking }];
    });
  });
}

const byWays = (a: Weighed, b: Weighed): number => b.ways - a.ways;

/** The best of each count of groups and each lack. */
function thinned(rows: readonly Weighed[], width: number): readonly Weighed[] {
  if (rows.length <= width) return rows;
  const boxes = new Map<number, Weighed[]>();
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

function join(
  a: readonly Weighed[],
  b: readonly Weighed[],
  { most, end }: { readonly most: number; readonly end: number },
): Weighed[] {
  const both: Weighed[] = [];
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

function goalOf(whole: Weighed, order: readonly number[]): Goal {
  const tiles = new Uint8Array(TILES.length);
  let part: Weighed | undefined = whole;
  for (let at = order.length - 1; part !== undefined; at--) {
    tiles.set(part.arrangement.tiles, PART_LIST[order[at] as number]?.start);
    part = part.before;
  }
  return { tiles, lack: whole.lack, ways: whole.ways };
}

interface Width {
  /** Tiles lacked at most. */
  readonly most: number;
  /** Kept at each joint, of each size and lack. */
  readonly width: number;
  /** Kept of a plan in the end, of each lack. */
  readonly goals: number;
}

/** The rows of each part, in the order in which the parts are looked at. */
type Lists = readonly (readonly Weighed[])[];

const orderOf = ({ places }: Pool): readonly number[] => [...new Set(places.map(partOf))];

/** An arrangement belongs to one part, and fits the same plans whatever the rest of the hand is. */
const fitting = new WeakMap<Arrangement, Uint8Array>();

function plansOf(arrangement: Arrangement, part: number): Uint8Array {
  const known = fitting.get(arrangement);
  if (known) return known;
  const fits = Uint8Array.from(PLANS, (plan) => (plan(arrangement, part) ? 1 : 0));
  fitting.set(arrangement, fits);
  return fits;
}

/** The rows that fit a plan; absent where they lack too much. */
function listsOfPlan(
  { lists, fits }: { readonly lists: Lists; readonly fits: readonly (readonly Uint8Array[])[] },
  at: number,
  most: number,
): Lists | undefined {
  let least = 0;
  const fitted: (readonly Weighed[])[] = [];
  for (const [part, list] of lists.entries()) {
    const rows = list.filter((_, row) => fits[part]?.[row]?.[at] === 1);
    least += rows.reduce((low, { lack }) => Math.min(low, lack), most + 1);
    if (least > most) return undefined;
    fitted.push(rows);
  }
  return fitted;
}

/** The likeliest goals made of these rows. */
function goalsIn(lists: Lists, pool: Pool, { most, width, goals }: Width): readonly Goal[] {
  const end = 2 * pool.sets + 1;
  const [first, ...others] = lists;
  let joint = thinned(first as readonly Weighed[], width);
  for (const list of others) {
    joint = thinned(join(joint, thinned(list, width), { most, end }), width);
  }
  const order = orderOf(pool);
  const whole = joint.filter(({ key }) => key === end);
  return thinned(whole, goals).map((row) => goalOf(row, order));
}

export const keyOf = ({ tiles }: Goal): string => String.fromCharCode(...tiles);

interface Reachable {
  readonly any: readonly Goal[];
  /** Goals that are sought for what they are worth. */
  readonly sought: readonly Goal[];
}

/** The likeliest goals of all, and those of every plan, each once. */
export function goalsFor(
  pool: Pool,
  parts: readonly (readonly Weighed[])[],
  { most, width, goals, soughtGoals }: Width & { readonly soughtGoals: number },
): Reachable {
  const order = orderOf(pool);
  const lists = order.map((part) => parts[part] ?? []);
  const fits = lists.map((list, at) =>
    list.map(({ arrangement }) => plansOf(arrangement, order[at] as number)),
  );
  const any = goalsIn(lists, pool, { most, width, goals });
  const seen = new Set(any.map(keyOf));
  const sought: Goal[] = [];
  for (let at = 0; at < PLANS.length; at++) {
    const fitted = listsOfPlan({ lists, fits }, at, most);
    if (fitted === undefined) continue;
    for (const goal of goalsIn(fitted, pool, { most, width: 4, goals: soughtGoals })) {
      const key = keyOf(goal);
      if (seen.has(key)) continue;
      seen.add(key);
      sought.push(goal);
    }
  }
  return { any, sought };
}
