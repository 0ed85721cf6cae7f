/**
 * What a part of a hand is good for: at `2g + p` stands how many of its tiles g
 * groups and p pairs can hold at most, −1 where four copies of a kind do not
 * allow so many groups. Profiles of parts join to the profile of the whole.
 */
import { COPIES } from '../core/tile.ts';

export type Profile = Int8Array;

export const MAX_GROUPS = 4;
export const PROFILE_SIZE = 2 * (MAX_GROUPS + 1);
export const IMPOSSIBLE = -1;

export function emptyProfile(): Profile {
  const profile = new Int8Array(PROFILE_SIZE).fill(IMPOSSIBLE);
  profile[0] = 0;
  return profile;
}

export function honourProfile(held: number, available: number = COPIES): Profile {
  const profile = emptyProfile();
  if (available >= 2) profile[1] = Math.min(2, held);
  if (available >= 3) profile[2] = Math.min(3, held);
  return profile;
}

/** The two parts share the groups and the one pair among them. Fills `joined` and returns it. */
export function joinProfiles(
  a: Profile,
  b: Profile,
  joined: Profile = new Int8Array(PROFILE_SIZE),
): Profile {
  joined.fill(IMPOSSIBLE);
  for (let i = 0; i < PROFILE_SIZE; i++) {
    const inA = a[i] as number;
    if (inA === IMPOSSIBLE) continue;
    for (let j = 0; i + j < PROFILE_SIZE; j++) {
      const inB = b[j] as number;
      const twoPairs = (i & j & 1) === 1;
      if (inB === IMPOSSIBLE || twoPairs) continue;
      if (inA + inB > (joined[i + j] as number)) joined[i + j] = inA + inB;
    }
  }
  return joined;
}

export function profileNumber(profile: Profile): number {
  let number = 0;
  for (let at = 0; at < PROFILE_SIZE; at++) number = number * 16 + (profile[at] as number) + 1;
  return number;
}

/** What two halves with these profiles lack of g groups and a pair, less one (−1 complete). */
export function distanceOfHalves(a: Profile, b: Profile, groups: number): number {
  let most = IMPOSSIBLE;
  for (let i = 0; i <= 2 * groups + 1; i++) {
    const inA = a[i] as number;
    const inB = b[2 * groups + 1 - i] as number;
    if (inA !== IMPOSSIBLE && inB !== IMPOSSIBLE) most = Math.max(most, inA + inB);
  }
  return 3 * groups + 1 - most;
}
