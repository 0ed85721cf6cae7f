/**
 * Reads the copies of a suit rank by rank and ends in one of few classes: suits
 * of a class have the same profile. A state remembers, for each number of chows
 * begun one and two ranks before, the profile of the ranks read so far.
 */
import { COPIES, RANKS } from '../core/tile.ts';
import { emptyProfile, IMPOSSIBLE, PROFILE_SIZE, type Profile } from './profile.ts';

export interface SuitAutomaton {
  /** For each rank: the state after it, at `state * 5 + copies`. */
  readonly next: readonly Uint16Array[];
  readonly profiles: readonly Profile[];
}

/** Three chows alike are three pungs, so no more than two begin at a rank. */
const MOST_CHOWS = 2;
const CHOW_STATES = (MOST_CHOWS + 1) ** 2;
const STATE_SIZE = CHOW_STATES * PROFILE_SIZE;
const WORDS = Math.ceil(STATE_SIZE / 4);
const COUNTS = COPIES + 1;
const LAST_CHOW = RANKS.length - 3;
const MOST_STATES = 4096;

/** What may begin at a rank while chows of the two ranks before go on. */
interface Use {
  readonly from: number;
  readonly to: number;
  readonly tiles: number;
  /** How far its groups and pair move along the profile. */
  readonly shift: number;
}

interface Taken {
  readonly use: Use;
  readonly held: number;
}

const BEGINNINGS = [
  [0, 0],
  [2, 1],
  [3, 2],
] as const;

function usesAt(rank: number, available: number = COPIES): Use[] {
  const uses: Use[] = [];
  for (let begun = 0; begun <= MOST_CHOWS; begun++) {
    for (let ending = 0; ending <= MOST_CHOWS; ending++) {
      for (let chows = 0; chows <= (rank > LAST_CHOW ? 0 : MOST_CHOWS); chows++) {
        for (const [tiles, shift] of BEGINNINGS) {
          const all = begun + ending + chows + tiles;
          if (all > available) continue;
          const from = (3 * begun + ending) * PROFILE_SIZE;
          const to = (3 * chows + begun) * PROFILE_SIZE;
          uses.push({ from, to, tiles: all, shift: shift + 2 * chows });
        }
      }
    }
  }
  return uses;
}

interface States {
  readonly bytes: Int8Array;
  readonly count: number;
}

function stateSet() {
  const words = new Int32Array(MOST_STATES * WORDS);
  const slots = new Int32Array(2 * MOST_STATES).fill(-1);
  let count = 0;
  const isAt = (place: number, state: Int32Array): boolean => {
    for (let word = 0; word < WORDS; word++) {
      if (words[place * WORDS + word] !== state[word]) return false;
    }
    return true;
  };
  const placeOf = (state: Int32Array): number => {
    let slot = hashOf(state) & (slots.length - 1);
    for (; (slots[slot] as number) >= 0; slot = (slot + 1) & (slots.length - 1)) {
      if (isAt(slots[slot] as number, state)) return slots[slot] as number;
    }
    words.set(state, count * WORDS);
    slots[slot] = count;
    return count++;
  };
  const states = (): States => ({ bytes: new Int8Array(words.buffer), count });
  return { placeOf, states };
}

function hashOf(words: Int32Array): number {
  let hash = 0;
  for (let word = 0; word < WORDS; word++) {
    hash = Math.imul(hash ^ (words[word] as number), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

/** The profile at `start` through one use: tiles that are held count, the others are to come. */
function spread(bytes: Int8Array, start: number, after: Int8Array, { use, held }: Taken): void {
  const { to, shift } = use;
  for (let at = 0; at + shift < PROFILE_SIZE; at++) {
    const used = bytes[start + at] as number;
    const twoPairs = (at & shift & 1) === 1;
    if (used === IMPOSSIBLE || twoPairs) continue;
    const place = to + at + shift;
    if (used + held > (after[place] as number)) after[place] = used + held;
  }
}

function layerAfter({ bytes, count }: States, uses: readonly Use[]) {
  const found = stateSet();
  const next = new Uint16Array(count * COUNTS);
  const after = new Int8Array(WORDS * 4);
  const words = new Int32Array(after.buffer);
  const taken = Array.from({ length: COUNTS }, (_, copies) =>
    uses.map((use): Taken => ({ use, held: Math.min(use.tiles, copies) })),
  );
  for (let at = 0; at < count; at++) {
    for (let copies = 0; copies < COUNTS; copies++) {
      after.fill(IMPOSSIBLE);
      for (const step of taken[copies] as Taken[]) {
        spread(bytes, at * WORDS * 4 + step.use.from, after, step);
      }
      next[at * COUNTS + copies] = found.placeOf(words);
    }
  }
  return { next, states: found.states() };
}

function firstState(): States {
  const bytes = new Int8Array(WORDS * 4).fill(IMPOSSIBLE);
  bytes.set(emptyProfile());
  return { bytes, count: 1 };
}

/** Builds it: some 9,000 states, 126 classes. */
export function suitAutomaton(): SuitAutomaton {
  let states = firstState();
  const next = RANKS.map((_, rank) => {
    const layer = layerAfter(states, usesAt(rank));
    states = layer.states;
    return layer.next;
  });
  const profiles = Array.from({ length: states.count }, (_, at) =>
    states.bytes.slice(at * WORDS * 4, at * WORDS * 4 + PROFILE_SIZE),
  );
  return { next, profiles };
}

const knownUses = new Map<number, readonly Use[]>();

function usesOf(rank: number, available: number): readonly Use[] {
  const key = rank * COUNTS + available;
  const uses = knownUses.get(key) ?? usesAt(rank, available);
  knownUses.set(key, uses);
  return uses;
}

export function suitProfile(copies: readonly number[], available: readonly number[]): Profile {
  let before = firstState().bytes;
  copies.forEach((held, rank) => {
    const after = new Int8Array(before.length).fill(IMPOSSIBLE);
    for (const use of usesOf(rank, available[rank] as number)) {
      spread(before, use.from, after, { use, held: Math.min(use.tiles, held) });
    }
    before = after;
  });
  return before.slice(0, PROFILE_SIZE);
}
