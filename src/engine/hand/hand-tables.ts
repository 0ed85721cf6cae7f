/**
 * Every distance there is, by look-ups: the copies of a suit give one of 126
 * classes, those of the honours one of 55; two suits together fall into 180, a
 * suit with the honours into 165, and the two halves of a hand into a distance.
 */
import { COPIES, HONOURS } from '../core/tile.ts';
import { type KeyStep, overAllKeys } from './packed-hand.ts';
import {
  distanceOfHalves,
  emptyProfile,
  honourProfile,
  joinProfiles,
  MAX_GROUPS,
  type Profile,
  profileNumber,
} from './profile.ts';
import { type SuitAutomaton, suitAutomaton } from './suit-automaton.ts';

interface HandTables {
  /** Class of a suit by its key: copies of ranks 1–9 in base five, rank 1 the lowest place. */
  readonly suits: Uint8Array;
  readonly honours: Uint8Array;
  /** Class of two suits, at `a << 7 | b` of theirs. */
  readonly twoSuits: Uint8Array;
  /** Class of a suit with the honours, at `suit << 6 | honours`. */
  readonly withHonours: Uint8Array;
  readonly suitProfiles: readonly Profile[];
  readonly honourProfiles: readonly Profile[];
  /** For so many groups and a pair: the distance, at `two suits << 8 | suit with honours`. */
  readonly distance: readonly Int8Array[];
}

const COUNTS = COPIES + 1;
export const SUIT_BITS = 7;
export const HONOUR_BITS = 6;
export const JOINT_BITS = 8;

function suitClasses({ next }: SuitAutomaton): Uint8Array {
  const steps = next.map((states): KeyStep => {
    return (before, copies) => states[before * COUNTS + copies] as number;
  });
  return Uint8Array.from(overAllKeys(steps));
}

function joinTable(a: readonly Profile[], b: readonly Profile[], bits: number) {
  const table = new Uint8Array(a.length << bits);
  const places = new Map<number, number>();
  const profiles: Profile[] = [];
  const joined = emptyProfile();
  a.forEach((left, i) => {
    b.forEach((right, j) => {
      const name = profileNumber(joinProfiles(left, right, joined));
      const place = places.get(name) ?? profiles.push(joined.slice()) - 1;
      places.set(name, place);
      table[(i << bits) | j] = place;
    });
  });
  return { table, profiles };
}

function honourClasses() {
  const single = Array.from({ length: COUNTS }, (_, copies) => honourProfile(copies));
  let profiles: readonly Profile[] = [emptyProfile()];
  const steps = HONOURS.map((): KeyStep => {
    const joined = joinTable(profiles, single, 3);
    profiles = joined.profiles;
    return (before, copies) => joined.table[(before << 3) | copies] as number;
  });
  return { classes: Uint8Array.from(overAllKeys(steps)), profiles };
}

function distanceTable(a: readonly Profile[], b: readonly Profile[], groups: number): Int8Array {
  const table = new Int8Array(a.length << JOINT_BITS);
  a.forEach((left, i) => {
    b.forEach((right, j) => {
      table[(i << JOINT_BITS) | j] = distanceOfHalves(left, right, groups);
    });
  });
  return table;
}

function buildTables(): HandTables {
  const automaton = suitAutomaton();
  const honours = honourClasses();
  const twoSuits = joinTable(automaton.profiles, automaton.profiles, SUIT_BITS);
  const withHonours = joinTable(automaton.profiles, honours.profiles, HONOUR_BITS);
  return {
    suits: suitClasses(automaton),
    honours: honours.classes,
    twoSuits: twoSuits.table,
    withHonours: withHonours.table,
    suitProfiles: automaton.profiles,
    honourProfiles: honours.profiles,
    distance: Array.from({ length: MAX_GROUPS + 1 }, (_, groups) =>
      distanceTable(twoSuits.profiles, withHonours.profiles, groups),
    ),
  };
}

let built: HandTables | undefined;

export function handTables(): HandTables {
  built ??= buildTables();
  return built;
}
