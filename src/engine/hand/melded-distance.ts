/**
 * Distance beside known melds: their tiles are no longer there for the groups to
 * come, so that the tables, which count on four copies of each kind, do not hold.
 */
import { COPIES } from '../core/tile.ts';
import { copiesInKey, HONOUR_PART, kindsIn, PARTS, type PackedHand } from './packed-hand.ts';
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

const known = new Map<number, Profile>();
const MOST_KNOWN = 20_000;
const KEYS = 2 ** 21;

function knownProfile(part: number, key: number, melded: number): Profile {
  const name = (part * KEYS + melded) * KEYS + key;
  const profile = known.get(name) ?? partProfile(part, key, melded);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(name, profile);
  return profile;
}

export function meldedDistance(hand: PackedHand, melded: PackedHand, groups: number): number {
  const [characters, circles, bamboos, honours] = Array.from({ length: PARTS }, (_, part) =>
    knownProfile(part, hand[part] as number, melded[part] as number),
  ) as [Profile, Profile, Profile, Profile];
  const left = joinProfiles(characters, circles);
  return distanceOfHalves(left, joinProfiles(bamboos, honours), groups);
}
