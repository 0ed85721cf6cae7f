/**
 * Distance beside known melds: their tiles are no longer there for the groups to
 * come, so that the tables, which count on four copies of each kind, do not hold.
 */
import { COPIES } from '../core/tile.ts';
import { handTables } from './hand-tables.ts';
import { copiesInKey, HONOUR_PART, kindsIn, type PackedHand } from './packed-hand.ts';
import {
  distanceOfHalves,
  emptyProfile,
  honourProfile,
  joinProfiles,
  type Profile,
} from './profile.ts';
import { suitProfile } from './suit-automaton.ts';

const copiesOfPart = (part: number, key: number): number[] =>
  Array.from({ length: kindsIn(part) }, (_, rank) => copiesInKey(key, rank));

function partProfile(part: number, key: number, melded: number): Profile {
  const held = copiesOfPart(part, key);
  const available = copiesOfPart(part, melded).map((copies) => COPIES - copies);
  if (part !== HONOUR_PART) return suitProfile(held, available);
  return held.reduce(
    (profile, copies, at) => joinProfiles(profile, honourProfile(copies, available[at])),
    emptyProfile(),
  );
}

/** Suits alike, by what the melds hold of a part, then by what is in hand. */
const known = new Map<number, Map<number, Profile>>();
const MOST_KNOWN = 50_000;
let size = 0;
const KEYS = 2 ** 21;

function profilesBeside(part: number, melded: number): Map<number, Profile> {
  const name = melded + (part === HONOUR_PART ? KEYS : 0);
  const before = known.get(name);
  if (before !== undefined) return before;
  const profiles = new Map<number, Profile>();
  known.set(name, profiles);
  return profiles;
}

/** Beside no meld of the part: the tables hold. */
function fullProfile(part: number, key: number): Profile {
  const { suits, honours, suitProfiles, honourProfiles } = handTables();
  return part === HONOUR_PART
    ? (honourProfiles[honours[key] as number] as Profile)
    : (suitProfiles[suits[key] as number] as Profile);
}

function knownProfile(part: number, key: number, melded: number): Profile {
  if (melded === 0) return fullProfile(part, key);
  const before = profilesBeside(part, melded).get(key);
  if (before !== undefined) return before;
  if (size >= MOST_KNOWN) {
    known.clear();
    size = 0;
  }
  const profile = partProfile(part, key, melded);
  profilesBeside(part, melded).set(key, profile);
  size++;
  return profile;
}

/** Two parts joined: kept while they stay, as they do when tiles are tried in the other half. */
class Half {
  private readonly joined = emptyProfile();
  private first: Profile | undefined;
  private second: Profile | undefined;

  of(first: Profile, second: Profile): Profile {
    if (this.first !== first || this.second !== second) joinProfiles(first, second, this.joined);
    this.first = first;
    this.second = second;
    return this.joined;
  }
}

const leftHalf = new Half();
const rightHalf = new Half();

export function meldedDistance(hand: PackedHand, melded: PackedHand, groups: number): number {
  const profileOf = (part: number): Profile =>
    knownProfile(part, hand[part] as number, melded[part] as number);
  const left = leftHalf.of(profileOf(0), profileOf(1));
  const right = rightHalf.of(profileOf(2), profileOf(HONOUR_PART));
  return distanceOfHalves(left, right, groups);
}
